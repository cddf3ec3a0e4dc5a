import { join } from 'node:path';
import type { GroupCode } from '#rules/contract/account/groups.ts';
import type { Config } from '../settings/config.ts';

export const databasesOf = (config: Config): Record<GroupCode, string | undefined> => ({
  us: config.databaseUrlUs,
  eu: config.databaseUrlEu,
  cn: config.databaseUrlCn,
});

/** Folder of what accounts keep in files. */
export const accountFolderOf = (dataDir: string): string => join(dataDir, 'accounts');

/** The file in which the accounts of a group are kept where they have no database. */
export const storeFileOf = (dataDir: string, group: GroupCode): string =>
  join(accountFolderOf(dataDir), `${group}.sqlite`);

/** Where the accounts of a group are kept: its database, or a file. */
export const storeAddressOf = (config: Config, dataDir: string, group: GroupCode): string =>
  databasesOf(config)[group] ?? storeFileOf(dataDir, group);
