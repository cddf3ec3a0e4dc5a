import { resolve } from 'node:path';
import { forgetPerson, type Person } from '#accounts/garage/profile/forget-person.ts';
import { findSecrets } from '#accounts/group/secrets/load-secrets.ts';
import { groupCodes } from '#contract/account/groups.ts';
import { parseChineseMobile, parseEmailAddress } from '#contract/contact-address.ts';
import { accountFolder } from '#main/accounts/account-settings.ts';
import { readConfig } from '#server/settings/config.ts';
import { runMain } from '../run-main.ts';
import { openGroupStore } from './open-group-store.ts';

await runMain(async () => {
  const [group = '', address = ''] = process.argv.slice(2);
  const person = readPerson(address);
  const store = await openGroupStore(group);
  try {
    const { accountSecrets, accountPepper, dataDir } = readConfig(process.env);
    const secrets = await findSecrets(
      { keys: accountSecrets, pepper: accountPepper, dataDir: accountFolder(resolve(dataDir)) },
      store.db,
    );
    const { forgotten, unreadCodes, isInLog } = await forgetPerson(
      store.db,
      person,
      secrets && { code: store.code, secrets },
    );
    for (const [table, count] of Object.entries(forgotten)) console.log(`${table}: ${count} deleted`);
    if (Object.values(forgotten).every((count) => count === 0))
      console.error(
        `kinetra: nothing is stored about ${address} in ${group}. Check the spelling, and the other groups: ${groupCodes.filter((code) => code !== group).join(', ')}.`,
      );
    if (unreadCodes > 0) {
      console.error(
        `kinetra: codes on their way that cannot be read: ${unreadCodes}. One may be this person's and would make the account anew. Set ACCOUNT_SECRETS and ACCOUNT_PEPPER as for the server and repeat this, or repeat it when codes asked for until now have expired (ACCOUNT_CODE_TTL).`,
      );
    }
    if (isInLog)
      console.error(
        'kinetra: what was deleted may stand in the *.sqlite-wal beside the file until the server empties it, within ten minutes.',
      );
  } finally {
    await store.close();
  }
});

function readPerson(address: string): Person {
  const email = parseEmailAddress(address);
  if (email) return { email: email.key };
  const phone = parseChineseMobile(address);
  if (phone === undefined)
    throw new Error(
      'Whom? Name a group and an e-mail address, or a mobile number of the mainland: npm run forget -- eu name@example.com',
    );
  return { phone };
}
