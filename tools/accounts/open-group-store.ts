import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openStore, type Store } from '#accounts/store/open-store.ts';
import { type GroupCode, groupCodes, isGroupCode } from '#contract/account/groups.ts';
import { storeAddress } from '#main/accounts/account-settings.ts';
import { readConfig } from '#server/settings/config.ts';

/** Opens the store of an account group with the server's settings. Throws an error that says how to fix it. */
export async function openGroupStore(group: string): Promise<Store & { code: GroupCode }> {
  if (!isGroupCode(group))
    throw new Error(
      `${group === '' ? 'Which group? Name' : `"${group}" is no group: name`} one of ${groupCodes.join(', ')}.`,
    );
  const config = readConfig(process.env);
  const address = storeAddress(config, resolve(config.dataDir), group);
  const isFile = !/^postgres(ql)?:/.test(address);
  if (isFile && !existsSync(address))
    throw new Error(`There is no ${address}. Set DATA_DIR or DATABASE_URL_${group.toUpperCase()} as for the server.`);
  return { ...(await openStore({ address })), code: group };
}
