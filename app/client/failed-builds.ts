/** Where a tab stores the builds whose files were missing. It reloads the page only once for each of them. */
export const failedBuildsKey = 'stale-build';

/** The builds this tab has given up, separated by spaces: `stored`, or the note in the history entry. */
export const failedBuilds = (stored: string | null | undefined): string =>
  stored ?? (history.state as { staleBuild?: string } | null)?.staleBuild ?? '';

/** Notes the builds in this entry of the tab's history, for where storage is blocked. */
export const storeInHistory = (builds: string): void =>
  history.replaceState({ ...(history.state as object | null), staleBuild: builds }, '');

/** Whether the HTTP status means that the server no longer has the file. */
export const isGone = (status: number): boolean => [404, 410].includes(status);

/**
 * Whether the document comes from the browser's history (back, forward, or a reopened tab). It may be older than the
 * builds given up since.
 */
export const isReturn = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'back_forward';
