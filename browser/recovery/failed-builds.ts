const key = 'stale-build';

/** The builds that this tab has given up, separated by spaces. */
function failedBuilds(): string {
  const noted = (history.state as { staleBuild?: string } | null)?.staleBuild ?? '';
  try {
    return `${noted} ${sessionStorage.getItem(key) ?? ''}`;
  } catch {
    return noted;
  }
}

/**
 * Returns true if the page may be reloaded because files of its build are missing: once for each build, and again when
 * the document comes from the browser's history (back, forward, or a reopened tab), as it may be older than the builds
 * given up since.
 */
export function mayReload(build: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' || !failedBuilds().includes(build);
}

/** Notes a build as given up, also in this entry of the tab's history, for where storage is blocked. */
export function giveUpBuild(build: string): void {
  const builds = `${failedBuilds()} ${build}`;
  history.replaceState({ ...(history.state as object | null), staleBuild: builds }, '');
  try {
    sessionStorage.setItem(key, builds);
  } catch {}
}

/** Resolves to true if the server no longer has a file, to false if it does not respond. Bypasses every cache. */
export const isGone = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
