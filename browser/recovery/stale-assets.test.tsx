import { afterEach, expect, test, vi } from 'vitest';
import { watchAssets } from './stale-assets.ts';

const address = 'https://site.example/assets/gallery-B1x_2.js';
const left: string[] = [];
let build = 0;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  left.length = 0;
  delete document.documentElement.dataset.build;
});

/** Opens `/us?ref=a` as a build whose scripts the server no longer has. */
function openPage(html = ''): void {
  build += 1;
  document.documentElement.dataset.build = `b${build}`;
  history.replaceState(null, '', '/us?ref=a');
  document.body.innerHTML = html;
  vi.stubGlobal('fetch', async (path: string) => ({ status: path === '/assets/gallery-B1x_2.js' ? 404 : 200 }));
  vi.spyOn(location, 'reload').mockImplementation(() => void left.push('reloaded'));
  vi.spyOn(location, 'assign').mockImplementation((href) => void left.push(String(href)));
  watchAssets();
}

const failToLoad = (message: string) =>
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError(message) }));

/** Clicks the link of the page before a script turns out to be missing, and returns where the page goes. */
async function leaveAfterClick(html: string, click: MouseEventInit = {}): Promise<string | undefined> {
  openPage(html);
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
  failToLoad(address);
  await vi.waitFor(() => expect(left).not.toEqual([]));
  return left[0];
}

test.each([
  ['Chrome', `Failed to fetch dynamically imported module: ${address}`],
  ['Firefox', `error loading dynamically imported module: ${address}`],
])('finds the missing script in the error of %s', async (_who, message) => {
  openPage();
  failToLoad(message);
  await vi.waitFor(() => expect(left).toEqual(['reloaded']));
});

test('opens the page that a plain click enters', async () => {
  expect(await leaveAfterClick('<a href="/us/flagship-megatron#gallery">Megatron</a>')).toBe(
    `${location.origin}/us/flagship-megatron#gallery`,
  );
});

test.each([
  ['leads to another site', '<a href="https://shop.example/products/x">Buy</a>', {}],
  ['stays on this page', '<a href="/us?ref=a#gallery">Gallery</a>', {}],
  ['opens another tab', '<a href="/us/faq" target="_blank">FAQ</a>', {}],
  ['opens another tab by a key', '<a href="/us/faq">FAQ</a>', { metaKey: true }],
  ['downloads a file', '<a href="/manual.pdf" download>Manual</a>', {}],
])('reloads the page after a click that %s', async (_why, html, click) => {
  expect(await leaveAfterClick(html, click)).toBe('reloaded');
});

test('reloads the page after a click that a script has handled', async () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(await leaveAfterClick('<a href="/us/faq">FAQ</a>')).toBe('reloaded');
});
