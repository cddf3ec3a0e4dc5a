import * as z from 'zod';
import type { ResolvedCampaign } from '#core/campaigns/campaign.ts';
import type { LiveSale } from '#core/campaigns/live-sale.ts';
import { entryReference, reference } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { isAnnounced } from '#core/offers/offer.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { isSectionShown } from '#core/section/define.ts';

export const saleBanners = z
  .array(
    z.strictObject({
      stage: entryReference('stage'),
      surface: z.enum(['dark', 'flood']).default('dark'),
      tone: z
        .enum(['signal', 'festive'])
        .default('signal')
        .describe(
          "Colour of the giant letters on a dark surface: signal is the brand's colour, festive is " +
            'paper on dark green.',
        ),
      product: reference('product'),
      picture: pictureId,
    }),
  )
  .min(1)
  .describe(
    'Banners in the order of their stages. Each is shown from its stage on, until the stage of the ' +
      'next. A banner whose product is not announced yet is skipped.',
  );

export const saleBannerWords = z
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
  .describe('By stage.');

type Banner = z.output<typeof saleBanners>[number];

/** The last banner of a sale page whose stage has begun, else the first. Those of unannounced products are skipped. */
export function saleBanner(
  banners: readonly Banner[],
  { stages }: ResolvedCampaign,
  { site, edition, moment }: ResolveContext,
): Banner | undefined {
  const openedStages = stages.filter(({ state }) => state !== 'locked').map(({ id }) => id);
  const visibleBanners = banners.filter(({ product }) => isAnnounced(site, edition, product, moment));
  return visibleBanners.findLast(({ stage }) => openedStages.includes(stage)) ?? visibleBanners[0];
}

/** The giant title at the top of the page of a live sale; undefined without one. `width` is in em, in one line. */
export function saleTitle(context: ResolveContext, { slug, campaign }: LiveSale) {
  const page = context.site.pages[slug];
  const section = page?.settings.sections.find(
    (candidate) => candidate.kind === 'sale-hero' && isSectionShown(candidate, { ...context, campaign }),
  );
  if (!page || !section) return undefined;
  // Both were checked by the schema of the section when the content was loaded.
  const { banners } = section as unknown as { banners: Banner[] };
  const words = page.words[context.edition]?.sections[section.id] as
    | { banners: z.output<typeof saleBannerWords> }
    | undefined;
  const banner = saleBanner(banners, campaign, context);
  const text = banner && words?.banners[banner.stage];
  return text && { text: text.title.replaceAll('|', ' '), width: text.titleWidth[0], tone: banner.tone };
}
