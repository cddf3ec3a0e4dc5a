const assetAddress = /\/assets\/[^\s'"?#)]+\.(?:js|css)/g;
/** How Chrome, Firefox, Safari and the build's own loader report that a module or its styles failed to load. */
const wordings = [
  /^Failed to fetch dynamically imported module/i,
  /^error loading dynamically imported module/i,
  /^Importing a module script failed/i,
  /is not a valid JavaScript MIME type/i,
  /^Unable to preload CSS/i,
];

/** Whether an error means that a script or stylesheet could not be loaded. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && wordings.some((wording) => wording.test(error.message));

/** Paths of the scripts and stylesheets named in a text; Safari's errors name none. */
export const assetsNamedIn = (text: string): string[] => text.match(assetAddress) ?? [];

/** The build that a document comes from. */
export const buildIn = (html: string): string | undefined => /<html [^>]*\bdata-build="([^"]+)"/i.exec(html)?.[1];

/** The parts of a link that say where a click leads. */
export type Link = Pick<HTMLAnchorElement, 'href' | 'origin' | 'pathname' | 'search' | 'target' | 'hasAttribute'>;

/**
 * The address that a click on a link enters in this tab; undefined when it enters no page of this site. `isTaken`: a
 * script has handled the click, or it was not a plain one with the main button.
 */
export function routeEntered(
  link: Link,
  isTaken: boolean,
  currentUrl: Pick<URL, 'origin' | 'pathname' | 'search'>,
): string | undefined {
  const staysInTab = link.target === '' || link.target === '_self';
  const isSamePage = link.pathname === currentUrl.pathname && link.search === currentUrl.search;
  return !isTaken && staysInTab && !link.hasAttribute('download') && link.origin === currentUrl.origin && !isSamePage
    ? link.href
    : undefined;
}
