import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { previewToken } from '../support/shared-sites.ts';
import type { Settings } from '../support/visitors.ts';

/**
 * Settings of a site whose clock starts so long before an edge that all tabs are open by then: about 20 seconds, and
 * more on a busy machine.
 */
export const settingsBeforeEdge =
  (edge: number): Settings =>
  async (browser) => ({
    SITE_CLOCK: new Date(edge - 10_000 - 20 * (await timeToOpen(browser))).toISOString(),
    PREVIEW_TOKEN: previewToken,
  });

/** Milliseconds that a new visitor currently waits for a page. */
async function timeToOpen(browser: Browser): Promise<number> {
  const shared = inject('shared');
  if (!shared) throw new Error('this test needs the sites of shared-sites.ts: run it with --project browser');
  const startedAt = performance.now();
  const context = await browser.newContext({ baseURL: shared.origins.everyday });
  await (await context.newPage()).goto('/uk');
  const duration = performance.now() - startedAt;
  await context.close();
  return duration;
}
