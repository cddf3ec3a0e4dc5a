import { describe, expect, test } from 'vitest';
import { offers } from '#core/offers/offer-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { product as productSchema } from '#core/products/product-schema.ts';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import type { Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { forEveryEdition } from '#tests/support/site/random-site.ts';
import { availability } from './availability.ts';

const productOf = (name: string, facts: object) =>
  productSchema.parse({
    name: { en: name },
    line: { en: name },
    word: 'WORD',
    wordWidth: [2, 2],
    accent: 'orange',
    family: 'transformers',
    shapes: ['robot', 'tank'],
    figures: { servos: 30 },
    ...facts,
  });

const from = '2026-12-01T00:00[America/New_York]';
const edge = parseInstant('2026-12-01T05:00:00Z');

function siteWith(us: object, others: Partial<Record<EditionCode, object>> = {}): Site {
  const site = fixtureSite();
  const catalogue = {
    car: { buy: '/car', price: 700 },
    tank2: { buy: '/tank2', price: 800, life: [{ stage: 'onSale' }, { stage: 'ended', from }] },
  };
  return {
    ...site,
    products: {
      tank: productOf('Tank', {}),
      car: productOf('Car', { shapes: ['robot', 'car'] }),
      tank2: productOf('Other tank', {}),
    },
    offers: {
      ...forEveryEdition({}),
      ...Object.fromEntries(Object.entries(others).map(([code, tank]) => [code, offers.parse({ tank })])),
      us: offers.parse({ ...us, ...catalogue }),
    },
  };
}

const statusAt = (site: Site, instant: number, edition: EditionCode = 'us') => {
  const moment = new Moment(instant);
  const context = createResolveContext(site, edition, moment, { product: 'tank' });
  return { status: availability.resolve({}, {}, context), validUntil: moment.validUntil };
};

describe('the status of a product', () => {
  test('appears at the edge at which it is sold out, with the day and the nearest robot that can be had', () => {
    const life = [{ stage: 'onSale' }, { stage: 'soldOut', from }];
    const site = siteWith({ tank: { buy: '/tank', price: 900, life } });
    const before = statusAt(site, edge - 1);
    expect(before).toEqual({ status: undefined, validUntil: edge });
    expect(statusAt(site, edge).status).toMatchObject({
      title: 'status.soldOutSince',
      text: 'status.soldOutText',
      notice: { topic: 'orderable:tank', newsletter: '#footer-news' },
      nearest: { id: 'car' },
    });
  });

  test('offers to tell what comes next: when it can be ordered, when it is in stock, then nothing', () => {
    const stageAt = (...life: object[]) => siteWith({ tank: { buy: '/tank', life } });
    const topicOf = (site: Site) => statusAt(site, edge).status?.notice?.topic;
    expect([
      topicOf(stageAt({ stage: 'teaser' })),
      topicOf(stageAt({ stage: 'preOrder' })),
      topicOf(stageAt({ stage: 'onSale' })),
      topicOf(stageAt({ stage: 'onSale' }, { stage: 'ended', from })),
    ]).toEqual(['orderable:tank', 'onSale:tank', undefined, undefined]);
  });

  test('leads to the shop where the page names no price', () => {
    expect(statusAt(siteWith({ tank: { buy: '/tank' } }), edge).status).toMatchObject({
      title: 'catalogue.priceInShop',
      shop: { href: 'https://shop.kinetra.example/tank?product=tank' },
      notice: undefined,
      nearest: undefined,
    });
  });

  test('says where an edition without an offer can send visitors', () => {
    const nowhere = statusAt(siteWith({}), edge).status;
    expect(nowhere).toMatchObject({ title: 'status.nowhere', text: 'status.nowhereText', elsewhere: [] });
    const sold = { link: 'flagship-bumblebee', buy: '/tank', price: 900 };
    expect(statusAt(siteWith({}, { de: sold }), edge).status).toMatchObject({
      text: 'status.elsewhereText',
      elsewhere: [{ href: '/de/flagship-bumblebee', label: 'Deutschland' }],
    });
    const later = { ...sold, life: [{ stage: 'onSale', from }] };
    const site = siteWith({}, { de: later });
    expect(statusAt(site, edge - 1)).toMatchObject({ status: { elsewhere: [] }, validUntil: edge });
  });
});
