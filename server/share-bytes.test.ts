import { expect, test } from 'vitest';
import { shareBytes } from './share-bytes.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

test('whoever asks while somebody holds the bytes gets the same ones', async () => {
  const shared = shareBytes();
  let made = 0;
  const ask = (name: string) => shared(name, async () => bytesOf(`${name} ${++made}`));
  const [first, second] = await Promise.all([ask('a'), ask('a')]);
  expect(second).toBe(first);
  expect(await ask('a')).toBe(first);
  expect(await ask('b')).not.toBe(first);
  expect(made).toBe(2);
});

test('what could not be made is tried again by the next who asks', async () => {
  const shared = shareBytes();
  await expect(shared('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await shared('a', async () => bytesOf('mended'))).toEqual(bytesOf('mended'));
});
