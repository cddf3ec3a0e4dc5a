import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/* Each function finds an installed program, and returns undefined if it, or what it needs, is missing. */

const pathFolders = () => (process.env.PATH ?? '').split(':');
const runs = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** The path of Chromium or Chrome. */
export function findBrowser() {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const inPath = [...pathFolders(), '/usr/bin', '/snap/bin'].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );
  const inApplications = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return [...inPath, ...inApplications].find((path) => existsSync(path));
}

/** The path of Xvfb, a screen without a monitor, on which Firefox and WebKit draw. */
export const findScreen = () => ['/usr/bin/Xvfb'].find((path) => existsSync(path));

export const findFirefox = () =>
  findScreen() && ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** The driver and the test browser of WebKitGTK. */
export function findWebKit() {
  const driver = '/usr/bin/WebKitWebDriver';
  // Debian has one folder for each architecture.
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = folders
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
  return findScreen() && browser && existsSync(driver) ? { driver, browser } : undefined;
}

/** The folder of PostgreSQL's programs, Debian's newest or one in the PATH. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...pathFolders()];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
}

/** The path of nginx, Debian's or one in the PATH. */
export const findNginx = () =>
  ['/usr/sbin', ...pathFolders()].map((folder) => join(folder, 'nginx')).find((program) => existsSync(program));

/** A Python with fontTools. */
export const findFontTools = () =>
  ['python3', '/usr/bin/python3'].find((python) => runs(python, ['-c', 'import fontTools, brotli']));

export const hasPrometheus = () => ['prometheus', 'promtool'].every((program) => runs(program, ['--version']));

export const hasJava = () => runs('java', ['-version']);

/** Returns true if a font is installed that matches each of these fontconfig patterns. */
export const hasFonts = (...patterns) =>
  patterns.every((pattern) => (spawnSync('fc-list', [pattern], { encoding: 'utf8' }).stdout?.trim() ?? '') !== '');
