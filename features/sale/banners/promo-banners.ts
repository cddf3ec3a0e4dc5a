import * as z from 'zod';
import { bestSaleDeal, dealEnds, dealWords, liveSale, saleWords } from '#core/campaigns/live-sale.ts';
import { entryKey, reference } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { noticeOffer } from '#core/notices/notice-offer.ts';
import { nextStageTopic } from '#core/notices/notice-topic.ts';
import { isAnnounced } from '#core/offers/offer.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { entryWords } from '#core/section/entries.ts';
import { featuredProduct } from '#core/section/page-product.ts';
import { formatDays } from '#core/words/dates.ts';
import { countdownTo } from '../../countdown/countdown.ts';

/** The live banner leads, with the best deal and a countdown; those that are over come last, without a link to the sale. */
export const promoBanners = defineSection({
  structure: z.strictObject({
    banners: z
      .array(
        z.strictObject({
          id: entryKey,
          stage: reference('stage'),
          until: reference('stage').optional(),
          surface: z.enum(['dark', 'flood']),
          product: reference('product'),
          picture: pictureId,
        }),
      )
      .min(2)
      .describe('Each banner shows the days of its stage. With until, they last to the end of that stage.'),
    link: linkRef,
  }),
  words: z.strictObject({
    banners: z.record(
      z.string(),
      z.strictObject({ title: z.string(), titleWidth: z.tuple([z.number(), z.number()]), text: z.string() }),
    ),
    action: z.string().describe('Label of the link to the sale, shown once it is open.'),
  }),
  resolve({ banners, link: ref }, words, context) {
    const { campaign, edition, site, moment, messages, picture, link } = context;
    if (!campaign) return undefined;
    const notice = noticeOffer(context, nextStageTopic(context));
    const stageIds = site.campaigns[campaign.id]?.stages.map((candidate) => candidate.id) ?? [];
    const visibleBanners = banners.flatMap(({ id, stage, until = stage, surface, product, picture: bannerPicture }) => {
      const [from, to] = [stage, until].map((name) => campaign.stages.find((candidate) => candidate.id === name));
      const text = entryWords(words.banners, id, 'banner');
      const unknownStage = [stage, until].find((name) => !stageIds.includes(name));
      if (unknownStage !== undefined)
        throw new Error(
          `the banner "${id}" names the stage "${unknownStage}", and ${campaign.id} has ${stageIds.join(', ')}`,
        );
      if (!from || !to || !isAnnounced(site, edition, product, moment)) return [];
      const isOver = to.state === 'past';
      return [
        {
          id,
          surface,
          accent: site.products[product]?.accent,
          picture: picture(bannerPicture),
          title: text.title.split('|'),
          titleWidth: text.titleWidth,
          text: isOver ? messages.sale.past : text.text,
          isOver,
          days: formatDays({ opens: from.opens, closes: to.closes }, edition),
          ...(from.state === 'locked' || isOver ? undefined : liveOffer(context)),
          notice: stage === campaign.nextStage?.id ? notice : undefined,
        },
      ];
    });
    const sale = link(ref);
    return visibleBanners.length > 0
      ? {
          banners: visibleBanners.toSorted((one, other) => Number(one.isOver) - Number(other.isOver)),
          action: sale && { ...sale, label: words.action },
        }
      : undefined;
  },
});

export type PromoBannersValue = SectionValue<'promo-banners', typeof promoBanners>;

/** The robot on which the open stage saves most, with its price; else only what the sale says. */
function liveOffer(context: ResolveContext) {
  const sale = liveSale(context);
  if (!sale) return undefined;
  const deal = bestSaleDeal(context, sale);
  const product = deal && featuredProduct(context, deal.card.product);
  return {
    ...(deal?.card.picture && product && { accent: product.accent, picture: context.picture(deal.card.picture) }),
    sale: deal ? dealWords(context, sale, deal) : saleWords(context, sale),
    product,
    countdown: countdownTo(deal?.closes ?? sale.stage.closes, dealEnds(context, deal ?? {}), context),
  };
}
