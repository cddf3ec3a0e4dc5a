import { giveUpBuild, isGone, mayReload } from './failed-builds.ts';

const maxProbes = 12;

const assetAddress = /\/assets\/[^\s'"?#)]+\.(?:js|css)/g;

/** Paths of the scripts and stylesheets named in a text; Safari's errors name none. */
export const assetsNamedIn = (text: string): string[] => text.match(assetAddress) ?? [];

/**
 * Returns a function that takes the paths of scripts or styles that failed and calls `reload`, at most once per build,
 * when they are gone from the server (404), or when no failed file is known and the server has another build: the tab
 * is older than the site. Any other failure changes nothing, and the server-rendered page stays usable.
 */
export function createChunkRecovery(reload: () => void): (paths: readonly string[]) => Promise<void> {
  const build = document.documentElement.dataset.build ?? '';
  let isReloading = false;
  // A fragment adds a history entry without the note, but the document was still loaded with it.
  const mayReloadAtStart = mayReload(build);
  const mayReloadNow = () => !isReloading && mayReloadAtStart && mayReload(build);

  return async function recover(paths) {
    if (!mayReloadNow()) return;
    const checkedPaths = (paths.length > 0 ? paths : knownAssets()).slice(0, maxProbes);
    const isAnyGone = (await Promise.all(checkedPaths.map(isGone))).includes(true);
    const isOutdated = isAnyGone || (paths.length === 0 && ![build, undefined].includes(await presentBuild()));
    if (!isOutdated || !mayReloadNow()) return;
    isReloading = true;
    giveUpBuild(build);
    reload();
  };
}

/** The build of this page as the server has it now; undefined when there is no response. */
async function presentBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(location.href, { cache: 'no-cache', headers: { accept: 'text/html' } });
    return /<html [^>]*\bdata-build="([^"]+)"/i.exec(await response.text())?.[1];
  } catch {
    return undefined;
  }
}

/** Scripts and styles that this page has requested; failed ones come first where the browser reports the status. */
function knownAssets(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const paths = entries
    .toSorted((a, b) => b.responseStatus - a.responseStatus)
    .flatMap(({ name }) => assetsNamedIn(name));
  return [...new Set(paths)];
}
