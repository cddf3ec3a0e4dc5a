import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Site } from '#rules/site/site.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import type { Middleware } from '../http/response.ts';
import { createLog } from '../log/log.ts';
import type { MediaOptions } from './media.ts';
import { serveMedia } from './media.ts';
import { openMediaStore } from './media-store.ts';
import { createPictureEncoder } from './picture-encoder.ts';

const folder = await mkdtemp(join(tmpdir(), 'media-'));
afterAll(() => rm(folder, { recursive: true }));

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
    get: (path: string) =>
      middleware({
        id: 'test',
        network: '',
        request: new Request(`http://localhost${path}`),
        url: new URL(`http://localhost${path}`),
        now: 0,
      }),
    count: () => encodedCount,
  };
}

test('encodes a size once for concurrent requests and retains it', async () => {
  const { get, count } = media({});
  const responses = await Promise.all([get(address), get(address), get(address)]);
  expect(responses.map((response) => Buffer.from(response?.body as Uint8Array).toString())).toEqual(
    Array(3).fill('picture 1'),
  );
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
  expect(Buffer.from((await get(earlier))?.body as Uint8Array).toString()).toBe('earlier');
  await rm(join(folder, 'made/robot/front.0123abcd.320.webp'));
});

test('retains a size that was made in advance for the next build', async () => {
  const ahead = join(folder, 'ahead/robot');
  await mkdir(ahead, { recursive: true });
  await writeFile(join(ahead, 'front.abcdef12.160.webp'), 'ahead');
  const path = '/media/robot/front.abcdef12.160.webp';
  expect(Buffer.from((await media({}).get(path))?.body as Uint8Array).toString()).toBe('ahead');
  await rm(ahead, { recursive: true });
  const { pictures } = fixtureSite();
  const next = media({
    site: { ...fixtureSite(), pictures: { 'robot/front': { ...pictures['robot/front'], hash: '00000000' } } } as Site,
  });
  await expect.poll(async () => (await next.get(path))?.status).toBe(200);
  expect(next.count()).toBe(0);
});

test('sends a size that cannot be retained', async () => {
  const { get } = media({ store: openMediaStore('/dev/null/made', log) });
  expect((await get(address))?.status).toBe(200);
});

test('every format has the requested width, and cut-outs stay transparent', async () => {
  const master = join(folder, 'master.webp');
  await sharp({ create: { width: 64, height: 32, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.2 } } })
    .webp({ lossless: true })
    .toFile(master);
  const encode = createPictureEncoder();
  const facts = await Promise.all(
    (['avif', 'webp', 'jpg', 'png'] as const).map(async (format) => sharp(await encode(master, 32, format)).metadata()),
  );
  expect(facts.map(({ format, width, height, hasAlpha }) => [format, width, height, hasAlpha])).toEqual([
    ['heif', 32, 16, true],
    ['webp', 32, 16, true],
    ['jpeg', 32, 16, false],
    ['png', 32, 16, true],
  ]);
});
