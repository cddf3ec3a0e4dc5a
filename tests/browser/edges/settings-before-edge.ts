import { inject } from 'vitest';
import { previewToken } from '../support/shared-sites.ts';
import type { ClosableVisitor, Settings } from '../support/visitors.ts';

/** In Chromium, the suites of all edges open their tabs at the same time; other browsers open one tab. */
const factor = inject('engine') === 'chromium' ? 12 : 4;

/**
 * Settings of a site whose clock starts so long before an edge that all tabs are open by then: about 40 seconds, and
 * more on a busy machine.
 */
export const settingsBeforeEdge =
  (edge: number): Settings =>
  async (openAt) => ({
    SITE_CLOCK: new Date(edge - 30_000 - factor * (await timeToOpen(openAt))).toISOString(),
    PREVIEW_TOKEN: previewToken,
  });

/** Milliseconds that a new visitor currently waits for a page. */
async function timeToOpen(openAt: (origin: string) => Promise<ClosableVisitor>): Promise<number> {
  const shared = inject('shared');
  if (!shared) throw new Error('this test needs the sites of shared-sites.ts: run it with --project browser');
  const visitor = await openAt(shared.origins.everyday);
  // The first page of a browser is slower than those that follow.
  await visitor.open('/uk');
  const startedAt = performance.now();
  await visitor.open('/uk');
  const duration = performance.now() - startedAt;
  await visitor.close();
  return duration;
}
