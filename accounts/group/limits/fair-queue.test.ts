import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** A queue whose works end one at a time, when `finish` is called. */
function testQueue(options: ConstructorParameters<typeof FairQueue>[0] = {}) {
  const queue = new FairQueue({ maxRunning: 1, maxWait: 10_000, ...options });
  const [started, refused]: [string[], string[]] = [[], []];
  const endings: (() => void)[] = [];
  const call = (network: string, name = network, isKnown = false) => {
    const work = () =>
      new Promise<void>((end) => {
        started.push(name);
        endings.push(end);
      });
    queue.run({ network, isKnown }, work).catch((failure: { responseName: string; details: object }) => {
      expect(failure).toMatchObject({ responseName: 'tooManyRequests', details: { retryIn: 2 } });
      refused.push(name);
    });
  };
  const finish = async (times = 1) => {
    for (let time = 0; time < times; time += 1) {
      await setImmediate();
      endings.shift()?.();
    }
    await setImmediate();
  };
  return { call, finish, started, refused };
}

const times = (count: number, action: (index: number) => void) => Array.from({ length: count }, (_, i) => action(i));

test('networks take turns, however many calls one of them has', async () => {
  const { call, finish, started } = testQueue();
  times(10, () => call('192.0.2.1', 'flood'));
  times(3, (index) => call('198.51.100.1', `one ${index}`));
  call('198.51.100.2', 'other');
  await finish(14);
  expect(started.slice(0, 8)).toEqual(['flood', 'flood', 'one 0', 'other', 'flood', 'one 1', 'flood', 'one 2']);
  expect(started).toHaveLength(14);
});

test('the networks of one IPv6 subscriber share one turn, and take turns inside it', async () => {
  const { call, finish, started } = testQueue();
  call('192.0.2.1', 'first');
  times(300, (index) => call(`2001:db8:1:${index.toString(16)}::/64`, 'flood'));
  times(2, () => call('2001:db8:1:ff01::/64', 'neighbour'));
  call('2001:db8:2:1::/64', 'elsewhere');
  await finish(4);
  expect(started).toEqual(['first', 'flood', 'elsewhere', 'flood', 'neighbour']);
});

test('a full queue refuses the network that fills it, and no other', async () => {
  const { call, finish, started, refused } = testQueue({ maxWaiting: 8, maxWaitingPerNetwork: 6 });
  call('192.0.2.1', 'first');
  times(9, () => call('192.0.2.1', 'flood'));
  times(4, () => call('192.0.2.2', 'second flood'));
  await finish(0);
  expect(refused).toEqual(['flood', 'flood', 'flood', 'flood', 'flood']);
  times(2, (index) => call('198.51.100.1', `login ${index}`));
  await finish(0);
  expect(refused.slice(5)).toEqual(['flood', 'second flood']);
  await finish(9);
  expect(started.filter((name) => name.startsWith('login'))).toHaveLength(2);
  expect(started).toHaveLength(9);
});

test('strangers of any number of networks delay a known caller by one work', async () => {
  const { call, finish, started } = testQueue();
  times(20, (index) => call(`192.0.2.${index}`, 'stranger'));
  times(2, (index) => call(`198.51.100.${index}`, `known ${index}`, true));
  await finish(4);
  expect(started).toEqual(['stranger', 'stranger', 'known 0', 'stranger', 'known 1']);
});

test('a queue that strangers of many networks have filled makes room for known callers, up to one half', async () => {
  const { call, finish, started, refused } = testQueue({ maxWaiting: 8, maxWaitingPerNetwork: 6 });
  times(9, (index) => call(`192.0.2.${index}`, 'stranger'));
  times(6, (index) => call(`198.51.100.${index}`, `known ${index}`, true));
  await finish(0);
  expect(refused.toSorted()).toEqual(['known 4', 'known 5', ...Array(4).fill('stranger')]);
  await finish(9);
  expect(started.filter((name) => name.startsWith('known'))).toEqual(['known 0', 'known 1', 'known 2', 'known 3']);
});

test('one network fills only its share, and runs on what others leave', async () => {
  const { call, finish, started, refused } = testQueue({ maxRunning: 2 });
  times(40, () => call('192.0.2.1'));
  await finish(0);
  expect([started.length, refused.length]).toEqual([2, 6]);
  await finish(40);
  expect(started).toHaveLength(34);
  call('192.0.2.1');
  await finish(0);
  expect(started).toHaveLength(35);
});

test('a call whose turn does not come in time is refused, and its turn goes to the next', async () => {
  const { call, finish, started, refused } = testQueue({ maxWait: 5 });
  call('192.0.2.1', 'running');
  call('192.0.2.1', 'late');
  await setTimeout(20);
  call('192.0.2.1', 'in time');
  await finish(1);
  expect([started, refused]).toEqual([['running', 'in time'], ['late']]);
});

test('a work that fails makes room for the next one', async () => {
  const queue = new FairQueue({ maxRunning: 1 });
  const failing = queue.run({ network: '192.0.2.1' }, () => Promise.reject(new Error('broken')));
  const next = queue.run({ network: '192.0.2.1' }, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
