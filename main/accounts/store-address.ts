import { join } from 'node:path';
import type { GroupCode } from '#contract/account/groups.ts';
import type { Config } from '#server/settings/config.ts';

export const databasesOf = (config: Config): Record<GroupCode, string | undefined> => ({
  us: config.databaseUrlUs,
  eu: config.databaseUrlEu,
  cn: config.databaseUrlCn,
});

export const accountFolderOf = (dataDir: string): string => join(dataDir, 'accounts');

/** SQLite file of a group without a database. */
export const storeFileOf = (dataDir: string, group: GroupCode): string =>
  join(accountFolderOf(dataDir), `${group}.sqlite`);

export const storeAddressOf = (config: Config, dataDir: string, group: GroupCode): string =>
  databasesOf(config)[group] ?? storeFileOf(dataDir, group);
