import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { page } from '#core/links/page-schema.ts';
import { offer } from '#core/offers/offer-schema.ts';
import { linkedText } from '#core/regions/region-schema.ts';
import { alwaysOrWindow } from '#core/time/time-window.ts';
import { createField } from './field-of-schema.ts';
import type { FormValue } from './form-field.ts';
import { formOfValue } from './form-of-value.ts';
import { valueOfForm } from './value-of-form.ts';

const context = { ids: { picture: ['megatron/robot'], product: ['flagshipMegatron'] }, isOverlay: false };
const offerField = createField(offer, context);
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

  test('keeps the untouched entries of a list when another is added before them', () => {
    const tagged = { ...old, promotions: [{ price: 99, opens: '2027-01-08T09:00[Europe/London]' }] };
    const saved = save((form) => {
      form.promotions = [{ price: '89' }, ...(form.promotions as FormValue[])];
    }, tagged) as typeof tagged;
    expect(saved.promotions).toEqual([{ price: 89 }, ...tagged.promotions]);
    expect(saved.promotions[1]).toBe(tagged.promotions[0]);
  });

  test('leaves out emptied fields and defaults', () => {
    const inInstalments = { ...old, instalment: 108.25 };
    expect(save((form) => Object.assign(form, { instalment: '' }), inInstalments)).toEqual(old);
    expect(save((form) => Object.assign(form, { unconfirmed: false, promotions: [], life: [] }))).toBe(old);
  });

  test('is always, a window or nothing', () => {
    const field = createField(z.strictObject({ window: alwaysOrWindow.optional() }), context);
    const saveWindow = (window: Record<string, string>, oldValue: object = {}) =>
      valueOfForm(field, { window }, oldValue);
    expect(saveWindow({ when: 'always' })).toEqual({ window: 'always' });
    expect(saveWindow({ when: 'between', opens: '', closes: '2027-01-08T09:00[Europe/London]' })).toEqual({
      window: { closes: '2027-01-08T09:00[Europe/London]' },
    });
    expect(saveWindow({}, { window: 'always' })).toBeUndefined();
  });

  test('is a text with links, from one line', () => {
    const field = createField(linkedText, context);
    const linkedParts = ['I agree [fully] to the ', { label: 'Terms of Use', link: 'page:terms-use' }, '.'];
    expect(formOfValue(field, linkedParts)).toBe('I agree \\[fully\\] to the [Terms of Use](page:terms-use).');
    expect(valueOfForm(field, 'See [Privacy](page:privacy-policy)', linkedParts)).toEqual([
      'See ',
      { label: 'Privacy', link: 'page:privacy-policy' },
    ]);
    expect(valueOfForm(field, formOfValue(field, linkedParts), undefined)).toEqual(linkedParts);
  });

  test('adds a page to an edition, and removes it', () => {
    const field = createField(page, context);
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
