import type { EditionCode } from './editions.ts';
import type { Moment } from './moment.ts';
import { pathOf } from './place.ts';
import type { PageContent, Site } from './site.ts';

/** A link as it stands on a page; `external`: it leaves this site. */
export interface Link {
  href: string;
  external: boolean;
}

/** A page by its slug; undefined for every other text, `constructor` included. */
export const pageContent = (site: Site, slug: string): PageContent | undefined => (Object.hasOwn(site.pages, slug) ? site.pages[slug] : undefined);

/** Whether `slug` is a page of `edition` now. */
export function isLive(site: Site, edition: EditionCode, slug: string, moment: Moment): boolean {
  const window = pageContent(site, slug)?.settings.where[edition];
  return window !== undefined && moment.isOpen(window);
}

/** Turns a link of content (`page:`, `shop:`, `site:`, `https:`, `mailto:`) into an address; undefined where its page is not there now. */
export function resolveLink(site: Site, edition: EditionCode, ref: string, moment: Moment): Link | undefined {
  const [scheme, rest] = [ref.slice(0, ref.indexOf(':')), ref.slice(ref.indexOf(':') + 1)];
  switch (scheme) {
    case 'page': {
      const [slug = '', anchor] = rest.split('#');
      if (!isLive(site, edition, slug, moment)) return undefined;
      return { href: pathOf({ edition, slug }) + (anchor ? `#${anchor}` : ''), external: false };
    }
    case 'shop':
      return { href: site.regions[edition].shop.host.replace(/\/$/, '') + rest, external: true };
    case 'site': {
      const [name = '', ...path] = rest.split('/');
      const base = site.settings.sites[name];
      return base === undefined ? undefined : { href: path.length > 0 ? `${base.replace(/\/$/, '')}/${path.join('/')}` : base, external: true };
    }
    default:
      return { href: ref, external: scheme !== 'mailto' };
  }
}
