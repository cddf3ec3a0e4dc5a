import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Site } from '#core/site.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { bodyText, contextOf } from '#tests/support/site/request-context.ts';
import type { Middleware } from '../http/response.ts';
import { createLog } from '../log/log.ts';
import { type MediaOptions, serveMedia } from './media.ts';
import { openMediaStore } from './media-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'media-'));
// A file that was just served may still be written to the folder.
afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }));

const log = createLog({ write: () => {} });
const address = '/media/robot/front.abcdef12.320.webp';

function media(options: Partial<MediaOptions>) {
  let encodedCount = 0;
  const encode = async () => Buffer.from(`picture ${++encodedCount}`);
  const middleware: Middleware = serveMedia({
    site: fixtureSite(),
    encode,
    masters: folder,
    preEncodedDir: join(folder, 'ahead'),
    store: openMediaStore(join(folder, 'made'), log),
    crossOrigin: false,
    ...options,
  });
  return {
    get: (path: string, network = '', signal: AbortSignal | null = null) =>
      middleware(contextOf(path, { network, signal })),
    count: () => encodedCount,
  };
}

test('encodes a size once for concurrent requests and retains it', async () => {
  const { get, count } = media({});
  const responses = await Promise.all([get(address), get(address), get(address)]);
  expect(responses.map(bodyText)).toEqual(Array(3).fill('picture 1'));
  await get(address);
  expect(count()).toBe(1);
  await expect
    .poll(() => readFile(join(folder, 'made/robot/front.abcdef12.320.webp'), 'utf8').catch(() => ''))
    .toBe('picture 1');
  expect(await readdir(join(folder, 'made/robot'))).toEqual(['front.abcdef12.320.webp']);
});

test('encodes only offered sizes, and serves retained ones of earlier builds', async () => {
  const { get, count } = media({});
  const earlier = '/media/robot/front.0123abcd.320.webp';
  expect(await get(earlier)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  expect(count()).toBe(0);
  await mkdir(join(folder, 'made/robot'), { recursive: true });
  await writeFile(join(folder, 'made/robot/front.0123abcd.320.webp'), 'earlier');
  expect(bodyText(await get(earlier))).toBe('earlier');
  await rm(join(folder, 'made/robot/front.0123abcd.320.webp'));
});

test('retains a size that was made in advance for the next build', async () => {
  const ahead = join(folder, 'ahead/robot');
  await mkdir(ahead, { recursive: true });
  await writeFile(join(ahead, 'front.abcdef12.160.webp'), 'ahead');
  const path = '/media/robot/front.abcdef12.160.webp';
  expect(bodyText(await media({}).get(path))).toBe('ahead');
  await rm(ahead, { recursive: true });
  const { pictures } = fixtureSite();
  const next = media({
    site: { ...fixtureSite(), pictures: { 'robot/front': { ...pictures['robot/front'], hash: '00000000' } } } as Site,
  });
  await expect.poll(async () => (await next.get(path))?.status).toBe(200);
  expect(next.count()).toBe(0);
});

test('encodes a size that cannot be written only once', async () => {
  const { get, count } = media({ store: openMediaStore('/dev/null/made', log) });
  for (let turn = 0; turn < 3; turn += 1) {
    expect(bodyText(await get(address))).toBe('picture 1');
    await new Promise(setImmediate);
  }
  expect(count()).toBe(1);
});

/** Encodings that the test ends by hand, and how often a size was looked for. */
function encodedByHand() {
  const started: { size: string; end(): void }[] = [];
  const encode = (_master: string, width: number, format: string) => {
    const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    started.push({ size: `${width}.${format}`, end: () => resolve(Buffer.from('a picture')) });
    return promise;
  };
  let lookups = 0;
  const store = {
    async find() {
      lookups += 1;
      return undefined;
    },
    async retain() {},
    async retainEncoded() {},
  };
  return { started, lookups: () => lookups, ...media({ encode, store }) };
}

const sizes = ['160.avif', '160.webp', '160.jpg', '320.avif', '320.webp', '320.jpg'];
const pathOf = (size: string | undefined) => `/media/robot/front.abcdef12.${size}`;

test('networks take turns, and nothing is encoded for a visitor who has left', async () => {
  const { get, started, lookups } = encodedByHand();
  const [mine = '', dropped = '', ...others] = sizes;
  others.map((size, index) => get(pathOf(size), `2001:db8:1:${index}::/64`));
  await expect.poll(() => started.length).toBe(2);
  const left = new AbortController();
  const leaving = get(pathOf(dropped), '203.0.113.6', left.signal);
  const response = get(pathOf(mine), '203.0.113.7');
  // Each size before it waits for its turn, and once more when the turn comes.
  await expect.poll(lookups).toBe(sizes.length + 2);
  left.abort();
  expect((await leaving)?.status).toBe(499);
  started[0]?.end();
  await expect.poll(() => started[2]?.size).toBe(mine);
  started[2]?.end();
  expect((await response)?.status).toBe(200);
});
