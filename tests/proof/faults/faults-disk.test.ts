import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { mediaPath } from '#core/media/media-address.ts';
import { callApi } from '../../support/accounts/call-api.ts';
import { freePort } from '../../support/running/free-port.ts';
import { type RunningSite, startSite } from '../../support/running/running-site.ts';
import { openSmallDisk } from '../../support/running/small-disk.ts';
import { realSite } from '../../support/site/real-site.ts';

const root = join(import.meta.dirname, '../../..');
const timeout = 180_000;

/** Small sizes of pictures that are not rendered yet. */
const pictures = Object.entries(realSite.pictures)
  .slice(0, 8)
  .map(([id, picture]) => mediaPath({ id, hash: picture.hash }, 160, 'webp'));

const subscribe = async ({ origin }: RunningSite, group: 'us' | 'cn', name: string) =>
  (await callApi(origin, group, 'subscribe', { email: `${name}@example.com` })).code;

async function expectPages({ origin }: RunningSite): Promise<void> {
  for (const path of ['/us', '/flagship-megatron', '/de/login']) {
    const response = await fetch(origin + path);
    expect([response.status, (await response.text()).trimEnd().endsWith('</html>')], path).toEqual([200, true]);
  }
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
}

async function expectPicture({ origin }: RunningSite, address = ''): Promise<void> {
  const response = await fetch(origin + address);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([response.status, response.headers.get('content-type'), bytes.subarray(8, 12).toString()]).toEqual([
    200,
    'image/webp',
    'WEBP',
  ]);
}

const disk = openSmallDisk();
afterAll(() => disk?.remove());

describe.skipIf(!disk)('a data folder', () => {
  const [small, dataDir] = [disk as NonNullable<typeof disk>, join(disk?.folder ?? '', 'data')];
  const settings = { SITE_ENV: 'test', DATA_DIR: dataDir, ACCOUNT_LIMIT_SCALE: '0' };

  test(
    'on a full disk still serves pages and pictures; accounts answer 5003, lose nothing, and recover',
    async () => {
      const site = await startSite(settings);
      try {
        expect(await subscribe(site, 'us', 'early')).toBe(2000);
        small.fill();
        await expectPages(site);
        for (const address of pictures.slice(0, 3)) await expectPicture(site, address);
        await expect
          .poll(() => site.output(), { timeout: 5_000 })
          .toContain('media could not be stored for later builds');
        await expect
          .poll(() => readdirSync(dataDir, { recursive: true }).filter((name) => String(name).includes('.webp')), {
            timeout: 5_000,
          })
          .toEqual([]);
        const codes = await Promise.all(Array.from({ length: 5 }, (_, index) => subscribe(site, 'us', `full${index}`)));
        expect(new Set(codes)).toEqual(new Set([5003]));
        small.makeRoom();
        expect(await subscribe(site, 'us', 'late')).toBe(2000);
        await expectPicture(site, pictures[3]);
      } finally {
        await site.stop();
      }
    },
    timeout,
  );

  test(
    'that has become read-only still serves pages and pictures; accounts answer 5003',
    async () => {
      small.makeReadOnly();
      const site = await startSite(settings);
      try {
        expect(site.output()).toMatch(/"code":"EROFS".*DATA_DIR CANNOT BE WRITTEN/);
        await expectPages(site);
        await expectPicture(site, pictures[5]);
        expect(await subscribe(site, 'us', 'fixed')).toBe(5003);
        small.makeWritable();
        await until(async () => (await subscribe(site, 'us', 'fixed')) === 2000);
      } finally {
        await site.stop();
      }
    },
    timeout,
  );
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 80_000; Date.now() < deadline; await pause(200)) if (await isTrue()) return;
  throw new Error('the condition was not met within 80 s');
}

test.each([
  ['goes to a full disk', 'exec "$0" main/production.ts > /dev/full', 'ignore'],
  ['is read by nobody', 'exec "$0" main/production.ts', 'pipe'],
] as const)(
  'a log that %s does not block the server',
  async (_what, command, stdout) => {
    const [port, folder] = [await freePort(), openSmallDisk()];
    const dataDir = join(folder?.folder ?? root, 'data');
    mkdirSync(dataDir, { recursive: true });
    const env = {
      ...process.env,
      NODE_ENV: '',
      SITE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
    };
    const child = spawn('sh', ['-c', command, process.execPath], {
      cwd: root,
      env,
      stdio: ['ignore', stdout, 'ignore'],
    });
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) });
    try {
      await until(() =>
        ask('/healthz').then(
          ({ ok }) => ok,
          () => false,
        ),
      );
      /* More lines than fit into a pipe (64 KB). */
      for (let round = 0; round < 60; round += 1) {
        const responses = await Promise.all(Array.from({ length: 25 }, () => ask('/us')));
        expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
        await Promise.all(responses.map((response) => response.arrayBuffer()));
      }
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
      folder?.remove();
    }
  },
  timeout,
);
