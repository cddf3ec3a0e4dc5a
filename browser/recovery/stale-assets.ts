import { assetsNamedIn, buildIn, isLoadFailure, routeEntered } from './asset-failure.ts';
import { createChunkRecovery } from './chunk-recovery.ts';
import { requiredScripts } from './optional-script.ts';

/** How long a click on a link counts as a navigation in progress, in ms. */
const navigationTimeout = 15_000;

/**
 * Watches for required scripts and styles that fail to load, and reloads the page when this tab is older than the site.
 * Start it first.
 */
export function watchAssets(): void {
  let pendingNavigation: { href: string; since: number } | undefined;
  const recover = createChunkRecovery({
    build: document.documentElement.dataset.build ?? '',
    knownAssets,
    presentBuild: async () =>
      buildIn(await (await fetch(location.href, { cache: 'no-cache', headers: { accept: 'text/html' } })).text()),
    reload() {
      if (pendingNavigation && performance.now() - pendingNavigation.since < navigationTimeout)
        location.assign(pendingNavigation.href);
      else location.reload();
    },
  });

  const recoverFor = (paths: readonly string[]) => {
    const requiredPaths = requiredScripts(paths);
    if (requiredPaths) void recover(requiredPaths);
  };

  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const isTaken =
      event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const route = routeEntered(link, isTaken, location);
    if (route) pendingNavigation = { href: route, since: performance.now() };
  });
  addEventListener('pageshow', () => {
    pendingNavigation = undefined;
  });

  addEventListener(
    'error',
    ({ target }) => {
      const paths = assetsNamedIn(assetUrlOf(target));
      if (paths.length > 0) recoverFor(paths);
    },
    true,
  );
  addEventListener('vite:preloadError', (event) => recoverFor(assetsNamedIn(String(event.payload))));
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isLoadFailure(reason)) recoverFor(assetsNamedIn(String(reason)));
  });

  const alreadyFailed = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')]
    .filter((link) => link.sheet === null)
    .flatMap((link) => assetsNamedIn(link.href));
  if (alreadyFailed.length > 0) void recover(alreadyFailed);
}

const assetUrlOf = (target: EventTarget | null): string => {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && /stylesheet|modulepreload/.test(target.rel) ? target.href : '';
};

/** Scripts and styles that this page has requested; failed ones come first where the browser reports the status. */
const knownAssets = (): string[] => {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const paths = entries
    .toSorted((a, b) => b.responseStatus - a.responseStatus)
    .flatMap(({ name }) => assetsNamedIn(name));
  return requiredScripts([...new Set(paths)]) ?? [];
};
