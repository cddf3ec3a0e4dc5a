import * as z from 'zod';
import type { CampaignCard } from '#core/campaigns/campaign-schema.ts';
import { name } from '#core/fields/roles.ts';
import { noticeOffer } from '#core/notices/notice-offer.ts';
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
    .record(z.string(), z.strictObject({ title: z.string() }))
    .describe('By group of the campaign, in front of the sentence of each card; with budgets, the heading of each.'),
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

/** The products of the campaign by what they save, in one grid or in one for each budget. */
export const deals = defineSection({
  structure: z.strictObject({
    tabs: z.array(name).default([]).describe('Anchors of other sections that the tabs lead to.'),
    budgets: z
      .array(z.strictObject({ id: name, to: name.optional() }))
      .optional()
      .describe(
        'A grid for each budget, from the lowest on. `to` names the amount of the campaign, such as ' +
          '`budgetLow`, up to which prices belong to it. Cards then show neither savings nor prices by stage.',
      ),
  }),
  words,
  resolve({ tabs, budgets }, text, context) {
    const cards = (context.campaign?.groups ?? [])
      .flatMap((group) =>
        group.cards
          .filter((card) => isShownIn(card, context.edition))
          .flatMap((card) => dealCard(card, text, context) ?? [])
          .map((card) => ({ ...card, group: budgets ? undefined : entryWords(text.groups, group.id, 'group').title })),
      )
      .toSorted(byDeal);
    if (cards.length === 0) return undefined;
    const groups = budgets
      ? byBudget(cards, budgets, context).map(({ id, cards: affordable }) => ({
          id: groupAnchor(id),
          title: entryWords(text.groups, id, 'budget').title,
          cards: affordable.map((card) => ({ ...card, save: undefined, steps: [] })),
        }))
      : [{ id: 'all-deals', title: undefined, cards }];
    return {
      heading: text.heading,
      tabs: [
        ...groups.map(({ id, title = text.heading }) => ({ href: `#${id}`, label: title })),
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

type Card = NonNullable<ReturnType<typeof dealCard>>;

/** The deal that saves most leads; then come usual prices, those that fall later, and products that cannot be bought. */
const byDeal = (one: Card, other: Card): number =>
  dealRank(one.deal) - dealRank(other.deal) || (other.deal.save?.amount ?? 0) - (one.deal.save?.amount ?? 0);

function dealRank({ state, offer, save }: Deal): number {
  if (!offer.buy) return 3;
  if (state === 'locked') return 2;
  return save ? 0 : 1;
}

/** The cards of each budget. What has no price belongs to the last. */
function byBudget<BudgetCard extends Card>(
  cards: readonly BudgetCard[],
  budgets: readonly { id: string; to?: string | undefined }[],
  { site, edition, campaign }: ResolveContext,
) {
  const values = site.campaigns[campaign?.id ?? '']?.values[edition] ?? {};
  const limits = budgets.map(({ to }) => {
    if (to === undefined) return Number.POSITIVE_INFINITY;
    const value = values[to];
    if (typeof value === 'object' && 'amount' in value) return value.amount;
    throw new Error(`the campaign has no amount "${to}" in ${edition}`);
  });
  const budgetOf = ({ deal }: Card) =>
    limits.findIndex((limit) => (deal.offer.price?.amount ?? Number.POSITIVE_INFINITY) <= limit);
  return budgets
    .map(({ id }, index) => ({ id, cards: cards.filter((card) => budgetOf(card) === index) }))
    .filter((budget) => budget.cards.length > 0);
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
    cheaperFrom: deal.cheaperFrom && format(messages.sale.cheaperFrom, { day: deal.cheaperFrom }),
    notice:
      deal.state === 'locked' ? noticeOffer(context, `sale:${context.campaign?.id}:${card.opensWith}`) : undefined,
  };
}

function dealWords(deal: Deal, text: z.output<typeof words>, context: ResolveContext) {
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
