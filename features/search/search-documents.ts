import { categoryPath, faqSlug, questionAnchor } from '#contract/faq.ts';
import type { SearchDocument } from '#contract/search.ts';
import { fullCampaignWindow } from '#core/campaigns/campaign.ts';
import { faqCategoryAt } from '#core/faq/faq-categories.ts';
import { lawNow } from '#core/law/page-law.ts';
import { pageSlugs } from '#core/links/link.ts';
import { mediaPath } from '#core/media/media-address.ts';
import { newsSlug, publishedNews } from '#core/news/news.ts';
import { type CatalogueProduct, visibleProducts } from '#core/products/catalogue.ts';
import { compareSlug } from '#core/products/comparison.ts';
import { productFacts } from '#core/products/product-facts.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { type OpenPage, openPage, plainTitle, resolveSections } from '#core/section/open-page.ts';
import { joinSentences } from '#core/words/sentences.ts';
import { factQuestions } from '../buying/availability/buyer-questions.ts';
import { faq } from '../support/faq/faq.ts';
import { manuals } from '../support/manuals/manuals.ts';

/** For how long after a sale its terms and its draw can be found, in ms. */
const foundAfterSale = 182 * 86_400_000;

/** Products, open pages that search engines may index, and the questions, manuals and news on them. */
export function searchDocuments(context: ResolveContext): SearchDocument[] {
  const pages = pageSlugs(context.site)
    .flatMap((slug) => openPage(slug, context) ?? [])
    .filter(({ settings }) => settings.index !== false);
  return [
    ...visibleProducts(context).map((product) => productDocument(product, pages, context)),
    ...pages.filter((page) => isOther(page) && !isOutdated(page)).map(pageDocument),
    ...buyerQuestionDocuments(context),
    ...pages.flatMap(questionDocuments),
    ...pages.flatMap(manualDocuments),
    ...newsDocuments(pages, context),
  ];
}

/** Pages that are not found as something else: as a product, as news or as a topic of the FAQ. */
const isOther = ({ slug, settings: { kind }, context: { site } }: OpenPage): boolean =>
  slug !== '' && kind !== 'product' && !isNews(slug) && !faqCategoryAt(site, slug);

/** Terms and draws of sales that are long over. */
function isOutdated({ settings: { reports }, context: { site, edition, moment } }: OpenPage): boolean {
  const campaign = reports === undefined ? undefined : site.campaigns[reports];
  const closes = campaign && fullCampaignWindow(campaign, edition)?.closes;
  return closes !== undefined && moment.hasReached(closes + foundAfterSale);
}

const isNews = (slug: string): boolean => slug.startsWith(`${newsSlug}/`);

const pageDocument = (page: OpenPage): SearchDocument => ({
  group: 'pages',
  title: plainTitle(page),
  text: page.format(page.words.description),
  keywords: page.format(page.words.keywords),
  href: page.context.link(`page:${page.slug}`)?.href ?? '',
});

/** In px. All pictures are served in it. */
const smallestWidth = 160;

function productDocument(product: CatalogueProduct, pages: OpenPage[], context: ResolveContext): SearchDocument {
  const { id, name, describe, family, link, accent, picture, offer, availability } = product;
  const price = offer?.buy ? offer.price?.text : undefined;
  const { messages, site } = context;
  const page = pages.find(
    ({ slug, settings: { kind } }) => kind === 'product' && context.link(`page:${slug}`)?.href === link.href,
  );
  const words = [
    ...searchedNames(id, context),
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
    product: {
      accent,
      picture: picture && mediaPath(picture, smallestWidth, 'webp'),
      price,
      note: price === undefined ? messages.availability[availability] : lawNow(context, 'priceNote')?.text,
    },
  };
}

function newsDocuments(pages: OpenPage[], { site, edition, moment }: ResolveContext): SearchDocument[] {
  const openSlugs = new Map(pages.map((page) => [page.slug, page]));
  return publishedNews(site, edition, moment).flatMap(({ slug, title, teaser, href }) => {
    const page = openSlugs.get(slug);
    if (!page) return [];
    return [{ group: 'news', title, text: teaser, keywords: page.format(page.words.keywords), href }];
  });
}

/** Every name that visitors may type. The caller makes sure that the edition may name the product. */
function searchedNames(id: string, context: ResolveContext): string[] {
  const { name = {}, shortName, aliases } = context.site.products[id] ?? {};
  const names = [
    context.productName(id),
    context.localised(name),
    context.localised(shortName),
    name.en,
    context.localised(aliases),
  ];
  return [...new Set(names.filter((text) => text !== undefined))];
}

/** Questions of buyers, each with what every product answers. */
function buyerQuestionDocuments(context: ResolveContext): SearchDocument[] {
  const { messages } = context;
  const comparison = context.link(`page:${compareSlug}`);
  if (!comparison) return [];
  const products = visibleProducts(context).map(({ id, shortName }) => ({
    shortName,
    facts: productFacts(context, id),
  }));
  const withRobot = ({ shortName, text }: { shortName: string; text: string }) =>
    context.format(messages.comparison.size, { robot: shortName, height: text });
  return factQuestions.flatMap(({ fact, keywords }) => {
    const answers = products.flatMap(({ shortName, facts }) => {
      const text = facts[fact]?.text;
      return text === undefined ? [] : [{ shortName, text }];
    });
    const [first] = answers;
    if (!first) return [];
    const isSame = answers.every(({ text }) => text === first.text);
    return {
      group: 'questions',
      title: messages.questions[fact],
      text: isSame ? first.text : answers.map(withRobot).join(' · '),
      keywords: messages.questions[keywords],
      href: comparison.href,
    };
  });
}

function questionDocuments(page: OpenPage): SearchDocument[] {
  if (page.slug !== faqSlug) return [];
  return resolveSections('faq', faq, page).flatMap(({ value: { answer, home } }) =>
    answer.categories.flatMap(({ id, title, questions }) => {
      const path = categoryPath(home, answer.categories, id);
      const topic: SearchDocument = {
        group: 'pages',
        title,
        text: questions.map(({ label }) => label).join(' '),
        href: path,
      };
      return [
        ...(path === home ? [] : [topic]),
        ...questions.map(
          (question): SearchDocument => ({
            group: 'questions',
            title: question.label,
            text: joinSentences(...question.answer),
            ...(question.keywords !== undefined && { keywords: question.keywords }),
            href: `${path}#${questionAnchor(id, question.id)}`,
          }),
        ),
      ];
    }),
  );
}

const manualDocuments = (page: OpenPage): SearchDocument[] =>
  resolveSections('manuals', manuals, page).flatMap(({ words: { keywords }, value: { series } }) =>
    series.flatMap(({ seriesName, rows }) =>
      rows.map(
        ({ product, name, href, size }): SearchDocument => ({
          group: 'manuals',
          title: name,
          text: [plainTitle(page), seriesName, 'PDF', size].join(' · '),
          keywords: [...searchedNames(product, page.context), ...(keywords === undefined ? [] : [keywords])].join(', '),
          href,
        }),
      ),
    ),
  );
