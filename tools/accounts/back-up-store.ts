import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { groupCodes } from '#contract/account/groups.ts';
import { accountFolder } from '#main/accounts/account-settings.ts';
import { readConfig } from '#server/settings/config.ts';
import { runMain } from '../run-main.ts';

const secretsFile = 'account-secrets.json';

/**
 * Copies the account files and their secrets into a new private folder. Each copy is a consistent snapshot, even while
 * servers run.
 */
await runMain(async () => {
  const [target] = process.argv.slice(2);
  if (target === undefined)
    throw new Error('Where to? Name a folder that is not there yet: npm run back-up -- backups/2026-11-21');
  if (existsSync(target)) throw new Error(`${target} is there already: name a new folder for each copy.`);
  const folder = accountFolder(resolve(readConfig({ ...process.env, SITE_ENV: 'development' }).dataDir));
  const files = groupCodes.map((group) => `${group}.sqlite`).filter((name) => existsSync(join(folder, name)));
  if (files.length === 0)
    throw new Error(
      `There are no accounts in ${folder}. Set DATA_DIR as for the server; what is in PostgreSQL is copied by pg_dump.`,
    );
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const name of files) {
    const source = new DatabaseSync(join(folder, name), { readOnly: true });
    await backup(source, join(target, name));
    source.close();
    await chmod(join(target, name), 0o600);
    console.log(join(target, name));
  }
  if (existsSync(join(folder, secretsFile))) {
    await copyFile(join(folder, secretsFile), join(target, secretsFile));
    await chmod(join(target, secretsFile), 0o600);
    console.log(join(target, secretsFile));
  }
});
