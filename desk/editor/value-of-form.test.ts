import { describe, expect, test } from 'vitest';
import { offer } from '#rules/schema/offer.ts';
import { page } from '#rules/schema/page.ts';
import { linkedText } from '#rules/schema/region.ts';
import { fieldOf } from './field-of-schema.ts';
import type { FormValue } from './form-field.ts';
import { formOfValue } from './form-of-value.ts';
import { valueOfForm } from './value-of-form.ts';

const context = {
  pictures: ['megatron/robot'],
  products: ['flagshipMegatron'],
  campaigns: [],
  isOverlay: false,
};
const offerField = fieldOf(offer, context);
const old = { link: 'flagship-megatron', price: 1299 };

const save = (change: (form: Record<string, FormValue>) => void, oldValue: unknown = old): unknown => {
  const form = JSON.parse(JSON.stringify(formOfValue(offerField, oldValue))) as Record<string, FormValue>;
  change(form);
  return valueOfForm(offerField, form, oldValue);
};

describe('the value of a form', () => {
  test('is a typed number', () => {
    expect(save((form) => Object.assign(form, { price: '1249' }))).toEqual({ ...old, price: 1249 });
  });

  test('is the typed text if that is no number, for validation to refuse', () => {
    expect(save((form) => Object.assign(form, { price: 'twelve' }))).toEqual({ ...old, price: 'twelve' });
  });

  test('is a list of price steps, which replace a single price', () => {
    const steps = [
      { from: '', price: '1299' },
      { from: '2027-01-08T09:00[Europe/London]', price: '1249' },
    ];
    expect(save((form) => Object.assign(form, { price_list: steps }))).toEqual({
      ...old,
      price: [{ price: 1299 }, { from: '2027-01-08T09:00[Europe/London]', price: 1249 }],
    });
  });

  test('leaves out emptied fields and defaults', () => {
    const soldOut = { ...old, stock: 0, soldOutAs: 'outOfStock' };
    expect(save((form) => Object.assign(form, { stock: '', soldOutAs: '' }), soldOut)).toEqual(old);
    expect(
      save((form) => Object.assign(form, { unconfirmed: false, promotions: [], preSale: { when: '', opens: '' } })),
    ).toBe(old);
  });

  test('is always, a window or nothing', () => {
    expect(save((form) => Object.assign(form, { preSale: { when: 'always' } }))).toEqual({ ...old, preSale: 'always' });
    const window = { when: 'between', opens: '', closes: '2027-01-08T09:00[Europe/London]' };
    expect(save((form) => Object.assign(form, { preSale: window }))).toEqual({
      ...old,
      preSale: { closes: '2027-01-08T09:00[Europe/London]' },
    });
    expect(save((form) => Object.assign(form, { preSale: {} }), { ...old, preSale: 'always' })).toEqual(old);
  });

  test('is a text with links, from one line', () => {
    const field = fieldOf(linkedText, context);
    const linkedParts = ['I agree [fully] to the ', { label: 'Terms of Use', link: 'page:terms-use' }, '.'];
    expect(formOfValue(field, linkedParts)).toBe('I agree \\[fully\\] to the [Terms of Use](page:terms-use).');
    expect(valueOfForm(field, 'See [Privacy](page:privacy-policy)', linkedParts)).toEqual([
      'See ',
      { label: 'Privacy', link: 'page:privacy-policy' },
    ]);
    expect(valueOfForm(field, formOfValue(field, linkedParts), undefined)).toEqual(linkedParts);
  });

  test('adds a page to an edition, and removes it', () => {
    const field = fieldOf(page, context);
    const settings = {
      kind: 'product',
      where: { us: 'always' },
      picture: 'megatron/robot',
      sections: [{ id: 'a', kind: 'hero' }],
    };
    const form = formOfValue(field, settings) as { where: Record<string, unknown> };
    expect(valueOfForm(field, { ...form, where: { us: {}, uk: { when: 'always' } } }, settings)).toEqual({
      ...settings,
      where: { uk: 'always' },
    });
  });
});
