import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../../support/accounts/call-api.ts';
import { type MailServer, openMailServer } from '../../support/accounts/mail-server.ts';
import { isInContext } from '../../support/deploy/docker-context.ts';

const root = join(import.meta.dirname, '../../..');
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
const nobody = Number(/^USER (\d+)/m.exec(dockerfile)?.[1]);
/** Rendered ahead in the image; here each size is rendered on request. */
const pictures = 'build/media';

/** Paths of the installed packages that `npm ci --omit=dev` would install. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(packages).flatMap(([path, { dev, devOptional }]) =>
    path !== '' && !dev && !devOptional && existsSync(join(root, path)) ? [path] : [],
  );
}

/** Builds the site as the Dockerfile does, with exactly the files that its .dockerignore allows. */
function buildInContext(context: string): void {
  cpSync(root, context, { recursive: true, filter: (path) => path === root || isInContext(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(context, 'node_modules'));
  const [, buildScript = ''] = /^RUN node_modules\/node\/bin\/node (tools\/\S+)$/m.exec(dockerfile) ?? [];
  execFileSync(join(context, node), [buildScript], {
    cwd: context,
    env: { PATH: process.env.PATH ?? '' },
    stdio: 'pipe',
  });
}

/** Copies exactly the files that the last stage of the Dockerfile copies. */
function buildImage(context: string, folder: string): void {
  const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  for (const [, line = ''] of stage.matchAll(/^COPY (?:--from=\w+ )?(.+)$/gm)) {
    const [target = '', ...sources] = line.split(' ').reverse();
    for (const source of sources.map((path) => path.replace(/^\/site\//, ''))) {
      if (source === 'node_modules' || source === pictures) continue;
      const to = target.endsWith('/') ? join(folder, target, source.split('/').at(-1) ?? '') : join(folder, target);
      cpSync(join(context, source), to, { recursive: true });
    }
  }
  for (const path of productionPackages()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const isOfAnother = (file: string) => relative(join(root, path), file).split('/').includes('node_modules');
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !isOfAnother(file),
    });
  }
}

const folder = mkdtempSync(join(tmpdir(), 'kinetra-image-'));
const context = mkdtempSync(join(tmpdir(), 'kinetra-context-'));
const data = join(folder, 'data');
const node = 'node_modules/node/bin/node';
/**
 * When the tests run as root, the server runs as another user: it can write to its data folder only, as on a read-only
 * file system.
 */
const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
const token = 'a token of this test';
let origin = '';
let server: ReturnType<typeof spawn>;
let printed = '';
/** Nobody can subscribe without one. */
let mailServer: MailServer;

beforeAll(async () => {
  execFileSync('chmod', ['755', folder]);
  buildInContext(context);
  buildImage(context, folder);
  mailServer = await openMailServer();
  mkdirSync(data);
  if ('uid' in asNobody) chownSync(data, nobody, nobody);
  const env = {
    PATH: process.env.PATH ?? '',
    SITE_ENV: 'production',
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: data,
    SMTP_URL: mailServer.url,
    PREVIEW_TOKEN: token.replaceAll(' ', '-'),
  };
  server = spawn(join(folder, node), ['main/production.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...asNobody,
  });
  origin = await new Promise<string>((resolve, reject) => {
    const readMore = (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /serving on \S*?:(\d+)\b/.exec(printed)?.[1];
      if (port) resolve(`http://localhost:${port}`);
    };
    server.stdout?.on('data', readMore);
    server.stderr?.on('data', readMore);
    server.on('exit', () => reject(new Error(printed)));
  });
}, 900_000);
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  }
  await mailServer?.close();
  for (const path of [folder, context]) rmSync(path, { recursive: true, force: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers, redirect: 'manual' });
  return {
    status: response.status,
    type: response.headers.get('content-type')?.split(';')[0],
    body: await response.text(),
  };
};

test('a server with only the image’s files is ready, and passes the image’s health check', async () => {
  expect(await get('/readyz')).toMatchObject({ status: 200 });
  const [, check = ''] = /CMD \["[^"]+", "-e", "(.+)"\]$/m.exec(dockerfile) ?? [];
  execFileSync(join(folder, node), ['-e', check], { env: { PORT: new URL(origin).port }, ...asNobody });
});

test('serves every page, script, style, picture, clip and manual that pages name', async () => {
  const pages = await Promise.all(
    ['/us', '/us/flagship-megatron', '/uk/support', '/', '/jp', '/us/elite-optimus-prime'].map((path) => get(path)),
  );
  expect(pages.map(({ status, type }) => `${status} ${type}`)).toEqual(Array(pages.length).fill('200 text/html'));
  const assetPaths = new Set(
    pages.flatMap(({ body }) => [...body.matchAll(/\/(?:assets|media)\/[\w./-]+\.[a-z0-9]+/g)].map(([path]) => path)),
  );
  const kinds = Map.groupBy(assetPaths, (path) => path.split('.').at(-1) ?? '');
  expect([...kinds.keys()].sort()).toEqual(expect.arrayContaining(['css', 'js', 'woff2']));
  // A few of each kind: rendering every size of every picture takes minutes.
  const samples = [...kinds.values()].flatMap((paths) => paths.slice(0, 3));
  const statuses = await Promise.all(samples.map(async (path) => [path, (await get(path)).status]));
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test('stores accounts, and its tools run', async () => {
  expect((await callApi(origin, 'us', 'subscribe', { email: 'image@example.com' })).code).toBe(2000);
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: data };
  const csv = execFileSync(join(folder, node), ['tools/accounts/export-subscribers.ts', 'us', '--all'], {
    cwd: folder,
    env,
    encoding: 'utf8',
    ...asNobody,
  });
  expect(csv).toContain('image@example.com');
});

test('the desk works, with its content audit', async () => {
  const cookie = { cookie: `preview=${token.replaceAll(' ', '-')}` };
  for (const path of ['/preview', '/preview/calendar', '/preview/check'])
    expect([path, (await get(path, cookie)).status]).toEqual([path, 200]);
});

test('logs no warnings or errors', () => {
  const problemLines = printed.split('\n').filter((line) => /"level":"(warn|error)"/.test(line));
  // No provider of text messages is configured, and the samples of content lack the facts of a company.
  const expected = /no text messages can be sent|values that nobody has/;
  expect(problemLines.filter((line) => !expected.test(line))).toEqual([]);
});
