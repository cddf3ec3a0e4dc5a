import type { GroupCode } from '#contract/account/groups.ts';
import type { AccountGroup, SitePolicy } from '../group/account-group.ts';
import type { AccountSettings } from '../group/account-settings.ts';
import { RateLimits } from '../group/limits/rate-limits.ts';
import { AppTokens } from '../group/secrets/app-tokens.ts';
import type { Secrets } from '../group/secrets/secrets.ts';
import type { Database } from '../store/open-store.ts';

export interface GroupDependencies {
  code: GroupCode;
  db: Database;
  settings: AccountSettings;
  secrets: Secrets;
  policy: SitePolicy;
  /** Milliseconds since 1970. */
  now: () => number;
  wakeOutbox: () => void;
  wakeNotices: () => void;
}

/** Builds an account group on an open store. */
export function createGroup(dependencies: GroupDependencies): AccountGroup {
  const { code, db, settings, secrets, now } = dependencies;
  return {
    ...dependencies,
    tokens: new AppTokens({ group: code, ring: secrets.ring(code), lifeSeconds: settings.appTokenSeconds, now }),
    limits: new RateLimits({ db, key: (...words) => secrets.key(code, ...words), scale: settings.limitScale, now }),
  };
}
