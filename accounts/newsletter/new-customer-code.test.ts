import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { call, callAs, logIn, type TestGroup } from '#tests/support/accounts/account-group.ts';
import {
  callerIn,
  groupOpener,
  lastToken,
  onlySubscriber,
  subscription,
} from '#tests/support/accounts/newsletter-group.ts';
import { forgetPerson } from '../garage/profile/forget-person.ts';
import { authenticate } from '../login/sessions/session.ts';
import { setSubscription } from './subscribe.ts';

const days = 86_400;
const email = 'robin@example.com';

describeOnEngines('the code for a new customer', (engine) => {
  const openGroup = groupOpener(engine);

  async function subscribeAndConfirm(accounts: TestGroup, edition: 'de' | 'uk' = 'de', address = email) {
    await call(accounts.group, 'subscribe', subscription(address), callerIn(edition));
    const token = await lastToken(accounts);
    accounts.advance(60);
    return { token, ...(await call(accounts.group, 'confirmSubscription', { token }, callerIn(edition))) };
  }
  const codeRows = ({ db }: TestGroup) => db.selectFrom('reward_codes').selectAll().execute();
  const codesInMails = async (accounts: TestGroup) =>
    (await accounts.outbox('subscribed')).map(({ template_values }) => JSON.parse(template_values).discountCode);

  test('is made by the confirmation, and is in its reply, in the mail and in the account', async () => {
    const accounts = await openGroup('eu');
    await call(accounts.group, 'subscribe', subscription('Robin@Example.com'), callerIn('de'));
    expect(await codeRows(accounts)).toEqual([]);
    const { code } = await subscribeAndConfirm(accounts, 'de', 'Robin@Example.com');
    const now = accounts.group.now();
    expect(code).toEqual({
      code: expect.stringMatching(/^KIN-[2-9A-HJ-NP-TV-Z]{5}-[2-9A-HJ-NP-TV-Z]{5}$/),
      region: 'de',
      percent: 5,
      amount: null,
      created_at: now,
      expires_at: now + 90 * days * 1000,
      link: `https://de.shop.example/discount/${code?.code}?redirect=%2F`,
    });
    expect(await codesInMails(accounts)).toEqual([
      { code: code?.code, edition: 'de', percent: 5, expiresAt: code?.expires_at },
    ]);
    expect((await callAs(await logIn(accounts, email), accounts.group, 'profile', {})).codes).toEqual([code]);
    expect((await callAs(await logIn(accounts, 'other@example.com'), accounts.group, 'profile', {})).codes).toEqual([]);
  });

  test('is one for each inbox, however its address is spelled', async () => {
    const accounts = await openGroup('eu');
    expect((await subscribeAndConfirm(accounts, 'de', 'ro.bin+1@gmail.com')).code).not.toBeNull();
    expect((await subscribeAndConfirm(accounts, 'de', 'Robin+2@googlemail.com')).code).toBeNull();
  });

  test('is shown again by the same link until it expires, and in the account also afterwards', async () => {
    const accounts = await openGroup('eu');
    const { token, code } = await subscribeAndConfirm(accounts);
    const confirmAgain = () => call(accounts.group, 'confirmSubscription', { token }, callerIn('de'));
    accounts.advance(90 * days - 1);
    expect(await confirmAgain()).toEqual({ code });
    accounts.advance(1);
    expect(await confirmAgain()).toEqual({ code: null });
    expect((await callAs(await logIn(accounts, email), accounts.group, 'profile', {})).codes).toEqual([code]);
    expect(await codesInMails(accounts)).toHaveLength(1);
  });

  test('does not exist where the edition grants none, nor for an address that nobody has confirmed', async () => {
    const uk = await openGroup('eu');
    expect(await subscribeAndConfirm(uk, 'uk')).toMatchObject({ code: null });
    expect(await codesInMails(uk)).toEqual([undefined]);
    const unconfirmed = await openGroup('eu', { policy: { doubleOptIn: () => false } });
    await call(unconfirmed.group, 'subscribe', subscription(email), callerIn('de'));
    expect(await onlySubscriber(unconfirmed)).toMatchObject({ status: 'active' });
    for (const accounts of [uk, unconfirmed]) {
      expect(await codeRows(accounts)).toEqual([]);
      expect(await accounts.db.selectFrom('code_claims').selectAll().execute()).toEqual([]);
    }
  });

  test('is given once per address for ever, also after unsubscribing and after everything was deleted', async () => {
    const accounts = await openGroup('eu');
    const { code } = await subscribeAndConfirm(accounts);
    await call(accounts.group, 'unsubscribe', { token: await lastToken(accounts, 'unsubscribeToken') });
    expect(await subscribeAndConfirm(accounts)).toMatchObject({ code });
    expect(await codesInMails(accounts)).toEqual([1, 2].map(() => expect.objectContaining({ code: code?.code })));
    await forgetPerson(accounts.db, { email });
    expect(await codeRows(accounts)).toEqual([]);
    expect(await subscribeAndConfirm(accounts)).toMatchObject({ code: null });
    const [lastMail] = (await accounts.outbox('subscribed')).slice(-1);
    expect(JSON.parse(lastMail?.template_values ?? '{}')).toMatchObject({ isCodeGiven: true });
    expect((await subscribeAndConfirm(accounts, 'de', 'other@example.com')).code).not.toBeNull();
  });

  test('is one, even if the link is opened many times at once', async () => {
    const accounts = await openGroup('eu');
    await call(accounts.group, 'subscribe', subscription(email), callerIn('de'));
    const token = await lastToken(accounts);
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => call(accounts.group, 'confirmSubscription', { token }, callerIn('de'))),
    );
    expect(new Set(replies.map(({ code }) => code?.code)).size).toBe(1);
    expect(await codeRows(accounts)).toHaveLength(1);
    expect(await codesInMails(accounts)).toHaveLength(1);
  });

  test('comes with a subscription that begins in the account, whose address is verified', async () => {
    const accounts = await openGroup('eu');
    const session = await logIn(accounts, email, callerIn('fr'));
    const user = await authenticate(accounts.group, session);
    await setSubscription(accounts.group, user, true, callerIn('fr'));
    const { codes } = await callAs(session, accounts.group, 'profile', {});
    expect(codes).toMatchObject([{ region: 'fr', percent: 5 }]);
    expect(await codesInMails(accounts)).toMatchObject([{ code: codes[0]?.code }]);
  });

  test('is not made if its mail cannot be queued, and the link still works', async () => {
    let isAway = false;
    const outboxAway: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (isAway && node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('"outbox"'))
          throw new Error('outbox away');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const accounts = await openGroup('eu', { plugin: outboxAway });
    await call(accounts.group, 'subscribe', subscription(email), callerIn('de'));
    const token = await lastToken(accounts);
    isAway = true;
    await expect(call(accounts.group, 'confirmSubscription', { token }, callerIn('de'))).rejects.toThrow('outbox away');
    expect(await onlySubscriber(accounts)).toMatchObject({ status: 'pending' });
    expect(await codeRows(accounts)).toEqual([]);
    isAway = false;
    expect((await call(accounts.group, 'confirmSubscription', { token }, callerIn('de'))).code).not.toBeNull();
  });
});
