const assetAddress = /\/assets\/[^\s'"?#)]+\.(?:js|css)/g;

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
