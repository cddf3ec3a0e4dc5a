import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { createLog } from '../log/log.ts';
import { serveMasterFiles } from './master-files.ts';
import { openMediaStore } from './media-store.ts';

const masters = await mkdtemp(join(tmpdir(), 'voices-'));
const site = { ...fixtureSite(), voices: { 'tank/en': { hash: 'abcdef12', lines: ['01234567'] } } };
const store = openMediaStore(join(masters, 'kept'), createLog({ write: () => {} }));

beforeAll(async () => {
  await mkdir(join(masters, 'voices/tank/en'), { recursive: true });
  for (const name of ['01234567.webm', '01234567.m4a', '89abcdef.webm'])
    await writeFile(join(masters, 'voices/tank/en', name), name);
});
// A file that was just served may still be written to the folder.
afterAll(() => rm(masters, { recursive: true, maxRetries: 5 }));

async function ask(path: string) {
  const url = new URL(path, 'http://localhost');
  const request = new Request(url);
  const response = await serveMasterFiles({ site, masters, arModelsDir: masters, store, crossOrigin: true })({
    id: 'test',
    network: '',
    request,
    url,
    now: 0,
  });
  return response && { ...response, text: Buffer.from((response.body as Uint8Array | undefined) ?? []).toString() };
}

test.each([
  ['01234567.webm', 'audio/webm'],
  ['01234567.m4a', 'audio/mp4'],
])('the line %s has its type and is immutable', async (name, type) => {
  expect(await ask(`/media/voices/tank/en.abcdef12/${name}`)).toMatchObject({
    status: 200,
    text: name,
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
  });
});

test.each([
  '/media/voices/tank/en.00000000/01234567.webm',
  '/media/voices/tank/en.abcdef12/89abcdef.webm',
  '/media/voices/car/en.abcdef12/01234567.webm',
  '/media/voices/constructor/en.abcdef12/01234567.webm',
])('there is no line at %s', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404 });
});
