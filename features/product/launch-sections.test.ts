import { expect, test } from 'vitest';
import type { OfferState } from '#core/offers/offer.ts';
import { exampleContext } from '#tests/support/examples/resolve-context.examples.ts';
import { newsletter } from '../newsletter/newsletter.ts';

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
