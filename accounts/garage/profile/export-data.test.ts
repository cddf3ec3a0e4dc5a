import { beforeEach, expect, test } from 'vitest';
import { exportParts } from '#contract/account/export-parts.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  askForExport,
  exportedData,
  type LoggedIn,
  openTestGroup,
  type TestGroup,
} from '#tests/support/accounts/account-group.ts';
import { fillPerson, type PersonRows, tableNamed } from '#tests/support/accounts/person-rows.ts';

type Table = keyof PersonRows;

/** The keys under which the file has the rows of tables, where they differ from the names of the tables. */
const partOf: Partial<Record<Table, string>> = {
  users: 'account',
  challenges: 'codes',
  subscribers: 'newsletter',
  outbox: 'messages',
};
const impersonalTables = ['notice_pace', 'rate_limits', 'secrets', 'stock_switches', 'upkeep'];
/** All that is kept from the file. Their values say `secret` in the rows of the test. */
const secretColumns: Partial<Record<Table, string[]>> = {
  users: ['password_hash'],
  sessions: ['token_hash'],
  challenges: ['id', 'code_hash', 'sealed_address'],
  subscribers: ['confirm_hash'],
  notices: ['confirm_hash'],
  outbox: ['template_values'],
};

describeOnEngines('the file with everything about a person', (engine) => {
  let accounts: TestGroup;
  let robin: LoggedIn;
  let rows: PersonRows;
  const tables = () => Object.keys(rows) as Table[];

  beforeEach(async () => {
    accounts = await openTestGroup(engine);
    ({ session: robin, rows } = await fillPerson(accounts, 'Robin+1@example.com'));
    await fillPerson(accounts, 'other+1@example.com');
  });

  test('equals what the tables hold, in every column that is no secret', async () => {
    const { account, ...exported } = await exportedData(accounts.group, robin);
    const { has_password, ...user } = account as Record<string, unknown>;
    expect(has_password).toBe(true);
    const parts: Record<string, unknown> = { ...exported, account: [user] };
    for (const table of tables()) {
      const stored = await tableNamed(accounts.db, table).read();
      const storedRow = Object.entries(stored.find(({ id }) => id === rows[table].id) ?? {});
      expect(storedRow, table).not.toEqual([]);
      const part = parts[partOf[table] ?? table];
      expect(part, table).toContainEqual(
        Object.fromEntries(storedRow.filter(([column]) => !secretColumns[table]?.includes(column))),
      );
      // The other half is the other person's.
      expect(part, table).toHaveLength(stored.length / 2);
    }
    expect(JSON.stringify(parts)).not.toMatch(/secret|other/);
  });

  test('knows every table and every column of the store', async () => {
    const stored = (await accounts.db.introspection.getTables()).filter(({ name }) => !impersonalTables.includes(name));
    expect(stored.map(({ name }) => name).sort()).toEqual(tables().sort());
    for (const { name, columns } of stored)
      expect(columns.map((column) => column.name).sort(), name).toEqual(Object.keys(rows[name as Table]).sort());
  });

  test('explains each of its parts in the language of the reader', async () => {
    const { about, explanations, exported_at, ...parts } = await exportedData(accounts.group, robin, 'jp');
    expect([about, exported_at]).toEqual(['about in jp', accounts.group.now()]);
    expect(Object.keys(explanations)).toEqual([...exportParts]);
    expect(Object.keys(parts)).toEqual([...exportParts]);
    expect(explanations.programs).toBe('programs in jp');
  });

  test('is made once at a time for an account, and for two accounts at a time', async () => {
    const [first, second, third] = [
      await accounts.logIn('first@example.com'),
      await accounts.logIn('second@example.com'),
      await accounts.logIn('third@example.com'),
    ];
    const ask = (session: LoggedIn) => askForExport(accounts.group, session);
    const files = [await ask(first), await ask(second)];
    const isRefused = { responseName: 'tooManyRequests', details: { retryIn: 10 } };
    await expect(ask(first)).rejects.toMatchObject(isRefused);
    await expect(ask(third)).rejects.toMatchObject(isRefused);
    const streams = files.map((file) => file.open('', '', () => {}));
    await streams[0]?.cancel();
    const afterFirst = await ask(third);
    await expect(ask(first)).rejects.toMatchObject(isRefused);
    await new Response(streams[1]).text();
    const afterSecond = await ask(first);
    for (const file of [afterFirst, afterSecond]) await file.open('', '', () => {}).cancel();
  });
});

test('the file can be asked for 20 times an hour', async () => {
  const accounts = await openTestGroup('sqlite', { limits: true });
  const session = await accounts.logIn('robin@example.com');
  for (let count = 0; count < 20; count += 1) await exportedData(accounts.group, session);
  await expect(exportedData(accounts.group, session)).rejects.toMatchObject({
    responseName: 'tooManyRequests',
    details: { retryIn: 3600 },
  });
});
