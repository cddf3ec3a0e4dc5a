import * as z from 'zod';
import type { Deal } from '../../context/deal.ts';
import { dealNow, isVisible } from '../../context/deal.ts';
import type { ResolveContext } from '../../context/resolve-context.ts';
import type { CampaignCard } from '../../schema/campaign.ts';
import { defineSection } from '../parts/define.ts';
import { productGlyph } from '../parts/featured-product.ts';
import { instalmentsOf } from '../parts/page-product.ts';

const words = z.strictObject({
  heading: z.string(),
  groups: z
    .record(z.string(), z.strictObject({ title: z.string(), content: z.string().optional() }))
    .describe('By group of the campaign.'),
  cards: z
    .record(z.string(), z.strictObject({ describe: z.string(), identify: z.string().optional() }))
    .describe('By product: a sentence, and what sets it apart, LIMITED EDITION.'),
  stages: z.record(z.string(), z.string()).describe('Short names of the stages, over the prices.'),
  tabs: z
    .record(z.string(), z.string())
    .default({})
    .describe('Tabs that lead to other sections of the page, by anchor.'),
  extendedWarranty: z.string().optional().describe('Said where a longer warranty comes with it.'),
});

/** Products of the campaign in groups, each with the stage prices revealed so far. */
export const deals = defineSection({
  structure: z.strictObject({
    tabs: z.array(z.string()).default([]).describe('Anchors of other sections that the tabs lead to.'),
    flags: z.literal(false).optional().describe('false leaves out what each product saves.'),
  }),
  words,
  resolve({ tabs, flags }, text, scope) {
    const groups = (scope.campaign?.groups ?? []).flatMap(({ id, cards }) => {
      const own = cards.filter(isVisible(scope)).flatMap((card) => cardOf(card, text, scope) ?? []);
      const shown = flags === false ? own.map((card) => ({ ...card, save: undefined })) : own;
      const title = text.groups[id];
      if (!title) throw new Error(`the group "${id}" has no words`);
      return shown.length > 0 ? [{ id: anchorOf(id), ...title, cards: shown }] : [];
    });
    if (groups.length === 0) return undefined;
    const { messages } = scope;
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
      tabsLabel: messages.sale.tabs,
      giftsLabel: messages.sale.gifts,
    };
  },
});

/** `hotDeals` as `hot-deals`. */
const anchorOf = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function cardOf(card: CampaignCard, text: z.output<typeof words>, scope: ResolveContext) {
  const deal = dealNow(scope, card);
  if (!deal) return undefined;
  const { site, edition, messages, format } = scope;
  const { product } = card;
  const describe = text.cards[product];
  if (!describe) throw new Error(`the card of "${product}" has no words`);
  const slug = site.offers[edition][product]?.link;
  const region = site.regions[edition];
  return {
    id: product,
    name: scope.productName(product),
    accent: site.products[product]?.accent,
    wide: card.wide,
    ...describe,
    link: slug ? scope.link(`page:${slug}`) : undefined,
    picture: card.picture === undefined ? undefined : scope.picture(card.picture),
    glyph: card.picture === undefined ? productGlyph(scope, product) : undefined,
    ...dealWords(deal, text, scope),
    gifts: card.gifts.map((gift) => ({ id: gift, label: messages.gifts[gift] })),
    extendedWarranty: card.extendedWarranty && region.terms.extraWarranty ? text.extendedWarranty : undefined,
    paymentMethods: region.paymentMethods.map((method) => ({ paypal: 'PayPal', klarna: 'Klarna' })[method]),
    reveals: deal.state === 'locked' ? format(messages.sale.reveals, { day: deal.opens }) : undefined,
  };
}

function dealWords(deal: Deal, text: z.output<typeof words>, scope: ResolveContext) {
  if (deal.state === 'locked') return { deal, steps: [], save: undefined, instalments: undefined };
  return {
    deal,
    steps: deal.steps.map(({ id, state, price }) => ({
      id,
      state,
      label: text.stages[id] ?? id,
      price: price?.text ?? (state === 'locked' ? deal.hidden : undefined),
    })),
    save: deal.save && scope.format(scope.messages.sale.save, { amount: deal.save.text }),
    instalments: deal.offer.buy ? instalmentsOf(deal.offer, scope) : undefined,
  };
}
