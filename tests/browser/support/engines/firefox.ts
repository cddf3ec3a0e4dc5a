import { type Browser, type KeyInput, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '#tools/setup/find-programs.mjs';
import type { Driver } from './driver.ts';
import { openDisplay } from './screen.ts';

let browser: Promise<Browser> | undefined;

/** Opens a tab with a fresh profile in Firefox. What goes wrong in it is appended to `troubles`. */
export async function openFirefox(size: { width: number; height: number }, troubles: string[]): Promise<Driver> {
  browser ??= openDisplay().then((display) =>
    // Firefox draws no robots without a screen, also when it shows no window.
    launch({ browser: 'firefox', executablePath: findFirefox(), env: { ...process.env, DISPLAY: display } }),
  );
  const context = await (await browser).createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  const tab = { isLeaving: false };
  watchTroubles(page, tab, troubles);
  return {
    navigate: async (address) => {
      tab.isLeaving = true;
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression) as Promise<string>,
    addInitScript: async (script) => void (await page.evaluateOnNewDocument(script)),
    keyDown: (key) => page.keyboard.down(key as KeyInput),
    keyUp: (key) => page.keyboard.up(key as KeyInput),
    moveTo: (x, y) => page.mouse.move(x, y),
    buttonDown: () => page.mouse.down(),
    buttonUp: () => page.mouse.up(),
    scrollBy: (deltaX, deltaY) => page.mouse.wheel({ deltaX, deltaY }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    onRequest: (listener) => void page.on('request', listener),
    close: () => context.close(),
  };
}

function watchTroubles(page: Page, tab: { isLeaving: boolean }, troubles: string[]): void {
  page.on('domcontentloaded', () => {
    tab.isLeaving = false;
  });
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    // Firefox asks for the icon also beside a text, whose policy allows no pictures.
    if (!message.includes('/favicon.ico')) troubles.push(`error: ${message}`);
  });
  page.on('console', (message) => {
    // Firefox cancels the scripts that a page still loads when it is left, and the page says so.
    if (message.type() === 'error' && !tab.isLeaving) troubles.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!reason.includes('ABORT')) troubles.push(`${reason}: ${request.url()}`);
  });
}
