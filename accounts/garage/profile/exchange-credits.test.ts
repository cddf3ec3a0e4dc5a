import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { callAs, callerFrom } from '#tests/support/accounts/account-group.ts';
import { groupOpener } from '#tests/support/accounts/newsletter-group.ts';
import { addCreditEntry } from '../../rewards/credit-ledger.ts';
import { rewardCodesCsv } from '../../rewards/reward-codes.ts';

const year = 365 * 86_400_000;

describeOnEngines('exchanging Credits', (engine) => {
  const openGroup = groupOpener(engine);

  test('makes one code of as many as possible, and an entry that takes them away', async () => {
    const accounts = await openGroup('eu', { policy: { signUpCredits: 250 } });
    const { group } = accounts;
    const session = await accounts.logIn('robin@example.com', callerFrom(undefined, 'de'));
    const signedUpAt = group.now();
    accounts.advance(60);
    const after = await callAs(session, group, 'exchangeCredits', {}, callerFrom(undefined, 'fr'));
    const now = group.now();
    const [code] = after.codes;
    expect(after).toMatchObject({
      credits: 50,
      credit_entries: [
        { reason: 'exchange', code: code?.code, amount: -200, created_at: now },
        { reason: 'signUp', code: null, amount: 250, created_at: signedUpAt },
      ],
      codes: [
        {
          region: 'fr',
          percent: null,
          amount: 2,
          created_at: now,
          expires_at: now + year,
          link: `https://fr.shop.example/discount/${code?.code}?redirect=%2F`,
        },
      ],
    });
    expect(await callAs(session, group, 'exchangeCredits', {}, callerFrom(undefined, 'de'))).toEqual(after);
    expect(await callAs(session, group, 'profile', {})).toEqual(after);
  });

  test('can be repeated when there are Credits again', async () => {
    const accounts = await openGroup('eu');
    const session = await accounts.logIn('robin@example.com', callerFrom(undefined, 'de'));
    await accounts.callAs(session, 'exchangeCredits', {}, callerFrom(undefined, 'de'));
    const more = { user_id: session.user_id, amount: 100, created_at: accounts.group.now(), reason: { code: 'more' } };
    await addCreditEntry(accounts.group, more);
    const { credits, codes } = await accounts.callAs(session, 'exchangeCredits', {}, callerFrom(undefined, 'de'));
    expect([credits, codes.map(({ amount }) => amount).toSorted()]).toEqual([0, [1, 2]]);
  });

  test('spends no Credit twice, however often it is requested at once', async () => {
    const accounts = await openGroup('eu');
    const session = await accounts.logIn('robin@example.com', callerFrom(undefined, 'de'));
    await Promise.all(
      Array.from({ length: 8 }, () => accounts.callAs(session, 'exchangeCredits', {}, callerFrom(undefined, 'de'))),
    );
    expect(await accounts.callAs(session, 'profile', {})).toMatchObject({ credits: 0, codes: [{ amount: 2 }] });
  });

  test('lists its code for the shop, without whose it is', async () => {
    const accounts = await openGroup('eu');
    const before = accounts.group.now();
    const first = await accounts.logIn('robin@example.com', callerFrom(undefined, 'de'));
    await accounts.callAs(first, 'exchangeCredits', {}, callerFrom(undefined, 'uk'));
    accounts.advance(60);
    const second = await accounts.logIn('kim@example.com', callerFrom(undefined, 'de'));
    const { codes } = await accounts.callAs(second, 'exchangeCredits', {}, callerFrom(undefined, 'de'));
    const linesSince = async (since?: number) =>
      (await Array.fromAsync(rewardCodesCsv(accounts.db, since))).map((line) => line.trimEnd());
    expect((await linesSince(before)).length).toBe(3);
    expect(await linesSince(accounts.group.now())).toEqual([
      'code,shop,percent,amount,currency,valid_from,valid_until',
      `${codes[0]?.code},de,,2,EUR,2026-11-21T12:01:00.000Z,2027-11-21T12:01:00.000Z`,
    ]);
    expect((await linesSince()).join()).not.toContain('example.com');
  });
});
