import { expect, test } from 'vitest';
import { createSearchIndex } from './search-index.browser.ts';

/** An index whose loads return what was put on `answers`, and whose expiry is in the test's hands. */
function testIndex(...answers: (number | null | 'fails')[]) {
  const expiries: (() => void)[] = [];
  const states: string[] = [];
  const index = createSearchIndex({
    load: async () => {
      const answer = answers.shift();
      if (answer === 'fails' || answer === undefined) throw new Error('no network');
      return { engine: { search: () => [] }, validUntil: answer };
    },
    whenStale: (_validUntil, onStale) => expiries.push(onStale),
    onChange: () => states.push(index.state()),
  });
  return { index, expiries, states };
}

test('is loaded once for several requests', async () => {
  const { index, states } = testIndex(null);
  await Promise.all([index.request(), index.request()]);
  await index.request();
  expect([states, index.engine()]).toEqual([['loading', 'ready'], { search: expect.any(Function) }]);
});

test('is dropped when it expires, and loaded again on request', async () => {
  const { index, expiries } = testIndex(5, 9);
  await index.request();
  expiries[0]?.();
  expect([index.state(), index.engine()]).toEqual(['expired', undefined]);
  await index.request();
  expect([index.state(), expiries.length]).toEqual(['ready', 2]);
});

test('is not loaded for ever from a cache that is out of date', async () => {
  const { index, expiries } = testIndex(5, 5);
  await index.request();
  expiries[0]?.();
  await index.request();
  expect([index.state(), expiries.length]).toEqual(['ready', 1]);
});

test('can be requested again after a failure', async () => {
  const { index } = testIndex('fails', null);
  await index.request();
  expect(index.state()).toBe('failed');
  await index.request();
  expect(index.state()).toBe('ready');
});
