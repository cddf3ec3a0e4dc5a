import { join } from 'node:path';
import type { AccountSettings } from '#accounts/group/account-group.ts';
import type { GroupCode } from '#contract/account/groups.ts';
import type { Config } from '#server/settings/config.ts';

export const accountSettings = (config: Config): AccountSettings => ({
  appTokenSeconds: config.appTokenSeconds,
  sessionIdleSeconds: config.sessionIdleSeconds,
  sessionMaxSeconds: config.sessionMaxSeconds,
  codeSeconds: config.codeSeconds,
  codeCooldownSeconds: config.codeCooldownSeconds,
  limitScale: config.limitScale,
  noticesPerSecond: config.noticesPerSecond,
  serviceKeys: { us: config.serviceKeysUs ?? [], eu: config.serviceKeysEu ?? [], cn: config.serviceKeysCn ?? [] },
});

export const databaseUrls = (config: Config): Record<GroupCode, string | undefined> => ({
  us: config.databaseUrlUs,
  eu: config.databaseUrlEu,
  cn: config.databaseUrlCn,
});

export const accountFolder = (dataDir: string): string => join(dataDir, 'accounts');

/** SQLite file of a group without a database. */
export const storeFile = (dataDir: string, group: GroupCode): string => join(accountFolder(dataDir), `${group}.sqlite`);

export const storeAddress = (config: Config, dataDir: string, group: GroupCode): string =>
  databaseUrls(config)[group] ?? storeFile(dataDir, group);
