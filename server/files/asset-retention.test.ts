import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { contextOf } from '#tests/support/site/request-context.ts';
import { maxAges } from '../http/cache-policy.ts';
import { retainAssets, retentionMs, withRetainedAssets } from './asset-retention.ts';
import { readStaticFiles, type StaticFiles, serveStaticFiles } from './static-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'kept-'));
afterAll(() => rm(folder, { recursive: true }));

const monday = Date.parse('2026-11-16T08:00:00Z');
const day = 86_400_000;

/** A build on disk with these files. */
async function build(name: string, files: Record<string, string>) {
  const client = join(folder, name);
  for (const [path, text] of Object.entries({ 'favicon.svg': '<svg/>', ...files })) {
    await mkdir(join(client, path, '..'), { recursive: true });
    await writeFile(join(client, path), text);
  }
  return readStaticFiles([client]);
}
const buildA = await build('a', {
  'assets/page-1.js': 'a',
  'assets/page-1.js.br': 'pressed',
  'assets/both-1.css': 'same',
});
const buildB = await build('b', { 'assets/page-2.js': 'bb', 'assets/both-1.css': 'same' });
const newFolder = () => mkdtemp(join(folder, 'into-'));

const get = (files: StaticFiles, path: string, headers: Record<string, string> = {}) =>
  serveStaticFiles(files, { crossOrigin: false })(contextOf(path, { headers, now: monday }));

test('a 304 for a script has the same policy as the script', async () => {
  const { etag = '', 'content-security-policy': policy } = (await get(buildA, '/assets/page-1.js'))?.headers ?? {};
  const again = await get(buildA, '/assets/page-1.js', { 'if-none-match': etag });
  expect(policy).toContain('script-src');
  expect(again).toMatchObject({ status: 304, headers: { 'content-security-policy': policy } });
});

describe('assets of earlier builds', () => {
  test('are retained with their compressed variants, and no other files are', async () => {
    const into = await newFolder();
    await retainAssets({ files: buildA, into, now: monday });
    expect(await readdir(into)).toEqual(['both-1.css', 'page-1.js', 'page-1.js.br']);
    expect(await readFile(join(into, 'page-1.js'), 'utf8')).toBe('a');
  });

  test('are retained longer than shared caches keep a page, and then deleted', async () => {
    expect(retentionMs).toBeGreaterThan(2 * maxAges.page * 1000);
    const into = await newFolder();
    await retainAssets({ files: buildA, into, now: monday });
    await retainAssets({ files: buildB, into, now: monday + retentionMs - 1000 });
    expect(await readdir(into)).toContain('page-1.js');
    await retainAssets({ files: buildB, into, now: monday + retentionMs + 1000 });
    expect(await readdir(into)).toEqual(['both-1.css', 'page-2.js']);
  });

  test('are retained while at least one server uses them', async () => {
    const into = await newFolder();
    for (let now = monday; now < monday + 3 * retentionMs; now += day) {
      await retainAssets({ files: buildA, into, now });
      await retainAssets({ files: buildB, into, now });
    }
    expect(await readdir(into)).toEqual(['both-1.css', 'page-1.js', 'page-1.js.br', 'page-2.js']);
  });

  test('stay within the size limit: the oldest are deleted first', async () => {
    const into = await newFolder();
    await retainAssets({ files: buildA, into, now: monday });
    await retainAssets({ files: buildB, into, now: monday + day, maxBytes: 6 });
    expect(await readdir(into)).toEqual(['both-1.css', 'page-2.js']);
  });

  test('are written again after an incomplete write', async () => {
    const into = await newFolder();
    await writeFile(join(into, 'page-2.js'), 'b');
    await retainAssets({ files: buildB, into, now: monday });
    expect(await readFile(join(into, 'page-2.js'), 'utf8')).toBe('bb');
  });
});

describe('a server of the next build', () => {
  const serve = async () => {
    const into = await newFolder();
    await retainAssets({ files: buildA, into, now: monday });
    return { into, files: withRetainedAssets(buildB, [join(folder, 'nowhere'), into]) };
  };

  test('serves retained assets like its own', async () => {
    const { files } = await serve();
    const response = await get(files, '/assets/page-1.js', { 'accept-encoding': 'br' });
    expect(response).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' },
    });
    expect(Buffer.from(response?.body as Uint8Array).toString()).toBe('pressed');
    const tag = String((await get(files, '/assets/page-1.js'))?.headers.etag);
    expect(await get(files, '/assets/page-1.js', { 'if-none-match': tag })).toMatchObject({ status: 304 });
  });

  test('finds assets that another server adds later', async () => {
    const { into, files } = await serve();
    expect((await get(files, '/assets/late-1.js'))?.status).toBe(404);
    await retainAssets({ files: await build('late', { 'assets/late-1.js': 'late' }), into, now: monday });
    expect((await get(files, '/assets/late-1.js'))?.status).toBe(200);
  });

  test('lets no cache keep a 404', async () => {
    const { files } = await serve();
    expect(await get(files, '/assets/page-0.js')).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store' },
    });
  });

  test.each([
    ...['/assets/..%2fsecret.js', '/assets/../secret.js', '/assets/.hidden.js'],
    ...['/assets/sub/page-1.js', '/assets/page-1.js.br', '/assets/'],
  ])('serves nothing at %s', async (path) => {
    const { into, files } = await serve();
    await mkdir(join(into, 'sub'));
    for (const name of ['../secret.js', '.hidden.js', 'sub/page-1.js']) await writeFile(join(into, name), 'secret');
    expect((await files.get(path)) ?? 'nothing').toBe('nothing');
  });
});
