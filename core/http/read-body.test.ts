import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const limits = { maxBytes: 1000, timeoutMs: 50 };
const address = 'https://www.kinetra.example/api/us';

/** A body that arrives in these pieces and then ends, or stalls. */
const requestWith = (pieces: (Uint8Array | string)[], ends = true, headers: Record<string, string> = {}) => {
  const chunks = pieces.map((piece) => (typeof piece === 'string' ? new TextEncoder().encode(piece) : piece));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = chunks.shift();
      if (next) controller.enqueue(next);
      else if (ends) controller.close();
      else return new Promise(() => {});
    },
  });
  return new Request(address, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
};

test('a body is read as text, even if a character arrives in two pieces', async () => {
  const bytes = new TextEncoder().encode('{"a":"é"}');
  expect(await readBody(requestWith([bytes.slice(0, 7), bytes.slice(7)]), limits)).toBe('{"a":"é"}');
  expect(await readBody(new Request(address, { method: 'POST' }), limits)).toBe('');
});

test('the bytes that arrive are counted, whatever the content-length claims', async () => {
  await expect(readBody(requestWith(['a'.repeat(600), 'a'.repeat(401)]), limits)).rejects.toMatchObject({
    code: 'tooLarge',
  });
  await expect(
    readBody(requestWith(['a'.repeat(600), 'a'.repeat(401)], true, { 'content-length': '5' }), limits),
  ).rejects.toMatchObject({ code: 'tooLarge' });
  expect(await readBody(requestWith(['a'.repeat(1000)]), limits)).toHaveLength(1000);
});

test('a body with too large a content-length is rejected at once', async () => {
  await expect(
    readBody(requestWith([], false, { 'content-length': '1001' }), { ...limits, timeoutMs: 10_000 }),
  ).rejects.toMatchObject({ code: 'tooLarge' });
});

test('a body that stalls is cut off', async () => {
  await expect(readBody(requestWith(['{"a":'], false), limits)).rejects.toMatchObject({ code: 'tooSlow' });
});

test('a body that is not UTF-8 or breaks off cannot be read', async () => {
  await expect(readBody(requestWith([new Uint8Array([0x22, 0xff, 0x22])]), limits)).rejects.toMatchObject({
    code: 'unreadable',
  });
  await expect(readBody(requestWith([new Uint8Array([0x22, 0xc3])]), limits)).rejects.toMatchObject({
    code: 'unreadable',
  });
  const brokenBody = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
  await expect(
    readBody(new Request(address, { method: 'POST', body: brokenBody, duplex: 'half' } as RequestInit), limits),
  ).rejects.toMatchObject({
    code: 'unreadable',
  });
});
