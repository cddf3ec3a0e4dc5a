import { describe, expect, test } from 'vitest';
import type { Offer } from '#core/offers/offer-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { manuals } from './manuals.ts';

const product = (en: string) => ({
  name: { en, de: en },
  word: 'X',
  wordWidth: [1, 1] as [number, number],
  accent: 'x',
  family: 'interstellar' as const,
  figures: {},
});
const file = (size: number) => ({ hash: 'abcdef12', size, updated: '2026-11-21' });
const files = { 'robotOne/en': file(3_460_000), 'robotTwo/en': file(240_000), 'robotOne/de': file(3_460_000) };
const base = fixtureSite();
const laterOffer = {
  link: '',
  buy: '',
  unconfirmed: false,
  promotions: [],
  life: [{ stage: 'onSale', from: 1000 }],
} as Offer;
const site = {
  ...base,
  products: { robotOne: product('Robot One'), robotTwo: product('Robot Two') },
  offers: { ...base.offers, us: { robotTwo: laterOffer } },
  manuals: { guides: {}, words: {}, files },
};

const structure = {
  surface: 'white' as const,
  series: [
    { id: 'first', guides: [{ product: 'robotOne' }] },
    { id: 'second', guides: [{ product: 'robotTwo' }] },
  ],
};
const words = {
  heading: 'Series',
  thName: 'Name',
  thSize: 'Size',
  thUpdateTime: 'Updated',
  series: { first: { seriesName: 'First' }, second: { seriesName: 'Second' } },
};

const seriesOf = (edition: EditionCode, moment = new Moment(parseInstant('2026-11-21T12:00:00Z'))) =>
  manuals.resolve(structure, words, createResolveContext(site, edition, moment))?.series ?? [];

describe('the manuals of an edition', () => {
  test('are the printed guides in its language, with size and date', () => {
    expect(seriesOf('us')[0]?.rows).toEqual([
      {
        product: 'robotOne',
        name: 'Robot One',
        href: '/media/manuals/robotOne/en.abcdef12.pdf',
        size: '3.5\u00a0MB',
        updated: { day: '2026-11-21', text: 'November 21, 2026' },
      },
    ]);
    expect(seriesOf('de')[0]?.rows[0]).toMatchObject({
      href: '/media/manuals/robotOne/de.abcdef12.pdf',
      size: '3,5\u00a0MB',
    });
  });

  test('fall back to the English guides in the United Kingdom and Europe', () => {
    for (const edition of ['uk', 'eu'] as const)
      expect(seriesOf(edition)[1]?.rows[0]?.href).toBe('/media/manuals/robotTwo/en.abcdef12.pdf');
  });

  test('are those that override the English ones, where there are any', () => {
    const british = { ...files, 'robotOne/en-GB': file(3_460_000) };
    const hrefIn = (edition: EditionCode) =>
      manuals.resolve(
        structure,
        words,
        createResolveContext({ ...site, manuals: { ...site.manuals, files: british } }, edition, new Moment(0)),
      )?.series[0]?.rows[0]?.href;
    for (const edition of ['uk', 'eu'] as const)
      expect(hrefIn(edition)).toBe('/media/manuals/robotOne/en-GB.abcdef12.pdf');
    expect(hrefIn('us')).toBe('/media/manuals/robotOne/en.abcdef12.pdf');
  });

  test('leave out a series without a guide in the edition’s language', () => {
    expect(seriesOf('de').map(({ id }) => id)).toEqual(['first']);
    expect(manuals.resolve(structure, words, createResolveContext(site, 'jp', new Moment(0)))).toBeUndefined();
  });

  test('show no day of a change that is still to come in the edition', () => {
    const updatedAt = (iso: string) => seriesOf('us', new Moment(parseInstant(iso)))[0]?.rows[0]?.updated?.day;
    expect(updatedAt('2026-11-21T04:59:59Z')).toBeUndefined();
    expect(updatedAt('2026-11-21T05:00:00Z')).toBe('2026-11-21');
  });

  test('leave out an unannounced product, and are valid until its announcement', () => {
    const moment = new Moment(0);
    expect(seriesOf('us', moment).map(({ id }) => id)).toEqual(['first']);
    expect(moment.validUntil).toBe(1000);
    expect(seriesOf('us', new Moment(1000)).map(({ id }) => id)).toEqual(['first', 'second']);
  });
});
