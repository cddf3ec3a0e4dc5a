/** Runs `stage.ts` in a headless browser and takes pictures of it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Exposure } from './stage.ts';

const STAGE = fileURLToPath(new URL('stage.ts', import.meta.url));
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** ANGLE's backend. Without a GPU, SwiftShader draws the same pictures; `vulkan` and `gl-egl` need one. */
const ANGLE = process.env.STUDIO_ANGLE ?? 'swiftshader';
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  `--use-angle=${ANGLE}`,
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-vulkan-surface',
];

export class Camera {
  #browser: Browser | undefined;
  #page: Page | undefined;

  async #open(): Promise<Page> {
    const executablePath = CHROMIUM.find((f) => existsSync(f));
    if (!executablePath) throw new Error(`Chromium was not found; install it as one of ${CHROMIUM.join(', ')}`);
    const bundle = await build({
      entryPoints: [STAGE],
      bundle: true,
      format: 'iife',
      write: false,
      target: 'es2022',
      minify: true,
      logLevel: 'warning',
    });
    this.#browser = await chromium.launch({ executablePath, headless: true, timeout: 60_000, args: FLAGS });
    const page = await this.#browser.newPage();
    page.setDefaultTimeout(0);
    page.on('pageerror', (e) => console.error(e));
    page.on('console', (m) => {
      if (m.type() === 'error') console.error(m.text());
    });
    await page.setContent('<!doctype html><body></body>');
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    return page;
  }
  async shoot(e: Exposure): Promise<{ png: Buffer; seconds: number }> {
    this.#page ??= await this.#open();
    const r = await this.#page.evaluate(
      (x) => (window as unknown as { shoot(e: Exposure): { seconds: number; png: string } }).shoot(x),
      e,
    );
    return { png: Buffer.from(r.png.slice(r.png.indexOf(',') + 1), 'base64'), seconds: r.seconds };
  }
  async close(): Promise<void> {
    await this.#browser?.close();
  }
}
