import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const browserPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const quietArguments = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The support of a browser for 3D: none, or drawing by software, which works on every machine. */
export type Drawing = 'none' | 'software';
const drawingArguments: Record<Drawing, string[]> = {
  none: ['--disable-gpu'],
  software: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
};

/** Path and arguments of an installed Chromium or Chrome. Throws where there is none. */
export function browserProgram(drawing: Drawing = 'none'): { executablePath: string; args: string[] } {
  const executablePath = process.env.BROWSER_PATH ?? browserPaths.find((path) => existsSync(path));
  if (!executablePath) throw new Error('no Chromium or Chrome found: install one, or set BROWSER_PATH to its program');
  return { executablePath, args: ['--no-sandbox', ...drawingArguments[drawing], ...quietArguments] };
}

/** Options for a browser whose scrollbars take up space, as on most desktops. */
export const launchOptions = (drawing: Drawing = 'none'): LaunchOptions => ({
  ...browserProgram(drawing),
  ignoreDefaultArgs: ['--hide-scrollbars'],
});

export const openBrowser = (drawing: Drawing = 'none'): Promise<Browser> => chromium.launch(launchOptions(drawing));
