import type { GroupCode } from '#rules/contract/account/groups.ts';
import type { AccountGroup, SitePolicy } from '../account-group.ts';
import type { AccountSettings } from '../account-settings.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { AppTokens } from '../secrets/app-tokens.ts';
import type { Database } from '../store/open-store.ts';

export interface GroupParts {
  code: GroupCode;
  db: Database;
  settings: AccountSettings;
  secrets: Secrets;
  policy: SitePolicy;
  /** Milliseconds since 1970. */
  now: () => number;
  outboxFilled: () => void;
}

/** Puts a group's accounts together over an open store. */
export function createGroup(parts: GroupParts): AccountGroup {
  const { code, db, settings, secrets, now } = parts;
  return {
    ...parts,
    tokens: new AppTokens({ group: code, ring: secrets.ring(code), lifeSeconds: settings.appTokenSeconds, now }),
    limits: new RateLimits({ db, key: (...words) => secrets.key(code, ...words), scale: settings.limitScale, now }),
  };
}
