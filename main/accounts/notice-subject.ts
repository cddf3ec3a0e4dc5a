import { isPageOpen } from '#core/links/link.ts';
import { isAnnounced } from '#core/offers/offer.ts';
import { productPageSlug } from '#core/products/catalogue.ts';
import { createResolveContext, messageValues, type ResolveContext } from '#core/resolve/resolve-context.ts';

/** Name of a topic's product or sale, and the slug of its page; undefined while the edition has no such page. */
export function noticeSubject(context: ResolveContext, topic: string): { name: string; slug: string } | undefined {
  const [kind, id = '', stage = ''] = topic.split(':');
  return kind === 'sale' ? saleSubject(context, id, stage) : productSubject(context, id);
}

function productSubject({ site, edition, moment, productName }: ResolveContext, id: string) {
  if (!Object.hasOwn(site.products, id) || !isAnnounced(site, edition, id, moment)) return undefined;
  const slug = productPageSlug(site, edition, id);
  if (slug === undefined || !isPageOpen(site, edition, slug, moment)) return undefined;
  return { name: productName(id), slug };
}

/**
 * A stage of a sale is called as the page of the sale calls it in its list of stages, else as that page is titled,
 * without the brand. The page that announces the sale may be another one.
 */
function saleSubject(context: ResolveContext, id: string, stage: string) {
  const { site, edition, moment, format } = context;
  const slugs = Object.keys(site.pages).filter((page) => {
    const { kind, campaigns } = site.pages[page]?.settings ?? {};
    return kind === 'sale' && campaigns?.includes(id);
  });
  const slug = slugs.find((page) => isPageOpen(site, edition, page, moment));
  const salePage = slugs.find((page) => site.pages[page]?.settings.opensWith === undefined) ?? slug;
  const title = salePage !== undefined && (stageName(context, salePage, stage) ?? pageTitle(context, salePage));
  if (slug === undefined || !title) return undefined;
  const values = messageValues(createResolveContext(site, edition, moment, { campaigns: [id] }));
  return { name: format(title, values), slug };
}

/** A bar breaks the line of the name. */
function stageName({ site, edition }: ResolveContext, slug: string, stage: string): string | undefined {
  const { settings, words } = site.pages[slug] ?? {};
  const list = settings?.sections.find(({ kind }) => kind === 'stages');
  const listWords = list && (words?.[edition]?.sections[list.id] as { stages?: Record<string, string> } | undefined);
  return listWords?.stages?.[stage]?.replaceAll('|', ' ');
}

const pageTitle = ({ site, edition }: ResolveContext, slug: string): string | undefined =>
  site.pages[slug]?.words[edition]?.title?.split(' | ')[0];
