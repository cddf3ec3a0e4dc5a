import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const firefoxPrograms = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const webKitDriver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';

/** The path of Xvfb, a screen without a monitor, on which both browsers draw; undefined if it is not installed. */
export const findScreen = () => (existsSync(screen) ? screen : undefined);

/** The path of an installed Firefox; undefined if it or its screen is missing. */
export const findFirefox = () => findScreen() && firefoxPrograms.find((path) => existsSync(path));

/** The driver and the test browser of an installed WebKitGTK; undefined if one of them or their screen is missing. */
export function findWebKit() {
  // Debian has one folder for each architecture.
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = folders
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
  return findScreen() && browser && existsSync(webKitDriver) ? { driver: webKitDriver, browser } : undefined;
}
