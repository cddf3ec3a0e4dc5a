import { failedBuilds, failedBuildsKey, isGone, isReturn, storeInHistory } from '../../client/failed-builds.ts';

/**
 * Reloads the page, once per build, when the page's own script is gone from the server: then no other script can
 * notice. `client/recovery/chunk-recovery.ts` handles all later failures.
 */
addEventListener(
  'error',
  async (event) => {
    const script = event.target as HTMLScriptElement;
    if (script.localName !== 'script' || script.type !== 'module') return;
    const { build } = document.documentElement.dataset as { build: string };
    let stored: string | null | undefined;
    try {
      stored = sessionStorage.getItem(failedBuildsKey);
    } catch {}
    let builds = failedBuilds(stored);
    if (builds.includes(build) && !isReturn()) return;
    const scripts = performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((name) => /\/assets\/.+\.js$/.test(name));
    const statusOf = (address: string) =>
      fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
        (response) => response.status,
        () => 0,
      );
    if (!(await Promise.all([script.src, ...scripts].map(statusOf))).some(isGone)) return;
    builds += ` ${build}`;
    try {
      sessionStorage.setItem(failedBuildsKey, builds);
    } catch {
      storeInHistory(builds);
    }
    location.reload();
  },
  true,
);
