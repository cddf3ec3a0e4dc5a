import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get as request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { mediaPath, pictureFormats, servedWidths } from '#core/media/media-address.ts';
import { type MeasuredSite, megabytes, startMeasuredSite } from '../../support/running/measured-site.ts';
import { descendantsOf, memoryOfTree, watchMemory } from '../../support/running/process-memory.ts';
import { codeRooms, copyProject } from '../../support/running/project-copy.ts';
import { realSite } from '../../support/site/real-site.ts';

/** Every how many sizes one is encoded. `EVERY=1` encodes all, which takes a quarter of an hour on two quiet cores. */
const every = Number(process.env.EVERY ?? 5);
const most = { afterwards: 450 * 2 ** 20, ahead: 600 * 2 ** 20 };
const root = join(import.meta.dirname, '../../..');

const sizes = Object.entries(realSite.pictures).flatMap(([id, picture]) =>
  servedWidths(picture).flatMap((width) =>
    pictureFormats(picture).map((format) => mediaPath({ id, ...picture }, width, format)),
  ),
);
/** Some of all kinds, and every film strip: those take the most memory. */
const sample = sizes.filter((path, index) => index % every === 0 || Number(path.split('.').at(-2)) > 4_000);

let site: MeasuredSite | undefined;
const folder = mkdtempSync(join(tmpdir(), 'kinetra-pictures-'));
afterEach(async () => {
  await site?.stop();
  site = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Asks for a path from a network. Resolves with the status, or 0 if the connection breaks off. */
function ask(path: string, network: string, signal?: AbortSignal): Promise<number> {
  const options = { agent, headers: { 'x-forwarded-for': network }, ...(signal && { signal }) };
  return new Promise((resolve) => {
    request(`${site?.origin}${path}`, options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}

/** Asks for all paths, twelve at a time. Returns those that were not answered with 200. */
async function askForAll(paths: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  const waiting = paths.values();
  const askOneByOne = async () => {
    for (const path of waiting) if ((await ask(path, '203.0.113.7')) !== 200) failed.push(path);
  };
  await Promise.all(Array.from({ length: 12 }, askOneByOne));
  return failed;
}

const start = async (dataDir?: string) => {
  site = await startMeasuredSite({ TRUSTED_HOPS: '1' }, dataDir);
  return site;
};
const encodedCount = async ({ origin }: MeasuredSite) => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const counts = text.matchAll(/^picture_encode_duration_seconds_count\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
};

test(`${sample.length} pictures on first request leave the site small`, { timeout: 3_600_000 }, async () => {
  const { pid } = await start();
  await fetch(`${site?.origin}/us`);
  const before = memoryOfTree(pid);
  const memory = watchMemory(pid);
  expect(await askForAll(sample)).toEqual([]);
  const after = memoryOfTree(pid);
  memory.stop();
  await expect.poll(() => descendantsOf(pid), { timeout: 30_000 }).toEqual([]);
  const idle = memoryOfTree(pid);
  const line = ({ rss, pss }: typeof after) => `${megabytes(rss)} (PSS ${megabytes(pss)})`;
  console.info(
    `${sample.length} pictures: ${line(before)} before, ${line(memory.peak)} at most, ${line(after)} after the last one, ${line(idle)} when idle`,
  );
  const manifest = parse(readFileSync(join(root, 'deploy/kubernetes/base/deployment.yaml'), 'utf8'));
  const [{ resources }] = manifest.spec.template.spec.containers;
  expect(resources.limits.memory).toBe('1Gi');
  expect(memory.peak.rss).toBeLessThan(0.8 * 2 ** 30);
  expect(after.rss).toBeLessThan(most.afterwards);
});

test('a visitor does not wait for the hundred pictures of a stranger, who leaves nothing behind', async () => {
  const running = await start();
  const large = sizes.filter((path) => /\.(1280|1600|1920)\.avif$/.test(path));
  const [alone = '', mine = '', ...others] = large;
  const timeOf = async (path: string, network: string) => {
    const startedAt = performance.now();
    expect(await ask(path, network)).toBe(200);
    return performance.now() - startedAt;
  };
  await ask(sizes[0] ?? '', '203.0.113.7');
  const aloneMs = await timeOf(alone, '203.0.113.7');
  const stranger = new AbortController();
  const flood = [...others, ...sizes.slice(1)].filter((path) => path !== mine).slice(0, 150);
  const answers = flood.map((path) => ask(path, '198.51.100.9', stranger.signal));
  await pause(500);
  const encodedBefore = await encodedCount(running);
  const floodedMs = await timeOf(mine, '203.0.113.7');
  const encodedMeanwhile = (await encodedCount(running)) - encodedBefore;
  stranger.abort();
  await Promise.all(answers);
  const encoded = await encodedCount(running);
  await pause(3_000);
  console.info(
    `first picture: ${aloneMs.toFixed(0)} ms alone, ${floodedMs.toFixed(0)} ms behind ${flood.length} others`,
  );
  // The two of the stranger that are under way, those beside mine, and mine.
  expect(encodedMeanwhile).toBeLessThanOrEqual(6);
  // A busy machine needs longer for each picture.
  expect(floodedMs).toBeLessThan(Math.max(2_000, 6 * aloneMs));
  expect((await encodedCount(running)) - encoded).toBeLessThanOrEqual(2);
});

test('an encoder that is killed costs nobody a picture, and ends with the site', async () => {
  const running = await start();
  const answers = askForAll(sample.slice(0, 60));
  for (let turn = 1; turn <= 3; turn += 1) {
    // Those that were tried twice have ended before the next crash.
    await expect.poll(() => encodedCount(running), { timeout: 60_000 }).toBeGreaterThan(8 * turn);
    for (const encoder of descendantsOf(running.pid)) process.kill(encoder, 'SIGKILL');
  }
  expect(await answers).toEqual([]);
  expect(running.readLog()).toMatch(/SIGKILL.*tried once more/);
  const [encoder] = descendantsOf(running.pid);
  await running.stop('SIGKILL');
  site = undefined;
  await expect.poll(() => existsSync(`/proc/${encoder}`), { timeout: 5_000 }).toBe(false);
});

test('encoding ahead stays small', { timeout: 3_600_000 }, async () => {
  const copy = copyProject([...codeRooms, 'build/pictures.json']);
  try {
    for (const path of sizes.filter((path) => !sample.includes(path))) {
      mkdirSync(dirname(join(copy, 'build', path)), { recursive: true });
      writeFileSync(join(copy, 'build', path), '');
    }
    const child = spawn(process.execPath, ['server/encode-all-media.ts'], { cwd: copy, stdio: 'ignore' });
    const memory = watchMemory(child.pid ?? 0);
    expect(await once(child, 'exit')).toEqual([0, null]);
    memory.stop();
    console.info(`${sample.length} pictures ahead: ${megabytes(memory.peak.rss)} at most`);
    expect(memory.peak.rss).toBeLessThan(most.ahead);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
