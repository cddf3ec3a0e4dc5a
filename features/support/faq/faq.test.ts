import { describe, expect, test } from 'vitest';
import { offers } from '#core/offers/offer-schema.ts';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import type { Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { faq } from './faq.ts';

const site = {
  offers: { us: offers.parse({ base: { life: [{ stage: 'onSale', from: '2026-03-01T00:00[UTC]' }] } }), kr: {} },
  messages: { us: words(), kr: words() },
  settings: { sites: {} },
  pages: { support: { settings: { where: { us: { opens: parseInstant('2026-05-01T00:00:00Z') } } } } },
  campaigns: {},
} as unknown as Site;

function words() {
  return { action: { retry: 'Retry' }, failure: { title: 'Oh', text: 'Failed' }, form: { sending: 'Wait' } };
}

const structure = faq.structure.parse({
  contact: 'page:support',
  categories: [
    {
      id: 'shipping',
      questions: [
        { id: 'cost', link: 'page:support' },
        { id: 'gifts', only: ['us'], window: { opens: '2026-12-01T00:00[UTC]', closes: '2027-01-01T00:00[UTC]' } },
      ],
    },
    { id: 'robots', questions: [{ id: 'base', product: 'base' }] },
  ],
});
const texts = {
  heading: '',
  topics: '',
  search: '',
  found: '',
  none: { title: '', text: '', clear: '', link: '' },
  categories: {
    shipping: {
      title: 'Shipping',
      questions: {
        cost: { label: 'Cost?', answer: ['Free.'], link: 'More' },
        gifts: { label: 'Gifts?', answer: ['Later.'] },
      },
    },
    robots: { title: 'Robots', questions: { base: { label: 'Base?', answer: ['Stage.'] } } },
  },
};

function resolved(iso: string, edition: 'us' | 'kr' = 'us') {
  const moment = new Moment(parseInstant(iso));
  const value = faq.resolve(structure, texts, createResolveContext(site, edition, moment));
  return { answer: value?.answer, value, page: moment };
}
const idsAt = (iso: string, edition?: 'us' | 'kr') =>
  resolved(iso, edition).answer?.categories.flatMap(({ questions }) => questions.map(({ id }) => id));

describe('questions and answers', () => {
  test('are filtered by edition, window and announced products', () => {
    expect(idsAt('2026-01-01T00:00:00Z')).toEqual(['cost']);
    expect(idsAt('2026-03-01T00:00:00Z')).toEqual(['cost', 'base']);
    expect(idsAt('2026-12-01T00:00:00Z')).toEqual(['cost', 'gifts', 'base']);
    expect(idsAt('2027-01-01T00:00:00Z')).toEqual(['cost', 'base']);
    expect(idsAt('2026-12-01T00:00:00Z', 'kr')).toEqual(['cost']);
  });

  test('leave out topics without a question', () => {
    expect(resolved('2026-01-01T00:00:00Z').answer?.categories.map(({ id }) => id)).toEqual(['shipping']);
  });

  test('are valid until their next edge, and so is the page around them', () => {
    const edges = [
      '2026-01-01T00:00:00Z',
      '2026-03-01T00:00:00Z',
      '2026-06-01T00:00:00Z',
      '2026-12-01T00:00:00Z',
      '2027-01-01T00:00:00Z',
    ];
    const expected = ['2026-03-01', '2026-05-01', '2026-12-01', '2027-01-01'].map((day) =>
      parseInstant(`${day}T00:00:00Z`),
    );
    expect(edges.map((iso) => resolved(iso).answer?.validUntil)).toEqual([...expected, null]);
    expect(edges.map((iso) => resolved(iso).page.validUntil)).toEqual([...expected, undefined]);
  });

  test('stay valid longer than the rest of the page', () => {
    const moment = new Moment(parseInstant('2027-02-01T00:00:00Z'));
    moment.noteEdge(parseInstant('2027-03-01T00:00:00Z'));
    expect(faq.resolve(structure, texts, createResolveContext(site, 'us', moment))?.answer.validUntil).toBeNull();
  });

  test('link to a page only while it is live', () => {
    const linkAt = (iso: string) => resolved(iso).answer?.categories[0]?.questions[0]?.link;
    expect(linkAt('2026-04-30T23:59:59Z')).toBeUndefined();
    expect(linkAt('2026-05-01T00:00:00Z')).toEqual({ href: '/us/support', external: false, label: 'More' });
  });
});
