import { assetsNamedIn, createChunkRecovery } from './chunk-recovery.ts';

/** The time in ms for which a click on a link counts as a navigation in progress. */
const navigationTimeout = 15_000;

/**
 * Watches for required scripts and styles that fail to load, and reloads the page when this tab is older than the site.
 * Start it first.
 */
export function watchAssets(): void {
  let pendingNavigation: { href: string; since: number } | undefined;
  addEventListener('click', (event) => {
    const href = linkEntered(event);
    if (href) pendingNavigation = { href, since: performance.now() };
  });
  addEventListener('pageshow', () => {
    pendingNavigation = undefined;
  });

  const recover = createChunkRecovery(() => {
    if (pendingNavigation && performance.now() - pendingNavigation.since < navigationTimeout)
      location.assign(pendingNavigation.href);
    else location.reload();
  });
  addEventListener(
    'error',
    ({ target }) => {
      const paths = assetsNamedIn(assetUrlOf(target));
      if (paths.length > 0) void recover(paths);
    },
    true,
  );
  addEventListener('vite:preloadError', ({ payload }) => void recover(assetsNamedIn(String(payload))));

  const alreadyFailed = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')]
    .filter((link) => link.sheet === null)
    .flatMap((link) => assetsNamedIn(link.href));
  if (alreadyFailed.length > 0) void recover(alreadyFailed);
}

const assetUrlOf = (target: EventTarget | null): string => {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && /stylesheet|modulepreload/.test(target.rel) ? target.href : '';
};

/**
 * The address that a click enters in this tab; undefined when it enters no page of this site, because a script has
 * handled it, or it was not a plain one with the main button on a link to another page.
 */
function linkEntered(event: MouseEvent): string | undefined {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([download])');
  if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const staysInTab = ['', '_self'].includes(link.target);
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return staysInTab && link.origin === location.origin && !isSamePage ? link.href : undefined;
}
