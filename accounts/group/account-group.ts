import type { ExportWords } from '#contract/account/export-parts.ts';
import type { GroupCode } from '#contract/account/groups.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Database } from '../store/open-store.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { type AppClaims, AppTokens } from './secrets/app-tokens.ts';
import type { Secrets } from './secrets/secrets.ts';

/** The caller of an API call: only the facts that a response and the limits need. */
export interface Caller {
  /** IPv4 address, or the /64 of an IPv6 address. */
  network: string;
  edition: EditionCode;
  agent: string;
}

/** Tokens and keys from the request headers; empty strings where missing. */
export interface Credentials {
  apptoken: string;
  /** The claims of the apptoken, if it was verified already. */
  claims?: AppClaims | undefined;
  reftoken: string;
  /** Holds a service key. */
  authorization: string;
}

export interface AccountLog {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
}

interface GroupParts {
  code: GroupCode;
  db: Database;
  settings: AccountSettings;
  secrets: Secrets;
  policy: SitePolicy;
  /** Milliseconds since 1970; never a previewed time. */
  now(): number;
  /** Wakes the outbox worker. Call it after the transaction has committed. */
  wakeOutbox(): void;
  /** Has notices that began to wait looked at soon. Call it after the transaction has committed. */
  wakeNotices(): void;
}

export interface AccountGroup extends GroupParts {
  tokens: AppTokens;
  limits: RateLimits;
}

export function createGroup(parts: GroupParts): AccountGroup {
  const { code, db, settings, secrets, now } = parts;
  return {
    ...parts,
    tokens: new AppTokens({ group: code, ring: secrets.ring(code), lifeSeconds: settings.appTokenSeconds, now }),
    limits: new RateLimits({ db, key: (...words) => secrets.key(code, ...words), scale: settings.limitScale, now }),
  };
}

/** The state of topics, as pages show it, for notices by mail. Times are those of `AccountGroup.now`. */
export interface NoticePolicy {
  /** Returns the state of a topic; undefined if it does not exist, or is not announced, in the edition at `at`. */
  status(edition: EditionCode, topic: string, at: number): NoticeStatus | undefined;
  /** Name of the product or sale, and the slug of its page; undefined while the edition has none. */
  subject(edition: EditionCode, topic: string, at: number): NoticeSubject | undefined;
}

export interface NoticeStatus {
  /** `due`: it has happened and is still so; `over`: it will not happen any more. */
  state: 'waiting' | 'due' | 'over';
  /** The end (exclusive) of this state; undefined: it does not end. */
  validUntil: number | undefined;
}

export interface NoticeSubject {
  name: string;
  slug: string;
}

export interface SitePolicy {
  /** Returns true if a visitor must have ticked the consent before a login, which may make an account. */
  asksConsent(edition: EditionCode): boolean;
  /** Returns true if a subscription must be confirmed by mail. */
  doubleOptIn(edition: EditionCode): boolean;
  /** Terms of the discount code for new customers; undefined where there is none. */
  newCustomerCode(edition: EditionCode): { percent: number; validDays: number } | undefined;
  /** Credits for a new account, once per inbox. */
  signUpCredits: number;
  /** The smallest exchange of Credits: they take `amount`, in whole currency units, off one order. */
  creditExchange(edition: EditionCode): { credits: number; amount: number; validDays: number };
  /** Address that applies a code in the edition's shop. */
  codeLink(edition: EditionCode, code: string): string;
  /** Years of warranty on a product that was registered in the edition, and years that the edition adds to them. */
  warrantyYears(edition: EditionCode, product: string): { standard: number; extra: number };
  notices: NoticePolicy;
  exportWords(edition: EditionCode): ExportWords;
  products(edition: EditionCode): { id: string; name: string }[];
  /** Channels with a configured transport. */
  channels: { mail: boolean; sms: boolean };
}

/** A key with which our support team writes to requests. Its id stands in their history. */
interface ServiceKey {
  id: string;
  key: string;
}

/** Durations are in seconds. */
export interface AccountSettings {
  appTokenSeconds: number;
  sessionIdleSeconds: number;
  sessionMaxSeconds: number;
  codeSeconds: number;
  codeCooldownSeconds: number;
  /** Multiplies every limit, to no less than 1. 0 turns limits off, for tests and benchmarks. */
  limitScale: number;
  /** Notices that all nodes of a group together hand to the outbox, at most. */
  noticesPerSecond: number;
  serviceKeys: Partial<Record<GroupCode, readonly ServiceKey[]>>;
}
