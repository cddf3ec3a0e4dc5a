import * as z from 'zod';
import { name } from '#core/fields/roles.ts';
import { bestDeal } from '#core/offers/deal.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { featuredProduct } from '#core/section/page-product.ts';
import { formatDays } from '#core/words/dates.ts';
import { campaignCountdown } from '../../countdown/countdown.ts';
import { saleBanner, saleBanners, saleBannerWords } from './sale-title.ts';

/**
 * The top of a sale page: its name in giant type, and in front of it the robot on which the sale saves most, with its
 * price and a countdown. While nothing is reduced, the robot of the banner stands there.
 */
export const saleHero = defineSection({
  structure: z.strictObject({
    banners: saleBanners,
    deals: name.describe('Anchors that its buttons lead to: the deals, and the terms.'),
    terms: name,
  }),
  words: z.strictObject({
    banners: saleBannerWords,
    lines: z
      .record(z.string(), z.string())
      .describe('Small line above the giant letters, by stage: Stage 1 of 3: Early Black Friday.'),
    between: z.string().optional().describe('Small line above the giant letters, between two stages.'),
    terms: z.string(),
    ends: z
      .record(z.string(), z.string())
      .describe('Text above the countdown, by stage. The date ends its sentence: “Black Friday ends”.'),
    opens: z.record(z.string(), z.string()).default({}),
  }),
  resolve({ banners, deals, terms }, words, context) {
    const { campaign, edition, site } = context;
    const [first, last] = [campaign?.stages[0], campaign?.stages.at(-1)];
    if (!campaign || !first || !last) return undefined;
    const banner = saleBanner(banners, campaign, context);
    const text = banner && words.banners[banner.stage];
    if (!banner || !text)
      throw new Error(`the sale has no banner, or it has no words, in the stage "${(campaign.openStage ?? first).id}"`);
    const best = bestDeal(context);
    const product = best && featuredProduct(context, best.card.product);
    return {
      surface: banner.surface,
      tone: banner.tone,
      accent: product?.accent ?? site.products[banner.product]?.accent,
      picture: context.picture(best?.card.picture ?? banner.picture),
      title: text.title.split('|'),
      titleWidth: text.titleWidth,
      line: campaign.openStage ? words.lines[campaign.openStage.id] : words.between,
      days: formatDays({ opens: first.opens, closes: last.closes }, edition),
      heading: product ? undefined : text.heading,
      product,
      saving: best && context.format(context.messages.sale.upTo, { amount: best.save.text }),
      deals: { label: text.action, href: `#${deals}` },
      terms: { label: words.terms, href: `#${terms}` },
      countdown: campaignCountdown(words, context),
    };
  },
});

export type SaleHeroValue = SectionValue<'sale-hero', typeof saleHero>;
