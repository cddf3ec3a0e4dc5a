import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import type { Offer } from '#core/offers/offer-schema.ts';
import type { Life } from '#core/products/life-schema.ts';
import type { Product } from '#core/products/product-schema.ts';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import type { Site } from '#core/site.ts';
import { Moment } from '#core/time/moment.ts';
import { showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { fixtureSite } from '#tests/support/site/fixture-site.ts';
import { startListFilter } from './filter-list.browser.ts';
import { type RobotsValue, robots } from './robots.ts';
import { RobotsSection } from './robots.tsx';

const announcement = 1_000;

const productOf = (changes: Partial<Product>): Product => ({
  name: { en: 'Robot' },
  line: { en: '{servos, number} servos' },
  word: 'RO|BOT',
  wordWidth: [2, 1],
  accent: 'orange',
  family: 'transformers',
  shapes: ['robot'],
  figures: { servos: 17 },
  ...changes,
});

const offerOf = (price: number, stage: Life[number]['stage'], from?: number): Offer => ({
  link: '',
  buy: '/products/robot',
  price: [{ from: undefined, price }],
  unconfirmed: false,
  life: [{ stage, from }],
  promotions: [],
});

/** Sold in the US: a car, a truck without a price, a secret; only shown there: a rover with a page. */
function siteWithRobots(): Site {
  const site = fixtureSite();
  const page = site.pages['flagship-bumblebee'];
  if (!page) throw new Error('the fixture has changed');
  return {
    ...site,
    products: {
      car: productOf({
        name: { en: 'Car' },
        shapes: ['robot', 'car'],
        heightMm: 508,
        programming: ['blocks', 'voice'],
      }),
      truck: productOf({ name: { en: 'Truck' }, shapes: ['robot', 'truck'], heightMm: 254 }),
      secret: productOf({ name: { en: 'Secret' }, family: 'toyStory', shapes: ['robot', 'wings'] }),
      rover: productOf({ name: { en: 'Rover' }, family: 'interstellar', shapes: ['rover'], figures: { servos: 5 } }),
    },
    offers: {
      ...site.offers,
      us: {
        car: offerOf(499, 'onSale'),
        truck: { ...offerOf(699, 'outOfStock'), unconfirmed: true },
        secret: offerOf(999, 'onSale', announcement),
      },
    },
    pages: {
      ...site.pages,
      rover: { ...page, settings: { ...page.settings, kind: 'product', product: 'rover', where: { us: {} } } },
      compare: { ...page, settings: { ...page.settings, kind: 'catalogue', where: { us: { opens: announcement } } } },
    },
  };
}

const filterWords = robots.words.parse({
  filter: {
    label: 'Filter',
    shape: 'Shape',
    everyShape: 'Every shape',
    family: 'Series',
    everyFamily: 'Every series',
    available: 'In stock',
    sort: 'Sort by',
    reset: 'Show all',
    orders: { family: 'a', price: 'b', 'price-down': 'c', height: 'd', 'height-down': 'e' },
  },
  none: { title: 'No robot fits', text: 'Try fewer words' },
});

function listAt(instant: number, edition: 'us' | 'uk' = 'us') {
  const moment = new Moment(instant);
  const section = robots.resolve({}, filterWords, createResolveContext(siteWithRobots(), edition, moment));
  return { section, cards: section?.groups.flatMap(({ cards }) => cards) ?? [], validUntil: moment.validUntil };
}

test('a product is listed from its announcement on, and the list is valid until then', () => {
  const before = listAt(announcement - 1);
  expect(before.cards.map(({ id }) => id)).toEqual(['car', 'truck', 'rover']);
  expect(JSON.stringify(before.section)).not.toMatch(/secret|wings|toyStory/i);
  expect(before.validUntil).toBe(announcement);
  const after = listAt(announcement);
  expect(after.section?.groups.map(({ family, cards }) => [family, cards.map(({ id }) => id)])).toEqual([
    ['transformers', ['car', 'truck']],
    ['toyStory', ['secret']],
    ['interstellar', ['rover']],
  ]);
  expect(after.cards.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

test('an edition that lists nothing has no list', () => {
  expect(listAt(0, 'uk').section).toBeUndefined();
});

test('a card shows its price, or that the shop knows it, or that the edition does not sell the product', () => {
  const [car, truck, rover] = listAt(0).cards;
  expect(car).toMatchObject({ offer: { price: { amount: 499 } }, priceNote: undefined, canBeOrdered: true });
  expect(car?.availability).toBeUndefined();
  expect(truck).toMatchObject({ priceNote: 'catalogue.priceInShop', canBeOrdered: false });
  expect(truck?.offer?.price).toBeUndefined();
  expect(truck?.link.external).toBe(true);
  expect(rover).toMatchObject({ offer: undefined, priceNote: undefined, availability: { state: 'notSold' } });
  expect(rover?.link).toEqual({ href: '/us/rover', external: false });
});

test('a card states the facts that content states', () => {
  const factsOf = (index: number) => listAt(0).cards[index]?.facts.map(({ name, text }) => [name, text]);
  expect(factsOf(0)).toEqual([
    ['shapes', 'shapes.robot, shapes.car'],
    ['height', '20 in'],
  ]);
  expect(factsOf(2)).toEqual([['shapes', 'shapes.rover']]);
});

test('the filter offers what tells the products apart', () => {
  const { section } = listAt(0);
  expect(section?.filter.shapes.map(({ value }) => value)).toEqual(['car', 'truck', 'rover']);
  expect(section?.filter.families.map(({ value }) => value)).toEqual(['transformers', 'interstellar']);
  // Only one product has a price.
  expect(section?.filter.orders.map(({ value }) => value)).toEqual(['', 'height', 'height-down']);
  expect(section?.counts).toHaveLength(4);
});

test('products can be compared once that page is open', () => {
  expect(listAt(announcement - 1).section?.compare).toBeUndefined();
  expect(listAt(announcement).section?.compare).toMatchObject({ href: '/us/compare' });
});

const show = (instant: number) =>
  showOnPage(<RobotsSection section={{ ...(listAt(instant).section as RobotsValue), id: 'list', kind: 'robots' }} />);

test('shows what matches the choice, and leads back to the whole list when nothing does', async () => {
  show(0);
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  startListFilter(document.querySelector('x-robot-list') as HTMLElement, leave.signal);
  const names = () => textsOf('heading').filter((name) => /Car|Truck|Rover/.test(name ?? ''));
  await userEvent.click(screen.getByRole('radio', { name: 'shapes.truck' }));
  expect(names()).toEqual(['Truck action.opensShop']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'In stock' }));
  expect(names()).toEqual([]);
  const none = screen.getByRole('heading', { name: 'No robot fits' }).parentElement as HTMLElement;
  await userEvent.click(within(none).getByRole('button', { name: 'Show all' }));
  expect(names()).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Every shape' }));
});

test('sends the chosen products to the comparison without scripts, as long as there is one', () => {
  show(announcement);
  const [car] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^catalogue\.compare/ });
  expect([car?.name, car?.value]).toEqual(['robots', 'car']);
  expect([car?.form?.getAttribute('action'), car?.form?.method]).toEqual(['/us/compare', 'get']);
  show(0);
  expect(screen.queryByRole('checkbox', { name: /^catalogue\.compare/ })).toBeNull();
});
