import { type Accounts, openAccounts } from '#accounts/accounts.ts';
import type { ApiResponse } from '#accounts/api/envelope.ts';
import { loadSecrets } from '#accounts/group/secrets/load-secrets.ts';
import { createRender } from '#accounts/mail/render/render-message.ts';
import { accountGroup, type GroupCode, groupApiPath, groupCodes } from '#contract/account/groups.ts';
import type { Site } from '#core/site.ts';
import type { Deployment } from '#server/deployment.ts';
import { belowPath, type Middleware } from '#server/http/response.ts';
import type { Log } from '#server/log/log.ts';
import type { AccountMetrics } from '#server/metrics/account-metrics.ts';
import type { Config } from '#server/settings/config.ts';
import { StartError } from '#server/settings/start-error.ts';
import { type Clock, systemClock } from '#server/time/clock.ts';
import { accountPolicy, createMailContext } from './account-policy.ts';
import { accountFolder, accountSettings, databaseUrls, storeAddress, storeFile } from './account-settings.ts';
import { checkAccountFiles, recordStores, refuseLostStores } from './check-account-files.ts';
import { serveDevOutbox } from './dev-outbox.ts';
import { createMessaging } from './messaging.ts';

interface StartAccountsOptions {
  config: Config;
  deployment: Deployment;
  site: Site;
  clock: Clock;
  dataDir: string;
  log: Log;
  metrics: AccountMetrics;
}

export interface RunningAccounts extends Accounts {
  devOutbox: Middleware;
  /** Puts another site in the place of theirs. Stores, sessions and limits stay, and so does the sender of mails. */
  replaceSite(site: Site): void;
}

/** Opens the groups that this deployment serves. Throws a StartError if their files cannot be used. */
export async function startAccounts(options: StartAccountsOptions): Promise<RunningAccounts> {
  const { config, deployment, site, clock, dataDir, log, metrics } = options;
  const folder = accountFolder(dataDir);
  const groups = servedGroups(deployment, site);
  const stores = groups.map((group) => [group, storeAddress(config, dataDir, group)]);
  const { channels, ...messaging } = createMessaging(config, site, log, metrics);
  const policy = accountPolicy(site, clock, channels);
  const mailContext = createMailContext(site);
  const render = createRender(mailContext);
  let { messages } = site;
  const usesSecretsFile =
    !areSecretsInStore(config) && (config.accountSecrets === undefined || config.accountPepper === undefined);
  const listStoreFiles = (codes: readonly GroupCode[]) =>
    codes.filter((group) => databaseUrls(config)[group] === undefined).map((group) => storeFile(dataDir, group));
  try {
    checkAccountFiles(folder, listStoreFiles(groupCodes), usesSecretsFile);
    refuseLostStores(listStoreFiles(groups));
    const accounts = await openAccounts({
      ...messaging,
      render,
      stores: Object.fromEntries(stores) as Partial<Record<GroupCode, string>>,
      settings: accountSettings(config),
      secrets: areSecretsInStore(config)
        ? undefined
        : loadSecrets({
            keys: config.accountSecrets,
            pepper: config.accountPepper,
            passwordKeys: config.accountPasswordKeys,
            dataDir: folder,
          }),
      policy,
      words: (edition) => messages[edition],
      origins: config.accountOrigins,
      log,
      now: systemClock.now,
    });
    recordStores(listStoreFiles(groups));
    return {
      ...accounts,
      devOutbox: serveDevOutbox({ deployment, groups: accounts.groups, render }),
      replaceSite(next) {
        messages = next.messages;
        // Groups and workers hold these values, so they are changed in place.
        Object.assign(policy, accountPolicy(next, clock, channels));
        Object.assign(mailContext, createMailContext(next));
      },
    };
  } catch (error) {
    throw new StartError(`Accounts cannot be opened in ${folder}: ${(error as Error).message}`);
  }
}

/** Returns true if nodes share secrets through the database. Production refuses this. */
export const areSecretsInStore = (config: Config): boolean =>
  config.accountSecrets === undefined &&
  config.accountPepper === undefined &&
  Object.values(databaseUrls(config)).some((address) => address !== undefined);

/** Groups of the served editions, except those whose API is hosted elsewhere. */
const servedGroups = ({ editions }: Deployment, { apiBases }: Site): GroupCode[] =>
  groupCodes.filter(
    (group) => editions.some((edition) => accountGroup(edition) === group) && apiBases[group] === groupApiPath(group),
  );

export const serveAccounts = (
  accounts: Pick<Accounts, 'handle'>,
  recordResponse: (path: string, response: ApiResponse) => void,
): Middleware =>
  belowPath('/api/', async ({ id, request, url, network }) => {
    const response = await accounts.handle({ id, request, url, network });
    recordResponse(url.pathname, response);
    return response;
  });
