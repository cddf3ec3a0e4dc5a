const assetAddress = /\/assets\/[^\s'"?#)]+\.(?:js|css)/g;
/**
 * The messages with which Chrome, Firefox, Safari and the build's own loader report that a module or its styles failed
 * to load.
 */
const wordings = [
  /^Failed to fetch dynamically imported module/i,
  /^error loading dynamically imported module/i,
  /^Importing a module script failed/i,
  /is not a valid JavaScript MIME type/i,
  /^Unable to preload CSS/i,
];

/** Returns true if an error means that a script or stylesheet could not be loaded. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && wordings.some((wording) => wording.test(error.message));

/** Paths of the scripts and stylesheets named in a text; Safari's errors name none. */
export const assetsNamedIn = (text: string): string[] => text.match(assetAddress) ?? [];

/** The build that a document comes from. */
export const buildIn = (html: string): string | undefined => /<html [^>]*\bdata-build="([^"]+)"/i.exec(html)?.[1];

/**
 * The address that a click enters in this tab; undefined when it enters no page of this site, because a script has
 * handled it, or it was not a plain one with the main button on a link to another page.
 */
export function linkEntered(event: MouseEvent): string | undefined {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([download])');
  if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const staysInTab = ['', '_self'].includes(link.target);
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return staysInTab && link.origin === location.origin && !isSamePage ? link.href : undefined;
}
