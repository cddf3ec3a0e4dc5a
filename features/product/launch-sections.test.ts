import { describe, expect, test } from 'vitest';
import type { OfferState } from '#core/offers/offer.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { exampleContext } from '#tests/support/examples/resolve-context.examples.ts';
import { versions } from '../buying/prices/versions.ts';
import { newsletter } from '../newsletter/newsletter.ts';
import { timeline } from './timeline.ts';

describe('a timeline', () => {
  const structure = timeline.structure.parse({
    events: [
      { id: 'orders', windows: { us: { opens: '2023-05-25T00:00[UTC]', closes: '2023-07-26T00:00[UTC]' } } },
      { id: 'shipment', windows: { us: { opens: '2023-10-01T00:00[UTC]' } } },
    ],
  });
  const text = (time: string) => ({ time, event: '' });
  const words = { heading: '', now: 'Now:', events: { orders: text('Until July 25'), shipment: text('Q4') } };
  const resolved = (iso: string, edition = 'us') => {
    const moment = new Moment(parseInstant(iso));
    return { value: timeline.resolve(structure, words, { edition, moment } as unknown as ResolveContext), moment };
  };

  test('marks the current event until it is over', () => {
    const { value, moment } = resolved('2023-07-25T12:00:00Z');
    expect(value?.events.map(({ id, isNow }) => [id, isNow])).toEqual([
      ['orders', true],
      ['shipment', false],
    ]);
    expect(moment.validUntil).toBe(parseInstant('2023-07-26T00:00:00Z'));
    expect(resolved('2023-08-01T00:00:00Z').value?.events.some(({ isNow }) => isNow)).toBe(false);
  });

  test('shows only the events of the edition', () => {
    expect(resolved('2023-07-25T12:00:00Z', 'cn').value?.events).toEqual([]);
  });
});

describe('versions of a product', () => {
  const structure = versions.structure.parse({
    versions: [{ id: 'standard' }, { id: 'limited' }],
    rows: [{ id: 'units', in: ['limited'] }],
  });
  const words = {
    heading: '',
    included: 'Included',
    missing: 'Not included',
    versions: { standard: { name: 'Standard' }, limited: { name: 'Limited' } },
    rows: { units: { label: 'One of 3,000' } },
    prices: { launch: { label: 'Price', values: { standard: '$799', limited: '$899' } } },
  };

  test('show for each row which versions have it, and what each costs', () => {
    const value = versions.resolve(structure, words, {} as ResolveContext);
    expect(value?.rows).toEqual([{ id: 'units', label: 'One of 3,000', cells: [false, true] }]);
    expect(value?.prices).toEqual([{ id: 'launch', label: 'Price', cells: ['$799', '$899'] }]);
  });

  test('reject a row with an unknown version', () => {
    const wrong = { ...structure, rows: [{ id: 'units', in: ['golden'] }] };
    expect(() => versions.resolve(wrong, words, {} as ResolveContext)).toThrow(/"golden"/);
  });
});

test('a newsletter form is shown only in its offer states', () => {
  const contextIn = (state: OfferState) =>
    exampleContext({
      edition: 'de',
      product: 'machine',
      site: {
        products: { machine: { accent: 'yellow', figures: {} } },
        settings: { apps: {}, creditExchange: { credits: 100, worth: { EUR: 1 }, validDays: 365 } },
        regions: {
          de: { terms: { deliveryDays: {} }, paymentMarks: [], newsletter: { title: '', describe: '', terms: [] } },
        },
      },
      offers: [{ product: 'machine', state }],
    });
  const structure = newsletter.structure.parse({ states: ['teaser'], source: 'machine' });
  expect(newsletter.resolve(structure, { heading: 'Soon.', lead: '' }, contextIn('preOrder'))).toBeUndefined();
  expect(newsletter.resolve(structure, { heading: 'Soon.', lead: '' }, contextIn('teaser'))).toMatchObject({
    heading: 'Soon.',
    source: 'machine',
  });
});
