import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { callerFrom, type GroupOptions, type TestGroup } from '#tests/support/accounts/account-group.ts';
import {
  confirm,
  groupOpener,
  lastToken,
  onlySubscriber,
  reader,
  sentMails,
  subscribe,
  unsubscribe,
} from '#tests/support/accounts/newsletter-group.ts';
import { recordStatements, refuseOutbox } from '#tests/support/accounts/record-statements.ts';
import { forgetPerson } from '../garage/profile/forget-person.ts';
import { authenticate } from '../login/sessions/session.ts';
import { decoyRecipient } from '../mail/messages/enqueue.ts';
import { setSubscription } from './subscribe.ts';

const day = 86_400;
const expired = { responseName: 'linkExpired' };
/** Only the edition us has a code, and asks for a confirmation. */
const codeInUs: GroupOptions = {
  policy: {
    doubleOptIn: (edition) => edition === 'us',
    newCustomerCode: (edition) => (edition === 'us' ? { percent: 5, validDays: 90 } : undefined),
  },
};

const codeRows = ({ db }: TestGroup) => db.selectFrom('reward_codes').selectAll().execute();
const codesInMails = async (accounts: TestGroup) =>
  (await accounts.outbox('subscribed')).map(({ template_values }) => JSON.parse(template_values).discountCode);
const lastMail = async (accounts: TestGroup) => {
  const row = (await sentMails(accounts)).at(-1);
  return { template: row?.template, edition: row?.edition, values: JSON.parse(row?.template_values ?? '{}') };
};

describeOnEngines('the code for a new customer', (engine) => {
  const openGroup = groupOpener(engine);

  async function subscribeAndConfirm(accounts: TestGroup, edition: 'de' | 'uk' = 'de', email = reader) {
    await subscribe(accounts, edition, { email });
    const token = await lastToken(accounts);
    accounts.advance(60);
    return { token, ...(await confirm(accounts, edition)) };
  }

  test('is made by the confirmation, and is in its reply, in the mail and in the account', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts, 'de', { email: 'Robin@Example.com' });
    expect(await codeRows(accounts)).toEqual([]);
    const { code } = await subscribeAndConfirm(accounts, 'de', 'Robin@Example.com');
    const now = accounts.group.now();
    expect(code).toEqual({
      code: expect.stringMatching(/^KIN-[2-9A-HJ-NP-TV-Z]{5}-[2-9A-HJ-NP-TV-Z]{5}$/),
      region: 'de',
      percent: 5,
      amount: null,
      created_at: now,
      expires_at: now + 90 * day * 1000,
      link: `https://de.shop.example/discount/${code?.code}?redirect=%2F`,
    });
    expect(await codesInMails(accounts)).toEqual([
      { code: code?.code, edition: 'de', percent: 5, expiresAt: code?.expires_at },
    ]);
    expect((await accounts.callAs(await accounts.logIn(reader), 'profile', {})).codes).toEqual([code]);
    expect((await accounts.callAs(await accounts.logIn('other@example.com'), 'profile', {})).codes).toEqual([]);
  });

  test('is shown again by the same link until it expires, and in the account also afterwards', async () => {
    const accounts = await openGroup('eu');
    const { token, code } = await subscribeAndConfirm(accounts);
    accounts.advance(90 * day - 1);
    expect(await confirm(accounts, 'de', token)).toEqual({ code });
    accounts.advance(1);
    expect(await confirm(accounts, 'de', token)).toEqual({ code: null });
    expect((await accounts.callAs(await accounts.logIn(reader), 'profile', {})).codes).toEqual([code]);
    expect(await codesInMails(accounts)).toHaveLength(1);
  });

  test('does not exist where the edition grants none, nor for an address that nobody has confirmed', async () => {
    const uk = await openGroup('eu');
    expect(await subscribeAndConfirm(uk, 'uk')).toMatchObject({ code: null });
    expect(await codesInMails(uk)).toEqual([undefined]);
    const unconfirmed = await openGroup('eu', { policy: { doubleOptIn: () => false } });
    await subscribe(unconfirmed, 'de');
    expect(await onlySubscriber(unconfirmed)).toMatchObject({ status: 'active' });
    for (const accounts of [uk, unconfirmed]) {
      expect(await codeRows(accounts)).toEqual([]);
      expect(await accounts.db.selectFrom('code_claims').selectAll().execute()).toEqual([]);
    }
  });

  test('is given once per address for ever, also after unsubscribing and after everything was deleted', async () => {
    const accounts = await openGroup('eu');
    const { code } = await subscribeAndConfirm(accounts);
    await unsubscribe(accounts);
    expect(await subscribeAndConfirm(accounts)).toMatchObject({ code });
    expect(await codesInMails(accounts)).toEqual([1, 2].map(() => expect.objectContaining({ code: code?.code })));
    await forgetPerson(accounts.db, { email: reader });
    expect(await codeRows(accounts)).toEqual([]);
    expect(await subscribeAndConfirm(accounts)).toMatchObject({ code: null });
    expect((await lastMail(accounts)).values).toMatchObject({ isCodeGiven: true });
    expect((await subscribeAndConfirm(accounts, 'de', 'other@example.com')).code).not.toBeNull();
  });

  test('is one, with one mail, even if the link is opened many times at once', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts, 'de');
    const token = await lastToken(accounts);
    const replies = await Promise.all(Array.from({ length: 12 }, () => confirm(accounts, 'de', token)));
    expect(new Set(replies.map(({ code }) => code?.code)).size).toBe(1);
    expect(await codeRows(accounts)).toHaveLength(1);
    expect(await codesInMails(accounts)).toHaveLength(1);
  });

  test('comes with a subscription that begins in the account, whose address is verified', async () => {
    const accounts = await openGroup('eu');
    const caller = callerFrom(undefined, 'fr');
    const session = await accounts.logIn(reader, caller);
    await setSubscription(accounts.group, await authenticate(accounts.group, session), true, caller);
    const { codes } = await accounts.callAs(session, 'profile', {});
    expect(codes).toMatchObject([{ region: 'fr', percent: 5 }]);
    expect(await codesInMails(accounts)).toMatchObject([{ code: codes[0]?.code }]);
  });

  test('is not made if its mail cannot be queued, and the link still works', async () => {
    const outbox = refuseOutbox();
    const accounts = await openGroup('eu', { plugin: outbox.plugin });
    await subscribe(accounts, 'de');
    outbox.isAway = true;
    await expect(confirm(accounts, 'de')).rejects.toThrow('outbox away');
    expect(await onlySubscriber(accounts)).toMatchObject({ status: 'pending' });
    expect(await codeRows(accounts)).toEqual([]);
    outbox.isAway = false;
    expect((await confirm(accounts, 'de')).code).not.toBeNull();
  });
});

describeOnEngines('a subscriber who subscribes again', (engine) => {
  const openGroup = groupOpener(engine);

  test.each([
    ['us', 'jp', 'us', codeInUs],
    ['eu', 'uk', 'de', {}],
  ] as const)('in %s gets by confirmation the code that another edition has', async (code, first, second, options) => {
    const accounts = await openGroup(code, options);
    if ((await subscribe(accounts, first)).confirm) await confirm(accounts, first);
    accounts.advance(60);
    const { status, edition, consent, updated_at } = await onlySubscriber(accounts);
    expect(await subscribe(accounts, second)).toEqual({ confirm: true });
    expect(await lastMail(accounts)).toMatchObject({ template: 'confirmSubscription', edition: second });
    expect(await onlySubscriber(accounts)).toMatchObject({ status, edition, consent, updated_at });

    const token = await lastToken(accounts);
    const reply = await confirm(accounts, second);
    expect(reply.code).toMatchObject({ region: second, percent: 5 });
    expect(await lastMail(accounts)).toMatchObject({
      template: 'subscribed',
      edition: second,
      values: { discountCode: { code: reply.code?.code } },
    });
    const mails = await sentMails(accounts);
    for (let times = 0; times < 3; times += 1) expect(await confirm(accounts, second, token)).toEqual(reply);
    expect(await sentMails(accounts)).toEqual(mails);
  });

  test('keeps an open confirmation while editions without a code are subscribed to', async () => {
    const pending = await openGroup('us', codeInUs);
    await subscribe(pending, 'us');
    const token = await lastToken(pending);
    await subscribe(pending, 'kr');
    await subscribe(pending, 'jp');
    expect(await onlySubscriber(pending)).toMatchObject({ status: 'active', edition: 'kr' });
    expect(await confirm(pending, 'us', token)).toMatchObject({ code: { region: 'us' } });

    const active = await openGroup('eu');
    await subscribe(active, 'uk');
    await confirm(active, 'uk');
    await subscribe(active, 'fr');
    const frenchToken = await lastToken(active);
    await subscribe(active, 'eu');
    expect(await confirm(active, 'fr', frenchToken)).toMatchObject({ code: { region: 'fr' } });
  });

  test('earns no code with a link that is too old, or whose subscription has ended', async () => {
    const accounts = await openGroup('us', codeInUs);
    await subscribe(accounts, 'kr');
    await subscribe(accounts, 'us');
    const old = await lastToken(accounts);
    accounts.advance(7 * day);
    await expect(confirm(accounts, 'us', old)).rejects.toMatchObject(expired);
    await subscribe(accounts, 'us');
    const token = await lastToken(accounts);
    await unsubscribe(accounts);
    await subscribe(accounts, 'kr');
    await expect(confirm(accounts, 'us', token)).rejects.toMatchObject(expired);
    expect(await codeRows(accounts)).toEqual([]);
  });

  test('gets a mail with the code while it can be used, and afterwards one that says it was given', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts, 'de');
    const { code } = await confirm(accounts, 'de');
    for (const edition of ['de', 'uk'] as const) {
      await subscribe(accounts, edition);
      const discountCode = { code: code?.code, edition: 'de' };
      expect(await lastMail(accounts)).toMatchObject({
        template: 'alreadySubscribed',
        edition,
        values: { discountCode },
      });
    }
    accounts.advance(90 * day);
    const unsubscribeToken = expect.any(String);
    await subscribe(accounts, 'de');
    expect((await lastMail(accounts)).values).toEqual({ unsubscribeToken, isCodeGiven: true });
    await subscribe(accounts, 'uk');
    expect((await lastMail(accounts)).values).toEqual({ unsubscribeToken });
  });

  test.each(['us', 'kr'] as const)('costs in %s as many statements and mails as a stranger', async (edition) => {
    const { plugin, statements } = recordStatements();
    const accounts = await openGroup('us', { ...codeInUs, limits: true, plugin });
    const measureSubscription = async (email: string, network: string) => {
      const before = (await accounts.outbox()).length;
      statements.length = 0;
      await subscribe(accounts, edition, { email }, network);
      const { length, [length - 1]: row } = await accounts.outbox();
      accounts.advance(1);
      return { statements: statements.length, mails: length - before, isDecoy: row?.recipient === decoyRecipient };
    };
    const stranger = await measureSubscription('stranger@example.com', '192.0.2.1');
    expect(stranger).toEqual({ statements: expect.any(Number), mails: 1, isDecoy: false });

    await subscribe(accounts, 'jp');
    accounts.advance(1);
    expect(await measureSubscription(reader, '192.0.2.2')).toEqual(stranger);
    if (edition === 'us') await confirm(accounts, 'us');
    accounts.advance(1);
    for (let times = 0; times < 6; times += 1) expect(await measureSubscription(reader, '192.0.2.3')).toEqual(stranger);
    expect(await measureSubscription(reader, '192.0.2.4')).toEqual({ ...stranger, isDecoy: true });
  });
});
