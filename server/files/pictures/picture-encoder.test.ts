import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '../../log/log.ts';
import { createPictureEncoder, type EncoderOptions } from './picture-encoder.ts';

const folder = await mkdtemp(join(tmpdir(), 'encoder-'));
const encoders: ReturnType<typeof createPictureEncoder>[] = [];
afterAll(async () => {
  await Promise.all(encoders.map((encoder) => encoder.close()));
  await rm(folder, { recursive: true });
});

const lines: string[] = [];
const log = createLog({ write: (line) => lines.push(line) });

function startEncoder(options: Partial<EncoderOptions>) {
  const encoder = createPictureEncoder({ log, ...options });
  encoders.push(encoder);
  return encoder;
}

/** A program that answers with its process id, the memory that it says it has, and its environment. */
async function writeProgram(name: string, beforeReply = '', rss = 0): Promise<URL> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';
    process.on('disconnect', () => process.exit());
    process.on('message', ({ id, master }) => {
      ${beforeReply}
      const text = JSON.stringify({ pid: process.pid, env: process.env });
      process.send({ id, rss: ${rss}, bytes: Buffer.from(text) });
    });`,
  );
  return pathToFileURL(file);
}

interface Answer {
  pid: number;
  env: Record<string, string>;
}

const answerOf = async (bytes: Promise<Uint8Array>): Promise<Answer> =>
  JSON.parse(Buffer.from(await bytes).toString()) as Answer;

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

test('every format has the requested width, and cut-outs stay transparent', async () => {
  const master = join(folder, 'master.webp');
  await sharp({ create: { width: 64, height: 32, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.2 } } })
    .webp({ lossless: true })
    .toFile(master);
  const { encode } = startEncoder({});
  const facts = await Promise.all(
    (['avif', 'webp', 'jpg', 'png'] as const).map(async (format) => sharp(await encode(master, 32, format)).metadata()),
  );
  expect(facts.map(({ format, width, height, hasAlpha }) => [format, width, height, hasAlpha])).toEqual([
    ['heif', 32, 16, true],
    ['webp', 32, 16, true],
    ['jpeg', 32, 16, false],
    ['png', 32, 16, true],
  ]);
  await writeFile(master, 'broken');
  await expect(encode(master, 32, 'webp')).rejects.toThrow(
    /^master\.webp as webp, 32 px wide: it cannot be encoded \(/,
  );
  expect(lines).toEqual([]);
});

test('the process knows no settings of the server, and nothing but its own is in its environment', async () => {
  process.env.ACCOUNT_PEPPER = 'a secret of this test';
  const { encode } = startEncoder({ program: await writeProgram('environment') });
  const { pid, env } = await answerOf(encode('a', 1, 'png'));
  delete process.env.ACCOUNT_PEPPER;
  expect(pid).not.toBe(process.pid);
  expect(Object.keys(env).filter((name) => !/^(MALLOC|NODE_CHANNEL)_/.test(name))).toEqual([]);
});

test('a picture whose process crashes is tried once more, which is logged', async () => {
  const marker = join(folder, 'crashed');
  const crashOnce = `if (!existsSync('${marker}')) { writeFileSync('${marker}', ''); process.kill(process.pid, 'SIGSEGV'); }`;
  const { encode } = startEncoder({ program: await writeProgram('crash-once', crashOnce) });
  lines.length = 0;
  const pictures = await Promise.all(['a', 'b'].map((master) => answerOf(encode(master, 1, 'png'))));
  expect(new Set(pictures.map(({ pid }) => pid)).size).toBe(1);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).toMatch(/"level":"warn".*SIGSEGV.*tried once more/);
});

test('a picture that crashes its process twice, or takes too long, fails alone', async () => {
  const beforeReply = `if (master === 'bad') process.exit(9); if (master === 'endless') return;`;
  const { encode } = startEncoder({ program: await writeProgram('crash-always', beforeReply), maxEncodingMs: 1_000 });
  await expect(encode('bad', 1, 'png')).rejects.toThrow('bad as png, 1 px wide: the encoder stopped (exit code 9)');
  await expect(encode('endless', 1, 'png')).rejects.toThrow('SIGKILL');
  expect((await answerOf(encode('good', 1, 'png'))).pid).toBeGreaterThan(0);
});

test('the process ends when it has nothing to do, and another one starts for the next picture', async () => {
  const { encode } = startEncoder({ program: await writeProgram('idle'), idleMs: 5 });
  const first = await answerOf(encode('a', 1, 'png'));
  await expect.poll(() => isAlive(first.pid)).toBe(false);
  expect((await answerOf(encode('a', 1, 'png'))).pid).not.toBe(first.pid);
});

test('a process that is encoding is not idle, however the pictures before it ended', async () => {
  const beforeReply = `if (master === 'long') return void setTimeout(
      () => process.send({ id, rss: 0, bytes: Buffer.alloc(1) }), 80);`;
  const { encode } = startEncoder({ program: await writeProgram('busy', beforeReply), idleMs: 40 });
  lines.length = 0;
  await encode('warm', 1, 'png');
  const both = [encode('a', 1, 'png'), encode('b', 1, 'png')];
  // Both have ended before this process looks.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  await Promise.all(both);
  await encode('long', 1, 'png');
  expect(lines).toEqual([]);
});

test('a process that takes too much memory is replaced', async () => {
  const { encode } = startEncoder({ program: await writeProgram('large', '', 1_000), maxRss: 999 });
  const first = await answerOf(encode('a', 1, 'png'));
  expect((await answerOf(encode('a', 1, 'png'))).pid).not.toBe(first.pid);
  await expect.poll(() => isAlive(first.pid)).toBe(false);
});

test('closing ends the process, and nothing is encoded afterwards', async () => {
  const encoder = startEncoder({ program: await writeProgram('close') });
  const { pid } = await answerOf(encoder.encode('a', 1, 'png'));
  await encoder.close();
  expect(isAlive(pid)).toBe(false);
  await expect(encoder.encode('a', 1, 'png')).rejects.toThrow('closed');
});
