import { isAnnounced } from '../commerce/offer.ts';
import { isPageOpen } from '../site/link.ts';
import type { ResolveContext } from './resolve-context.ts';

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

/** A sale is called as its page is titled, without the brand. */
function saleSubject({ site, edition, moment, format }: ResolveContext, id: string) {
  const slug = Object.keys(site.pages).find(
    (page) =>
      site.pages[page]?.settings.kind === 'sale' &&
      site.pages[page].settings.campaigns?.includes(id) &&
      isPageOpen(site, edition, page, moment),
  );
  const title = slug !== undefined && site.pages[slug]?.words[edition]?.title;
  return slug !== undefined && title ? { name: format(title, {}).split(' | ')[0] ?? '', slug } : undefined;
}
