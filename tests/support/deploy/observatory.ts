/**
 * The rules by which MDN's HTTP Observatory grades a response, as published at
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. Two rules are left out because a response
 * alone does not show them: whether the host is preloaded by browsers, and how plain HTTP redirects to HTTPS, which is
 * up to the TLS proxy before this server. A site that does both loses no points.
 */
const modifiers = {
  'content-security-policy': {
    'default none, nothing unsafe': 10,
    'nothing unsafe': 5,
    'unsafe styles': 0,
    'plain pictures or films': -10,
    'unsafe-eval': -10,
    'unsafe scripts': -20,
    'plain scripts or frames': -20,
    unreadable: -25,
    missing: -25,
  },
  cookies: {
    'secure, sessions http-only, same site': 5,
    'secure, sessions http-only': 0,
    none: 0,
    'not secure, behind hsts': -5,
    'session not secure, behind hsts': -10,
    'not secure': -20,
    'same site unreadable': -20,
    'csrf without same site': -20,
    'session not http-only': -30,
    'session not secure': -40,
  },
  'cross-origin-resource-sharing': { none: 0, public: 0, restricted: 0, 'anybody with credentials': -50 },
  'referrer-policy': { private: 5, missing: 0, unsafe: -5, unreadable: -5 },
  'strict-transport-security': { 'six months or more': 0, 'less than six months': -10, missing: -20, unreadable: -20 },
  'subresource-integrity': {
    'no document': 0,
    'no scripts': 0,
    'own scripts': 0,
    'foreign scripts, all with integrity': 5,
    'foreign scripts': -5,
    'foreign scripts without tls': -50,
  },
  'x-content-type-options': { nosniff: 0, missing: -5, unreadable: -5 },
  'x-frame-options': { 'by policy': 5, 'same origin or deny': 0, missing: -20, unreadable: -20 },
  'cross-origin-resource-policy': { 'same origin': 10, 'same site': 10, 'cross origin': 0, missing: 0, unreadable: -5 },
} as const;

type Modifiers = typeof modifiers;
type Check = keyof Modifiers;
type Outcomes = { [Name in Check]: keyof Modifiers[Name] };

/** A response that came over HTTPS. */
export interface GradedResponse {
  headers: Headers;
  body: string;
}

export interface Grade {
  grade: string;
  score: number;
  outcomes: Outcomes;
}

const grades: [least: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/** Extra points count only from this score on. */
const minForExtras = 90;

export function gradeResponse(response: GradedResponse): Grade {
  const outcomes = outcomesOf(response);
  const points = (Object.keys(outcomes) as Check[]).map(
    (check) => (modifiers[check] as Record<string, number>)[outcomes[check]] ?? 0,
  );
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const baseScore = 100 + sum(points.filter((point) => point < 0));
  const score = Math.max(
    0,
    baseScore >= minForExtras ? baseScore + sum(points.filter((point) => point > 0)) : baseScore,
  );
  return { grade: grades.find(([least]) => score >= least)?.[1] ?? 'F', score, outcomes };
}

function outcomesOf({ headers, body }: GradedResponse): Outcomes {
  const directives = directivesOf(headers.get('content-security-policy'));
  const transport = transportOf(headers.get('strict-transport-security'));
  return {
    'content-security-policy': policyOf(directives),
    cookies: cookiesOf(headers.getSetCookie(), transport === 'six months or more'),
    'cross-origin-resource-sharing': sharingOf(headers),
    'referrer-policy': referrerOf(headers.get('referrer-policy')),
    'strict-transport-security': transport,
    'subresource-integrity': integrityOf(headers.get('content-type') ?? '', body),
    'x-content-type-options': wordOf(headers.get('x-content-type-options'), { nosniff: 'nosniff' }),
    'x-frame-options': framingOf(headers.get('x-frame-options'), directives),
    'cross-origin-resource-policy': wordOf(headers.get('cross-origin-resource-policy'), {
      'same-origin': 'same origin',
      'same-site': 'same site',
      'cross-origin': 'cross origin',
    }),
  };
}

function wordOf<Outcome extends string>(
  value: string | null,
  words: Record<string, Outcome>,
): Outcome | 'missing' | 'unreadable' {
  return value === null ? 'missing' : (words[value.trim().toLowerCase()] ?? 'unreadable');
}

type Directives = Map<string, Set<string>> | undefined;

/** Parses a policy. A repeated directive counts as it is first given. Throws if there are several policies. */
function directivesOf(policy: string | null): Directives {
  if (policy === null) return undefined;
  if (policy.includes(',')) throw new Error('cannot grade several content security policies');
  const directives = new Map<string, Set<string>>();
  for (const [name = '', ...sources] of policy.split(';').map((directive) => directive.trim().split(/\s+/))) {
    if (name !== '' && !directives.has(name.toLowerCase()))
      directives.set(name.toLowerCase(), new Set(sources.map((source) => source.toLowerCase())));
  }
  return directives;
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const unsafe = [...broad, "'unsafe-inline'", 'data:'];
const isHashOrNonce = (source: string) => /^'(sha(256|384|512)|nonce)-/.test(source);

function policyOf(directives: Directives): Outcomes['content-security-policy'] {
  if (!directives) return 'missing';
  const sourcesOf = (name: string): string[] => {
    const sources = [...(directives.get(name) ?? directives.get('default-src') ?? ['*'])];
    return sources.some(isHashOrNonce) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const [scripts, objects, styles] = [sourcesOf('script-src'), sourcesOf('object-src'), sourcesOf('style-src')];
  if (scripts.includes("'strict-dynamic'") && !scripts.some(isHashOrNonce)) return 'unreadable';
  if (scripts.some((source) => unsafe.includes(source)) || objects.some((source) => broad.includes(source)))
    return 'unsafe scripts';
  const isPlain = (source: string) => /^(http|ftp):/.test(source);
  const passive = ['img-src', 'media-src'];
  if ([...directives].some(([name, sources]) => !passive.includes(name) && [...sources].some(isPlain)))
    return 'plain scripts or frames';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'unsafe-eval';
  if (passive.flatMap(sourcesOf).some(isPlain)) return 'plain pictures or films';
  if (styles.some((source) => unsafe.includes(source))) return 'unsafe styles';
  const fallback = directives.get('default-src');
  return fallback?.size === 1 && fallback.has("'none'") ? 'default none, nothing unsafe' : 'nothing unsafe';
}

function cookiesOf(cookies: string[], isBehindHsts: boolean): Outcomes['cookies'] {
  if (cookies.length === 0) return 'none';
  const outcomes = cookies.map((cookie): Outcomes['cookies'] => {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase());
    const name = pair.split('=')[0] ?? '';
    const site = attributes.find((attribute) => attribute.startsWith('samesite'))?.split('=')[1];
    const [isSecure, isSession] = [attributes.includes('secure'), /login|sess/.test(name)];
    if (isSession && !isSecure && !isBehindHsts) return 'session not secure';
    if (isSession && !attributes.includes('httponly')) return 'session not http-only';
    if (name.includes('csrf') && site === undefined) return 'csrf without same site';
    if (site !== undefined && !(isSecure ? ['lax', 'strict', 'none'] : ['lax', 'strict']).includes(site))
      return 'same site unreadable';
    if (!isSecure && !isBehindHsts) return 'not secure';
    if (!isSecure) return isSession ? 'session not secure, behind hsts' : 'not secure, behind hsts';
    return site === undefined ? 'secure, sessions http-only' : 'secure, sessions http-only, same site';
  });
  const points: Record<string, number> = modifiers.cookies;
  return outcomes.toSorted((a, b) => (points[a] ?? 0) - (points[b] ?? 0))[0] ?? 'none';
}

function sharingOf(headers: Headers): Outcomes['cross-origin-resource-sharing'] {
  const allowedOrigin = headers.get('access-control-allow-origin');
  if (allowedOrigin === null) return 'none';
  if (allowedOrigin === '*') return 'public';
  return headers.get('access-control-allow-credentials') === 'true' ? 'anybody with credentials' : 'restricted';
}

const privatePolicies = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const openPolicies = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

/** Grades a list by its last known policy. */
function referrerOf(value: string | null): Outcomes['referrer-policy'] {
  if (value === null) return 'missing';
  const knownPolicy = value
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .findLast((entry) => [...privatePolicies, ...openPolicies].includes(entry));
  if (knownPolicy === undefined) return 'unreadable';
  return privatePolicies.includes(knownPolicy) ? 'private' : 'unsafe';
}

function transportOf(value: string | null): Outcomes['strict-transport-security'] {
  if (value === null) return 'missing';
  const seconds = /(?:^|;)\s*max-age\s*=\s*"?(\d+)"?\s*(?:;|$)/i.exec(value)?.[1];
  if (seconds === undefined) return 'unreadable';
  return Number(seconds) >= 15_768_000 ? 'six months or more' : 'less than six months';
}

function framingOf(value: string | null, directives: Directives): Outcomes['x-frame-options'] {
  const ancestors = directives?.get('frame-ancestors');
  if (ancestors && ![...ancestors].some((source) => broad.includes(source))) return 'by policy';
  return wordOf(value, { deny: 'same origin or deny', sameorigin: 'same origin or deny' });
}

function integrityOf(type: string, body: string): Outcomes['subresource-integrity'] {
  if (!/^(text\/html|application\/xhtml\+xml)/.test(type)) return 'no document';
  const scripts = body.match(/<script\b[^>]*>/gi) ?? [];
  if (scripts.length === 0) return 'no scripts';
  const foreign = scripts.filter((tag) => /\ssrc="(?:https?:)?\/\//i.test(tag));
  if (foreign.length === 0) return 'own scripts';
  if (foreign.some((tag) => !/\ssrc="https:/i.test(tag))) return 'foreign scripts without tls';
  return foreign.every((tag) => /\sintegrity="/i.test(tag)) ? 'foreign scripts, all with integrity' : 'foreign scripts';
}
