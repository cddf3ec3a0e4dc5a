import type { Store } from '#app/session/storage.ts';

interface RecoveryParts {
  build: string;
  /** Remembers for the tab which build was given up; it may be blocked. */
  store: Store;
  /** Stands in where storage is blocked: lives as long as this entry of the tab's history. */
  history: Pick<History, 'state' | 'replaceState'>;
  /** HTTP status of an asset, past every cache; rejects when there is no answer. */
  probe: (path: string) => Promise<number>;
  /** Assets that this page has asked for, when an error names none. */
  knownAssets: () => string[];
  /** Loads the route being entered, else this page again. */
  reload: () => void;
}

const key = 'stale-build';
const mostProbes = 12;

/**
 * Loads the page anew, at most once per build, when scripts or styles that failed are gone from the server (404): the tab is older than the site.
 * Any other failure changes nothing, and what the server rendered stays usable.
 */
export function createRecovery({ build, store, history, probe, knownAssets, reload }: RecoveryParts): (paths: string[]) => Promise<boolean> {
  let isReloading = false;
  const gaveUp = () => store.read(key) === build || (history.state as { staleBuild?: string } | null)?.staleBuild === build;
  const isGone = async (path: string) => [404, 410].includes(await probe(path).catch(() => 0));

  return async function recover(paths) {
    if (isReloading || gaveUp()) return false;
    const asked = (paths.length > 0 ? paths : knownAssets()).slice(0, mostProbes);
    const gone = await Promise.all(asked.map(isGone));
    if (!gone.includes(true) || isReloading || gaveUp()) return false;
    isReloading = true;
    if (!store.write(key, build)) history.replaceState({ ...(history.state as object | null), staleBuild: build }, '');
    reload();
    return true;
  };
}
