import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const firefoxPrograms = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const webKitPrograms = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };

/** The path of an installed Firefox; undefined if there is none. */
export const findFirefox = () => firefoxPrograms.find((path) => existsSync(path));

/**
 * The programs of an installed WebKitGTK: its driver, its test browser, and Xvfb, on which that is shown; undefined if
 * one of them is missing.
 */
export function findWebKit() {
  // Debian has one folder for each architecture.
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = folders
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
  return browser && Object.values(webKitPrograms).every((path) => existsSync(path))
    ? { ...webKitPrograms, browser }
    : undefined;
}
