import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServerTime } from './server-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const serverStart = Date.parse('2025-08-20T15:59:00Z');

function setUp(responses: (() => Promise<Response>)[], wallOffset = 0) {
  const clock = Date.now;
  const steps = { wall: wallOffset, slept: 0 };
  const fetch = vi.fn(
    (_address: string, _init: RequestInit) =>
      (responses.length > 1 ? responses.shift() : responses[0])?.() ?? Promise.reject(new Error('offline')),
  );
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + steps.wall + steps.slept);
  return { time: createServerTime(), fetch, steps };
}

const respondAfter =
  (delay = 0) =>
  async () => {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    return Response.json({ timestamp: serverStart });
  };

test('is unknown until the server has responded', () => {
  const { time } = setUp([respondAfter()]);
  expect(time.now()).toBeUndefined();
  expect(time.isStale()).toBe(true);
});

test('counts half of the round trip as the way back', async () => {
  const { time } = setUp([respondAfter(400)]);
  const measuring = time.measure();
  await vi.advanceTimersByTimeAsync(400);
  await measuring;
  expect(time.now()).toBe(serverStart + 200);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(time.now()).toBe(serverStart + 1_200);
});

test.each([-86_400_000, 3_652 * 86_400_000])(
  'does not follow the visitor’s clock, wrong by %d ms or stepping',
  async (wrong) => {
    const { time, steps } = setUp([respondAfter()], wrong);
    await Promise.all([time.measure(), vi.advanceTimersByTimeAsync(0)]);
    steps.wall = 3_600_000;
    expect(time.now()).toBe(serverStart);
  },
);

test('retries with growing pauses until the server responds', async () => {
  const { time, fetch } = setUp([
    () => Promise.reject(new Error('offline')),
    async () => new Response('', { status: 503 }),
    async () => Response.json({ timestamp: 'soon' }),
    respondAfter(),
  ]);
  const measuring = time.measure();
  await vi.advanceTimersByTimeAsync(999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1 + 2_000 + 4_000);
  await measuring;
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(time.now()).toBe(serverStart);
});

test('gives up a request after ten seconds and retries', async () => {
  const never = vi.fn();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  const { time, fetch } = setUp([respondAfter()]);
  fetch.mockImplementationOnce(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => {
          never();
          reject(new Error('aborted'));
        });
      }),
  );
  const measuring = time.measure();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(never).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 + 1_000);
  await measuring;
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('measures once for concurrent callers', async () => {
  const { time, fetch } = setUp([respondAfter(50)]);
  const both = Promise.all([time.measure(), time.measure()]);
  await vi.advanceTimersByTimeAsync(50);
  await both;
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('is stale after a while, and after the computer slept', async () => {
  const { time, steps } = setUp([respondAfter()]);
  await Promise.all([time.measure(), vi.advanceTimersByTimeAsync(0)]);
  expect(time.isStale()).toBe(false);
  steps.slept = 60_000;
  expect(time.isStale()).toBe(true);
  steps.slept = 0;
  await vi.advanceTimersByTimeAsync(300_001);
  expect(time.isStale()).toBe(true);
});

test('accepts any age where only a sleep matters', async () => {
  const { time, steps } = setUp([respondAfter()]);
  expect(time.isStale(Number.POSITIVE_INFINITY)).toBe(true);
  await Promise.all([time.measure(), vi.advanceTimersByTimeAsync(0)]);
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(time.isStale(Number.POSITIVE_INFINITY)).toBe(false);
  steps.slept = 60_000;
  expect(time.isStale(Number.POSITIVE_INFINITY)).toBe(true);
});

test('is stale when the computer slept during the measurement', async () => {
  const { time, steps } = setUp([respondAfter(400)]);
  const measuring = time.measure();
  await vi.advanceTimersByTimeAsync(200);
  steps.slept = 60_000;
  await vi.advanceTimersByTimeAsync(200);
  await measuring;
  expect(time.isStale()).toBe(true);
});

const failing = () => Promise.reject(new TypeError('blocked'));
const datedAt = (date: string, age?: string) => async () =>
  new Response(null, { headers: { date, ...(age && { age }) } });

test('uses the page’s Date header when the timestamp fails, and the timestamp again once it is back', async () => {
  const { time, fetch } = setUp([
    failing,
    failing,
    failing,
    failing,
    datedAt('Wed, 20 Aug 2025 15:59:00 GMT'),
    respondAfter(),
  ]);
  const measuring = time.measure();
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
  await measuring;
  expect(fetch.mock.calls.at(-1)).toMatchObject(['', { method: 'HEAD', cache: 'no-store' }]);
  expect(time.now()).toBe(serverStart + 500);
  await time.measure();
  expect(time.now()).toBe(serverStart);
});

test('adds the time a cache has held the page', async () => {
  const { time } = setUp([failing, failing, failing, failing, datedAt('Wed, 20 Aug 2025 15:58:00 GMT', '60')]);
  await Promise.all([time.measure(), vi.advanceTimersByTimeAsync(7_000)]);
  expect(time.now()).toBe(serverStart + 500);
});
