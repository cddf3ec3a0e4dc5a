import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { openTestGroup } from '#tests/support/accounts/account-group.ts';
import { hashPassword } from '../group/secrets/hash-password.ts';
import { type PasswordKeys, passwordKey } from '../group/secrets/secrets.ts';
import { reportPasswordKeys } from './report-password-keys.ts';

const [newest, older, lost] = ['k3', 'k2', 'k1'].map((name) => passwordKey(name, randomBytes(32)));
if (!newest || !older || !lost) throw new Error('no keys');

describeOnEngines('the report of the keys of passwords', (engine) => {
  test('counts the passwords of each key, and is an error if a key is lost', async () => {
    const accounts = await openTestGroup(engine);
    const store = async (email: string, password_hash: string) => {
      const { user_id } = await accounts.logIn(email);
      await accounts.db.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute();
    };
    const report = async (keys: PasswordKeys) => {
      const lines: [string, object][] = [];
      const write = (level: string) => (line: object) => void lines.push([level, line]);
      const log = { info: write('info'), error: write('error') };
      await reportPasswordKeys({ group: 'us', db: accounts.db, keys }, log);
      return lines;
    };
    await accounts.logIn('without-password@example.com');
    await store('newest@example.com', await hashPassword([newest], 'correct horse', { network: '192.0.2.1' }));
    expect(await report([newest])).toEqual([]);
    await store('older@example.com', await hashPassword([older], 'correct horse', { network: '192.0.2.1' }));
    await store('no-key@example.com', await hash('correct horse'));
    const counts = { all: 3, k3: 1, k2: 1, withoutKey: 1, lost: 0 };
    expect(await report([newest, older])).toEqual([['info', { group: 'us', passwords: counts }]]);
    await store('lost@example.com', await hashPassword([lost], 'correct horse', { network: '192.0.2.1' }));
    expect(await report([newest, older])).toEqual([
      ['error', { group: 'us', passwords: { ...counts, all: 4, lost: 1 } }],
    ]);
  });
});
