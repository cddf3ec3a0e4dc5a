export const storagePurposes = [
  'consent',
  'login',
  'device',
  'country',
  'suggestion',
  'banner',
  'search',
  'newcomer',
  'forms',
  'program',
  'viewed',
  'sound',
  'coarse',
  'recovery',
] as const;

/** Entries are stored for seconds, a day, until logout, until the tab closes, or until the visitor clears them. */
export const storageSpans = ['seconds', 'day', 'logout', 'tab', 'cleared'] as const;

export const storagePlaces = ['cookie', 'local', 'session'] as const;

interface StoredEntry {
  /** `{group}` is the account group: `us`, `eu` or `cn`. */
  name: string;
  place: (typeof storagePlaces)[number];
  purpose: (typeof storagePurposes)[number];
  span: (typeof storageSpans)[number];
  /** The part of the site that stores it, if some editions lack it. */
  by?: StoringPart;
}

export type StoringPart = 'phoneLogin' | 'serviceRequest' | 'playground';

/** Everything that this site stores in a visitor's browser. The table in the cookie policy is generated from it. */
export const storedEntries: readonly StoredEntry[] = [
  { name: 'consent', place: 'local', purpose: 'consent', span: 'cleared' },
  { name: '/{group}/apptoken', place: 'local', purpose: 'login', span: 'logout' },
  { name: '/{group}/reftoken', place: 'local', purpose: 'login', span: 'logout' },
  { name: '/{group}/user_id', place: 'local', purpose: 'login', span: 'logout' },
  { name: '/{group}/userId', place: 'local', purpose: 'login', span: 'logout' },
  { name: '/{group}/userInfo', place: 'local', purpose: 'login', span: 'logout' },
  { name: '/{group}/probe', place: 'local', purpose: 'login', span: 'seconds' },
  { name: '/{group}/refreshing', place: 'local', purpose: 'login', span: 'seconds' },
  { name: 'login-email-code', place: 'session', purpose: 'login', span: 'tab' },
  { name: 'login-phone-code', place: 'session', purpose: 'login', span: 'tab', by: 'phoneLogin' },
  { name: 'login-password-code', place: 'session', purpose: 'login', span: 'tab' },
  { name: '/{group}/device', place: 'local', purpose: 'device', span: 'cleared' },
  { name: 'country', place: 'cookie', purpose: 'country', span: 'day' },
  { name: '/{group}/country', place: 'local', purpose: 'country', span: 'cleared' },
  { name: 'suggestion', place: 'local', purpose: 'suggestion', span: 'cleared' },
  { name: 'banner', place: 'local', purpose: 'banner', span: 'cleared' },
  { name: 'search-key', place: 'local', purpose: 'search', span: 'cleared' },
  { name: 'newcomer', place: 'local', purpose: 'newcomer', span: 'cleared' },
  { name: 'login-email', place: 'session', purpose: 'forms', span: 'tab' },
  { name: 'draft:service-request', place: 'session', purpose: 'forms', span: 'tab', by: 'serviceRequest' },
  { name: 'draft:product-registration', place: 'session', purpose: 'forms', span: 'tab' },
  { name: 'program', place: 'session', purpose: 'program', span: 'tab', by: 'playground' },
  { name: 'opened-program', place: 'session', purpose: 'program', span: 'tab', by: 'playground' },
  { name: 'programs', place: 'local', purpose: 'program', span: 'cleared', by: 'playground' },
  { name: 'viewed', place: 'local', purpose: 'viewed', span: 'cleared' },
  { name: 'sound', place: 'session', purpose: 'sound', span: 'tab' },
  { name: 'coarse', place: 'session', purpose: 'coarse', span: 'tab' },
  { name: 'stale-build', place: 'session', purpose: 'recovery', span: 'tab' },
];
