import { accountGroup } from '#contract/account/groups.ts';
import { faqSlug } from '#contract/faq.ts';
import { faqCategoryAt } from '#core/faq/faq-categories.ts';
import { isPageOpen, pageContent, pageWindows, resolveLink } from '#core/links/link.ts';
import type { PageSettings, PageWords } from '#core/links/page-schema.ts';
import { type EditionCode, editions, type PageLanguage } from '#core/place/editions.ts';
import { type Place, pagePath, pathWithQuery } from '#core/place/place.ts';
import { createResolveContext, messageValues, type ResolveContext } from '#core/resolve/resolve-context.ts';
import { isSectionShown } from '#core/section/define.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { ResolveCache } from '#core/time/resolve-cache.ts';
import { assertComplete, formatWords } from '#core/words/words.ts';
import type { Page } from './page.ts';
import { categoryWords, resolveHead } from './resolve-head.ts';
import { resolveShell } from './resolve-shell.ts';
import { type Section, type SectionKindName, sectionKinds } from './sections.ts';

export type Resolution =
  | { page: Page; validUntil: Instant | undefined }
  /** The page exists, but not now: visitors go to the edition's home page, from a category of the FAQ to the FAQ. */
  | { redirect: string; validUntil: Instant | undefined }
  /** The edition has no such page; `notFound` is its "not found" page. */
  | { notFound: Page; validUntil: Instant | undefined };

/** The error of a section that cannot be resolved, with the id of the section. */
export class SectionError extends Error {
  readonly section: string;

  constructor(section: string, cause: Error) {
    super(cause.message, { cause });
    this.section = section;
    // Logs and the page of errors show where the section failed, not this wrapper.
    if (cause.stack !== undefined) this.stack = cause.stack;
  }
}

/**
 * Resolves what an edition shows at a place and an instant, and until when (exclusive) the result holds. Pure. Pass the
 * same cache when resolving many pages of one site.
 */
export function resolvePage(site: Site, place: Place, instant: Instant, cache = new ResolveCache()): Resolution {
  const moment = new Moment(instant);
  const { edition, slug } = place;
  const content = pageContent(site, slug);
  const words = content?.words[edition];
  if (!content || !words || pageWindows(site, edition, slug).length === 0)
    return notFoundPage(site, edition, moment, cache);
  if (!isPageOpen(site, edition, slug, moment))
    return { redirect: pathInstead(site, place, moment), validUntil: moment.validUntil };
  const { settings } = content;
  const page: Page = {
    kind: settings.kind,
    ...resolvePageShell(site, place, moment, cache, settings.language),
    accent: settings.product === undefined ? undefined : site.products[settings.product]?.accent,
    ...resolveBody(site, place, settings, words, moment, cache),
    // Last, because each part may have brought the edge nearer.
    validUntil: moment.validUntil,
  };
  return { page, validUntil: page.validUntil };
}

/** The path to which the address of a page leads that is not open. */
function pathInstead(site: Site, { edition, slug }: Place, moment: Moment): string {
  const movedTo = pageContent(site, slug)?.settings.movedTo;
  const link = movedTo === undefined ? undefined : resolveLink(site, edition, movedTo, moment);
  return link?.href ?? pagePath({ edition, slug: faqCategoryAt(site, slug) ? faqSlug : '' });
}

function resolveBody(
  site: Site,
  place: Place,
  settings: PageSettings,
  words: PageWords,
  moment: Moment,
  cache: ResolveCache,
): Pick<Page, 'head' | 'sections'> {
  const { edition, slug, query } = place;
  const path = pathWithQuery(place);
  const resolvePart = <Value>(name: string, at: Moment, make: (context: ResolveContext) => Value): Value =>
    cache.get(`${name} of ${path}`, at, (partMoment) =>
      make(createResolveContext(site, edition, partMoment, { ...settings, slug, query })),
    );
  const sectionsAt = (at: Moment) =>
    settings.sections.flatMap(
      (section) => resolvePart(`section ${section.id}`, at, (context) => resolveSection(section, words, context)) ?? [],
    );
  const sections = sectionsAt(moment);
  const head = resolvePart('head', moment, (context) => {
    const { sections: _, ...headWords } = words;
    const formatted: PageWords = { ...formatIn(context, headWords), sections: {} };
    // The head of a category of the FAQ names its questions.
    const ofSections = categoryWords(sectionsAt(context.moment), context, formatted);
    const value = resolveHead(context, slug, settings, { ...formatted, ...ofSections });
    assertComplete(value);
    return value;
  });
  return { head, sections };
}

function formatIn<Words>(context: ResolveContext, words: Words): Words {
  const values = messageValues(context);
  return formatWords(words, (message) => context.format(message, values));
}

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
  const notFoundNow: Page = {
    kind: 'not-found',
    ...resolvePageShell(site, { edition, slug: '' }, moment, cache),
    head: { ...resolveHead(context, '', home, words), alternates: [] },
    sections: [],
    validUntil: moment.validUntil,
  };
  return { notFound: notFoundNow, validUntil: notFoundNow.validUntil };
}

/** The shell speaks the edition's language, even where the page has a language of its own. */
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
    path: pagePath({ edition, slug }),
    brand: site.settings.brand,
    shell: language ? { ...shell, lang } : shell,
    messages: site.messages[edition],
    accounts: { group: accountGroup(edition), base: site.apiBases[accountGroup(edition)] },
    instant: moment.instant,
  };
}

function resolveSection(
  section: PageSettings['sections'][number],
  words: PageWords,
  context: ResolveContext,
): Section | undefined {
  if (!isSectionShown(section, context)) return undefined;
  const { id, kind, anchor, only, window, duringCampaign, ...structure } = section;
  const definition = sectionKinds[kind as SectionKindName];
  try {
    const sectionWords = formatIn(context, words.sections[id] ?? {});
    const value = definition.resolve(structure as never, sectionWords as never, context);
    assertComplete(value);
    return value ? ({ id, kind, anchor, ...value } as Section) : undefined;
  } catch (error) {
    throw new SectionError(id, error as Error);
  }
}
