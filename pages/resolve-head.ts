import { titlePrefix } from '#contract/faq.ts';
import { isPageOpen, pageAddress, pageContent } from '#core/links/link.ts';
import type { PageSettings, PageWords } from '#core/links/page-schema.ts';
import { articleWithNeighbours, feedSlug, hasNews, newsSlug } from '#core/news/news.ts';
import type { Head } from '#core/page-frame.ts';
import { type EditionCode, editionCodes, editions, languageFacts } from '#core/place/editions.ts';
import { shortName } from '#core/products/catalogue.ts';
import { companyFact, contactPoints } from '#core/regions/company.ts';
import { messageValues, type ResolveContext } from '#core/resolve/resolve-context.ts';
import type { Site } from '#core/site.ts';
import { memoizePerEdition } from '#core/site-memo.ts';
import type { Moment } from '#core/time/moment.ts';
import { findVersions } from '#features/buying/buy-block/buy-block.ts';
import type { Section } from './sections.ts';

export const openEditions = (site: Site, slug: string, moment: Moment): EditionCode[] =>
  editionCodes.filter((edition) => isPageOpen(site, edition, slug, moment));

/** The `hreflang` alternates of a page now. `x-default` is the first open one of China, US, Europe, others. */
export function resolveAlternates(site: Site, slug: string, moment: Moment): Head['alternates'] {
  const live = openEditions(site, slug, moment);
  const preferred = (['cn', 'us', 'eu'] as const).find((edition) => live.includes(edition)) ?? live[0];
  const language = pageContent(site, slug)?.settings.language;
  const alternates = live.map((edition) => ({
    hreflang: language ?? editions[edition].hreflang,
    href: pageAddress(site, { edition, slug }),
  }));
  return preferred === undefined
    ? []
    : [...alternates, { hreflang: 'x-default', href: pageAddress(site, { edition: preferred, slug }) }];
}

export function resolveHead(context: ResolveContext, slug: string, settings: PageSettings, words: PageWords): Head {
  const { site, edition, moment } = context;
  const { title, description, keywords } = words;
  return {
    title,
    description,
    keywords,
    canonical: pageAddress(site, { edition, slug }),
    alternates: resolveAlternates(site, slug, moment),
    picture: context.picture(settings.picture),
    index: Object.keys(context.query).length > 0 ? false : settings.index,
    organisation: {
      name: companyFact(site, edition, 'name'),
      url: pageAddress(site, { edition, slug: '' }),
      sameAs: site.regions[edition].social.map(({ link }) => link),
      contact: contactPoints(site, edition),
      returns: resolveReturns(site, edition),
    },
    trail: resolveTrail(context, slug, settings, title),
    ...(settings.kind === 'news' && resolveNewsHead(context, slug)),
    product:
      settings.product === undefined
        ? undefined
        : {
            id: settings.product,
            name: context.productName(settings.product),
            shortName: shortName(context, settings.product),
            offer: context.offer(settings.product),
            variants: findVersions(site, settings.product, settings.sections),
          },
  };
}

function resolveReturns(site: Site, edition: EditionCode): Head['organisation']['returns'] {
  const { country, alsoServes = [] } = editions[edition];
  const days = site.regions[edition].terms.returnDays;
  return days === undefined ? undefined : { days, countries: country === 'EU' ? alsoServes : [country] };
}

/** A product stands below the list of all, every other page below the one that its address begins with. */
function resolveTrail(context: ResolveContext, slug: string, { kind }: PageSettings, title: string): Head['trail'] {
  const { site, edition, moment } = context;
  if (slug === '') return [];
  const parents = kind === 'product' ? catalogueSlugs(site, edition) : [slug.split('/').slice(0, -1).join('/')];
  const open = parents.filter((parent) => parent !== '' && isPageOpen(site, edition, parent, moment));
  const values = messageValues(context);
  const named = open.map((parent) => ({
    slug: parent,
    title: context.format(pageContent(site, parent)?.words[edition]?.title ?? '', values),
  }));
  return [{ slug: '', title: site.settings.brand }, ...named, { slug, title }].map((each) => ({
    name: each.title.split(' | ')[0] as string,
    url: pageAddress(site, { edition, slug: each.slug }),
  }));
}

const catalogueSlugs = memoizePerEdition((site) =>
  Object.keys(site.pages)
    .filter((slug) => site.pages[slug]?.settings.sections.some(({ kind }) => kind === 'robots'))
    .slice(0, 1),
);

function resolveNewsHead({ site, edition, moment }: ResolveContext, slug: string): Pick<Head, 'feed' | 'article'> {
  const item = articleWithNeighbours(site, edition, moment, slug)?.item;
  const title = pageContent(site, newsSlug)?.words[edition]?.title ?? site.settings.brand;
  return {
    feed: hasNews(site, edition, moment) ? { title, href: pageAddress(site, { edition, slug: feedSlug }) } : undefined,
    article: item && { headline: item.title, published: item.published.iso },
  };
}

/** The number of letters of a description that search engines show. Those of East Asia are twice as wide. */
const shownLetters = 160;

/**
 * Title and description of the page of a category of the FAQ: the category is in front of the title, and its
 * questions are the description. Undefined for the first category and for every other page.
 */
export function categoryWords(
  sections: readonly Section[],
  { edition }: ResolveContext,
  { title }: PageWords,
): Pick<PageWords, 'title' | 'description'> | undefined {
  const faq = sections.find((section) => section.kind === 'faq');
  if (!faq) return undefined;
  const { categories } = faq.answer;
  const category = categories.slice(1).find(({ id }) => id === faq.category);
  if (!category) return undefined;
  const most = languageFacts(editions[edition].lang).isEastAsian ? shownLetters / 2 : shownLetters;
  return {
    title: titlePrefix(categories, category.id) + title,
    description: category.questions.map(({ label }) => label).reduce((text, label) => joinWithin(most, text, label)),
  };
}

/** Adds a sentence if there is room for it. After full-width punctuation there is no space. */
function joinWithin(most: number, text: string, sentence: string): string {
  const joined = text + (/[。？！]$/.test(text) ? '' : ' ') + sentence;
  return joined.length > most ? text : joined;
}
