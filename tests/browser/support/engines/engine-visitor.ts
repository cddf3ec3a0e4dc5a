import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { type ClosableVisitor, type Screen, screens } from '../visitors.ts';
import { EnginePage } from './engine-page.ts';
import { openFirefox } from './firefox.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import { openWebKit } from './webkit.ts';

/** The browsers in which journeys run. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
  }
}

/** Opens a tab with a fresh profile in a browser that Playwright cannot drive. Throws for options that it lacks. */
export async function openEngineVisitor(
  engine: Engine,
  site: string,
  screen: Screen,
  options: BrowserContextOptions,
): Promise<ClosableVisitor> {
  const [unknown] = Object.keys(options);
  if (unknown) throw new Error(`the option ${unknown} works in Chromium only: leave the test to Chromium`);
  const { viewport } = screens[screen];
  const troubles: string[] = [];
  const proxy = engine === 'webkit' ? await startRecordingProxy(site, troubles) : undefined;
  const driver = proxy ? await openWebKit(proxy, viewport) : await openFirefox(viewport, troubles);
  const page = new EnginePage(driver, proxy?.origin ?? site, troubles).asPage();
  /** The part of a context that journeys use. */
  const context = {
    on: (_event: 'request', listener: Parameters<typeof driver.onRequest>[0]) => driver.onRequest(listener),
  };
  return {
    page,
    context: context as unknown as BrowserContext,
    troubles,
    open: async (path) => void (await page.goto(path)),
    close: () => driver.close(),
  };
}
