import { expect, test } from 'vitest';
import { NetworkQueue } from './network-queue.ts';

/** A queue whose jobs end when the test says so. */
function startQueue(maxRunning = 1) {
  const queue = new NetworkQueue<string>(maxRunning);
  const started: string[] = [];
  const endings = new Map<string, PromiseWithResolvers<string>>();
  return {
    started,
    /** Asks for a job. Returns its outcome, or its error. */
    ask(key: string, network: string, signal = new AbortController().signal, isHeavy = false) {
      const work = () => {
        started.push(key);
        const ending = Promise.withResolvers<string>();
        endings.set(key, ending);
        return ending.promise;
      };
      return queue.run(key, { network, signal, isHeavy }, work).catch((error: unknown) => String(error));
    },
    async end(key: string, error?: Error) {
      if (error) endings.get(key)?.reject(error);
      else endings.get(key)?.resolve(`${key} is done`);
      await new Promise(setImmediate);
    },
  };
}

test('a visitor waits for one running job, not for the hundred of another network', async () => {
  const { ask, end, started } = startQueue(2);
  for (let index = 0; index < 100; index += 1) void ask(`flood ${index}`, 'a');
  void ask('mine', 'b');
  expect(started).toEqual(['flood 0', 'flood 1']);
  await end('flood 0');
  expect(started.at(-1)).toBe('mine');
});

test('a visitor does not wait for two heavy jobs of another network', async () => {
  const { ask, end, started } = startQueue(2);
  for (const key of ['heavy 1', 'heavy 2', 'heavy 3']) void ask(key, 'a', undefined, true);
  expect(started).toEqual(['heavy 1']);
  void ask('mine', 'b');
  void ask('my heavy one', 'b', undefined, true);
  expect(started).toEqual(['heavy 1', 'mine']);
  void ask('light', 'a');
  await end('mine');
  expect(started.at(-1)).toBe('light');
  await end('heavy 1');
  expect(started.at(-1)).toBe('my heavy one');
  await end('light');
  await end('my heavy one');
  await end('heavy 2');
  expect(started.slice(-2)).toEqual(['heavy 2', 'heavy 3']);
});

test('networks take turns', async () => {
  const { ask, end, started } = startQueue();
  for (const key of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void ask(key, key.slice(0, 1));
  for (const key of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
    expect(started.at(-1)).toBe(key);
    await end(key);
  }
});

test('callers of the same job share it, at the turn of whichever network comes first', async () => {
  const { ask, end, started } = startQueue();
  const [, , first] = ['a1', 'a2', 'shared'].map((key) => ask(key, 'a'));
  const second = ask('shared', 'b');
  await end('a1');
  const late = ask('shared', 'c');
  await end('shared');
  expect(await Promise.all([first, second, late])).toEqual(Array(3).fill('shared is done'));
  await end('a2');
  expect(started).toEqual(['a1', 'shared', 'a2']);
});

test('a job that nobody waits for any more never starts; one that somebody waits for does', async () => {
  const { ask, end, started } = startQueue();
  const [left, leftToo] = [new AbortController(), new AbortController()];
  void ask('running', 'a');
  const dropped = ask('dropped', 'a', left.signal);
  const gone = ask('shared', 'a', left.signal);
  const goneToo = ask('shared', 'a', leftToo.signal);
  const stays = ask('shared', 'b');
  left.abort('the visitor left');
  leftToo.abort('the visitor left');
  expect(await Promise.all([dropped, gone, goneToo])).toEqual(Array(3).fill('the visitor left'));
  expect(await ask('dropped', 'a', left.signal)).toBe('the visitor left');
  await end('running');
  await end('shared');
  expect(await stays).toBe('shared is done');
  expect(started).toEqual(['running', 'shared']);
});

test('a failed job fails for all its callers, is tried again on request, and the next one starts', async () => {
  const { ask, end, started } = startQueue();
  const outcomes = [ask('broken', 'a'), ask('broken', 'b')];
  void ask('next', 'a');
  await end('broken', new Error('no picture'));
  expect(await Promise.all(outcomes)).toEqual(['Error: no picture', 'Error: no picture']);
  void ask('broken', 'a');
  await end('next');
  expect(started).toEqual(['broken', 'next', 'broken']);
});
