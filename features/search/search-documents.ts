import type { SearchDocument } from '#contract/search.ts';
import { faqCategoryAt } from '#core/faq/faq-categories.ts';
import { pageSlugs } from '#core/links/link.ts';
import { newsOf, newsSlug } from '#core/news/news.ts';
import type { CatalogueProduct } from '#core/products/catalogue.ts';
import { visibleProducts } from '#core/products/catalogue.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import type { OpenPage } from '#core/section/open-page.ts';
import { openPage, plainTitle } from '#core/section/open-page.ts';
import { manualDocuments } from './manual-documents.ts';
import { namesOf } from './product-names.ts';
import { questionDocuments } from './question-documents.ts';

/**
 * Everything that an edition lets visitors find now: its products, its open pages that search engines may index, and
 * the questions, manuals and news on them.
 */
export function searchDocuments(context: ResolveContext): SearchDocument[] {
  const pages = pageSlugs(context.site)
    .flatMap((slug) => openPage(slug, context) ?? [])
    .filter(({ settings }) => settings.index !== false);
  return [
    ...visibleProducts(context).map((product) => productDocument(product, pages, context)),
    ...pages.filter(isOther).map(pageDocument),
    ...pages.flatMap(questionDocuments),
    ...pages.flatMap(manualDocuments),
    ...newsDocuments(pages, context),
  ];
}

/** Pages that are not found as something else: as a product, as news or as a topic of the FAQ. */
const isOther = ({ slug, settings: { kind }, context: { site } }: OpenPage): boolean =>
  slug !== '' && kind !== 'product' && !isNews(slug) && !faqCategoryAt(site, slug);

const isNews = (slug: string): boolean => slug.startsWith(`${newsSlug}/`);

const pageDocument = (page: OpenPage): SearchDocument => ({
  group: 'pages',
  title: plainTitle(page),
  text: page.format(page.words.description),
  keywords: page.format(page.words.keywords),
  href: page.context.link(`page:${page.slug}`)?.href ?? '',
});

function productDocument(product: CatalogueProduct, pages: OpenPage[], context: ResolveContext): SearchDocument {
  const { id, name, describe, family, link } = product;
  const { messages, site } = context;
  const page = pages.find(
    ({ slug, settings: { kind } }) => kind === 'product' && context.link(`page:${slug}`)?.href === link.href,
  );
  const words = [
    ...namesOf(id, context),
    ...(product.identify === undefined ? [] : [product.identify]),
    messages.families[family],
    ...(site.products[id]?.shapes ?? []).map((shape) => messages.shapes[shape]),
    ...(page ? [page.format(page.words.keywords)] : []),
  ];
  return {
    group: 'robots',
    title: name,
    text: describe,
    keywords: words.filter((text) => text !== name).join(', '),
    href: link.href,
  };
}

function newsDocuments(pages: OpenPage[], { site, edition, moment }: ResolveContext): SearchDocument[] {
  const openSlugs = new Map(pages.map((page) => [page.slug, page]));
  return newsOf(site, edition, moment).flatMap(({ slug, title, teaser, href }) => {
    const page = openSlugs.get(slug);
    if (!page) return [];
    return [{ group: 'news', title, text: teaser, keywords: page.format(page.words.keywords), href }];
  });
}
