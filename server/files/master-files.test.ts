import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '#core/site.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { bodyText, contextOf } from '#tests/support/site/request-context.ts';
import { createLog } from '../log/log.ts';
import { serveMasterFiles } from './master-files.ts';
import { openMediaStore } from './media-store.ts';

const masters = await mkdtemp(join(tmpdir(), 'masters-'));
const robot = { ...fixtureSite().products.tank, name: { en: 'Robot One', 'zh-CN': '一号机器人' } };
const guide = { hash: 'abcdef12', size: 10, updated: '2026-11-21' };
const site = {
  ...fixtureSite(),
  clips: { 'robot/turn': { hash: 'abcdef12' } },
  voices: { 'tank/en': { hash: 'abcdef12', lines: ['01234567'] } },
  arModels: { tank: { hash: 'abcdef12', heightMm: 480 } },
  products: { robotOne: robot },
  manuals: {
    guides: {},
    words: { en: { guide: 'Quick start guide' }, 'zh-CN': { guide: '快速入门指南' } },
    files: { 'robotOne/en': guide, 'robotOne/zh-CN': guide },
  },
} as unknown as Site;

/** Every kind of file that is sent as it was made: its address, its master, its type and a part of its policy. */
const files = [
  ['/media/robot/turn.abcdef12.wide.mp4', 'robot/turn.mp4', 'video/mp4', "media-src 'self'"],
  ['/media/robot/turn.abcdef12.phone.webm', 'robot/turn-phone.webm', 'video/webm', "media-src 'self'"],
  ['/media/manuals/robotOne/en.abcdef12.pdf', 'manuals/robotOne/en.pdf', 'application/pdf', "object-src 'self'"],
  ['/media/ar/tank.abcdef12.first.glb', 'tank-first.glb', 'model/gltf-binary', "default-src 'none'"],
  ['/media/ar/tank.abcdef12.other.usdz', 'tank-other.usdz', 'model/vnd.usdz+zip', "default-src 'none'"],
  ['/media/voices/tank/en.abcdef12/01234567.webm', 'voices/tank/en/01234567.webm', 'audio/webm', "media-src 'self'"],
  ['/media/voices/tank/en.abcdef12/01234567.m4a', 'voices/tank/en/01234567.m4a', 'audio/mp4', "media-src 'self'"],
] as const;
const [[clip], , [manual], [model], , [line]] = files;

beforeAll(async () => {
  for (const [, file] of files) {
    await mkdir(dirname(join(masters, file)), { recursive: true });
    await writeFile(join(masters, file), '0123456789');
  }
});
const store = openMediaStore(join(masters, 'kept'), createLog({ write: () => {} }));
// A file that was just served may still be written to the folder.
afterAll(() => rm(masters, { recursive: true, maxRetries: 5 }));

async function ask(path: string, headers: Record<string, string> = {}, { method = 'GET', crossOrigin = false } = {}) {
  const serve = serveMasterFiles({ site, masters, arModelsDir: masters, store, crossOrigin });
  const response = await serve(contextOf(path, { headers, method }));
  return response && { ...response, text: bodyText(response) };
}

describe.each(files)('%s', (path, _file, type, policy) => {
  test('is served with its type and policy, as immutable', async () => {
    expect(await ask(path)).toMatchObject({
      status: 200,
      text: '0123456789',
      headers: {
        'content-type': type,
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining(policy),
      },
    });
  });

  test('is served in ranges, and not again', async () => {
    const headers = { 'content-range': 'bytes 2-4/10' };
    expect(await ask(path, { range: 'bytes=2-4' })).toMatchObject({ status: 206, text: '234', headers });
    const { etag = '', 'content-security-policy': fullPolicy } = (await ask(path))?.headers ?? {};
    const again = await ask(path, { 'if-none-match': etag });
    // Browsers take the policy of a 304.
    expect(again).toMatchObject({ status: 304, text: '', headers: { 'content-security-policy': fullPolicy } });
  });
});

test('a range is ignored for HEAD and for another file, and refused beyond the end', async () => {
  const { etag = '' } = (await ask(clip))?.headers ?? {};
  const range = 'bytes=0-1';
  expect(await ask(clip, { range }, { method: 'HEAD' })).toMatchObject({ status: 200 });
  expect(await ask(clip, { range, 'if-range': '"another"' })).toMatchObject({ status: 200, text: '0123456789' });
  expect(await ask(clip, { range, 'if-range': etag })).toMatchObject({ status: 206 });
  expect(await ask(clip, { range: 'bytes=10-' })).toMatchObject({
    status: 416,
    headers: { 'content-range': 'bytes */10' },
  });
});

test('pages of other origins may use files of a media host only, and no lines', async () => {
  const [policy, sharing] = ['cross-origin-resource-policy', 'access-control-allow-origin'];
  for (const path of [clip, manual, model, line]) {
    expect((await ask(path))?.headers).not.toHaveProperty(policy);
    expect((await ask(path))?.headers).not.toHaveProperty(sharing);
  }
  const shared = (path: string) => ask(path, {}, { crossOrigin: true });
  expect((await shared(clip))?.headers).toHaveProperty(policy, 'cross-origin');
  expect((await shared(model))?.headers).toMatchObject({ [policy]: 'cross-origin', [sharing]: '*' });
  expect((await shared(line))?.headers).not.toHaveProperty(policy);
});

test.each([
  ...['/media/robot/turn.00000000.wide.mp4', '/media/robot/fall.abcdef12.wide.mp4'],
  ...['/media/constructor/name.abcdef12.wide.mp4', '/media/manuals/constructor/en.abcdef12.pdf'],
  ...['/media/manuals/robotOne/en.abcdef13.pdf', '/media/manuals/robotTwo/en.abcdef12.pdf'],
  ...['/media/manuals/robotOne/de.abcdef12.pdf', '/media/ar/tank.00000000.first.glb'],
  ...['/media/ar/car.abcdef12.first.glb', '/media/ar/constructor.abcdef12.first.glb'],
  ...['/media/voices/tank/en.00000000/01234567.webm', '/media/voices/tank/en.abcdef12/89abcdef.webm'],
  ...['/media/voices/car/en.abcdef12/01234567.webm', '/media/voices/constructor/en.abcdef12/01234567.webm'],
])('there is nothing at %s', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404 });
});

test.each(['/media/robot/front.abcdef12.320.webp', '/media/ar/tank.abcdef12.third.glb', '/media/manuals/made.json'])(
  'leaves %s to others',
  async (path) => {
    expect(await ask(path)).toBeUndefined();
  },
);

test.each([
  ['Robot One', 'KINETRA-Robot-One-Quick-start-guide.pdf', 'KINETRA-Robot-One-Quick-start-guide.pdf'],
  ['Megatron Ⅱ', 'KINETRA-Megatron-II-Quick-start-guide.pdf', 'KINETRA-Megatron-Ⅱ-Quick-start-guide.pdf'],
  ['Ōkami', 'KINETRA-Okami-Quick-start-guide.pdf', 'KINETRA-Ōkami-Quick-start-guide.pdf'],
  ['Ω', 'KINETRA-Quick-start-guide.pdf', 'KINETRA-Ω-Quick-start-guide.pdf'],
])(
  'the guide of %s is shown in the page, with a readable file name, in ASCII as well',
  async (name, ascii, unicode) => {
    const renamed = { ...site, products: { robotOne: { ...robot, name: { en: name } } } } as Site;
    const serve = serveMasterFiles({ site: renamed, masters, arModelsDir: masters, store, crossOrigin: false });
    expect((await serve(contextOf(manual)))?.headers['content-disposition']).toBe(
      `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(unicode)}`,
    );
  },
);

test('a guide in Chinese has a Chinese file name, and an English one for old clients', async () => {
  await store.retain('/media/manuals/robotOne/zh-CN.abcdef13.pdf', Buffer.from('%PDF'));
  const { headers } = (await ask('/media/manuals/robotOne/zh-CN.abcdef13.pdf')) ?? {};
  expect(headers?.['content-disposition']).toBe(
    `inline; filename="KINETRA-Robot-One-Quick-start-guide.pdf"; filename*=UTF-8''KINETRA-${encodeURIComponent('一号机器人-快速入门指南')}.pdf`,
  );
});

test('a page of the previous build still has its files, in ranges too', async () => {
  await store.retain('/media/robot/turn.00000001.wide.mp4', Buffer.from('0123456789'));
  expect(await ask('/media/robot/turn.00000001.wide.mp4', { range: 'bytes=2-3' })).toMatchObject({
    status: 206,
    text: '23',
  });
});
