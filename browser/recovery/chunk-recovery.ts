import { giveUpBuild, isGone, mayReload } from './failed-builds.ts';

interface RecoveryDependencies {
  build: string;
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
export function createChunkRecovery({
  build,
  knownAssets,
  presentBuild,
  reload,
}: RecoveryDependencies): (paths: string[]) => Promise<boolean> {
  let isReloading = false;
  // A fragment adds a history entry without the note, but the document was still loaded with it.
  const mayReloadAtStart = mayReload(build);
  const mayReloadNow = () => !isReloading && mayReloadAtStart && mayReload(build);
  const isSuperseded = async () => ![build, undefined].includes(await presentBuild().catch(() => undefined));

  return async function recover(paths) {
    if (!mayReloadNow()) return false;
    const checkedPaths = (paths.length > 0 ? paths : knownAssets()).slice(0, maxProbes);
    const missingFlags = await Promise.all(checkedPaths.map(isGone));
    if (!missingFlags.includes(true) && (paths.length > 0 || !(await isSuperseded()))) return false;
    if (!mayReloadNow()) return false;
    isReloading = true;
    giveUpBuild(build);
    reload();
    return true;
  };
}
