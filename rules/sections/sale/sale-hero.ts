import * as z from 'zod';
import { isAnnounced } from '../../commerce/offer.ts';
import { largestSaving } from '../../context/deal.ts';
import { pictureId } from '../../schema/picture.ts';
import type { ResolvedCampaign } from '../../site/campaign.ts';
import { formatDays } from '../../words/dates.ts';
import { countdownOf } from '../parts/countdown.ts';
import { defineSection } from '../parts/define.ts';

/** The top of a sale page: its name in giant type, a robot in front of it, what the stage offers, and a countdown. */
export const saleHero = defineSection({
  structure: z.strictObject({
    banners: z
      .array(
        z.strictObject({
          stage: z.string(),
          surface: z.enum(['dark', 'flood']).default('dark'),
          tone: z
            .enum(['signal', 'festive'])
            .default('signal')
            .describe(
              "Colour of the giant letters on a dark surface: signal is the brand's colour, festive is " +
                'paper on dark green.',
            ),
          product: z.string(),
          picture: pictureId,
        }),
      )
      .min(1)
      .describe(
        'Banners in the order of their stages. Each is shown from its stage on, until the stage of the ' +
          'next. A banner whose product is not announced yet is skipped.',
      ),
    deals: z.string().describe('Anchors that its buttons lead to: the deals, and the terms.'),
    terms: z.string(),
  }),
  words: z.strictObject({
    banners: z
      .record(
        z.string(),
        z.strictObject({
          title: z
            .string()
            .describe(
              'Text in giant letters, such as BLACK|FRIDAY: two lines on phones, one line elsewhere. ' +
                'titleWidth: its width in em, in one line and in two.',
            ),
          titleWidth: z.tuple([z.number(), z.number()]),
          heading: z.string(),
          action: z.string().describe('Label of the button that leads to the deals.'),
        }),
      )
      .describe('By stage.'),
    lines: z
      .record(z.string(), z.string())
      .describe('Small line above the giant letters, by stage: Stage 1 of 3: Early Black Friday.'),
    between: z.string().optional().describe('Small line above the giant letters, between two stages.'),
    terms: z.string(),
    ends: z.record(z.string(), z.string()).describe('Text above the countdown, by stage.'),
    opens: z.record(z.string(), z.string()).default({}),
  }),
  resolve({ banners, deals, terms }, words, context) {
    const { campaign, edition, site, moment } = context;
    const [first, last] = [campaign?.stages[0], campaign?.stages.at(-1)];
    if (!campaign || !first || !last) return undefined;
    const banner = bannerOf(
      banners.filter(({ product }) => isAnnounced(site, edition, product, moment)),
      campaign,
    );
    const text = banner && words.banners[banner.stage];
    if (!banner || !text)
      throw new Error(`the sale has no banner, or it has no words, in the stage "${(campaign.openStage ?? first).id}"`);
    const saving = largestSaving(context);
    return {
      surface: banner.surface,
      tone: banner.tone,
      accent: site.products[banner.product]?.accent,
      picture: context.picture(banner.picture),
      title: text.title.split('|'),
      titleWidth: text.titleWidth,
      line: campaign.openStage ? words.lines[campaign.openStage.id] : words.between,
      days: formatDays({ opens: first.opens, closes: last.closes }, edition),
      heading: text.heading,
      saving: saving && context.format(context.messages.sale.upTo, { amount: saving.text }),
      actions: [
        { label: text.action, href: `#${deals}` },
        { label: words.terms, href: `#${terms}` },
      ],
      countdown: countdownOf(words, context),
    };
  },
});

/** The last banner whose stage has begun, else the first. */
function bannerOf<Banner extends { stage: string }>(
  banners: Banner[],
  { stages }: ResolvedCampaign,
): Banner | undefined {
  const openedStages = stages.filter(({ state }) => state !== 'locked').map(({ id }) => id);
  return banners.findLast(({ stage }) => openedStages.includes(stage)) ?? banners[0];
}
