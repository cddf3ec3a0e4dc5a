import { afterEach, expect, test } from 'vitest';
import type { CodePurpose } from '#contract/account/call-shapes.ts';
import { type ApiSite, type ApiSiteOptions, openApiSite } from '../../support/accounts/account-api-site.ts';
import { describeOnEngines } from '../../support/accounts/account-engines.ts';

const email = 'owner@example.com';
const password = 'correct horse battery';
const [home, office, hotel] = ['2001:db8:a:1::7', '198.51.100.7', '203.0.113.77'];
const addressIn = (prefix: string, subnet: number) => `${prefix}:${subnet.toString(16)}::1`;
const botAt = (index: number) => `192.0.2.${index}`;

const counted = (results: readonly (string | undefined)[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(results, (result) => result ?? 'unknown')).map(([name, some]) => [
      name,
      some?.length ?? 0,
    ]),
  );

/** Makes calls, at most fifty at once. Returns how often each answer came. */
async function flood(times: number, call: (index: number) => Promise<{ result: string | undefined }>) {
  const results: (string | undefined)[] = [];
  let next = 0;
  const work = async () => {
    while (next < times) {
      next += 1;
      results.push((await call(next - 1)).result);
    }
  };
  await Promise.all(Array.from({ length: 50 }, work));
  return counted(results);
}

describeOnEngines('strangers', (engine) => {
  let site: ApiSite | undefined;
  afterEach(() => site?.close());

  /** An owner who has logged in at home, set a password there, and logged out. */
  async function openWithOwner(options: ApiSiteOptions) {
    const opened = await openApiSite(engine, options);
    site = opened;
    const codeFor = async (purpose: CodePurpose, from: string, device?: string) => {
      opened.advance(1);
      const { result, data } = await opened.call('requestCode', { email, purpose, device }, {}, from);
      const newest = (await opened.outbox()).findLast(({ recipient }) => recipient === email);
      return {
        result,
        challenge_id: data.challenge_id,
        code: String(JSON.parse(newest?.template_values ?? '{}').code),
      };
    };
    const first = await opened.call('registerOrLogin', await codeFor('login', home), {}, home);
    opened.advance(60);
    const set = { ...(await codeFor('password', home, first.data.device)), password, device: first.data.device };
    const { apptoken, reftoken, device } = (await opened.call('setPassword', set, {}, home)).data;
    await opened.call('signOut', {}, { apptoken, reftoken }, home);
    opened.advance(60);
    const enter = async (from: string, ownDevice?: string) =>
      (await opened.call('signIn', { email, password, device: ownDevice }, {}, from)).result;
    const enterByCode = async (from: string, ownDevice?: string) =>
      (await opened.call('registerOrLogin', await codeFor('login', from, ownDevice), {}, from)).result;
    const guess = (from: string) => opened.call('signIn', { email, password: 'a wrong password' }, {}, from);
    const ask = (from: string) => opened.call('requestCode', { email, purpose: 'login' }, {}, from);
    return { ...opened, device, enter, enterByCode, guess, ask };
  }

  test('shut nobody out with ten wrong passwords and forty codes', async () => {
    const { enter, enterByCode, guess, ask, advance } = await openWithOwner({ limits: true });
    for (let times = 0; times < 10; times += 1) await guess(botAt(times % 2));
    for (let times = 0; times < 40; times += 1) {
      await ask(botAt(times % 5));
      if (times % 5 === 4) advance(60);
    }
    for (const from of [home, office, hotel])
      expect([from, await enter(from), await enterByCode(from)]).toEqual([from, 'ok', 'ok']);
  });

  test('shut no owner out of the own device and the own network, whatever they try', async () => {
    const { device, enter, enterByCode, guess, ask, advance, group } = await openWithOwner({ limits: true });
    const guesses = await flood(1_000, (index) => guess(botAt(index % 100)));
    expect(guesses.wrongLogin).toBeLessThanOrEqual(100 + 3 * 100);
    for (let round = 0; round < 4; round += 1) {
      await flood(200, (index) => ask(botAt(index)));
      advance(60);
    }
    expect((await guess(botAt(201))).result).toBe('wrongLogin');
    expect((await ask(botAt(201))).result).toBe('tooManyRequests');
    const mails = await group.db.selectFrom('outbox').select('id').where('recipient', '=', email).execute();
    expect(mails.length).toBeLessThanOrEqual(4 + 80);
    for (const [from, ownDevice] of [
      [home, undefined],
      [hotel, device],
    ] as const)
      expect([from, await enter(from, ownDevice), await enterByCode(from, ownDevice)]).toEqual([from, 'ok', 'ok']);
  });

  test('with a whole IPv6 /48 stop neither passwords nor the newsletter of others', async () => {
    const { call, enter } = await openWithOwner({ limits: true });
    const at = (index: number) => addressIn('2001:db8:bad', index * 13);
    const signIns = await flood(3_000, (index) =>
      call('signIn', { email: `nobody${index}@example.com`, password: 'a wrong password' }, {}, at(index)),
    );
    expect(signIns.wrongLogin).toBeLessThanOrEqual(150);
    const subscriptions = await flood(1_000, (index) =>
      call(
        'subscribe',
        { email: `nobody${index}@example.com`, source: 'footer' },
        {},
        addressIn('2001:db8:bae', index),
      ),
    );
    expect(subscriptions.ok).toBeLessThanOrEqual(100);
    expect([await enter(office), await enter('2001:db8:bae:ffff::1')]).toEqual(['ok', 'ok']);
    const subscribed = await call('subscribe', { email, source: 'footer' }, {}, office);
    expect(subscribed.result).toBe('ok');
  });

  test.each([
    ['with a whole IPv6 /48', (index: number) => addressIn('2001:db8:bad', index * 257)],
    ['in hundreds of networks', (index: number) => addressIn(`2001:db8:${(0x1000 + index).toString(16)}`, 1)],
  ])('%s delay a login by about one hash', async (_, floodAddress) => {
    const { call, enter } = await openWithOwner({ limits: true });
    let floodHashes = 0;
    const flooding = flood(300, async (index) => {
      const login = { email: `nobody${index}@example.com`, password: 'wrong' };
      const reply = await call('signIn', login, {}, floodAddress(index));
      if (reply.result === 'wrongLogin') floodHashes += 1;
      return reply;
    });
    /** The number of hashes of the flood that came before each login. */
    const overtaken: number[] = [];
    for (let login = 0; login < 8; login += 1) {
      const before = floodHashes;
      expect(await enter(home)).toBe('ok');
      overtaken.push(floodHashes - before);
    }
    const answers = await flooding;
    process.stdout.write(
      `${engine}: ${overtaken} hashes of the flood before each login; it got ${JSON.stringify(answers)}\n`,
    );
    // Two that ran already, one in turn, and those that end while the login reads and writes the store; not all 32.
    expect(overtaken.toSorted((a, b) => a - b)[4]).toBeLessThan(8);
    expect(answers.wrongLogin).toBeGreaterThan(20);
    expect(Object.keys(answers).filter((result) => !['wrongLogin', 'tooManyRequests'].includes(result))).toEqual([]);
  });
});
