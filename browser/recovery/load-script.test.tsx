import { expect, test } from 'vitest';
import { __vitePreload, loadOptionalScript } from './load-script.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/gallery-B1x_2abc.js');
const failToLoad = () => __vitePreload(() => Promise.reject(missing), ['assets/dialog-1.js', 'assets/form-1.js']);

const announced: unknown[] = [];
addEventListener('vite:preloadError', ({ payload }) => announced.push(payload));

test('announces a script that fails to load, and loads what it needs at the same time, once', async () => {
  await expect(failToLoad()).rejects.toBe(missing);
  await expect(failToLoad()).rejects.toBe(missing);
  expect(announced.splice(0)).toEqual([missing, missing]);
  const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  expect(preloaded.map((link) => new URL(link.href).pathname)).toEqual(['/assets/dialog-1.js', '/assets/form-1.js']);
});

test('does not announce an optional script, even while a required one is loading', async () => {
  const required = Promise.withResolvers<string>();
  const loaded = __vitePreload(() => required.promise);
  await expect(loadOptionalScript(failToLoad)).rejects.toBe(missing);
  expect(announced).toEqual([]);
  required.reject(missing);
  await expect(loaded).rejects.toBe(missing);
  expect(announced).toEqual([missing]);
});
