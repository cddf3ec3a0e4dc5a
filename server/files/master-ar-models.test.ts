import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { createLog } from '../log/log.ts';
import { serveMasterFiles } from './master-files.ts';
import { openMediaStore } from './media-store.ts';

const arModelsDir = await mkdtemp(join(tmpdir(), 'ar-models-'));
const site = { ...fixtureSite(), arModels: { tank: { hash: 'abcdef12', heightMm: 480 } } };
const store = openMediaStore(join(arModelsDir, 'kept'), createLog({ write: () => {} }));

beforeAll(async () => {
  await writeFile(join(arModelsDir, 'tank-first.glb'), '0123456789');
  await writeFile(join(arModelsDir, 'tank-other.usdz'), 'folded');
});
// A file that was just served may still be written to the folder.
afterAll(() => rm(arModelsDir, { recursive: true, maxRetries: 5 }));

async function ask(path: string, headers: Record<string, string> = {}, { method = 'GET', crossOrigin = false } = {}) {
  const url = new URL(path, 'http://localhost');
  const response = await serveMasterFiles({ site, masters: arModelsDir, arModelsDir, store, crossOrigin })({
    id: 'test',
    network: '',
    request: new Request(url, { headers, method }),
    url,
    now: 0,
  });
  return response && { ...response, text: Buffer.from((response.body as Uint8Array | undefined) ?? []).toString() };
}

describe('a model', () => {
  test.each([
    ['/media/ar/tank.abcdef12.first.glb', 'model/gltf-binary', '0123456789'],
    ['/media/ar/tank.abcdef12.other.usdz', 'model/vnd.usdz+zip', 'folded'],
  ])('at %s has its type and is immutable', async (path, type, text) => {
    expect(await ask(path)).toMatchObject({
      status: 200,
      text,
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      },
    });
  });

  test('is served in ranges, for HEAD, and not again', async () => {
    const path = '/media/ar/tank.abcdef12.first.glb';
    expect(await ask(path, { range: 'bytes=2-4' })).toMatchObject({ status: 206, text: '234' });
    const { status, headers = {} } = (await ask(path, {}, { method: 'HEAD' })) ?? {};
    expect(status).toBe(200);
    expect(await ask(path, { 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 304, text: '' });
  });

  test('may be loaded by scripts of other origins only on a media host', async () => {
    const path = '/media/ar/tank.abcdef12.first.glb';
    expect((await ask(path))?.headers).not.toHaveProperty('access-control-allow-origin');
    expect((await ask(path, {}, { crossOrigin: true }))?.headers).toHaveProperty('access-control-allow-origin', '*');
  });
});

test.each([
  '/media/ar/tank.00000000.first.glb',
  '/media/ar/car.abcdef12.first.glb',
  '/media/ar/constructor.abcdef12.first.glb',
])('there is no model at %s', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404 });
});

test.each(['/media/ar/tank.abcdef12.third.glb', '/media/robot/front.abcdef12.320.webp'])('ignores %s', async (path) => {
  expect(await ask(path)).toBeUndefined();
});
