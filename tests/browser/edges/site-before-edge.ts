import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { previewToken } from '../support/shared-sites.ts';
import type { Settings } from '../support/visitors.ts';

/**
 * Settings of a site that is started so long before an edge that all tabs are open by then: some 20 seconds, and more
 * on a machine that has much else to do.
 */
export const siteBefore =
  (edge: number): Settings =>
  async (browser) => ({
    SITE_CLOCK: new Date(edge - 8_000 - 10 * (await timeToOpen(browser))).toISOString(),
    PREVIEW_TOKEN: previewToken,
  });

/** Milliseconds that a new visitor waits for a page now. */
async function timeToOpen(browser: Browser): Promise<number> {
  const shared = inject('shared');
  if (!shared) throw new Error('an edge needs the sites of shared-sites.ts: run it in the project “browser”');
  const before = performance.now();
  const context = await browser.newContext({ baseURL: shared.origins.everyday });
  await (await context.newPage()).goto('/uk');
  const waited = performance.now() - before;
  await context.close();
  return waited;
}
