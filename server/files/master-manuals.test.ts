import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ManualWords } from '#core/media/manual-schema.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { createLog } from '../log/log.ts';
import { serveMasterFiles } from './master-files.ts';
import { openMediaStore } from './media-store.ts';

const masters = await mkdtemp(join(tmpdir(), 'manuals-'));
const robot = {
  name: { en: 'Robot One', 'zh-CN': '一号机器人' },
  word: 'ONE',
  wordWidth: [1, 1] as [number, number],
  accent: 'one',
  family: 'interstellar' as const,
  figures: {},
};
const file = { hash: 'abcdef12', size: 10, updated: '2026-11-21' };
const titles = { en: { guide: 'Quick start guide' }, 'zh-CN': { guide: '快速入门指南' } } as unknown as Record<
  string,
  ManualWords
>;
const site = {
  ...fixtureSite(),
  products: { robotOne: robot },
  manuals: { guides: {}, words: titles, files: { 'robotOne/en': file, 'robotOne/zh-CN': file } },
};
const english = '/media/manuals/robotOne/en.abcdef12.pdf';

beforeAll(async () => {
  await mkdir(join(masters, 'manuals/robotOne'), { recursive: true });
  await writeFile(join(masters, 'manuals/robotOne/en.pdf'), '%PDF-1.4 x');
  await writeFile(join(masters, 'manuals/robotOne/zh-CN.pdf'), '%PDF-1.4 y');
});
const store = openMediaStore(join(masters, 'kept'), createLog({ write: () => {} }));
// A file that was just served may still be written to the folder.
afterAll(() => rm(masters, { recursive: true, maxRetries: 5 }));

async function ask(path: string, headers: Record<string, string> = {}) {
  const url = new URL(path, 'http://localhost');
  const response = await serveMasterFiles({ site, masters, arModelsDir: masters, store, crossOrigin: false })({
    id: 'test',
    network: '',
    request: new Request(url, { headers }),
    url,
    now: 0,
  });
  return response && { ...response, text: Buffer.from((response.body as Uint8Array | undefined) ?? []).toString() };
}

describe('a guide', () => {
  test('is served as an immutable PDF', async () => {
    const response = await ask(english);
    expect(response).toMatchObject({ status: 200, text: '%PDF-1.4 x' });
    expect(response?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('is shown inline, with a readable file name', async () => {
    expect((await ask(english))?.headers['content-disposition']).toBe(
      `inline; filename="KINETRA-Robot-One-Quick-start-guide.pdf"; filename*=UTF-8''KINETRA-Robot-One-Quick-start-guide.pdf`,
    );
    const chinese = (await ask('/media/manuals/robotOne/zh-CN.abcdef12.pdf'))?.headers['content-disposition'] ?? '';
    expect(chinese).toContain('filename="KINETRA-Robot-One-Quick-start-guide.pdf"');
    expect(decodeURIComponent(chinese)).toContain('KINETRA-一号机器人-快速入门指南.pdf');
  });

  test.each([
    ['Megatron Ⅱ', 'KINETRA-Megatron-II-Quick-start-guide.pdf', 'KINETRA-Megatron-Ⅱ-Quick-start-guide.pdf'],
    ['Ōkami', 'KINETRA-Okami-Quick-start-guide.pdf', 'KINETRA-Ōkami-Quick-start-guide.pdf'],
    ['Ω', 'KINETRA-Quick-start-guide.pdf', 'KINETRA-Ω-Quick-start-guide.pdf'],
  ])('of %s has an ASCII file name as well', async (name, ascii, unicode) => {
    const renamedSite = { ...site, products: { robotOne: { ...robot, name: { en: name } } } };
    const url = new URL(english, 'http://localhost');
    const response = await serveMasterFiles({
      site: renamedSite,
      masters,
      arModelsDir: masters,
      store,
      crossOrigin: false,
    })({
      id: 'test',
      network: '',
      request: new Request(url),
      url,
      now: 0,
    });
    expect(response?.headers['content-disposition']).toBe(
      `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(unicode)}`,
    );
  });

  test('works in the browser’s viewer and may load nothing else', async () => {
    const policy = (await ask(english))?.headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("object-src 'self'");
  });

  test('is served in ranges', async () => {
    expect(await ask(english, { range: 'bytes=0-3' })).toMatchObject({
      status: 206,
      text: '%PDF',
      headers: { 'content-range': 'bytes 0-3/10' },
    });
    expect(await ask(english, { range: 'bytes=10-' })).toMatchObject({ status: 416 });
  });

  test('responds with 304, with the policy that browsers take from it', async () => {
    const { etag = '', 'content-security-policy': policy } = (await ask(english))?.headers ?? {};
    expect(await ask(english, { 'if-none-match': etag })).toMatchObject({
      status: 304,
      text: '',
      headers: { 'content-security-policy': policy },
    });
  });

  test('is not found under another hash, product or language', async () => {
    for (const path of [
      'robotOne/en.abcdef13.pdf',
      'robotTwo/en.abcdef12.pdf',
      'robotOne/de.abcdef12.pdf',
      'constructor/en.abcdef12.pdf',
    ]) {
      expect(await ask(`/media/manuals/${path}`)).toMatchObject({ status: 404 });
    }
  });

  test('ignores other URLs', async () => {
    expect(await ask('/media/manuals/made.json')).toBeUndefined();
    expect(await ask('/media/robot/front.abcdef12.320.webp')).toBeUndefined();
  });
});
