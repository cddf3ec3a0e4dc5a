import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadOptionalScript, optionalScripts, waitedFor } from './optional-script.ts';

const island = '/assets/faq-browser-C0XpOxN5.js';
const measuring = '/assets/vitals-D5M2fBjp.js';

test('does not recover optional scripts', () => {
  expect(waitedFor([measuring])).toBeUndefined();
  expect(waitedFor(['/assets/first-visit-offer-Bu5-4We_.js', '/assets/subscribed-DnP-kpDd.js'])).toBeUndefined();
});

test.each(optionalScripts)('%s is the name of a file, so of a script', (name) => {
  expect(globSync(`**/${name}.{ts,tsx}`, { cwd: join(import.meta.dirname, '..') })).not.toEqual([]);
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
