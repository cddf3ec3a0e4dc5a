import type { Store } from '../../browser/storage.ts';
import { failedBuilds, failedBuildsKey, isGone, storeInHistory } from '../failed-builds.ts';

interface RecoveryDependencies {
  build: string;
  /** Stores for the tab which builds were given up; it may be blocked. */
  store: Store;
  /** Whether the document comes from the browser's history and may be older than the builds given up since. */
  isReturn: () => boolean;
  /** HTTP status of an asset, bypassing every cache; rejects when there is no response. */
  probe: (path: string) => Promise<number>;
  /** Assets that this page has requested, for errors that name none. */
  knownAssets: () => string[];
  /** The build of this page as the server has it now; rejects when there is no response. */
  presentBuild: () => Promise<string | undefined>;
  /** Loads the route being entered, else this page again. */
  reload: () => void;
}

const maxProbes = 12;

/**
 * Reloads the page, at most once per build, when scripts or styles that failed are gone from the server (404), or when
 * no failed file is known and the server has another build: the tab is older than the site. Any other failure changes
 * nothing, and the server-rendered page stays usable.
 */
export function createChunkRecovery(dependencies: RecoveryDependencies): (paths: string[]) => Promise<boolean> {
  const { build, store, isReturn, probe, knownAssets, presentBuild, reload } = dependencies;
  let isReloading = false;
  const readFailedBuilds = () => failedBuilds(store.read(failedBuildsKey));
  // A fragment adds a history entry without the note, but the document was still loaded with it.
  const failedAtStart = readFailedBuilds();
  // A reload is not a return from history, so nothing is reloaded twice.
  const mayReload = () => !isReloading && (isReturn() || !`${failedAtStart} ${readFailedBuilds()}`.includes(build));
  const isMissing = async (path: string) => isGone(await probe(path).catch(() => 0));
  const isSuperseded = async () => ![build, undefined].includes(await presentBuild().catch(() => undefined));

  return async function recover(paths) {
    if (!mayReload()) return false;
    const checkedPaths = (paths.length > 0 ? paths : knownAssets()).slice(0, maxProbes);
    const missingFlags = await Promise.all(checkedPaths.map(isMissing));
    if (!missingFlags.includes(true) && (paths.length > 0 || !(await isSuperseded()))) return false;
    if (!mayReload()) return false;
    isReloading = true;
    const builds = `${readFailedBuilds()} ${build}`;
    if (!store.write(failedBuildsKey, builds)) storeInHistory(builds);
    reload();
    return true;
  };
}
