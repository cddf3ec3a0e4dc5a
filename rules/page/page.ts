import { articleWithNeighbours, feedSlug, hasNews, newsSlug } from '../context/news.ts';
import type { ResolveContext } from '../context/resolve-context.ts';
import { createResolveContext, messageValuesOf } from '../context/resolve-context.ts';
import { groupOf } from '../contract/account/groups.ts';
import { faqSlug } from '../contract/faq.ts';
import type { EditionFacts } from '../place/edition-table.ts';
import { editionTable } from '../place/edition-table.ts';
import type { EditionCode, PageLanguage } from '../place/editions.ts';
import { editionCodes, editions } from '../place/editions.ts';
import type { Place } from '../place/place.ts';
import { pathOf, pathWithQuery } from '../place/place.ts';
import type { PageSettings, PageWords } from '../schema/page.ts';
import { isSectionShown } from '../sections/parts/is-section-shown.ts';
import type { SectionKindName } from '../sections/registry.ts';
import { sectionKinds } from '../sections/registry.ts';
import { companyFact, contactPoints } from '../site/company.ts';
import { faqCategoryAt } from '../site/faq-categories.ts';
import { isPageOpen, pageContent, windowsOf } from '../site/link.ts';
import type { Site } from '../site/site.ts';
import { memoizePerEdition } from '../site/site-memo.ts';
import type { Instant } from '../time/instant.ts';
import { Moment } from '../time/moment.ts';
import { assertComplete, formatWords } from '../words/words.ts';
import { categoryWords } from './category-words.ts';
import type { Head, Page, Section } from './page-value.ts';
import { ResolveCache } from './resolve-cache.ts';
import { resolveShell } from './shell.ts';

export type Resolution =
  | { page: Page; validUntil: Instant | undefined }
  /** The page exists, but not now: visitors go to the edition's home page, from a category of the FAQ to the FAQ. */
  | { redirect: string; validUntil: Instant | undefined }
  /** The edition has no such page; `notFound` is its "not found" page. */
  | { notFound: Page; validUntil: Instant | undefined };

/**
 * Resolves what an edition shows at a place and an instant, and until when (exclusive) the result holds. Pure. Pass the
 * same cache when resolving many pages of one site.
 */
export function resolvePage(site: Site, place: Place, instant: Instant, cache = new ResolveCache()): Resolution {
  const moment = new Moment(instant);
  const { edition, slug } = place;
  const content = pageContent(site, slug);
  const words = content?.words[edition];
  if (!content || !words || windowsOf(site, edition, slug).length === 0)
    return notFoundPage(site, edition, moment, cache);
  if (!isPageOpen(site, edition, slug, moment))
    return { redirect: pathOf({ edition, slug: parentSlug(site, slug) }), validUntil: moment.validUntil };
  const { settings } = content;
  const page: Page = {
    kind: settings.kind,
    ...resolvePageShell(site, place, moment, cache, settings.language),
    accent: settings.product === undefined ? undefined : site.products[settings.product]?.accent,
    ...cache.get(`content of ${pathWithQuery(place)}`, moment, (partMoment) =>
      resolveBody(
        createResolveContext(site, edition, partMoment, { ...settings, slug, query: place.query }),
        slug,
        settings,
        words,
      ),
    ),
  };
  return withValidity({ page }, moment);
}

function resolveBody(
  context: ResolveContext,
  slug: string,
  settings: PageSettings,
  words: PageWords,
): Pick<Page, 'head' | 'sections'> {
  const values = messageValuesOf(context);
  const formatted = formatWords(words, (message) => context.format(message, values));
  const sections = resolveSections(settings, formatted, context);
  const body = {
    head: resolveHead(context, slug, settings, { ...formatted, ...categoryWords(sections, context, formatted) }),
    sections,
  };
  assertComplete(body);
  return body;
}

const parentSlug = (site: Site, slug: string): string => (faqCategoryAt(site, slug) ? faqSlug : '');

/** The "not found" page of an edition, the same for every address. */
function notFoundPage(site: Site, edition: EditionCode, moment: Moment, cache: ResolveCache): Resolution {
  const context = createResolveContext(site, edition, moment);
  const { notFound } = context.messages;
  const home = site.pages['']?.settings as PageSettings;
  const words: PageWords = {
    title: notFound.metaTitle,
    description: notFound.text,
    keywords: site.settings.brand,
    sections: {},
  };
  const pageShell = resolvePageShell(site, { edition, slug: '' }, moment, cache);
  const page: Page = {
    kind: 'not-found',
    ...pageShell,
    head: { ...resolveHead(context, '', home, words), alternates: [] },
    sections: [],
  };
  return withValidity({ notFound: page }, moment);
}

function withValidity<Outcome extends { page: Page } | { notFound: Page }>(
  outcome: Outcome,
  { validUntil }: Moment,
): Outcome & { validUntil: Instant | undefined } {
  const page = 'page' in outcome ? outcome.page : outcome.notFound;
  page.validUntil = validUntil;
  return { ...outcome, validUntil };
}

/**
 * The fields that do not depend on the page's content. The shell speaks the edition's language, even where the page has
 * a language of its own.
 */
function resolvePageShell(
  site: Site,
  { edition, slug }: Place,
  moment: Moment,
  cache: ResolveCache,
  language?: PageLanguage,
) {
  const { lang } = editions[edition];
  const shell = cache.get(`shell of ${edition}`, moment, (partMoment) => resolveShell(site, edition, partMoment));
  return {
    edition,
    lang: language ?? lang,
    slug,
    path: pathOf({ edition, slug }),
    brand: site.settings.brand,
    shell: language ? { ...shell, lang } : shell,
    messages: site.messages[edition],
    accounts: { group: groupOf(edition), base: site.apiBases[groupOf(edition)] },
    instant: moment.instant,
  };
}

function resolveSections(settings: PageSettings, words: PageWords, context: ResolveContext): Section[] {
  return settings.sections.flatMap((section) => {
    if (!isSectionShown(section, context)) return [];
    const { id, kind, anchor, only, window, duringCampaign, ...structure } = section;
    const definition = sectionKinds[kind as SectionKindName];
    const value = definition.resolve(structure as never, (words.sections[id] ?? {}) as never, context);
    return value ? [{ id, kind, anchor, ...value } as Section] : [];
  });
}

/** The absolute address of a page, on the host of its edition. */
export const addressOf = (site: Site, place: Place): string =>
  (place.edition === 'cn' ? site.origins.cn : site.origins.main) + pathOf(place);

export const openEditions = (site: Site, slug: string, moment: Moment): EditionCode[] =>
  editionCodes.filter((edition) => isPageOpen(site, edition, slug, moment));

/**
 * The `hreflang` alternates of a page now. `x-default` is China, else the US, else Europe, else the first live edition.
 */
export function alternatesOf(site: Site, slug: string, moment: Moment): Head['alternates'] {
  const live = openEditions(site, slug, moment);
  const preferred = (['cn', 'us', 'eu'] as const).find((edition) => live.includes(edition)) ?? live[0];
  const language = pageContent(site, slug)?.settings.language;
  const alternates = live.map((edition) => ({
    hreflang: language ?? (editions[edition].hreflang as string),
    href: addressOf(site, { edition, slug }),
  }));
  return preferred === undefined
    ? []
    : [...alternates, { hreflang: 'x-default', href: addressOf(site, { edition: preferred, slug }) }];
}

function resolveHead(context: ResolveContext, slug: string, settings: PageSettings, words: PageWords): Head {
  const { site, edition, moment } = context;
  const { title, description, keywords } = words;
  return {
    title,
    description,
    keywords,
    canonical: addressOf(site, { edition, slug }),
    alternates: alternatesOf(site, slug, moment),
    picture: context.picture(settings.picture),
    index: Object.keys(context.query).length > 0 ? false : settings.index,
    organisation: {
      name: companyFact(site, edition, 'name'),
      url: addressOf(site, { edition, slug: '' }),
      sameAs: site.regions[edition].social.map(({ link }) => link),
      contact: contactPoints(site, edition),
      returns: returnsOf(site, edition),
    },
    trail: trailOf(context, slug, settings, title),
    ...(settings.kind === 'news' && resolveNewsHead(context, slug)),
    product:
      settings.product === undefined
        ? undefined
        : {
            id: settings.product,
            name: context.productName(settings.product),
            offer: context.offer(settings.product),
            variants: variantsOf(site, settings.product, settings),
          },
  };
}

function returnsOf(site: Site, edition: EditionCode): Head['organisation']['returns'] {
  const { country, alsoServes = [] }: EditionFacts = editionTable[edition];
  const days = site.regions[edition].terms.returnDays;
  return days === undefined ? undefined : { days, countries: country === 'EU' ? alsoServes : [country] };
}

/** A product stands below the list of all, every other page below the one that its address begins with. */
function trailOf(context: ResolveContext, slug: string, { kind }: PageSettings, title: string): Head['trail'] {
  const { site, edition, moment } = context;
  if (slug === '') return [];
  const parents = kind === 'product' ? catalogueSlugs(site, edition) : [slug.split('/').slice(0, -1).join('/')];
  const open = parents.filter((parent) => parent !== '' && isPageOpen(site, edition, parent, moment));
  const values = messageValuesOf(context);
  const named = open.map((parent) => ({
    slug: parent,
    title: context.format(pageContent(site, parent)?.words[edition]?.title ?? '', values),
  }));
  return [{ slug: '', title: site.settings.brand }, ...named, { slug, title }].map((each) => ({
    name: each.title.split(' | ')[0] as string,
    url: addressOf(site, { edition, slug: each.slug }),
  }));
}

/** The slug of the list of all products, if there is one. */
const catalogueSlugs = memoizePerEdition((site) =>
  Object.keys(site.pages)
    .filter((slug) => site.pages[slug]?.settings.sections.some(({ kind }) => kind === 'robots'))
    .slice(0, 1),
);

/** The products that a page offers beside its own, without those that are several sold as one. */
function variantsOf(site: Site, product: string, { sections }: PageSettings): string[] {
  const offered = sections.find(({ kind }) => kind === 'offers')?.products as { product: string }[] | undefined;
  return (offered ?? []).map((each) => each.product).filter((id) => id !== product && !site.products[id]?.bundle);
}

/** Metadata of news pages: the feed, once it has an entry, and the publication time of an article. */
function resolveNewsHead({ site, edition, moment }: ResolveContext, slug: string): Pick<Head, 'feed' | 'article'> {
  const item = articleWithNeighbours(site, edition, moment, slug)?.item;
  const title = pageContent(site, newsSlug)?.words[edition]?.title ?? site.settings.brand;
  return {
    feed: hasNews(site, edition, moment) ? { title, href: addressOf(site, { edition, slug: feedSlug }) } : undefined,
    article: item && { headline: item.title, published: item.published.iso },
  };
}
