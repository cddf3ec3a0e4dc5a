import type { Store } from '../../browser/storage.ts';

interface RecoveryParts {
  build: string;
  /** Remembers for the tab which builds were given up; it may be blocked. */
  store: Store;
  /** Stands in where storage is blocked: lives as long as this entry of the tab's history. */
  history: Pick<History, 'state' | 'replaceState'>;
  /**
   * Whether the browser took the document from what it kept: back, forward, or a tab opened again. It may be older than
   * what was given up since.
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

const key = 'stale-build';
const mostProbes = 12;

/**
 * Loads the page anew, at most once per build, when scripts or styles that failed are gone from the server (404), or
 * when it is not said which failed and the server has another build: the tab is older than the site. Any other failure
 * changes nothing, and what the server rendered stays usable.
 */
export function createChunkRecovery(parts: RecoveryParts): (paths: string[]) => Promise<boolean> {
  const { build, store, history, isReturn, probe, knownAssets, presentBuild, reload } = parts;
  let isReloading = false;
  const marks = () => store.read(key) ?? (history.state as { staleBuild?: string } | null)?.staleBuild ?? '';
  // An entry of the history that a fragment makes has no marks; this document is still the one that was loaded with
  // them.
  const marksBefore = marks();
  // Loading a page again is no return: even so, nothing is loaded twice.
  const mayReload = () => !isReloading && (isReturn() || !`${marksBefore} ${marks()}`.includes(build));
  const isGone = async (path: string) => [404, 410].includes(await probe(path).catch(() => 0));
  const isSuperseded = async () => ![build, undefined].includes(await presentBuild().catch(() => undefined));

  return async function recover(paths) {
    if (!mayReload()) return false;
    const asked = (paths.length > 0 ? paths : knownAssets()).slice(0, mostProbes);
    const gone = await Promise.all(asked.map(isGone));
    if (!gone.includes(true) && (paths.length > 0 || !(await isSuperseded()))) return false;
    if (!mayReload()) return false;
    isReloading = true;
    const marked = `${marks()} ${build}`;
    if (!store.write(key, marked))
      history.replaceState({ ...(history.state as object | null), staleBuild: marked }, '');
    reload();
    return true;
  };
}
