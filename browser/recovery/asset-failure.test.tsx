import { expect, test } from 'vitest';
import { assetsNamedIn, buildIn, linkEntered } from './asset-failure.ts';

const address = 'https://site.example/assets/gallery-B1x_2.js';

test.each([
  ['Chrome', `Failed to fetch dynamically imported module: ${address}`, ['/assets/gallery-B1x_2.js']],
  ['Firefox', `error loading dynamically imported module: ${address}`, ['/assets/gallery-B1x_2.js']],
  ['Safari', 'Importing a module script failed.', []],
])('finds the file that %s reports as missing', (_who, message, paths) => {
  expect(assetsNamedIn(message)).toEqual(paths);
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

/** Clicks the link in `html` as a visitor of `/us?ref=a` does, and returns what the click enters. */
function enteredBy(html: string, click: MouseEventInit = {}): string | undefined {
  history.replaceState(null, '', '/us?ref=a');
  document.body.innerHTML = html;
  let entered: string | undefined;
  const listener = (event: MouseEvent) => {
    entered = linkEntered(event);
    event.preventDefault();
  };
  addEventListener('click', listener, { once: true });
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
  return entered;
}

test('finds the page that a plain click enters', () => {
  expect(enteredBy('<a href="/us/flagship-megatron#gallery">Megatron</a>')).toBe(
    `${location.origin}/us/flagship-megatron#gallery`,
  );
});

test.each([
  ['leads to another site', '<a href="https://shop.example/products/x">Buy</a>', {}],
  ['stays on this page', '<a href="/us?ref=a#gallery">Gallery</a>', {}],
  ['opens another tab', '<a href="/us/faq" target="_blank">FAQ</a>', {}],
  ['opens another tab by a key', '<a href="/us/faq">FAQ</a>', { metaKey: true }],
  ['downloads a file', '<a href="/manual.pdf" download>Manual</a>', {}],
])('a click that %s enters no page', (_why, html, click) => {
  expect(enteredBy(html, click)).toBeUndefined();
});

test('finds no page for a click that a script has handled', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(enteredBy('<a href="/us/faq">FAQ</a>')).toBeUndefined();
});
