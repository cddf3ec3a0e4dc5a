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

/** An article, and one of the times at which it is out in an edition. */
interface DatedArticle {
  slug: string;
  window: TimeWindow;
}

/** Every article of an edition, newest first. */
const articlesOf = oncePerEdition((site, edition) => {
  const newestFirst = (a: DatedArticle, b: DatedArticle) =>
    (b.window.opens ?? 0) - (a.window.opens ?? 0) || (a.slug < b.slug ? -1 : 1);
  return Object.keys(site.pages)
    .filter((slug) => slug.startsWith(`${newsSlug}/`))
    .flatMap((slug) => windowsOf(site, edition, slug).map((window): DatedArticle => ({ slug, window })))
    .sort(newestFirst);
});

/** The articles that are out in an edition, newest first. Throws where one has no opening, and with it no date. */
export function newsOf(site: Site, edition: EditionCode, moment: Moment): NewsItem[] {
  const out = articlesOf(site, edition).filter(({ window }) => moment.isOpen(window));
  return out.map((dated) => newsItem(site, edition, moment, dated));
}

/** Whether any article is out in an edition. */
export const hasNews = (site: Site, edition: EditionCode, moment: Moment): boolean =>
  articlesOf(site, edition).some(({ window }) => moment.isOpen(window));

/**
 * One article that is out, with those that came right after and before it; undefined where it is not. Asks nothing of
 * all others.
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

/** The words that the article's own section says first. */
function headOf(
  { sections }: PageContent['settings'],
  words: PageContent['words'][EditionCode],
): { heading: string; lead: string } {
  const id = sections.find(({ kind }) => kind === 'article')?.id;
  if (id === undefined || !words) throw new Error('a page of news needs a section of the kind article');
  return words.sections[id] as { heading: string; lead: string };
}
