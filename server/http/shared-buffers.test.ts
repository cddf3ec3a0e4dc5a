import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { SharedBuffers, shareFileBuffers } from './shared-buffers.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Collects garbage. Weak references live until the end of the current task. */
async function collectGarbage() {
  await new Promise(setImmediate);
  collect();
}

test('a view in a stuck socket keeps the bytes alive', async () => {
  const shared = new SharedBuffers();
  const inSocket = () => {
    const { buffer, byteOffset } = shared.add('a', bytesOf('bytes'));
    return Buffer.from(buffer, byteOffset + 1, 1);
  };
  const heldView = inSocket();
  await collectGarbage();
  expect(shared.get('a')?.buffer).toBe(heldView.buffer);
});

test('bytes that nobody holds are gone', async () => {
  const shared = new SharedBuffers();
  shared.add('a', bytesOf('bytes'));
  await collectGarbage();
  expect(shared.get('a')).toBeUndefined();
});

test('copies bytes out of a larger buffer', () => {
  const shared = new SharedBuffers();
  const pool = bytesOf('others, mine, others');
  const mine = shared.add('a', pool.subarray(8, 12));
  expect(mine).toEqual(bytesOf('mine'));
  expect(mine.buffer).not.toBe(pool.buffer);
  expect(shared.get('a')).toEqual(mine);
});

test('readers of a file share its bytes, and try again after a failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-shared-'));
  const read = shareFileBuffers(folder);
  await expect(read('a')).rejects.toThrow('ENOENT');
  writeFileSync(join(folder, 'a'), 'bytes');
  const [first, second] = await Promise.all([read('a'), read('a')]);
  expect(first).toEqual(bytesOf('bytes'));
  expect(second.buffer).toBe(first.buffer);
  expect((await read('a')).buffer).toBe(first.buffer);
});
