import { formatDay, formatWithOffset, yearOf } from './dates.ts';
import type { EditionCode } from './editions.ts';
import { editions } from './editions.ts';
import type { Instant } from './instant.ts';
import { windowsOf } from './link.ts';
import type { Moment } from './moment.ts';
import type { Picture } from './picture.ts';
import { pathOf } from './place.ts';
import { createScope, valuesOf } from './scope.ts';
import type { PageContent, Site } from './site.ts';
import { formatWords } from './words.ts';

/** Slug of the list of news. Every page below it is an article. */
export const newsSlug = 'news';

/** Where an edition's feed is, as if it were a page. */
export const feedSlug = `${newsSlug}/feed.xml`;

/** When an article came out: the opening of its window in this edition. */
export interface Published {
  at: Instant;
  /** As the edition writes the day: `22 September 2025`. */
  text: string;
  /** For machines, with the offset of the edition's clocks. */
  iso: string;
  year: string;
}

/** An article as lists and feeds show it. */
export interface NewsItem {
  slug: string;
  href: string;
  title: string;
  teaser: string;
  picture: Picture;
  published: Published;
}

/** The articles that are out in an edition, newest first. Throws where one has no opening, and with it no date. */
export function newsOf(site: Site, edition: EditionCode, moment: Moment): NewsItem[] {
  const items = Object.entries(site.pages).flatMap(([slug, content]) => {
    if (!slug.startsWith(`${newsSlug}/`)) return [];
    const window = windowsOf(site, edition, slug).find((one) => moment.isOpen(one));
    if (!window) return [];
    if (window.opens === undefined) throw new Error(`the article "${slug}" has no date; give its window an opening`);
    return [itemOf(site, edition, moment, slug, content, window.opens)];
  });
  return items.toSorted((a, b) => b.published.at - a.published.at || (a.slug < b.slug ? -1 : 1));
}

function itemOf(site: Site, edition: EditionCode, moment: Moment, slug: string, { settings, words }: PageContent, at: Instant): NewsItem {
  const scope = createScope(site, edition, moment, settings);
  const { heading, lead } = formatWords(headOf(settings, words[edition]), editions[edition].lang, valuesOf(scope));
  const published = { at, text: formatDay(at, edition, 'year'), iso: formatWithOffset(at, edition), year: yearOf(at, edition) };
  return { slug, href: pathOf({ edition, slug }), title: heading, teaser: lead, picture: scope.picture(settings.picture), published };
}

/** The words that the article's own section says first. */
function headOf({ sections }: PageContent['settings'], words: PageContent['words'][EditionCode]): { heading: string; lead: string } {
  const id = sections.find(({ kind }) => kind === 'article')?.id;
  if (id === undefined || !words) throw new Error('a page of news needs a section of the kind article');
  return words.sections[id] as { heading: string; lead: string };
}
