import { isAnnounced } from '../commerce/offer.ts';
import { isPageOpen } from '../site/link.ts';
import type { ResolveContext } from './resolve-context.ts';
import { createResolveContext, messageValuesOf } from './resolve-context.ts';

/** Name of a topic's product or sale, and the slug of its page; undefined while the edition has no such page. */
export function noticeSubject(context: ResolveContext, topic: string): { name: string; slug: string } | undefined {
  const [kind, id = ''] = topic.split(':');
  return kind === 'sale' ? saleSubject(context, id) : productSubject(context, id);
}

function productSubject({ site, edition, moment, productName }: ResolveContext, id: string) {
  if (!Object.hasOwn(site.products, id) || !isAnnounced(site, edition, id, moment)) return undefined;
  const slug = site.offers[edition][id]?.link || ownPage();
  if (slug === undefined || !isPageOpen(site, edition, slug, moment)) return undefined;
  return { name: productName(id), slug };

  function ownPage(): string | undefined {
    return Object.keys(site.pages).find((page) => site.pages[page]?.settings.product === id);
  }
}

/** A sale is called as its page is titled, without the brand; the page that announces it may be another one. */
function saleSubject({ site, edition, moment, format }: ResolveContext, id: string) {
  const slugs = Object.keys(site.pages).filter((page) => {
    const { kind, campaigns } = site.pages[page]?.settings ?? {};
    return kind === 'sale' && campaigns?.includes(id);
  });
  const slug = slugs.find((page) => isPageOpen(site, edition, page, moment));
  const titledSlug = slugs.find((page) => site.pages[page]?.settings.opensWith === undefined) ?? slug;
  const title = titledSlug !== undefined && site.pages[titledSlug]?.words[edition]?.title;
  if (slug === undefined || !title) return undefined;
  const values = messageValuesOf(createResolveContext(site, edition, moment, { campaigns: [id] }));
  return { name: format(title, values).split(' | ')[0] ?? '', slug };
}
