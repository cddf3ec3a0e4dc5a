import { expect, test } from 'vitest';
import { loadOptionalScript, waitedFor } from './optional-script.ts';

const island = '/assets/faq-browser-C0XpOxN5.js';
const measuring = '/assets/vitals-D5M2fBjp.js';

test('a script that nobody waits for is no reason to do anything', () => {
  expect(waitedFor([measuring])).toBeUndefined();
  expect(waitedFor(['/assets/newcomer-offer-Bu5-4We_.js', '/assets/subscribed-DnP-kpDd.js'])).toBeUndefined();
});

test('the others are', () => {
  expect(waitedFor([measuring, island])).toEqual([island]);
  expect(waitedFor([])).toEqual([]);
});

test('an error that names none counts for what is loaded unasked at that moment', async () => {
  const script = Promise.withResolvers<string>();
  const loaded = loadOptionalScript(() => script.promise);
  expect(waitedFor([])).toBeUndefined();
  expect(waitedFor([island])).toEqual([island]);
  script.resolve('there');
  expect(await loaded).toBe('there');
  expect(waitedFor([])).toEqual([]);
});

test('it does not count any longer when that has failed', async () => {
  await expect(loadOptionalScript(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(waitedFor([])).toEqual([]);
});
