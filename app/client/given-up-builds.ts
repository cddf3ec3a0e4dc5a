/**
 * Where a tab stores the builds of which it has lacked files, one after the other: for each it loads the page anew only
 * once.
 */
export const storageKey = 'stale-build';

/** The builds that this tab has given up; `stored` is what stands under the key. The history knows them otherwise. */
export const givenUpBuilds = (stored: string | null | undefined): string =>
  stored ?? (history.state as { staleBuild?: string } | null)?.staleBuild ?? '';

/** Notes the builds in this entry of the tab's history, where storage is blocked. */
export const noteInHistory = (builds: string): void =>
  history.replaceState({ ...(history.state as object | null), staleBuild: builds }, '');

/** Whether a server that answers with this HTTP status has the file no more. */
export const isGone = (status: number): boolean => [404, 410].includes(status);

/**
 * Whether the browser took the document from its history: back, forward, or a tab opened again. It may be older than
 * the builds that were given up since.
 */
export const isReturn = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'back_forward';
