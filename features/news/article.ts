import * as z from 'zod';
import { isPageOpen, pageContent } from '#core/links/link.ts';
import { articleWithNeighbours, type NewsItem, newsSlug } from '#core/news/news.ts';
import { pagePath } from '#core/place/place.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { entriesWithWords, namedEntry } from '#core/section/entries.ts';
import { proseBlock, proseBlocks } from '#core/section/prose-text.ts';

/** The date is when the page opens. Links are shown while their page is live. */
export const article = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    links: z
      .array(namedEntry.extend({ link: linkRef }))
      .default([])
      .describe('Links below the text.'),
  }),
  words: z.strictObject({
    heading: z.string(),
    lead: z.string().describe('Summary in a sentence or two. Lists and the feed show it, too.'),
    text: z.array(proseBlock).min(1),
    links: z.record(z.string(), z.string()).default({}),
  }),
  resolve({ surface, links }, { heading, lead, text, links: labels }, context) {
    const { site, edition, moment } = context;
    const current = articleWithNeighbours(site, edition, moment, context.slug);
    if (!current) throw new Error(`an article stands in a page below ${newsSlug}/`);
    const neighbour = (item: NewsItem | undefined) => item && { title: item.title, href: item.href };
    return {
      surface,
      heading,
      lead,
      published: current.item.published,
      picture: current.item.picture,
      blocks: proseBlocks(text, context),
      links: entriesWithWords(links, labels, context).flatMap(({ entry, words: label }) => {
        const link = leadsToNextSale(entry.link, context) ? undefined : context.link(entry.link);
        return link ? [{ id: entry.id, label, ...link }] : [];
      }),
      list: isPageOpen(site, edition, newsSlug, moment) ? pagePath({ edition, slug: newsSlug }) : undefined,
      newer: neighbour(current.newer),
      older: neighbour(current.older),
    };
  },
});

export type ArticleValue = SectionValue<'article', typeof article>;

/** After the sale that the article reports on, its page shows the next sale: the article must not link to it. */
function leadsToNextSale(ref: string, { site, campaign }: ResolveContext): boolean {
  if (!campaign?.stages.every(({ state }) => state === 'past')) return false;
  const [slug = ''] = ref.replace(/^page:/, '').split('#');
  return pageContent(site, slug)?.settings.campaigns?.includes(campaign.id) === true;
}
