import { expect, test } from 'vitest';
import { describeOnEngines } from '../support/accounts/account-engines.ts';
import { callerFrom, openTestGroup, wrongCode } from '../support/accounts/account-group.ts';

describeOnEngines('the tables of challenges, sessions and limits', (engine) => {
  test('contain no readable code, address, network or token', async () => {
    const accounts = await openTestGroup(engine, { code: 'cn', limits: true });
    const caller = callerFrom('203.0.113.77', 'cn');
    const email = 'robin.sample@example.com';
    const mailed = await accounts.askForCode({ email, purpose: 'login' }, caller);
    const texted = await accounts.askForCode({ phone: '13800138000', purpose: 'login' }, caller);
    await accounts.call('registerOrLogin', { ...mailed, code: wrongCode(mailed.code) }, caller).catch(() => {});
    const before = await rows();
    const tokens = await accounts.call('registerOrLogin', mailed, caller);
    const dumps = [before, await rows()].map((all) => JSON.stringify(all));

    async function rows() {
      const { db } = accounts;
      return {
        challenges: await db.selectFrom('challenges').selectAll().execute(),
        sessions: await db.selectFrom('sessions').selectAll().execute(),
        rate_limits: await db.selectFrom('rate_limits').selectAll().execute(),
      };
    }

    expect(before.challenges.length).toBe(2);
    expect((await rows()).sessions.length).toBe(1);
    expect(before.rate_limits.length).toBeGreaterThan(5);
    const [session = '', secret = ''] = tokens.reftoken.split('.');
    const encoded = (text: string) => [
      text,
      ...(['base64', 'base64url', 'hex'] as const).map((encoding) =>
        Buffer.from(text).toString(encoding).replace(/=+$/, ''),
      ),
    ];
    const plainTexts = [mailed.code, texted.code].flatMap((code) => [`"${code}"`, ...encoded(code).slice(1)]);
    plainTexts.push(
      ...[email, '13800138000', '203.0.113.77', secret, tokens.apptoken].flatMap(encoded),
      tokens.apptoken.split('.')[2] ?? '',
    );
    for (const text of dumps) for (const word of plainTexts) expect(text).not.toContain(word);
    expect(dumps[1]).toContain(session);
  });
});
