import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyStore } from '#accounts/store/copy-store.ts';
import { openStore } from '#accounts/store/open-store.ts';
import { isOpenElsewhere } from '#accounts/store/sqlite/write-ahead-log.ts';
import { groupCodes, isGroupCode } from '#contract/account/groups.ts';
import { databaseUrls, storeFile } from '#main/accounts/account-settings.ts';
import { readConfig } from '#server/settings/config.ts';
import { runMain } from '../run-main.ts';

await runMain(async () => {
  const [group = ''] = process.argv.slice(2);
  if (!isGroupCode(group))
    throw new Error(`Which group? Name one of ${groupCodes.join(', ')}: npm run copy-store -- ${groupCodes[0]}`);
  const { file, database } = storesOf(group);
  if (isOpenElsewhere(file))
    throw new Error(
      `${file} is open in another program, probably a running server, whose later changes would be lost. Stop it and run this command again. Then start it with DATABASE_URL_${group.toUpperCase()}.`,
    );
  const from = await openStore({ address: file });
  try {
    const to = await openStore({ address: database });
    try {
      const counts = await copyStore(from, to);
      for (const [table, count] of Object.entries(counts)) console.log(`${table}: ${count}`);
      console.error(
        `kinetra: the accounts of ${group} are in the database, each row of ${file}. Start the servers with DATABASE_URL_${group.toUpperCase()} and the same secrets as before.`,
      );
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
});

function storesOf(group: (typeof groupCodes)[number]): { file: string; database: string } {
  // With SITE_ENV=development the settings may lack secrets, which copying does not need.
  const config = readConfig({ ...process.env, SITE_ENV: 'development' });
  const file = storeFile(resolve(config.dataDir), group);
  const database = databaseUrls(config)[group];
  if (database === undefined)
    throw new Error(
      `DATABASE_URL_${group.toUpperCase()} is not set: set it to the empty database that is to hold the accounts.`,
    );
  if (!existsSync(file)) throw new Error(`There is no ${file}. Set DATA_DIR as for the server.`);
  return { file, database };
}
