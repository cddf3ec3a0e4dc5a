import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** The three widths at which every page must be right. */
export const screens = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;
export type Screen = keyof typeof screens;

/** Opens a real Chromium or Chrome with a fresh profile. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.BROWSER_PATH ?? installed.find((path) => existsSync(path));
  if (!executablePath) throw new Error('no Chromium or Chrome found: install one, or set BROWSER_PATH to its program');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet] });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Everything that went wrong in the page: errors, console errors, policy violations, failed requests. */
  troubles: string[];
}

/** A visitor's tab that notes everything that goes wrong in it. */
export async function visit(browser: Browser, screen: Screen, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: screens[screen], ...options });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  if (options.javaScriptEnabled !== false) {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
    });
  }
  return { context, page, troubles };
}

/** Scrolls through the whole page, so that everything lazy loads, and comes back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
