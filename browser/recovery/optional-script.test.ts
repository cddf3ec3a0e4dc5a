import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteRoots } from '#tools/source-roots.mjs';
import { loadOptionalScript, requiredScripts } from './optional-script.ts';

const root = join(import.meta.dirname, '../..');
const island = '/assets/faq-browser.island-C0XpOxN5.js';
const measuring = '/assets/vitals-D5M2fBjp.js';

test('does not recover optional scripts', () => {
  expect(requiredScripts([measuring])).toBeUndefined();
  expect(requiredScripts(['/assets/first-visit-offer-Bu5-4We_.js', '/assets/subscribed-DnP-kpDd.js'])).toBeUndefined();
});

/** File names of the scripts that the sources load as optional ones. */
const loadedScripts = globSync(`{${siteRoots.join(',')}}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.*'] })
  .flatMap((path) => [
    ...readFileSync(join(root, path), 'utf8').matchAll(
      /loadOptionalScript\(\s*\(\) => import\('[^']*?([^/']+)\.ts'\)/g,
    ),
  ])
  .map(([, name = '']) => name);

test('knows the scripts that are loaded as optional ones', () => {
  expect(loadedScripts.length).toBeGreaterThan(8);
  for (const name of loadedScripts) expect(requiredScripts([`/assets/${name}-C0XpOxN5.js`]), name).toBeUndefined();
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
