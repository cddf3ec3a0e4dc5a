import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { createLog } from '../log/log.ts';
import { serveMasterFiles } from './master-files.ts';
import { openMediaStore } from './media-store.ts';

const masters = await mkdtemp(join(tmpdir(), 'clips-'));
const size = { width: 16, height: 9 };
const site = {
  ...fixtureSite(),
  clips: {
    'robot/turn': {
      hash: 'abcdef12',
      wide: size,
      phone: size,
      heard: [],
      poster: 'robot/front',
      label: {},
      caption: {},
    },
  },
};
const wide = '/media/robot/turn.abcdef12.wide.mp4';

beforeAll(async () => {
  await mkdir(join(masters, 'robot'));
  await writeFile(join(masters, 'robot/turn.mp4'), '0123456789');
  await writeFile(join(masters, 'robot/turn-phone.webm'), 'upright');
});
const store = openMediaStore(join(masters, 'kept'), createLog({ write: () => {} }));
// A file that was just served may still be written to the folder.
afterAll(() => rm(masters, { recursive: true, maxRetries: 5 }));

async function ask(path: string, headers: Record<string, string> = {}, { method = 'GET', crossOrigin = false } = {}) {
  const url = new URL(path, 'http://localhost');
  const response = await serveMasterFiles({ site, masters, arModelsDir: masters, store, crossOrigin })({
    id: 'test',
    network: '',
    request: new Request(url, { headers, method }),
    url,
    now: 0,
  });
  return response && { ...response, text: Buffer.from((response.body as Uint8Array | undefined) ?? []).toString() };
}

describe('a clip', () => {
  test('is served whole, with its type, as immutable', async () => {
    const response = await ask(wide);
    expect(response).toMatchObject({ status: 200, text: '0123456789' });
    expect(response?.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('plays when opened directly', async () => {
    expect((await ask(wide))?.headers['content-security-policy']).toContain("media-src 'self'");
  });

  test('has an upright cut for phones', async () => {
    expect(await ask('/media/robot/turn.abcdef12.phone.webm')).toMatchObject({
      status: 200,
      text: 'upright',
      headers: { 'content-type': 'video/webm' },
    });
  });

  test('is served in ranges', async () => {
    expect(await ask(wide, { range: 'bytes=0-1' })).toMatchObject({
      status: 206,
      text: '01',
      headers: { 'content-range': 'bytes 0-1/10' },
    });
    expect(await ask(wide, { range: 'bytes=7-' })).toMatchObject({
      status: 206,
      text: '789',
      headers: { 'content-range': 'bytes 7-9/10' },
    });
  });

  test('has no range beyond its end', async () => {
    expect(await ask(wide, { range: 'bytes=10-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */10' },
    });
  });

  test('is sent whole if If-Range does not match, and for HEAD', async () => {
    expect(await ask(wide, { range: 'bytes=0-1', 'if-range': '"another"' })).toMatchObject({
      status: 200,
      text: '0123456789',
    });
    expect(await ask(wide, { range: 'bytes=0-1' }, { method: 'HEAD' })).toMatchObject({ status: 200 });
    const tag = (await ask(wide))?.headers.etag as string;
    expect(await ask(wide, { range: 'bytes=0-1', 'if-range': tag })).toMatchObject({ status: 206 });
  });

  test('responds with 304, with the policy that browsers take from it', async () => {
    const { etag = '', 'content-security-policy': policy } = (await ask(wide))?.headers ?? {};
    expect(await ask(wide, { 'if-none-match': etag })).toMatchObject({
      status: 304,
      text: '',
      headers: { 'content-security-policy': policy },
    });
  });

  test('may be used by other origins only on a media host', async () => {
    expect((await ask(wide))?.headers).not.toHaveProperty('cross-origin-resource-policy');
    expect((await ask(wide, {}, { crossOrigin: true }))?.headers).toHaveProperty(
      'cross-origin-resource-policy',
      'cross-origin',
    );
  });
});

test.each([
  '/media/robot/turn.00000000.wide.mp4',
  '/media/robot/fall.abcdef12.wide.mp4',
  '/media/constructor/name.abcdef12.wide.mp4',
])('there is no clip at %s', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404 });
});

test('ignores pictures', async () => {
  expect(await ask('/media/robot/front.abcdef12.320.webp')).toBeUndefined();
});
