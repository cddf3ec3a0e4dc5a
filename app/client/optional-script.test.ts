import { expect, test } from 'vitest';
import { loadOptionalScript, waitedFor } from './optional-script.ts';

const island = '/assets/faq-browser-C0XpOxN5.js';
const measuring = '/assets/vitals-D5M2fBjp.js';

test('does not recover optional scripts', () => {
  expect(waitedFor([measuring])).toBeUndefined();
  expect(waitedFor(['/assets/newcomer-offer-Bu5-4We_.js', '/assets/subscribed-DnP-kpDd.js'])).toBeUndefined();
});

test('recovers all other scripts', () => {
  expect(waitedFor([measuring, island])).toEqual([island]);
  expect(waitedFor([])).toEqual([]);
});

test('ignores an error without a script name while an optional script is loading', async () => {
  const script = Promise.withResolvers<string>();
  const loaded = loadOptionalScript(() => script.promise);
  expect(waitedFor([])).toBeUndefined();
  expect(waitedFor([island])).toEqual([island]);
  script.resolve('there');
  expect(await loaded).toBe('there');
  expect(waitedFor([])).toEqual([]);
});

test('recovers again once the optional script has failed', async () => {
  await expect(loadOptionalScript(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(waitedFor([])).toEqual([]);
});
