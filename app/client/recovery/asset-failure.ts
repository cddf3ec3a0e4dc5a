const assetAddress = /\/assets\/[^\s'"?#)]+\.(?:js|css)/g;
/** How Chrome, Firefox, Safari and the build's own loader say that a module or its styles did not come. */
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

/** Paths of scripts and stylesheets that a text names; Safari names none. */
export const assetsNamedIn = (text: string): string[] => text.match(assetAddress) ?? [];

/** The build that a document says it is from. */
export const buildIn = (html: string): string | undefined => /<html [^>]*\bdata-build="([^"]+)"/i.exec(html)?.[1];

/** What a press on a link says about where it leads. */
export interface LinkPress {
  href: string;
  origin: string;
  pathname: string;
  search: string;
  target: string;
  isDownload: boolean;
  /** Some other script took the press, or it was not a plain one with the main button. */
  isTaken: boolean;
}

/** The address that a press on a link enters in this tab; undefined when it enters none of this site. */
export function routeEntered(press: LinkPress, here: Pick<URL, 'origin' | 'pathname' | 'search'>): string | undefined {
  const staysInTab = press.target === '' || press.target === '_self';
  const isSamePage = press.pathname === here.pathname && press.search === here.search;
  return !press.isTaken && staysInTab && !press.isDownload && press.origin === here.origin && !isSamePage
    ? press.href
    : undefined;
}
