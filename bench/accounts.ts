import { randomBytes } from 'node:crypto';
import type { CallName, Reply, Request } from '#contract/account/calls.ts';
import { callApi, outboxOf } from '#tests/support/accounts/call-api.ts';
import { findPostgres, startPostgresCluster } from '#tests/support/accounts/postgres-cluster.ts';
import { type RunningSite, startSite } from '#tests/support/running/running-site.ts';
import { BenchReport } from './bench-report.ts';
import { cpuMicrosecondsOf } from './cpu.ts';
import { sized } from './smoke.ts';

const people = sized(200, 3);
const concurrency = 8;
const password = 'a password for measuring';

interface Person {
  email: string;
  challenge: string;
  code: string;
  tokens: Reply<'registerOrLogin'>;
}

async function call<Name extends CallName>(
  { origin }: RunningSite,
  name: Name,
  request: Request<Name>,
  tokens = {},
): Promise<Reply<Name>> {
  const { code, msg, data } = await callApi(origin, 'us', name, request, tokens);
  if (code !== 2000) throw new Error(`${name} responded with ${code}: ${msg}`);
  return data;
}

const tokensOf = ({ tokens: { apptoken, reftoken } }: Person) => ({ apptoken, reftoken });

/**
 * Runs `act` once for every person, some at once. Returns calls per second, and the server's CPU milliseconds per call.
 */
async function measure(
  site: RunningSite,
  crowd: Person[],
  act: (person: Person) => Promise<unknown>,
): Promise<[perSecond: string, cpu: string]> {
  const [cpu, startedAt] = [cpuMicrosecondsOf([site.pid]), performance.now()];
  const waiting = [...crowd];
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await act(next);
    }),
  );
  const [spent, seconds] = [cpuMicrosecondsOf([site.pid]) - cpu, (performance.now() - startedAt) / 1000];
  return [(crowd.length / seconds).toFixed(0), (spent / crowd.length / 1000).toFixed(2)];
}

async function readCodes({ origin }: RunningSite, crowd: Person[]): Promise<void> {
  for (const person of crowd) person.code = (await outboxOf(origin, person.email))[0]?.values.code ?? '';
}

async function run(settings: Record<string, string>): Promise<[what: string, ...figures: string[]][]> {
  const site = await startSite({ SITE_ENV: 'test', ACCOUNT_LIMIT_SCALE: '0', ...settings });
  try {
    const crowd = Array.from(
      { length: people },
      (_, index) => ({ email: `bench${index}@kinetra.example`, challenge: '', code: '' }) as Person,
    );
    const requestCodes = (purpose: 'login' | 'password') =>
      measure(site, crowd, async (person) => {
        person.challenge = (await call(site, 'requestCode', { email: person.email, purpose })).challenge_id;
      });
    const codeFigures = await requestCodes('login');
    await readCodes(site, crowd);
    const registrationFigures = await measure(site, crowd, async (person) => {
      person.tokens = await call(site, 'registerOrLogin', { challenge_id: person.challenge, code: person.code });
    });
    await requestCodes('password');
    await readCodes(site, crowd);
    for (const person of crowd)
      person.tokens = await call(site, 'setPassword', { challenge_id: person.challenge, code: person.code, password });
    const loginFigures = await measure(site, crowd, (person) =>
      call(site, 'signIn', { email: person.email, password }),
    );
    const refreshFigures = await measure(site, crowd, (person) =>
      call(site, 'refresh', { user_id: person.tokens.user_id }, tokensOf(person)),
    );
    const profileFigures = await measure(site, crowd, (person) => call(site, 'profile', {}, tokensOf(person)));
    return [
      ['code requested', ...codeFigures],
      ['login or registration with a code', ...registrationFigures],
      ['login with a password (Argon2id)', ...loginFigures],
      ['refresh', ...refreshFigures],
      ['profile', ...profileFigures],
    ];
  } finally {
    await site.stop();
  }
}

/** The same on a temporary PostgreSQL; empty when PostgreSQL is not installed. */
async function runOnPostgres(): Promise<Awaited<ReturnType<typeof run>>> {
  if (findPostgres() === undefined) {
    console.log('PostgreSQL is not installed: install it to compare (Debian: apt-get install postgresql)');
    return [];
  }
  const cluster = await startPostgresCluster();
  try {
    const secret = () => randomBytes(32).toString('base64url');
    return await run({ DATABASE_URL_US: cluster.url, ACCOUNT_SECRETS: `k1:${secret()}`, ACCOUNT_PEPPER: secret() });
  } finally {
    await cluster.remove();
  }
}

const sqlite = await run({});
const postgres = await runOnPostgres();
const report = new BenchReport('accounts');
report.table(
  [
    `accounts, ${concurrency} calls at once`,
    'SQLite a second',
    'CPU ms a call',
    'PostgreSQL a second',
    'CPU ms a call',
  ],
  sqlite.map((row, index) => [...row, ...(postgres[index]?.slice(1) ?? ['', ''])]),
);
report.write({ isStandard: postgres.length > 0 });
