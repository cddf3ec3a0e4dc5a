import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { Reply } from '#contract/account/calls.ts';
import { sharedSettings, tokensOf, unlimitedSettings } from '../../support/accounts/acknowledged-calls.ts';
import { callApi, logInAt, outboxOf } from '../../support/accounts/call-api.ts';
import { findPostgres, startPostgresCluster } from '../../support/accounts/postgres-cluster.ts';
import { startSite } from '../../support/running/running-site.ts';
import { runQuery } from '../../support/running/three-nodes.ts';

const root = join(import.meta.dirname, '../../..');

const folder = mkdtempSync(join(tmpdir(), 'kinetra-copies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface TestAccounts {
  sessions: Reply<'registerOrLogin'>[];
  subscribers: string[];
}

/** Lets five people register and subscribe. */
async function createAccounts(origin: string, name: string): Promise<TestAccounts> {
  const people = Array.from({ length: 5 }, (_, index) => `${name}-${index}@example.com`);
  const sessions = await Promise.all(people.map((email) => logInAt(origin, 'us', email)));
  for (const email of people) await callApi(origin, 'us', 'subscribe', { email });
  return { sessions, subscribers: people };
}

/** Expects every session with its credits, and every subscriber's mail. */
async function expectAccounts(origin: string, { sessions, subscribers }: TestAccounts): Promise<void> {
  for (const session of sessions) {
    const { code, data } = await callApi(origin, 'us', 'profile', {}, tokensOf(session));
    expect([code, data.credits]).toEqual([2000, 200]);
  }
  for (const email of subscribers)
    expect((await outboxOf(origin, email)).map(({ template }) => template)).toContainEqual(
      expect.stringMatching(/^(confirmSubscription|subscribed)$/),
    );
}

const runTool = (args: string[], env: Record<string, string>) =>
  execFileSync(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('accounts can be restored from files that were copied while the site ran', async () => {
  const settings = { ...unlimitedSettings, DATA_DIR: join(folder, 'data') };
  const accounts = join(settings.DATA_DIR, 'accounts');
  const firstSite = await startSite(settings);
  const testAccounts = await createAccounts(firstSite.origin, 'kept');
  const copy = join(folder, 'copy');
  runTool(['tools/accounts/back-up-store.ts', copy], settings);
  const laterSession = await logInAt(firstSite.origin, 'us', 'later@example.com');
  await firstSite.stop();

  expect(readdirSync(copy).sort()).toEqual(['account-secrets.json', 'cn.sqlite', 'eu.sqlite', 'us.sqlite']);
  for (const name of readdirSync(copy)) expect([name, statSync(join(copy, name)).mode & 0o777]).toEqual([name, 0o600]);
  expect(() => runTool(['tools/accounts/back-up-store.ts', copy], settings)).toThrow(/is there already/);

  for (const name of readdirSync(accounts)) rmSync(join(accounts, name));
  for (const name of readdirSync(copy)) copyFileSync(join(copy, name), join(accounts, name));
  const secondSite = await startSite(settings);
  try {
    await expectAccounts(secondSite.origin, testAccounts);
    // A session that started after the copy is gone.
    const { user_id } = laterSession;
    const refreshed = await callApi(secondSite.origin, 'us', 'refresh', { user_id }, tokensOf(laterSession));
    expect(refreshed.code).toBe(4003);
  } finally {
    await secondSite.stop();
  }
}, 240_000);

/** The first block of commands in the guide with a prefix. Throws where there is none. */
function commandsOfGuide(prefix: string): string {
  const guide = readFileSync(join(root, 'docs/how-to/back-up-and-restore.md'), 'utf8');
  const block = [...guide.matchAll(/^```\n([\s\S]*?)^```$/gm)]
    .map(([, commands = '']) => commands)
    .find((commands) => commands.startsWith(prefix));
  if (block === undefined) throw new Error(`the guide has no commands that begin with ${prefix}`);
  return block;
}

test.skipIf(findPostgres() === undefined)(
  'files move to PostgreSQL with every session, and a dump restores the database under running servers',
  async () => {
    const [bin, cluster] = [findPostgres() ?? '', await startPostgresCluster()];
    const administrator = new URL(cluster.url);
    const address = Object.assign(new URL(cluster.url), { username: 'accounts_us', pathname: '/accounts_us' }).href;
    const asAdministrator = {
      PATH: `${bin}:${process.env.PATH}`,
      PGHOST: administrator.hostname,
      PGPORT: administrator.port,
      PGUSER: administrator.username,
      DATABASE_URL_US: address,
    };
    const run = (commands: string) =>
      execFileSync('sh', ['-eu', '-c', commands], { cwd: folder, env: asAdministrator, stdio: 'pipe' });
    const settings = { ...sharedSettings, DATA_DIR: join(folder, 'moved') };
    const onFiles = await startSite(settings);
    const testAccounts = await createAccounts(onFiles.origin, 'moved');
    await onFiles.stop();

    // The same commands as in deploy/make-databases.sh.
    await runQuery(cluster.url, 'create role accounts_us login');
    await runQuery(cluster.url, 'create database accounts_us owner accounts_us');
    await runQuery(cluster.url, 'revoke connect, temporary on database accounts_us from public');
    const queryRights = () =>
      runQuery(
        cluster.url,
        "select datacl::text, pg_get_userbyid(datdba) as owner from pg_database where datname = 'accounts_us'",
      );
    const rights = await queryRights();
    const onDatabase = { ...settings, DATABASE_URL_US: address };
    expect(runTool(['tools/accounts/copy-store.ts', 'us'], onDatabase)).toMatch(/^users: 5$/m);
    expect(() => runTool(['tools/accounts/copy-store.ts', 'us'], onDatabase)).toThrow(/the target is not empty/);

    const site = await startSite(onDatabase);
    try {
      await expectAccounts(site.origin, testAccounts);
      run(commandsOfGuide('pg_dump'));
      await runQuery(cluster.url, 'drop database accounts_us with (force)');
      expect((await callApi(site.origin, 'us', 'subscribe', { email: 'away@example.com' })).code).toBe(5003);
      expect((await fetch(`${site.origin}/us`)).status).toBe(200);
      // Calls meanwhile must not meet missing tables, and no server may create empty ones.
      const codes = new Set<number>();
      const restoreDone = new AbortController();
      const callsDuringRestore = (async () => {
        for (let turn = 0; !restoreDone.signal.aborted; turn += 1)
          codes.add((await callApi(site.origin, 'us', 'subscribe', { email: `gap-${turn}@example.com` })).code);
      })();
      for (const command of commandsOfGuide('createdb').trim().split('\n')) {
        run(command);
        await callApi(site.origin, 'us', 'subscribe', { email: 'between@example.com' });
      }
      restoreDone.abort();
      await callsDuringRestore;
      expect([...codes].filter((code) => code !== 5003 && code !== 2000)).toEqual([]);
      expect(await queryRights()).toEqual(rights);
      const isBack = async () =>
        (await callApi(site.origin, 'us', 'subscribe', { email: 'back@example.com' })).code === 2000;
      for (const deadline = Date.now() + 30_000; Date.now() < deadline && !(await isBack()); ) await pause(200);
      await expectAccounts(site.origin, testAccounts);
    } finally {
      await site.stop();
      await cluster.remove();
    }
  },
  240_000,
);
