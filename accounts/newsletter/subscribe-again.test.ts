import { expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { createDatabase, describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { call, type GroupOptions, type TestGroup, testStart } from '#tests/support/accounts/account-group.ts';
import {
  callerIn,
  groupOpener,
  lastToken,
  onlySubscriber,
  sentMails,
  subscription,
} from '#tests/support/accounts/newsletter-group.ts';
import { recordStatements } from '#tests/support/accounts/record-statements.ts';
import { secretHash } from '../group/secrets/random-ids.ts';
import { decoyRecipient } from '../mail/messages/enqueue.ts';
import { openStore } from '../store/open-store.ts';
import { migrations } from '../store/schema/migrations.ts';

const day = 86_400;
const email = 'robin@example.com';
/** The policies of the site: of the editions in the group, us alone has a code, and asks for a confirmation. */
const codeInUs: GroupOptions = {
  policy: {
    doubleOptIn: (edition) => edition === 'us',
    newCustomerCode: (edition) => (edition === 'us' ? { percent: 5, validDays: 90 } : undefined),
  },
};

describeOnEngines('a subscriber who subscribes again', (engine) => {
  const openGroup = groupOpener(engine);

  const ask = ({ group }: TestGroup, edition: EditionCode, address = email) =>
    call(group, 'subscribe', subscription(address), callerIn(edition));
  const confirm = ({ group }: TestGroup, token: string, edition: EditionCode) =>
    call(group, 'confirmSubscription', { token }, callerIn(edition));
  const templates = async (accounts: TestGroup) => (await sentMails(accounts)).map(({ template }) => template);
  const lastValues = async (accounts: TestGroup) =>
    JSON.parse((await sentMails(accounts)).at(-1)?.template_values ?? '{}');

  test.each([
    ['us', 'jp', 'us', codeInUs],
    ['eu', 'uk', 'de', {}],
  ] as const)('in %s gets by confirmation the code that another edition has', async (code, first, second, options) => {
    const accounts = await openGroup(code, options);
    const { confirm: asksFirst } = await ask(accounts, first);
    if (asksFirst) await confirm(accounts, await lastToken(accounts), first);
    accounts.advance(60);
    const before = await onlySubscriber(accounts);
    expect(await ask(accounts, second)).toEqual({ confirm: true });
    expect((await sentMails(accounts)).at(-1)).toMatchObject({ template: 'confirmSubscription', edition: second });
    const { status, edition, consent, updated_at } = before;
    expect(await onlySubscriber(accounts)).toMatchObject({ status, edition, consent, updated_at });

    const token = await lastToken(accounts);
    const reply = await confirm(accounts, token, second);
    expect(reply.code).toMatchObject({ region: second, percent: 5 });
    expect((await sentMails(accounts)).at(-1)).toMatchObject({ template: 'subscribed', edition: second });
    expect((await lastValues(accounts)).discountCode).toMatchObject({ code: reply.code?.code });
    const mails = await templates(accounts);
    expect(await Promise.all(Array.from({ length: 8 }, () => confirm(accounts, token, second)))).toEqual(
      Array(8).fill(reply),
    );
    expect(await templates(accounts)).toEqual(mails);
  });

  test('keeps an open confirmation while editions without a code are subscribed to', async () => {
    const pending = await openGroup('us', codeInUs);
    await ask(pending, 'us');
    const token = await lastToken(pending);
    await ask(pending, 'kr');
    await ask(pending, 'jp');
    expect(await onlySubscriber(pending)).toMatchObject({ status: 'active', edition: 'kr' });
    expect(await confirm(pending, token, 'us')).toMatchObject({ code: { region: 'us' } });

    const active = await openGroup('eu');
    await ask(active, 'uk');
    await confirm(active, await lastToken(active), 'uk');
    await ask(active, 'fr');
    const frenchToken = await lastToken(active);
    await ask(active, 'eu');
    expect(await confirm(active, frenchToken, 'fr')).toMatchObject({ code: { region: 'fr' } });
  });

  test('earns no code with a link that is too old, or whose subscription has ended', async () => {
    const accounts = await openGroup('us', codeInUs);
    await ask(accounts, 'kr');
    await ask(accounts, 'us');
    const old = await lastToken(accounts);
    accounts.advance(7 * day);
    await expect(confirm(accounts, old, 'us')).rejects.toMatchObject({ responseName: 'linkExpired' });
    await ask(accounts, 'us');
    const token = await lastToken(accounts);
    await call(accounts.group, 'unsubscribe', { token: await lastToken(accounts, 'unsubscribeToken') });
    await ask(accounts, 'kr');
    await expect(confirm(accounts, token, 'us')).rejects.toMatchObject({ responseName: 'linkExpired' });
    expect(await accounts.db.selectFrom('reward_codes').selectAll().execute()).toEqual([]);
  });

  test('gets a mail with the code while it can be used, and afterwards one that says it was given', async () => {
    const accounts = await openGroup('eu');
    await ask(accounts, 'de');
    const { code } = await confirm(accounts, await lastToken(accounts), 'de');
    for (const edition of ['de', 'uk'] as const) {
      await ask(accounts, edition);
      expect((await sentMails(accounts)).at(-1)).toMatchObject({ template: 'alreadySubscribed', edition });
      expect((await lastValues(accounts)).discountCode).toMatchObject({ code: code?.code, edition: 'de' });
    }
    accounts.advance(90 * day);
    await ask(accounts, 'de');
    expect(await lastValues(accounts)).toEqual({ unsubscribeToken: expect.any(String), isCodeGiven: true });
    await ask(accounts, 'uk');
    expect(await lastValues(accounts)).toEqual({ unsubscribeToken: expect.any(String) });
  });

  test.each(['us', 'kr'] as const)('costs in %s as many statements and mails as a stranger', async (edition) => {
    const { plugin, statements } = recordStatements();
    const accounts = await openGroup('us', { ...codeInUs, limits: true, plugin });
    const costOf = async (address: string, network: string) => {
      const before = (await accounts.outbox()).length;
      statements.length = 0;
      await call(accounts.group, 'subscribe', subscription(address), callerIn(edition, network));
      const { length, [length - 1]: row } = (await accounts.outbox()).toSorted((a, b) => a.created_at - b.created_at);
      accounts.advance(1);
      return { statements: statements.length, mails: length - before, isDecoy: row?.recipient === decoyRecipient };
    };
    const stranger = await costOf('stranger@example.com', '192.0.2.1');
    expect(stranger).toEqual({ statements: expect.any(Number), mails: 1, isDecoy: false });

    await call(accounts.group, 'subscribe', subscription(email), callerIn('jp'));
    accounts.advance(1);
    expect(await costOf(email, '192.0.2.2')).toEqual(stranger);
    if (edition === 'us') await confirm(accounts, await lastToken(accounts), 'us');
    accounts.advance(1);
    for (let times = 0; times < 6; times += 1) expect(await costOf(email, '192.0.2.3')).toEqual(stranger);
    const limited = await costOf(email, '192.0.2.4');
    expect(limited).toEqual({ ...stranger, isDecoy: true });
  });

  test('is confirmed by a link that an earlier release has sent', async () => {
    const { address, remove } = await createDatabase(engine);
    const added = '0003-open-confirmations';
    expect(migrations).toHaveProperty(added);
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < added));
    const earlier = await openStore({ address, migrations: before });
    const secret = 'a'.repeat(43);
    const times = { created_at: testStart - 1, updated_at: testStart - 1 };
    const state = { status: 'pending', confirm_hash: secretHash(secret), consent: '{}' } as const;
    await earlier.db
      .insertInto('subscribers')
      .values({ id: 's', email, email_key: email, edition: 'de', source: 'footer', ...state, ...times })
      .execute();
    await earlier.close();
    const accounts = await openGroup('eu', { address });
    expect(await confirm(accounts, `s.${secret}`, 'de')).toMatchObject({ code: { region: 'de' } });
    await accounts.close();
    await remove();
  });
});
