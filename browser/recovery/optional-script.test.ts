import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteRoots } from '#tools/source-roots.mjs';
import { loadOptionalScript, optionalScripts, requiredScripts } from './optional-script.ts';

const root = join(import.meta.dirname, '../..');
const island = '/assets/faq-browser.island-C0XpOxN5.js';
const measuring = '/assets/vitals-D5M2fBjp.js';

test('does not recover optional scripts', () => {
  expect(requiredScripts([measuring])).toBeUndefined();
  expect(requiredScripts(['/assets/first-visit-offer-Bu5-4We_.js', '/assets/subscribed-DnP-kpDd.js'])).toBeUndefined();
});

test.each(optionalScripts)('%s is the name of a file, so of a script', (name) => {
  expect(globSync(`{core,${siteRoots.join(',')}}/**/${name}{,.browser}.ts`, { cwd: root })).not.toEqual([]);
});

test('recovers all other scripts', () => {
  expect(requiredScripts([measuring, island])).toEqual([island]);
  expect(requiredScripts([])).toEqual([]);
});

test('ignores an error without a script name while an optional script is loading', async () => {
  const script = Promise.withResolvers<string>();
  const loaded = loadOptionalScript(() => script.promise);
  expect(requiredScripts([])).toBeUndefined();
  expect(requiredScripts([island])).toEqual([island]);
  script.resolve('there');
  expect(await loaded).toBe('there');
  expect(requiredScripts([])).toEqual([]);
});

test('recovers again once the optional script has failed', async () => {
  await expect(loadOptionalScript(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(requiredScripts([])).toEqual([]);
});
