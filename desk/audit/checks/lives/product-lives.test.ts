import { describe, expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { lifeBetweenEditions, lifeOfEdition } from './life-stages.ts';

const at = (day: string) => `${day}T09:00[Europe/London]`;
const sold = { stage: 'onSale', from: at('2026-03-01') };

describe('the life of a product in an edition', () => {
  const findingsOf = (tank: object) =>
    lifeOfEdition(fixtureContent({ offers: { uk: { tank: { price: 9, ...tank } } } })).map(({ check, path }) => [
      check,
      path,
    ]);
  const preOrder = { stage: 'preOrder', from: at('2026-01-01'), delivery: '2026-03' };

  test('may go through every stage, and come back after it was sold out', () => {
    const life = [{ stage: 'teaser' }, preOrder, sold, { stage: 'soldOut', from: at('2026-04-01') }];
    expect(findingsOf({ life: [...life, { ...preOrder, from: at('2026-05-01'), delivery: undefined }] })).toEqual([]);
  });

  test('is refused if it is sold before its pre-order opens', () => {
    const life = [{ stage: 'onSale' }, preOrder, sold];
    expect(findingsOf({ life })).toEqual([['life-order', 'tank.life.1']]);
  });

  test('is refused if its delivery is overdue while it is still a pre-order', () => {
    const life = [preOrder, { ...sold, from: at('2026-06-01') }];
    expect(findingsOf({ life })).toEqual([['delivery-overdue', 'tank.life.0.delivery']]);
    expect(findingsOf({ life: [preOrder, sold] })).toEqual([]);
  });

  test('is refused if its tag contradicts it', () => {
    const tagged = (label: string, closes: string, life: object[]) =>
      findingsOf({ life, tag: { label, closes: at(closes) } });
    const soldOut = [sold, { stage: 'soldOut', from: at('2026-04-01') }];
    expect(tagged('HOT', '2026-04-02', soldOut)).toEqual([['tag-unsold', 'tank.tag']]);
    expect(tagged('HOT', '2026-04-01', soldOut)).toEqual([]);
    expect(tagged('NEW', '2027-03-02', [sold])).toEqual([['tag-not-new', 'tank.tag']]);
    expect(tagged('NEW', '2027-03-01', [sold])).toEqual([]);
    expect(tagged('NEW', '2026-04-01', [{ stage: 'onSale' }])).toEqual([['tag-not-new', 'tank.tag']]);
  });
});

describe('the lives of a product in two editions', () => {
  const findingsOf = (us: object, uk: object) =>
    lifeBetweenEditions(fixtureContent({ offers: { us: { tank: { life: [us] } }, uk: { tank: { life: [uk] } } } })).map(
      ({ check, edition }) => [check, edition],
    );

  test('contradict each other if one sells what the other hides', () => {
    expect(findingsOf(sold, { ...sold, from: at('2026-05-01') })).toEqual([['life-between-editions', 'uk']]);
    expect(findingsOf({ stage: 'onSale' }, sold)).toEqual([['life-between-editions', 'uk']]);
  });

  test('may begin on one day, or with a teaser', () => {
    expect(findingsOf(sold, { ...sold, from: at('2026-03-02') })).toEqual([]);
    expect(findingsOf({ stage: 'teaser', from: at('2026-01-01') }, sold)).toEqual([]);
  });
});
