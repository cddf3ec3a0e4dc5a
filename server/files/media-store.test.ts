import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { createLog } from '../log/log.ts';
import { retentionMs } from './asset-retention.ts';
import { hasMedia } from './media.ts';
import { openMediaStore, sweepMediaStore } from './media-store.ts';

const root = await mkdtemp(join(tmpdir(), 'kept-media-'));
afterAll(() => rm(root, { recursive: true }));
const newFolder = () => mkdtemp(join(root, 'kept-'));

const lines: string[] = [];
const log = createLog({ write: (line) => lines.push(line) });
const bytes = new Uint8Array(Buffer.from('a picture'));
const address = '/media/robot/front.abcdef12.320.webp';
const now = Date.parse('2026-11-22T12:00:00Z');

describe('media that were served', () => {
  test('are found by another server on the same volume', async () => {
    const folder = await newFolder();
    await openMediaStore(folder, log).retain(address, bytes);
    expect(await openMediaStore(folder, log).find(address)).toEqual(bytes);
    expect(await openMediaStore(folder, log).find('/media/robot/front.abcdef12.640.webp')).toBeUndefined();
  });

  test('are written once, and again after an incomplete write', async () => {
    const folder = await newFolder();
    const store = openMediaStore(folder, log);
    await store.retain(address, bytes);
    const file = join(folder, 'robot/front.abcdef12.320.webp');
    await writeFile(file, 'a p');
    await store.retain(address, bytes);
    expect(await readFile(file, 'utf8')).toBe('a p');
    await openMediaStore(folder, log).retain(address, bytes);
    expect(await readFile(file, 'utf8')).toBe('a picture');
  });

  test('are written again after an hour if the folder was emptied', async () => {
    const folder = await newFolder();
    let hours = 0;
    const store = openMediaStore(folder, log, { time: () => hours * 3_600_000 });
    await store.retain(address, bytes);
    const empty = () => rm(join(folder, 'robot'), { recursive: true });
    await empty();
    hours = 1;
    await store.retain(address, bytes);
    expect(await store.find(address)).toEqual(bytes);
    // A picture that was encoded again is written at once.
    await empty();
    await store.retainEncoded(address, bytes);
    expect(await readdir(join(folder, 'robot'))).toHaveLength(1);
  });

  test('are retried after a failed write, which is logged once', async () => {
    const store = openMediaStore('/dev/null/nowhere', log);
    lines.length = 0;
    for (let turn = 0; turn < 3; turn += 1) await store.retain(address, bytes);
    expect(lines.filter((line) => line.includes('could not be stored for later builds'))).toHaveLength(1);
  });

  test('that were encoded stay in memory while they cannot be written, the least used go first', async () => {
    const folder = join(await newFolder(), 'file');
    await writeFile(folder, '');
    const store = openMediaStore(folder, log, { maxUnwritten: 2 * bytes.length });
    const addresses = ['1', '2', '3'].map((digit) => `/media/robot/front.0000000${digit}.320.webp`);
    for (const each of addresses) await store.retainEncoded(each, bytes);
    expect(await Promise.all(addresses.map((each) => store.find(each)))).toEqual([undefined, bytes, bytes]);
    await rm(folder);
    for (const each of addresses.slice(1)) await store.retain(each, bytes);
    expect(await readdir(join(folder, 'robot'))).toHaveLength(2);
  });

  test('are deleted a week after the last use, unless this build serves them', async () => {
    const folder = await newFolder();
    const store = openMediaStore(folder, log);
    const present = '/media/robot/front.abcdef12.640.webp';
    const lately = '/media/robot/front.00000001.640.webp';
    for (const each of [address, present, lately]) await store.retain(each, bytes);
    const lastUsed = (name: string, time: number) => utimes(join(folder, 'robot', name), time / 1000, time / 1000);
    for (const name of ['front.abcdef12.320.webp', 'front.abcdef12.640.webp'])
      await lastUsed(name, now - retentionMs - 1_000);
    await lastUsed('front.00000001.640.webp', now - retentionMs + 1_000);
    await sweepMediaStore({ folder, isServed: (pathname) => pathname === present, now });
    expect((await readdir(join(folder, 'robot'))).sort()).toEqual([
      'front.00000001.640.webp',
      'front.abcdef12.640.webp',
    ]);
    await sweepMediaStore({ folder, isServed: () => false, now: now + retentionMs });
    expect(await readdir(join(folder, 'robot'))).toEqual(['front.abcdef12.640.webp']);
    await sweepMediaStore({ folder: join(root, 'nowhere'), isServed: () => true, now });
  });
});

test('this build has the media of its content, by current hash', () => {
  const site = fixtureSite();
  expect(hasMedia(site, address)).toBe(true);
  for (const path of [
    ...['/media/robot/front.00000001.320.webp', '/media/robot/front.abcdef12.321.webp', '/media/'],
    ...['/media/robot/front.abcdef12.320.png', '/media/robot/back.abcdef12.320.avif'],
    ...['/media/constructor/x.abcdef12.320.avif', '/media/robot/front.abcdef12.320.webp.draft'],
  ])
    expect(hasMedia(site, path)).toBe(false);
});
