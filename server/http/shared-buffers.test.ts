import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shareBuffer } from './shared-buffers.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

/** Shared buffers whose text counts how often they were made. */
function createCounter() {
  const shareBytes = shareBuffer();
  let count = 0;
  return { ask: (name: string) => shareBytes(name, async () => bytesOf(`${name} ${++count}`)), count: () => count };
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Collects garbage. Weak references live until the end of the current task. */
async function collectGarbage() {
  await new Promise(setImmediate);
  collect();
}

test('callers share the bytes while somebody holds them', async () => {
  const { ask, count } = createCounter();
  const [first, second] = await Promise.all([ask('a'), ask('a')]);
  expect(second.buffer).toBe(first.buffer);
  expect(await ask('a')).toEqual(first);
  expect((await ask('a')).buffer).toBe(first.buffer);
  expect((await ask('b')).buffer).not.toBe(first.buffer);
  expect(count()).toBe(2);
});

test('a view in a stuck socket keeps the bytes alive', async () => {
  const { ask, count } = createCounter();
  const inSocket = async () => {
    const { buffer, byteOffset } = await ask('a');
    return Buffer.from(buffer, byteOffset + 1, 1);
  };
  const heldView = await inSocket();
  await collectGarbage();
  expect((await ask('a')).buffer).toBe(heldView.buffer);
  expect(count()).toBe(1);
});

test('makes the bytes again when nobody holds them', async () => {
  const { ask, count } = createCounter();
  await ask('a');
  await collectGarbage();
  await ask('a');
  expect(count()).toBe(2);
});

test('copies bytes out of a larger buffer', async () => {
  const shareBytes = shareBuffer();
  const pool = bytesOf('others, mine, others');
  const mine = () => shareBytes('a', async () => pool.subarray(8, 12));
  expect([await mine(), await mine()]).toEqual([bytesOf('mine'), bytesOf('mine')]);
  expect((await mine()).buffer).not.toBe(pool.buffer);
});

test('tries again after a failure', async () => {
  const shareBytes = shareBuffer();
  await expect(shareBytes('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await shareBytes('a', async () => bytesOf('mended'))).toEqual(bytesOf('mended'));
});
