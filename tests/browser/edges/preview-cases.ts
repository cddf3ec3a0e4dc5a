import { expect, test } from 'vitest';
import { previewToken } from '../support/shared-sites.ts';
import type { Visitors } from '../support/visitors.ts';

const second = 1_000;
const iso = (instant: number) => new Date(instant).toISOString();

/** Registers tests that previews around an edge (`?at=`) show the right page. */
export function expectPreviews(fixture: Visitors, edge: number, path: string, words: string, appears: boolean): void {
  test.each([
    ['one second before', -second, !appears],
    ['at', 0, appears],
    ['one second after', second, appears],
  ])('the preview %s the edge shows the right page', async (_when, offset, isNext) => {
    const response = await fetch(`${fixture.site().origin}${path}?at=${iso(edge + offset)}`, {
      headers: { cookie: `preview=${previewToken}` },
    });
    expect(response.headers.get('x-page-instant')).toBe(iso(edge + offset).replace('.000Z', 'Z'));
    expect((await response.text()).includes(words)).toBe(isNext);
  });
}
