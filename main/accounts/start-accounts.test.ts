import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { groupCodes } from '#contract/account/groups.ts';
import { deploymentOf } from '#server/deployment.ts';
import { createLog } from '#server/log/log.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { readConfig } from '#server/settings/config.ts';
import { fixedClock } from '#server/time/clock.ts';
import { edge, fixtureSite } from '#tests/support/site/fixture-site.ts';
import { contextOf } from '#tests/support/site/request-context.ts';
import { startAccounts } from './start-accounts.ts';

async function start(
  env: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'kinetra-')),
  site = fixtureSite(),
) {
  const lines: string[] = [];
  const config = readConfig({ SITE_ENV: 'test', ...env });
  const deployment = deploymentOf(config);
  const accounts = await startAccounts({
    config,
    deployment,
    site,
    clock: fixedClock(edge),
    dataDir,
    log: createLog({ write: (line) => void lines.push(line) }),
    metrics: createMetrics(deployment).accounts,
  });
  onTestFinished(async () => {
    await accounts.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const ask = async (path: string, init: RequestInit = {}) => {
    const url = new URL(path, 'https://www.kinetra.example');
    const { status, body = '' } = await accounts.handle({ request: new Request(url, init), url, network: '192.0.2.1' });
    return { status, ...(JSON.parse(body) as { code: number; data: Record<string, unknown> }) };
  };
  return { accounts, ask, lines, dataDir };
}

/** The request of a form at a path of the API. */
const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const codeRequest = post({ email: 'name@example.com', purpose: 'login' });
const codePath = '/api/us/account/user/code/create';

const isServed = async (ask: Awaited<ReturnType<typeof start>>['ask'], group: string) =>
  (await ask(`/api/${group}/account/product/options`)).status === 200;

test('serves the groups whose API is on this site', async () => {
  const { ask } = await start();
  expect(await Promise.all(groupCodes.map((group) => isServed(ask, group)))).toEqual([true, false, true]);
});

test('a deployment locked to an edition serves only the group of that edition', async () => {
  const { ask, accounts } = await start({ SITE_EDITION: 'cn' });
  expect(await Promise.all(groupCodes.map((group) => isServed(ask, group)))).toEqual([false, false, true]);
  expect(accounts.groups().map(({ code }) => code)).toEqual(['cn']);
  expect(await accounts.statuses()).toEqual([{ group: 'cn', up: true, unsentCount: 0 }]);
});

test('stores accounts in private files of the data folder and finds them after a restart', async () => {
  const first = await start();
  const { code } = await first.ask('/api/us/account/user/subscribe/create', post({ email: 'name@example.com' }));
  expect(code).toBe(2000);
  for (const file of ['us.sqlite', 'cn.sqlite', 'account-secrets.json'])
    expect(statSync(join(first.dataDir, 'accounts', file)).mode & 0o077, file).toBe(0);
  await first.accounts.close();
  const { accounts } = await start({}, first.dataDir);
  const subscribers = await accounts.groups()[0]?.db.selectFrom('subscribers').select('email').execute();
  expect(subscribers).toEqual([{ email: 'name@example.com' }]);
});

test('refuses to begin without accounts where a store was deleted, until somebody wants that', async () => {
  const { accounts, dataDir } = await start({ SITE_EDITION: 'us' });
  await accounts.close();
  const folder = join(dataDir, 'accounts');
  rmSync(join(folder, 'us.sqlite'));
  await expect(start({ SITE_EDITION: 'us' }, dataDir)).rejects.toThrow(
    'us.sqlite is missing: its accounts are lost. Restore it from a backup, or delete us.sqlite.created to begin',
  );
  expect(existsSync(join(folder, 'us.sqlite'))).toBe(false);
  // A group that is served for the first time has nothing to lose.
  await (await start({ SITE_EDITION: 'cn' }, dataDir)).accounts.close();
  rmSync(join(folder, 'us.sqlite.created'));
  await start({ SITE_EDITION: 'us' }, dataDir);
});

test('fails to start, with the reason, if accounts cannot be opened', async () => {
  const { dataDir } = await start();
  writeFileSync(join(dataDir, 'accounts', 'account-secrets.json'), 'lost');
  await expect(start({}, dataDir)).rejects.toThrow(
    /^Accounts cannot be opened in .*account-secrets\.json cannot be read/,
  );
});

test('another site takes the place of theirs while the stores stay open', async () => {
  const { ask, accounts } = await start({ SITE_EDITION: 'us' });
  const [group] = accounts.groups();
  await ask(codePath, codeRequest);
  const site = fixtureSite();
  site.messages.us = { ...site.messages.us, answers: { ...site.messages.us.answers, unknownCall: 'Nothing here.' } };
  site.mail.us = { ...site.mail.us, loginCode: { ...site.mail.us.loginCode, subject: 'Your new code' } };
  site.settings.signUpCredits = 345;
  accounts.replaceSite(site);
  expect(await ask('/api/us/nothing')).toMatchObject({ status: 404, msg: 'Nothing here.' });
  expect(accounts.groups()[0]).toBe(group);
  expect(group?.policy.signUpCredits).toBe(345);
  const context = contextOf('http://localhost/dev/outbox', { headers: { accept: 'application/json' }, now: edge });
  const outbox = await accounts.devOutbox({ ...context, remoteAddress: '127.0.0.1' });
  expect(JSON.parse(String(outbox?.body))).toMatchObject([{ subject: 'Your new code' }]);
});

test('warns in production without a mail server that nobody can log in', async () => {
  const production = fixtureSite('production');
  const { ask, lines } = await start({ SITE_ENV: 'production' }, undefined, production);
  expect(lines.join()).toMatch(/"level":"warn".*NO MAIL CAN BE SENT: SMTP_URL is not set/);
  expect(await ask(codePath, codeRequest)).toMatchObject({ status: 200, code: 5032 });
  const { ask: askInTest, lines: testLines } = await start();
  expect(testLines).toEqual([]);
  expect(await askInTest(codePath, codeRequest)).toMatchObject({ code: 2000 });
});

test('the status has the number of waiting messages and the age of the oldest, and settings are passed on', async () => {
  const { ask, accounts } = await start({ SITE_EDITION: 'us', ACCOUNT_CODE_TTL: '120', ACCOUNT_CODE_COOLDOWN: '7' });
  expect((await ask(codePath, codeRequest)).data).toMatchObject({ expires_in: 120, resend_in: 7 });
  const [status] = await accounts.statuses();
  expect(status).toMatchObject({ group: 'us', up: true, unsentCount: 1 });
  expect(status?.oldestSeconds).toBeGreaterThanOrEqual(0);
  expect(status?.oldestSeconds).toBeLessThan(20);
});
