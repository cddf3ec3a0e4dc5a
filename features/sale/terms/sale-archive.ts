import * as z from 'zod';
import { endOfDay, findDay, fullCampaignWindow, saleTermsSlug } from '#core/campaigns/campaign.ts';
import type { Campaign } from '#core/campaigns/campaign-schema.ts';
import { isPageOpen, pageWindows } from '#core/links/link.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { createResolveContext, messageValues } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import type { Instant } from '#core/time/instant.ts';

/** Links to the terms of every sale that has begun, or can still be returned, newest first. Left out without any. */
export const saleArchive = defineSection({
  structure: z.strictObject({
    returnable: z
      .literal(true)
      .optional()
      .describe('Only sales whose orders can still be returned. If empty: all that have begun.'),
  }),
  words: z.strictObject({ heading: z.string() }),
  resolve({ returnable }, { heading }, { site, edition, moment }) {
    const opening = (slug: string) => pageWindows(site, edition, slug)[0]?.opens ?? 0;
    const isShown = (campaign: Campaign) =>
      !returnable || !moment.hasReached(returnsEnd(campaign, edition, site.regions[edition].terms.returnDays));
    const links = Object.entries(site.campaigns)
      .filter(([, campaign]) => isShown(campaign))
      .map(([id]) => saleTermsSlug(id))
      .filter((slug) => isPageOpen(site, edition, slug, moment))
      .toSorted((one, other) => opening(other) - opening(one))
      .map((slug) => {
        const { settings, words } = site.pages[slug] ?? {};
        const context = createResolveContext(site, edition, moment, settings);
        const head = words?.[edition]?.sections.head as { heading: string };
        return { href: pagePath({ edition, slug }), label: context.format(head.heading, messageValues(context)) };
      });
    return links.length > 0 ? { heading, links } : undefined;
  },
});

export type SaleArchiveValue = SectionValue<'sale-archive', typeof saleArchive>;

const day = 24 * 60 * 60 * 1000;

/** When the last returns of a sale end: its own last day, or the days to return, which begin when the robot arrives. */
function returnsEnd(campaign: Campaign, edition: EditionCode, returnDays = 0): Instant {
  const last = findDay(campaign, edition, 'returnsLast');
  const closes = fullCampaignWindow(campaign, edition)?.closes ?? 0;
  return Math.max(last === undefined ? 0 : endOfDay(last, edition), closes + 2 * returnDays * day);
}
