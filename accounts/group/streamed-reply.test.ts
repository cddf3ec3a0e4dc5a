import { expect, test } from 'vitest';
import { StreamedReply } from './streamed-reply.ts';

/** A reply of numbers, which records the numbers made, its ends, and the error that broke it off. */
function testReply({ count = 3, failsAt = -1, timeout = 10_000 } = {}) {
  const seen = { made: 0, ends: 0, errors: [] as unknown[] };
  async function* numbers() {
    for (let index = 0; index < count; index += 1) {
      if (index === failsAt) throw new Error('Key (email)=(name@example.com)');
      seen.made += 1;
      yield String(index);
    }
  }
  const countEnd = () => {
    seen.ends += 1;
  };
  const reply = new StreamedReply(numbers(), countEnd, timeout);
  return { reply, seen, open: () => reply.open('<', '>', (error) => seen.errors.push(error)) };
}

test('sends its parts between the two texts, and ends once', async () => {
  const { seen, open } = testReply();
  expect(await new Response(open()).text()).toBe('<012>');
  expect(seen).toEqual({ made: 3, ends: 1, errors: [] });
});

test('makes no part before it is read', async () => {
  const { seen, open } = testReply({ count: 1000 });
  const reader = open().getReader();
  for (let index = 0; index < 5; index += 1) await reader.read();
  expect(seen.made).toBeLessThan(10);
  await reader.cancel();
  expect(seen.ends).toBe(1);
});

test('breaks off with an error that quotes nothing of the cause, which is reported', async () => {
  const { seen, open } = testReply({ failsAt: 2 });
  await expect(new Response(open()).text()).rejects.toThrow(/^a reply broke off$/);
  expect(seen).toMatchObject({ ends: 1, errors: [{ message: 'Key (email)=(name@example.com)' }] });
});

test('breaks off if it is not read in time, also if nobody ever reads it', async () => {
  const { reply, seen, open } = testReply({ timeout: 20 });
  const reader = open().getReader();
  await reader.read();
  await expect.poll(() => seen.ends).toBe(1);
  await expect(reader.read()).rejects.toThrow('a reply broke off');
  await expect(new Response(reply.open('', '', () => {})).text()).rejects.toThrow('a reply broke off');
  const unread = testReply({ timeout: 20 });
  await expect.poll(() => unread.seen.ends).toBe(1);
});
