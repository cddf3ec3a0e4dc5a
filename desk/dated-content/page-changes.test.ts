import { describe, expect, test } from 'vitest';
import type { Page } from '#pages/page.ts';
import { type Resolution, resolvePage } from '#pages/resolve-page.ts';
import { edge, fixtureSite } from '#tests/support/site/fixture-site.ts';
import { pageChanges } from './page-changes.ts';

const site = fixtureSite();

/** The changes between two resolutions whose pages have these values. */
const changesOf = (before: object, after: object) =>
  pageChanges(
    { page: before as Page, validUntil: undefined } satisfies Resolution,
    { page: after as Page, validUntil: 1 } satisfies Resolution,
  );

describe('the changes of a page', () => {
  test('are none between two instants that show the same', () => {
    const [one, other] = [edge, edge + 1000].map((at) => resolvePage(site, { edition: 'uk', slug: '' }, at));
    expect(pageChanges(one as Resolution, other as Resolution)).toEqual([]);
  });

  test('use the name of an entry, not its number in a list', () => {
    const [one, two] = [
      { id: 'one', label: 'One' },
      { id: 'two', label: 'Two' },
    ];
    expect(changesOf({ shell: { menus: [two] } }, { shell: { menus: [one, { ...two, label: 'Zwei' }] } })).toEqual([
      { path: 'menus › two › label', before: 'Two', after: 'Zwei' },
      { path: 'menus › one', after: 'One' },
    ]);
  });

  test('list what was added and removed, and a new order', () => {
    expect(changesOf({ sections: [{ id: 'a' }, { id: 'b' }] }, { sections: [{ id: 'b' }, { id: 'a' }] })).toEqual([
      { path: 'sections › order', before: 'a, b', after: 'b, a' },
    ]);
    expect(changesOf({ shell: { banner: { id: 'x', label: 'Sale' } } }, { shell: {} })).toEqual([
      { path: 'banner', before: 'Sale' },
    ]);
  });

  test('show a price or a picture as one change, and an instant as a time', () => {
    const price = (amount: number) => ({ amount, text: `£${amount}` });
    const picture = (hash: string, id: string) => ({ id, hash, width: hash.length });
    expect(
      changesOf({ price: price(9), picture: picture('1', 'a/b') }, { price: price(8), picture: picture('22', 'a/c') }),
    ).toEqual([
      { path: 'price', before: '£9', after: '£8' },
      { path: 'picture', before: 'picture a/b', after: 'picture a/c' },
    ]);
    expect(changesOf({ until: 1_795_000_000_000 }, {})).toEqual([{ path: 'until', before: '2026-11-18T11:06:40Z' }]);
  });

  test('include every change of a picture with the same name', () => {
    expect(changesOf({ picture: { id: 'a/b', hash: '1' } }, { picture: { id: 'a/b', hash: '2' } })).toEqual([
      { path: 'picture › hash', before: '1', after: '2' },
    ]);
  });

  test('are a single one when the page opens or closes', () => {
    const place = { edition: 'cn', slug: 'flagship-bumblebee' } as const;
    const [before, after] = [edge - 1, edge].map((at) => resolvePage(site, place, at));
    expect(pageChanges(before as Resolution, after as Resolution)).toEqual([
      { path: 'page', before: 'redirects to /', after: 'is there' },
    ]);
  });
});
