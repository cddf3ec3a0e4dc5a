import type { Reply } from '#contract/account/calls.ts';
import type { GroupCode } from '#contract/account/groups.ts';
import type { Store } from '../toolbox/storage.ts';

/** The tokens of a logged-in visitor. */
export interface StoredSession {
  userId: string;
  apptoken: string;
  reftoken: string;
}

export type Profile = Reply<'profile'>;

const keys = ['apptoken', 'reftoken', 'user_id', 'userId', 'userInfo'] as const;

/** Anything else was not written by us and could not be sent in a header. */
const fitsHeader = /^[\x21-\x7e]{1,4096}$/;
const deviceText = /^[\w.~-]{1,1000}$/;

/**
 * The session in the browser's storage, separate for every group: `/us/apptoken`, `/us/reftoken`, `/us/user_id`,
 * `/us/userId`, `/us/userInfo`.
 */
export interface SessionStore {
  /** The tokens that exist, for the headers of a call. */
  tokens(): Partial<StoredSession>;
  /** The session, if it is complete. */
  current(): StoredSession | undefined;
  profile(): Profile | undefined;
  /** Begins a session. Returns whether it will outlive the document. */
  save(session: StoredSession): boolean;
  /**
   * Replaces the apptoken of `used` and keeps the reftoken. Returns false and changes nothing when `used` is no longer
   * the stored session.
   */
  replace(used: StoredSession, newer: Pick<StoredSession, 'userId' | 'apptoken'>): boolean;
  /** Stores the profile of the current user; that of anybody else is dropped. */
  saveProfile(profile: Profile): void;
  /** Removes tokens and profile; with `used` only if it is still the stored session. Returns whether it did. */
  clear(used?: StoredSession): boolean;
  /** By what the API knows this browser at the next login: `/us/device`, which stays when somebody logs out. */
  device(): string | undefined;
  saveDevice(device: unknown): void;
  /** Whether values stored now will outlive the document. */
  persists(): boolean;
  /** Whether a storage key belongs to the session; null means all keys. */
  isKey(key: string | null): boolean;
}

export const isSameSession = (one: StoredSession | undefined, other: StoredSession | undefined): boolean =>
  one?.userId === other?.userId && one?.apptoken === other?.apptoken && one?.reftoken === other?.reftoken;

/** `changed` is called for every change in this tab; other tabs are notified by the browser's storage event. */
export function createSessionStore(group: GroupCode, store: Store, changed: () => void): SessionStore {
  const keyOf = (key: string) => `/${group}/${key}`;
  const read = (key: (typeof keys)[number]) => store.read(keyOf(key)) || undefined;
  const readToken = (key: (typeof keys)[number]) => {
    const value = read(key);
    return value !== undefined && fitsHeader.test(value) ? value : undefined;
  };
  const tokens = () => {
    const [userId, apptoken, reftoken] = [
      readToken('user_id') ?? readToken('userId'),
      readToken('apptoken'),
      readToken('reftoken'),
    ];
    return { ...(userId && { userId }), ...(apptoken && { apptoken }), ...(reftoken && { reftoken }) };
  };
  const current = () => {
    const { userId, apptoken, reftoken } = tokens();
    return userId && apptoken && reftoken ? { userId, apptoken, reftoken } : undefined;
  };
  const write = ({ userId, apptoken, reftoken }: StoredSession) =>
    store.writeAll({
      [keyOf('user_id')]: userId,
      [keyOf('userId')]: userId,
      [keyOf('apptoken')]: apptoken,
      [keyOf('reftoken')]: reftoken,
    });
  const clear = (used?: StoredSession) => {
    if (used && !isSameSession(used, current())) return false;
    for (const key of keys) store.remove(keyOf(key));
    changed();
    return true;
  };

  return {
    tokens,
    current,
    profile: () => readProfile(read('userInfo')),
    save(session) {
      if (current()?.userId !== session.userId) store.remove(keyOf('userInfo'));
      const persists = write(session);
      changed();
      return persists;
    },
    replace(used, { userId, apptoken }) {
      if (!isSameSession(used, current())) return false;
      write({ userId, apptoken, reftoken: used.reftoken });
      changed();
      return true;
    },
    saveProfile(profile) {
      if (current()?.userId !== profile.user_id) return;
      store.write(keyOf('userInfo'), JSON.stringify(profile));
      changed();
    },
    clear,
    device() {
      const device = store.read(keyOf('device')) ?? '';
      return deviceText.test(device) ? device : undefined;
    },
    saveDevice(device) {
      if (typeof device === 'string' && deviceText.test(device)) store.write(keyOf('device'), device);
    },
    persists() {
      const isWritable = store.write(keyOf('probe'), '-'.repeat(2_048));
      store.remove(keyOf('probe'));
      return isWritable;
    },
    isKey: (key) => key === null || keys.some((name) => keyOf(name) === key),
  };
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isNumber = (value: unknown): boolean => typeof value === 'number';

/** What a stored profile must hold: an earlier version of the site may have stored another shape. */
const profileShape: Record<keyof Profile, (value: unknown) => boolean> = {
  user_id: isText,
  email: isTextOrNull,
  phone: isTextOrNull,
  nickname: isTextOrNull,
  region: isText,
  has_password: (value) => typeof value === 'boolean',
  credits: isNumber,
  credit_entries: Array.isArray,
  codes: Array.isArray,
  newsletter: isText,
  products: Array.isArray,
  created_at: isNumber,
};

/** Missing in a profile that the previous build has stored, or a server of it has sent. */
const laterFields: Pick<Profile, 'credit_entries' | 'codes'> = { credit_entries: [], codes: [] };
const withLaterFields = (product: Profile['products'][number], region: string): Profile['products'][number] => ({
  ...{ nickname: null, region: region as Profile['products'][number]['region'], warranty: [] },
  ...product,
});

function readProfile(json: string | undefined): Profile | undefined {
  try {
    const stored = JSON.parse(json ?? 'null') as Profile | null;
    const profile = stored && { ...laterFields, ...stored };
    const isComplete =
      profile && Object.entries(profileShape).every(([key, fits]) => fits(profile[key as keyof Profile]));
    if (!isComplete) return undefined;
    return { ...profile, products: profile.products.map((product) => withLaterFields(product, profile.region)) };
  } catch {
    return undefined;
  }
}
