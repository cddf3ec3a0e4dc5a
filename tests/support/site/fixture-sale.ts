import { findCampaignWindow, joinStagePrices } from '#core/campaigns/campaign.ts';
import { type Campaign, campaign as campaignSchema } from '#core/campaigns/campaign-schema.ts';
import { offers as offersSchema } from '#core/offers/offer-schema.ts';
import type { Product } from '#core/products/product-schema.ts';
import type { PageContent, Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import { fixtureSite } from './fixture-site.ts';
import { forEveryEdition } from './random-site.ts';

const stage = (id: string, first: string, last: string) => ({
  id,
  windows: { de: { opens: `${first}T09:00[Europe/Berlin]`, closes: `${last}T00:00[Europe/Berlin]` } },
});

/** A sale in Germany only, with three stages. There are nine hours of night between two of them. */
const sale: Campaign = campaignSchema.parse({
  stages: [
    stage('early', '2026-11-14', '2026-11-22'),
    stage('main', '2026-11-22', '2026-11-30'),
    stage('cyber', '2026-11-30', '2026-12-03'),
  ],
  groups: [
    { id: 'hotDeals', cards: [{ product: 'tank', gifts: ['hat'] }, { product: 'base' }] },
    {
      id: 'newReleases',
      cards: [{ product: 'car', opensWith: 'cyber', picture: 'robot/front', gifts: ['mug'] }, { product: 'rocket' }],
    },
    { id: 'elsewhere', only: ['us'], cards: [{ product: 'tank' }] },
  ],
});

/** Instants of the sale: the first of each phase. */
export const saleMoments = {
  early: parseInstant('2026-11-14T08:00:00Z'),
  night: parseInstant('2026-11-21T23:00:00Z'),
  main: parseInstant('2026-11-22T08:00:00Z'),
  cyber: parseInstant('2026-11-30T08:00:00Z'),
  over: parseInstant('2026-12-02T23:00:00Z'),
};

/** All prices of each product. No two prices are equal, and none is shown before its stage. */
const prices = {
  tank: { price: 1599, promotions: [stagePrice('early', 1519), stagePrice('main', 1437), stagePrice('cyber', 1358)] },
  base: { price: 299, promotions: [{ campaign: 'sale', price: 244 }] },
  // The largest saving, with the last stage.
  car: { price: 1299, promotions: [stagePrice('cyber', 866)] },
  rocket: { price: 499, life: [{ stage: 'onSale', from: '2026-11-22T09:00[Europe/Berlin]' }] },
};

const saleHero = {
  id: 'hero',
  kind: 'sale-hero',
  banners: [{ stage: 'early', tone: 'festive', product: 'tank', picture: 'robot/front' }],
};

function stagePrice(stage: string, price: number) {
  return { campaign: 'sale', stage, price };
}

const product = (word: string): Product =>
  ({
    name: { en: word, de: word },
    line: { en: word, de: word },
    family: 'transformers',
    accent: 'violet',
    word,
    wordWidth: [2, 2],
    figures: {},
  }) as unknown as Product;

const giftPicture = {
  width: 400,
  height: 300,
  hash: 'abcdef12',
  colors: '#000 #000 #000',
  transparent: true,
  alt: { en: 'A gift' },
};

const stageNames = { early: 'Early|Sale', main: 'Main', cyber: 'Cyber' };

/** In Germany while the sale runs. */
const salePage: PageContent = {
  settings: { kind: 'sale', where: {}, campaigns: ['sale'], picture: 'robot/front', sections: [saleHero] },
  words: forEveryEdition({
    title: 'Sale',
    description: 'Sale',
    keywords: 'sale',
    menu: 'Sale',
    stages: stageNames,
    sections: {
      hero: {
        lines: stageNames,
        ends: stageNames,
        opens: stageNames,
        banners: { early: { title: 'BIG|SALE', titleWidth: [4, 2] } },
      },
    },
  }),
};

/** The small site with a sale in Germany. */
export function fixtureSale(): Site {
  const site = fixtureSite();
  const { sale: words } = site.messages.de;
  const offers = offersSchema.parse(
    Object.fromEntries(Object.entries(prices).map(([id, offer]) => [id, { buy: `/products/${id}`, ...offer }])),
  );
  for (const { promotions } of Object.values(offers))
    for (const promotion of promotions) Object.assign(promotion, findCampaignWindow(sale, 'de', promotion.stage));
  return {
    ...site,
    campaigns: { sale },
    pictures: { ...site.pictures, 'gifts/cap': giftPicture, 'gifts/mug': giftPicture },
    pages: { ...site.pages, sale: salePage },
    products: { tank: product('TANK'), base: product('BASE'), car: product('CAR'), rocket: product('ROCKET') },
    offers: { ...site.offers, de: joinStagePrices({ sale }, offers, 'de') },
    regions: {
      ...site.regions,
      de: { ...site.regions.de, installment: { months: 3, label: '3' }, paymentMethods: ['paypal'] },
    },
    messages: {
      ...site.messages,
      de: {
        ...site.messages.de,
        sale: {
          ...words,
          upTo: 'bis zu {amount}',
          save: '{amount} gespart',
          opens: '{day}, {time}',
          cheaperFrom: 'Ab {day} günstiger',
          ends: 'Endet',
          stageEnds: '{stage} endet',
          untilStage: 'Bis {day} ({stage})',
        },
      },
    },
  };
}
