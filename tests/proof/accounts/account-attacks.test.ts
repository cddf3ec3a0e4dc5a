import { expect, test } from 'vitest';
import { openApiSite } from '../../support/accounts/account-api-site.ts';
import { describeOnEngines } from '../../support/accounts/account-engines.ts';
import { askForCode, call, callerFrom, logIn } from '../../support/accounts/account-group.ts';

const email = 'owner@example.com';
const password = 'correct horse battery';
const home = '198.51.100.7';
const addressIn = (prefix: string, subnet: number) => `${prefix}:${subnet.toString(16)}::1`;

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
  /** A site with limits, and an owner who has logged in at home and set a password there. */
  async function openWithOwner() {
    const site = await openApiSite(engine, { limits: true });
    const owner = callerFrom(home);
    await logIn(site, email, owner);
    site.advance(60);
    const code = await askForCode(site, { email, purpose: 'password' }, owner);
    await call(site.group, 'setPassword', { ...code, password }, owner);
    return site;
  }

  test.each([
    ['with a whole IPv6 /48', (index: number) => addressIn('2001:db8:bad', index * 257)],
    ['in hundreds of networks', (index: number) => addressIn(`2001:db8:${(0x1000 + index).toString(16)}`, 1)],
  ])('%s delay a login by about one hash', async (_, floodAddress) => {
    const site = await openWithOwner();
    let floodHashes = 0;
    const flooding = flood(300, async (index) => {
      const login = { email: `nobody${index}@example.com`, password: 'wrong' };
      const reply = await site.call('signIn', login, {}, floodAddress(index));
      if (reply.result === 'wrongLogin') floodHashes += 1;
      return reply;
    });
    /** The number of hashes of the flood that came before each login. */
    const overtaken: number[] = [];
    for (let login = 0; login < 8; login += 1) {
      const before = floodHashes;
      expect((await site.call('signIn', { email, password }, {}, home)).result).toBe('ok');
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
