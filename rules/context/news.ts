import type { EditionCode } from '../place/editions.ts';
import { pathOf } from '../place/place.ts';
import { windowsOf } from '../site/link.ts';
import type { Picture } from '../site/picture.ts';
import type { PageContent, Site } from '../site/site.ts';
import { oncePerEdition } from '../site/site-memo.ts';
import type { Instant } from '../time/instant.ts';
import type { Moment } from '../time/moment.ts';
import type { TimeWindow } from '../time/time-window.ts';
import { formatDay, formatWithOffset, yearOf } from '../words/dates.ts';
import { createResolveContext, messageValuesOf } from './resolve-context.ts';

/** The page that lists all news. Every page below it is an article. */
export const newsSlug = 'news';

/** Path of the feed inside an edition, in the form of a slug. */
export const feedSlug = `${newsSlug}/feed.xml`;

/** When an article was published: the opening of its window in this edition. */
export interface Published {
  at: Instant;
  /** Formatted for the edition: `22 September 2025`. */
  text: string;
  /** ISO 8601, with the offset of the edition's time zone. */
  iso: string;
  year: string;
}

export interface NewsItem {
  slug: string;
  href: string;
  title: string;
  teaser: string;
  picture: Picture;
  published: Published;
}

/** An article and one window in which an edition publishes it. */
interface DatedArticle {
  slug: string;
  window: TimeWindow;
}

const articlesOf = oncePerEdition((site, edition) => {
  const newestFirst = (a: DatedArticle, b: DatedArticle) =>
    (b.window.opens ?? 0) - (a.window.opens ?? 0) || (a.slug < b.slug ? -1 : 1);
  return Object.keys(site.pages)
    .filter((slug) => slug.startsWith(`${newsSlug}/`))
    .flatMap((slug) => windowsOf(site, edition, slug).map((window): DatedArticle => ({ slug, window })))
    .sort(newestFirst);
});

/** The published articles of an edition, newest first. Throws if one has no opening and therefore no date. */
export function newsOf(site: Site, edition: EditionCode, moment: Moment): NewsItem[] {
  const out = articlesOf(site, edition).filter(({ window }) => moment.isOpen(window));
  return out.map((dated) => newsItem(site, edition, moment, dated));
}

export const hasNews = (site: Site, edition: EditionCode, moment: Moment): boolean =>
  articlesOf(site, edition).some(({ window }) => moment.isOpen(window));

/**
 * A published article with the next newer and older one; undefined while it is not published. Looks up dates of these
 * three articles only, so that no other article limits how long the page is valid.
 */
export function newsAround(site: Site, edition: EditionCode, moment: Moment, slug: string | undefined) {
  const articles = articlesOf(site, edition);
  const isOut = ({ window }: DatedArticle) => moment.isOpen(window);
  const at = articles.findIndex((dated) => dated.slug === slug && isOut(dated));
  const found = articles[at];
  if (!found) return undefined;
  const itemOf = (dated: DatedArticle | undefined) => dated && newsItem(site, edition, moment, dated);
  const newer = articles.findLastIndex((dated, index) => index < at && isOut(dated));
  return {
    item: newsItem(site, edition, moment, found),
    newer: itemOf(articles[newer]),
    older: itemOf(articles.find((dated, index) => index > at && isOut(dated))),
  };
}

function newsItem(
  site: Site,
  edition: EditionCode,
  moment: Moment,
  { slug, window: { opens: at } }: DatedArticle,
): NewsItem {
  if (at === undefined) throw new Error(`the article "${slug}" has no date; give its window an opening`);
  const { settings, words } = site.pages[slug] as PageContent;
  const scope = createResolveContext(site, edition, moment, settings);
  const { heading, lead } = headOf(settings, words[edition]);
  const values = messageValuesOf(scope);
  const published = {
    at,
    text: formatDay(at, edition, 'year'),
    iso: formatWithOffset(at, edition),
    year: yearOf(at, edition),
  };
  return {
    slug,
    href: pathOf({ edition, slug }),
    title: scope.format(heading, values),
    teaser: scope.format(lead, values),
    picture: scope.picture(settings.picture),
    published,
  };
}

/** Heading and lead of the page's `article` section. */
function headOf(
  { sections }: PageContent['settings'],
  words: PageContent['words'][EditionCode],
): { heading: string; lead: string } {
  const id = sections.find(({ kind }) => kind === 'article')?.id;
  if (id === undefined || !words) throw new Error('a page of news needs a section of the kind article');
  return words.sections[id] as { heading: string; lead: string };
}
