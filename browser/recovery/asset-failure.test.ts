import { expect, test } from 'vitest';
import type { Link } from './asset-failure.ts';
import { assetsNamedIn, buildIn, isLoadFailure, routeEntered } from './asset-failure.ts';

const address = 'https://site.example/assets/gallery-B1x_2.js';

test.each([
  ['Chrome', `Failed to fetch dynamically imported module: ${address}`, ['/assets/gallery-B1x_2.js']],
  ['Firefox', `error loading dynamically imported module: ${address}`, ['/assets/gallery-B1x_2.js']],
  ['Safari', 'Importing a module script failed.', []],
  ['Safari, where an answer is no script', "'text/plain' is not a valid JavaScript MIME type.", []],
  ['the loader', 'Unable to preload CSS for /assets/gallery-9.css', ['/assets/gallery-9.css']],
])('recognises how %s reports a missing file', (_who, message, paths) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
  expect(assetsNamedIn(message)).toEqual(paths);
});

test('does not take other errors for a missing file', () => {
  expect(isLoadFailure(new TypeError('undefined is not a function'))).toBe(false);
  expect(isLoadFailure('Importing a module script failed.')).toBe(false);
});

test('finds no asset in other addresses', () => {
  expect(assetsNamedIn('https://site.example/media/base/ring.abc.640.avif')).toEqual([]);
});

test('reads the build from a document of the site only', () => {
  expect(
    buildIn('<!DOCTYPE html><html lang="en" data-edition="us" data-build="300b630e18d1" data-banner="x"><head></head>'),
  ).toBe('300b630e18d1');
  expect(buildIn('<!doctype html><html lang="en"><body data-build="no">Not now.</body></html>')).toBeUndefined();
});

const currentUrl = new URL('https://site.example/us?ref=a');
const link = (href: string, { target = '', isDownload = false } = {}): Link => {
  const { origin, pathname, search } = new URL(href);
  return { href, origin, pathname, search, target, hasAttribute: (name) => isDownload && name === 'download' };
};

test('finds the page that a plain click enters', () => {
  expect(routeEntered(link('https://site.example/us/flagship-megatron#gallery'), false, currentUrl)).toBe(
    'https://site.example/us/flagship-megatron#gallery',
  );
});

test.each([
  ['leads to another site', link('https://shop.example/products/x')],
  ['stays on this page', link('https://site.example/us?ref=a#gallery')],
  ['opens another tab', link('https://site.example/us/faq', { target: '_blank' })],
  ['downloads a file', link('https://site.example/manual.pdf', { isDownload: true })],
])('a click that %s enters no page', (_why, clickedLink) => {
  expect(routeEntered(clickedLink, false, currentUrl)).toBeUndefined();
});

test('finds no page for a click that a script has handled', () => {
  expect(routeEntered(link('https://site.example/us/faq'), true, currentUrl)).toBeUndefined();
});
