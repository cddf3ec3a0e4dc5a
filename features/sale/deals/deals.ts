import * as z from 'zod';
import type { CampaignCard } from '#core/campaigns/campaign-schema.ts';
import { name } from '#core/fields/roles.ts';
import { type Deal, dealNow } from '#core/offers/deal.ts';
import { giftPicture } from '#core/offers/gifts.ts';
import { isShownIn } from '#core/place/editions.ts';
import { productGlyph } from '#core/products/catalogue.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { entryWords } from '#core/section/entries.ts';
import { instalmentText } from '#core/section/page-product.ts';

const words = z.strictObject({
  heading: z.string(),
  groups: z
    .record(z.string(), z.strictObject({ title: z.string(), content: z.string().optional() }))
    .describe('By group of the campaign.'),
  cards: z
    .record(z.string(), z.strictObject({ describe: z.string(), identify: z.string().optional() }))
    .describe('By product: a sentence, and what makes it different, such as LIMITED EDITION.'),
  stages: z.record(z.string(), z.string()).describe('Short names of the stages, above the prices.'),
  tabs: z
    .record(z.string(), z.string())
    .default({})
    .describe('Tabs that lead to other sections of the page, by anchor.'),
  extendedWarranty: z.string().optional().describe('Shown if the card includes the extended warranty.'),
});

/** Products of the campaign in groups: what is reduced now leads, what cannot be bought comes last. */
export const deals = defineSection({
  structure: z.strictObject({
    tabs: z.array(name).default([]).describe('Anchors of other sections that the tabs lead to.'),
    flags: z.literal(false).optional().describe('false hides what each product saves.'),
  }),
  words,
  resolve({ tabs, flags }, text, context) {
    const groups = (context.campaign?.groups ?? []).flatMap(({ id, cards }) => {
      const visibleCards = cards
        .filter((card) => isShownIn(card, context.edition))
        .flatMap((card) => dealCard(card, text, context) ?? [])
        .toSorted((one, other) => dealRank(one.deal) - dealRank(other.deal));
      const displayedCards =
        flags === false ? visibleCards.map((card) => ({ ...card, save: undefined })) : visibleCards;
      const title = entryWords(text.groups, id, 'group');
      return displayedCards.length > 0 ? [{ id: groupAnchor(id), ...title, cards: displayedCards }] : [];
    });
    if (groups.length === 0) return undefined;
    return {
      heading: text.heading,
      tabs: [
        ...groups.map(({ id, title }) => ({ href: `#${id}`, label: title })),
        ...tabs.flatMap((anchor) => {
          const label = text.tabs[anchor];
          return label === undefined ? [] : [{ href: `#${anchor}`, label }];
        }),
      ],
      groups,
    };
  },
});

export type DealsValue = SectionValue<'deals', typeof deals>;

function dealRank(deal: Deal): number {
  if (deal.state === 'locked') return 2;
  if (!deal.offer.buy) return 3;
  return deal.save ? 0 : 1;
}

/** `hotDeals` as `hot-deals`. */
const groupAnchor = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function dealCard(card: CampaignCard, text: z.output<typeof words>, context: ResolveContext) {
  const deal = dealNow(context, card);
  if (!deal) return undefined;
  const { site, edition, messages, format } = context;
  const { product } = card;

  const slug = site.offers[edition][product]?.link;
  const region = site.regions[edition];
  return {
    id: product,
    name: context.productName(product),
    accent: site.products[product]?.accent,
    ...entryWords(text.cards, product, 'card of'),
    link: slug ? context.link(`page:${slug}`) : undefined,
    picture: card.picture === undefined ? undefined : context.picture(card.picture),
    glyph: card.picture === undefined ? productGlyph(context, product) : undefined,
    ...dealWords(deal, text, context),
    gifts: card.gifts.map((gift) => ({ id: gift, label: messages.gifts[gift], picture: giftPicture(context, gift) })),
    extendedWarranty: card.extendedWarranty && region.terms.extraWarranty ? text.extendedWarranty : undefined,
    paymentMethods: region.paymentMethods.map((method) => ({ paypal: 'PayPal', klarna: 'Klarna' })[method]),
    reveals: deal.state === 'locked' ? format(messages.sale.reveals, { day: deal.opens }) : undefined,
  };
}

function dealWords(deal: Deal, text: z.output<typeof words>, context: ResolveContext) {
  if (deal.state === 'locked') return { deal, steps: [], save: undefined, instalments: undefined };
  return {
    deal,
    steps: deal.steps.map(({ id, state, price }) => ({
      id,
      state,
      label: text.stages[id] ?? id,
      price: price?.text ?? (state === 'locked' ? deal.hidden : undefined),
    })),
    save: deal.save && context.format(context.messages.sale.save, { amount: deal.save.text }),
    instalments: deal.offer.buy ? instalmentText(deal.offer, context) : undefined,
  };
}
