import type { GroupCode } from '#rules/contract/account/groups.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import type { AccountSettings } from './account-settings.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { AppTokens } from './secrets/app-tokens.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Database } from './store/open-store.ts';

/** Who calls: never more than is needed to answer and to limit. */
export interface Caller {
  /** Network address, of IPv6 the /64. */
  network: string;
  edition: EditionCode;
  /** Name of the browser. */
  agent: string;
}

/** The tokens in a call's headers; empty where there is none. */
export interface Credentials {
  apptoken: string;
  reftoken: string;
}

/** A group's accounts: its own store, its own keys, and what all its services share. */
export interface AccountGroup {
  code: GroupCode;
  db: Database;
  settings: AccountSettings;
  secrets: Secrets;
  tokens: AppTokens;
  limits: RateLimits;
  /** What the site knows of its editions, as far as accounts need it. */
  policy: SitePolicy;
  /** Milliseconds since 1970, of the real time. */
  now(): number;
  /** Tells the worker that the outbox has got something; call it after the transaction. */
  notifyOutbox(): void;
}

export interface SitePolicy {
  /** Whether a subscription must be confirmed by mail first. */
  doubleOptIn(edition: EditionCode): boolean;
  /** Products that can be registered in an edition, with the names that it gives them. */
  products(edition: EditionCode): { id: string; name: string }[];
  /** Which messages can be sent from here. */
  channels: { mail: boolean; sms: boolean };
}
