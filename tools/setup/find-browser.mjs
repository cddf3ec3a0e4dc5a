import { existsSync } from 'node:fs';
import { join } from 'node:path';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The path of an installed Chromium or Chrome; undefined if there is none. */
export function findBrowser() {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
  const folders = (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .concat('/usr/bin', '/snap/bin');
  const inPath = folders.flatMap((folder) => programs.map((name) => join(folder, name)));
  const inApplications = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return [...inPath, ...inApplications].find((path) => existsSync(path));
}
