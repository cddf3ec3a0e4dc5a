import { groupOf } from './account/groups.ts';
import type { EditionCode, PageLanguage } from './editions.ts';
import { editionCodes, editions } from './editions.ts';
import type { Instant } from './instant.ts';
import { isLive, pageContent, windowsOf } from './link.ts';
import { Moment } from './moment.ts';
import type { Head, Page, Section } from './page-value.ts';
import type { Place } from './place.ts';
import { pathOf } from './place.ts';
import type { PageSettings, PageWords } from './schema/page.ts';
import type { Scope } from './scope.ts';
import { createScope, valuesOf } from './scope.ts';
import type { SectionKindName } from './sections/registry.ts';
import { sectionKinds } from './sections/registry.ts';
import { resolveShell } from './shell.ts';
import type { Site } from './site.ts';
import { formatWords } from './words.ts';

export type Resolution =
  | { page: Page; validUntil: Instant | undefined }
  /** The page is not there now: its edition's home stands in for it. */
  | { redirect: string; validUntil: Instant | undefined }
  /** There is no such page in this edition; `missing` says so in its language. */
  | { missing: Page; validUntil: Instant | undefined };

/** What an edition shows at a place at an instant, and until when (not included) that stays exactly so. Pure. */
export function resolvePage(site: Site, place: Place, instant: Instant): Resolution {
  const moment = new Moment(instant);
  const content = pageContent(site, place.slug);
  const words = content?.words[place.edition];
  if (!content || !words || windowsOf(site, place.edition, place.slug).length === 0) return missingPage(site, place.edition, moment);
  if (!isLive(site, place.edition, place.slug, moment)) return { redirect: pathOf({ edition: place.edition, slug: '' }), validUntil: moment.validUntil };
  const { settings } = content;
  const scope = createScope(site, place.edition, moment, settings);
  const formatted = formatWords(words, settings.language ?? editions[place.edition].lang, valuesOf(scope));
  const page: Page = {
    kind: settings.kind,
    ...frameOf(scope, place.slug, settings.language),
    accent: settings.product === undefined ? undefined : site.products[settings.product]?.accent,
    head: headOf(scope, place.slug, settings, formatted),
    sections: resolveSections(settings, formatted, scope),
  };
  return sealed({ page }, moment);
}

/** A page that says, in an edition's language, that there is none; the same for every address. */
function missingPage(site: Site, edition: EditionCode, moment: Moment): Resolution {
  const scope = createScope(site, edition, moment);
  const { notFound } = scope.messages;
  const home = site.pages['']?.settings as PageSettings;
  const words: PageWords = { title: notFound.metaTitle, description: notFound.text, keywords: site.settings.brand, sections: {} };
  const missing: Page = { kind: 'not-found', ...frameOf(scope, ''), head: { ...headOf(scope, '', home, words), alternates: [] }, sections: [] };
  return sealed({ missing }, moment);
}

function sealed<Answer extends { page: Page } | { missing: Page }>(answer: Answer, { validUntil }: Moment): Answer & { validUntil: Instant | undefined } {
  const page = 'page' in answer ? answer.page : answer.missing;
  page.validUntil = validUntil;
  return { ...answer, validUntil };
}

/** What stands around a page, in the edition’s language, also where the page has one of its own. */
function frameOf(scope: Scope, slug: string, language?: PageLanguage) {
  const { site, edition, moment } = scope;
  const around = language ? createScope(site, edition, moment) : scope;
  const { lang } = editions[edition];
  return {
    edition,
    lang: language ?? lang,
    slug,
    path: pathOf({ edition, slug }),
    brand: site.settings.brand,
    shell: language ? { ...resolveShell(around), lang } : resolveShell(around),
    messages: around.messages,
    accounts: { group: groupOf(edition), base: site.apiBases[groupOf(edition)] },
    instant: moment.instant,
  };
}

function resolveSections(settings: PageSettings, words: PageWords, scope: Scope): Section[] {
  return settings.sections.flatMap((frame) => {
    const { id, kind, anchor, only, window, ...structure } = frame;
    const isHere = !only || only.includes(scope.edition);
    if (!isHere || (window && !scope.moment.isOpen(window))) return [];
    const definition = sectionKinds[kind as SectionKindName];
    const value = definition.resolve(structure as never, (words.sections[id] ?? {}) as never, scope);
    /* The words are read here, once: a page is plain data. */
    return value ? [structuredClone({ id, kind, anchor, ...value } as Section)] : [];
  });
}

/** Absolute address of a page, on the host where its edition lives. */
export const addressOf = (site: Site, place: Place): string => (place.edition === 'cn' ? site.origins.cn : site.origins.main) + pathOf(place);

/** Editions in which a page is there now. */
export const liveEditions = (site: Site, slug: string, moment: Moment): EditionCode[] => editionCodes.filter((edition) => isLive(site, edition, slug, moment));

/** Alternate addresses of a page now; `x-default` prefers China, the US, Europe, else the first. */
export function alternatesOf(site: Site, slug: string, moment: Moment): Head['alternates'] {
  const live = liveEditions(site, slug, moment);
  const preferred = (['cn', 'us', 'eu'] as const).find((edition) => live.includes(edition)) ?? live[0];
  const language = pageContent(site, slug)?.settings.language;
  const alternates = live.map((edition) => ({ hreflang: language ?? (editions[edition].hreflang as string), href: addressOf(site, { edition, slug }) }));
  return preferred === undefined ? [] : [...alternates, { hreflang: 'x-default', href: addressOf(site, { edition: preferred, slug }) }];
}

function headOf(scope: Scope, slug: string, settings: PageSettings, words: PageWords): Head {
  const { site, edition, moment } = scope;
  const { title, description, keywords } = words;
  return {
    title,
    description,
    keywords,
    canonical: addressOf(site, { edition, slug }),
    alternates: alternatesOf(site, slug, moment),
    picture: scope.picture(settings.picture),
    index: settings.index,
    organisation: {
      name: site.settings.legalName,
      url: addressOf(site, { edition, slug: '' }),
      sameAs: [...new Set([...Object.values(site.regions[edition].social), ...site.settings.sameAs])],
      contact: site.regions[edition].contact,
    },
    product: settings.product === undefined ? undefined : { name: scope.productName(settings.product), offer: scope.offer(settings.product) },
  };
}
