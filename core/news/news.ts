import { pageWindows } from '../links/link.ts';
import type { EditionCode } from '../place/editions.ts';
import { pagePath } from '../place/place.ts';
import { createResolveContext, messageValues } from '../resolve/resolve-context.ts';
import type { PageContent, Site } from '../site.ts';
import { memoizePerEdition } from '../site-memo.ts';
import type { Moment } from '../time/moment.ts';
import type { TimeWindow } from '../time/time-window.ts';
import { formatWithOffset, formatYear } from '../words/calendar-dates.ts';
import { formatDay } from '../words/dates.ts';

export const newsSlug = 'news';

/** Path of the feed inside an edition, in the form of a slug. */
export const feedSlug = `${newsSlug}/feed.xml`;

export type NewsItem = ReturnType<typeof newsItem>;

interface DatedArticle {
  slug: string;
  window: TimeWindow;
}

const datedArticles = memoizePerEdition((site, edition) => {
  const newestFirst = (a: DatedArticle, b: DatedArticle) =>
    (b.window.opens ?? 0) - (a.window.opens ?? 0) || (a.slug < b.slug ? -1 : 1);
  return Object.keys(site.pages)
    .filter((slug) => slug.startsWith(`${newsSlug}/`))
    .flatMap((slug) => pageWindows(site, edition, slug).map((window): DatedArticle => ({ slug, window })))
    .sort(newestFirst);
});

/** The published articles of an edition, newest first. Throws if one has no opening and therefore no date. */
export function publishedNews(site: Site, edition: EditionCode, moment: Moment): NewsItem[] {
  const publishedArticles = datedArticles(site, edition).filter(({ window }) => moment.isOpen(window));
  return publishedArticles.map((candidate) => newsItem(site, edition, moment, candidate));
}

export const hasNews = (site: Site, edition: EditionCode, moment: Moment): boolean =>
  datedArticles(site, edition).some(({ window }) => moment.isOpen(window));

/**
 * A published article with the next newer and older one; undefined while it is not published. Looks up dates of these
 * three articles only, so that no other article limits how long the page is valid.
 */
export function articleWithNeighbours(site: Site, edition: EditionCode, moment: Moment, slug: string | undefined) {
  const articles = datedArticles(site, edition);
  const isPublished = ({ window }: DatedArticle) => moment.isOpen(window);
  const position = articles.findIndex((candidate) => candidate.slug === slug && isPublished(candidate));
  const article = articles[position];
  if (!article) return undefined;
  const toItem = (candidate: DatedArticle | undefined) => candidate && newsItem(site, edition, moment, candidate);
  const newerPosition = articles.findLastIndex((candidate, index) => index < position && isPublished(candidate));
  return {
    item: newsItem(site, edition, moment, article),
    newer: toItem(articles[newerPosition]),
    older: toItem(articles.find((candidate, index) => index > position && isPublished(candidate))),
  };
}

function newsItem(
  site: Site,
  edition: EditionCode,
  moment: Moment,
  { slug, window: { opens: publishedAt } }: DatedArticle,
) {
  if (publishedAt === undefined) throw new Error(`the article "${slug}" has no date; give its window an opening`);
  const { settings, words } = site.pages[slug] as PageContent;
  const context = createResolveContext(site, edition, moment, settings);
  const { heading, lead } = articleWords(settings, words[edition]);
  const values = messageValues(context);
  return {
    slug,
    href: pagePath({ edition, slug }),
    title: context.format(heading, values),
    teaser: context.format(lead, values),
    picture: context.picture(settings.picture),
    /** The opening of its window in this edition. */
    published: {
      at: publishedAt,
      text: formatDay(publishedAt, edition, 'year'),
      iso: formatWithOffset(publishedAt, edition),
      year: formatYear(publishedAt, edition),
    },
  };
}

function articleWords(
  { sections }: PageContent['settings'],
  words: PageContent['words'][EditionCode],
): { heading: string; lead: string } {
  const id = sections.find(({ kind }) => kind === 'article')?.id;
  if (id === undefined || !words) throw new Error('a page of news needs a section of the kind article');
  return words.sections[id] as { heading: string; lead: string };
}
