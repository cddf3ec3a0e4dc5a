import type { Store } from '../../browser/storage.ts';
import { givenUpBuilds, isGone, noteInHistory, storageKey } from '../given-up-builds.ts';

interface RecoveryParts {
  build: string;
  /** Remembers for the tab which builds were given up; it may be blocked. */
  store: Store;
  /**
   * Whether the document comes from the browser's history and may be older than the builds that were given up since.
   */
  isReturn: () => boolean;
  /** HTTP status of an asset, past every cache; rejects when there is no answer. */
  probe: (path: string) => Promise<number>;
  /** Assets that this page has asked for, when an error names none. */
  knownAssets: () => string[];
  /** The build of this page as the server gives it now; rejects when there is no answer. */
  presentBuild: () => Promise<string | undefined>;
  /** Loads the route being entered, else this page again. */
  reload: () => void;
}

const mostProbes = 12;

/**
 * Loads the page anew, at most once per build, when scripts or styles that failed are gone from the server (404), or
 * when it is not said which failed and the server has another build: the tab is older than the site. Any other failure
 * changes nothing, and what the server rendered stays usable.
 */
export function createChunkRecovery(parts: RecoveryParts): (paths: string[]) => Promise<boolean> {
  const { build, store, isReturn, probe, knownAssets, presentBuild, reload } = parts;
  let isReloading = false;
  const givenUp = () => givenUpBuilds(store.read(storageKey));
  // The entry of the history that a fragment makes knows no builds; the document is still the one that was loaded with
  // them.
  const givenUpBefore = givenUp();
  // Loading a page again is no return: even so, nothing is loaded twice.
  const mayReload = () => !isReloading && (isReturn() || !`${givenUpBefore} ${givenUp()}`.includes(build));
  const isMissing = async (path: string) => isGone(await probe(path).catch(() => 0));
  const isSuperseded = async () => ![build, undefined].includes(await presentBuild().catch(() => undefined));

  return async function recover(paths) {
    if (!mayReload()) return false;
    const asked = (paths.length > 0 ? paths : knownAssets()).slice(0, mostProbes);
    const gone = await Promise.all(asked.map(isMissing));
    if (!gone.includes(true) && (paths.length > 0 || !(await isSuperseded()))) return false;
    if (!mayReload()) return false;
    isReloading = true;
    const builds = `${givenUp()} ${build}`;
    if (!store.write(storageKey, builds)) noteInHistory(builds);
    reload();
    return true;
  };
}
