import { expect, test } from 'vitest';
import { bodyBytes, compressText } from './encoding.ts';

test('clients without an encoding share one copy of a text', async () => {
  const [first, again, other] = await Promise.all(['a text', 'a text', 'another'].map((text) => compressText(text)));
  if (!first || !again || !other) throw new Error('not packed');
  const [one, two, three] = [first, again, other].map((text) => bodyBytes(text, undefined));
  expect(Buffer.from(one ?? []).toString()).toBe('a text');
  expect(two?.buffer).toBe(one?.buffer);
  expect(three?.buffer).not.toBe(one?.buffer);
});
