import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Opens a real Chromium or Chrome with a fresh profile, and with scrollbars that take room as on most desktops. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.BROWSER_PATH ?? installed.find((path) => existsSync(path));
  if (!executablePath) throw new Error('no Chromium or Chrome found: install one, or set BROWSER_PATH to its program');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet], ignoreDefaultArgs: ['--hide-scrollbars'] });
}
