import { existsSync } from 'node:fs';
import type { Browser, LaunchOptions } from 'playwright-core';
import { chromium } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How a browser draws in three dimensions: not at all, or by software, which every machine has. */
export type Drawing = 'none' | 'software';
const drawingWith: Record<Drawing, string[]> = {
  none: ['--disable-gpu'],
  software: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
};

/** The program of a real Chromium or Chrome, and what it is told at its start. */
export function browserProgram(drawing: Drawing = 'none'): { executablePath: string; args: string[] } {
  const executablePath = process.env.BROWSER_PATH ?? installed.find((path) => existsSync(path));
  if (!executablePath) throw new Error('no Chromium or Chrome found: install one, or set BROWSER_PATH to its program');
  return { executablePath, args: ['--no-sandbox', ...drawingWith[drawing], ...quiet] };
}

/** A browser with a fresh profile, and with scrollbars that take room as on most desktops. */
export const launchOptions = (drawing: Drawing = 'none'): LaunchOptions => ({
  ...browserProgram(drawing),
  ignoreDefaultArgs: ['--hide-scrollbars'],
});

export const openBrowser = (drawing: Drawing = 'none'): Promise<Browser> => chromium.launch(launchOptions(drawing));
