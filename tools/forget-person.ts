import type { Person } from '#accounts/users/forget-person.ts';
import { forgetPerson } from '#accounts/users/forget-person.ts';
import { parseEmailAddress } from '#rules/email-address.ts';
import { parseChineseMobile } from '#rules/phone-number.ts';
import { openGroupStore, orSayWhy } from './open-group-store.ts';

await orSayWhy(async () => {
  const [group = '', address = ''] = process.argv.slice(2);
  const person = personOf(address);
  const store = await openGroupStore(group);
  try {
    const forgotten = await forgetPerson(store.db, person);
    for (const [what, count] of Object.entries(forgotten)) console.log(`${what}: ${count} deleted`);
  } finally {
    await store.close();
  }
});

function personOf(address: string): Person {
  const email = parseEmailAddress(address);
  if (email) return { email: email.key };
  const phone = parseChineseMobile(address);
  if (phone === undefined)
    throw new Error('Whom? Name a group and an e-mail address, or a mobile number of the mainland: npm run forget -- eu name@example.com');
  return { phone };
}
