import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInAt } from '#tests/support/accounts/call-api.ts';
import { printedCommands } from '#tests/support/documents/printed-commands.ts';
import { freePort } from '#tests/support/running/free-port.ts';
import { codeRooms, copyProject } from '#tests/support/running/project-copy.ts';
import { startSite } from '#tests/support/running/running-site.ts';

const settings = ['package.json', 'tsconfig.json', 'vitest.config.ts'];
const copy = copyProject([...codeRooms, 'build', 'content', 'docs', 'media', ...settings]);
/** Without those that record which stores there were. */
const accountFiles = () =>
  readdirSync(join(copy, 'data/accounts'))
    .filter((name) => !name.endsWith('.created'))
    .sort();
// A link to the data of this checkout, if there is any.
if (existsSync(join(copy, 'data'))) unlinkSync(join(copy, 'data'));
afterAll(() => rmSync(copy, { recursive: true }));

const printed = printedCommands();
const outputOf = (line: string) => printed.find((command) => command.line === line)?.output;

/** Lines that this machine cannot run, or that other tests run, with these tests or the requirements of the line. */
const elsewhere: [RegExp, string][] = [
  [/^docker |^kubectl |^cd deploy\/kubernetes|^for node|deploy\/example/, 'tests/deploy: needs containers'],
  [/:8080|www\.kinetra\.example/, 'tests/deploy/front.test.ts: needs the reverse proxy'],
  [/^pg_|^psql|^createdb|copy-store -- us/, 'tests/proof/accounts/back-up-and-restore.test.ts'],
  [
    /^npm install --global|^systemctl|^useradd|^certbot|^openssl|^journalctl|^apt-get|^install -d|\/etc\/|runuser|^chown|^git clone/,
    'root',
  ],
  [/readyz$|metrics$/, 'tests/deploy and tests/site/metrics.test.ts'],
  [/^npm (start|test|audit)$|^npm run (kinetra|NAME|editor|dev|check|media|audit|bench|proof|studio)\b/, 'npm test'],
  [
    /^npm run (manuals|record-manuals|new|calendar|subscribers|reward-codes|forget|claims|back-up|copy-store)$/,
    'its --help',
  ],
  [/^npm test -- .* --in \w+$/, 'npm test, in all browsers'],
  [/^npm run manuals -- /, 'tests/proof/how-to/gate.test.ts'],
  [/^git (push|pull|fetch|tag|diff|restore|revert|checkout)|^npx vitest|^umask/, 'of git, vitest and the shell'],
];

const person = 'person@example.com';

/** Runs a line of a document in a copy of the project, in a shell. Returns its output. */
function run(line: string, env: Record<string, string> = {}): string {
  return execFileSync('sh', ['-eu', '-c', `{ ${throughNode(line)}; } 2>&1`], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: '', ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** The line as npm would run it, with the Node of this process. */
const throughNode = (line: string) =>
  line.replace(/\bnpm (?:run )?([\w-]+)( --)?/, `${process.execPath} tools/kinetra.mjs $1`);

/** Starts a site as the line says, on a free port and with data of its own, and stops it after `use`. */
async function start(line: string, use: (origin: string) => Promise<void> | void): Promise<void> {
  const port = String(await freePort());
  const assignments = [...line.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
  const dataDir = join(copy, `data-${port}`);
  const child = spawn(process.execPath, ['tools/kinetra.mjs', 'start'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: '', PORT: port, ...Object.fromEntries(assignments), DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const origin = `http://localhost:${port}`;
  try {
    const isReady = () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (const deadline = Date.now() + 120_000; !(await isReady()); await pause(200))
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the site did not start: ${line}`);
    await use(origin);
  } finally {
    child.kill();
    await exited;
  }
}

const passes = (line: string) => expect(run(line)).toMatch(/Tests .*\d+ passed/);
const wrote = (line: string) => expect(run(line)).toMatch(/^(wrote|changed) /m);
const sentences = (text: string) => text.split('\n').map((row) => row.trim().replaceAll(/\s+/g, ' '));

/** The check of each line's effect. */
const runs: Record<string, (line: string) => Promise<void> | void> = {
  'npm run findings': (line) => expect(run(line)).toMatch(/\d+ errors, \d+ warnings/),
  'SITE_ENV=production npm run findings': (line) => expect(run(line)).toMatch(/\d+ errors, \d+ warning/),
  'npm run law': (line) => expect(run(line)).toMatch(/\bde\b/),
  'npm run changes': (line) => expect(run(line)).toMatch(/\d+ change|no release tag yet|nothing changes/),
  'npm run changes -- --past': (line) => expect(run(line)).toMatch(/\d+ change|no release tag yet|nothing changes/),
  'npm run calendar -- --edition uk --from 2026-11-22 --until 2026-11-23': (line) => {
    const rows = sentences(run(line));
    for (const row of sentences(outputOf(line) ?? 'no output is printed').filter((text) => text !== '…'))
      expect(rows).toContain(row);
  },
  'npm test -- core/time': passes,
  'npm test -- core/time/moment.test.ts': passes,
  'npm test -- core/time/moment.test.ts -t "limits validity"': passes,
  'npm run claims -- eu': (line) => void run(line),
  'npm run claims -- eu R-7K2M-9QXD accept': (line) => expect(() => run(line)).toThrow('R-7K2M-9QXD'),
  'npm run claims -- eu R-7K2M-9QXD reject': (line) => expect(() => run(line)).toThrow('R-7K2M-9QXD'),
  'npm run new -- list': (line) => expect(run(line)).toMatch(/\bprose\b/),
  'npm run new -- list prose': (line) => expect(run(line)).toContain('kind: prose'),
  'npm run new -- page NAME': (line) => wrote(line.replace('NAME', 'some-page')),
  'npm run new -- page night-shift': wrote,
  'npm run new -- product trail-mule --in us,uk,de': wrote,
  'npm run new -- section mood-board --on product': wrote,
  'npm run new -- sale black-friday-2027': wrote,
  'npm run new -- sale summer-sale --in us,uk,de --stages 2': wrote,
  'npm run new -- news a-new-robot': wrote,
  'npm run subscribers -- eu subscribers-eu.csv': (line) => {
    run(line);
    const header = 'email,edition,source,status,created_at,confirmed_at';
    expect(readFileSync(join(copy, 'subscribers-eu.csv'), 'utf8').trim()).toBe(header);
  },
  'npm run reward-codes -- eu --since 2026-11-23T10:00Z': (line) =>
    expect(run(line)).toContain('code,shop,percent,amount,currency,valid_from,valid_until'),
  'npm run back-up -- backups/2026-11-21': (line) => {
    run(line);
    expect(readdirSync(join(copy, 'backups/2026-11-21')).sort()).toEqual([
      'account-secrets.json',
      'cn.sqlite',
      'eu.sqlite',
      'us.sqlite',
    ]);
  },
  'rm -f data/accounts/*.sqlite data/accounts/*.sqlite-wal data/accounts/*.sqlite-shm': (line) => {
    run(line);
    expect(accountFiles()).toEqual(['account-secrets.json']);
  },
  'install -m 600 backups/2026-11-21/* data/accounts/': (line) => {
    run(line);
    expect(accountFiles()).toHaveLength(4);
  },
  'npm run forget -- eu person@example.com': (line) => {
    expect(run(line)).toMatch(/^\w+: 1 deleted$/m);
    expect(run(line)).toContain(`nothing is stored about ${person} in eu`);
  },
  'PREVIEW_TOKEN=some-long-token npm start': (line) =>
    start(line, async (origin) => {
      const guides = readdirSync(join(copy, 'docs/how-to')).map((name) =>
        readFileSync(join(copy, 'docs/how-to', name), 'utf8'),
      );
      const views = guides.flatMap((text) => text.match(/\/preview\?edition=[^`)\s]+/g) ?? []);
      expect(views.length).toBeGreaterThan(2);
      const headers = { cookie: 'preview=some-long-token' };
      for (const address of ['/preview', '/preview/calendar', '/preview/check', ...views])
        expect([address, (await fetch(origin + address, { headers })).status]).toEqual([address, 200]);
    }),
  'SITE_CLOCK=2026-11-22T08:59:00Z DATA_DIR=/tmp/rehearsal npm start': (line) =>
    start(line, (origin) => {
      const ask = 'curl -sI localhost:3000/uk | grep -i x-page';
      expect(printed.map((command) => command.line)).toContain(ask);
      expect(run(ask.replace('localhost:3000', new URL(origin).host))).toContain(
        'x-page-valid-until: 2026-11-22T09:00:00Z',
      );
    }),
  'SMTP_URL=smtp://user:password@mail.example:587 ACCOUNT_MAIL_FROM=noreply@kinetra.example npm start': (line) =>
    start(line, () => {}),
  'ACCOUNT_SMS_URL=https://sms.example/send ACCOUNT_SMS_TOKEN=secret npm start': (line) => start(line, () => {}),
  'DATA_DIR=/tmp/restored npm start': (line) => start(line, () => {}),
};

beforeAll(async () => {
  const site = await startSite({ DATA_DIR: join(copy, 'data'), ACCOUNT_LIMIT_SCALE: '0' });
  await logInAt(site.origin, 'eu', person);
  await site.stop();
}, 120_000);

test('every command line that a document prints is run here, or is known to be tested elsewhere', () => {
  const lines = printed.map(({ line }) => line).filter((line) => !elsewhere.some(([pattern]) => pattern.test(line)));
  const inUse = Object.keys(runs);
  expect(lines.filter((line) => !inUse.includes(line) && !/^curl -sI localhost:3000/.test(line))).toEqual([]);
  expect(inUse.filter((line) => !lines.includes(line))).toEqual([]);
});

test.each(Object.entries(runs))('%s', async (line, expectPromise) => {
  await expectPromise(line);
});
