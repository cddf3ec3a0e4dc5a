import { expect, test } from 'vitest';
import { previewToken } from '../support/shared-sites.ts';
import type { Visitors } from '../support/visitors.ts';

const second = 1_000;
const iso = (instant: number) => new Date(instant).toISOString();

/** Registers tests that previews around an edge (`?at=`) show the right page. */
export function expectPreviews(visited: Visitors, edge: number, path: string, words: string, comes: boolean): void {
  test.each([
    ['one second before', -second, !comes],
    ['at', 0, comes],
    ['one second after', second, comes],
  ])('the preview %s the edge shows the right page', async (_when, offset, isNext) => {
    const answer = await fetch(`${visited.site().origin}${path}?at=${iso(edge + offset)}`, {
      headers: { cookie: `preview=${previewToken}` },
    });
    expect(answer.headers.get('x-page-instant')).toBe(iso(edge + offset).replace('.000Z', 'Z'));
    expect((await answer.text()).includes(words)).toBe(isNext);
  });
}
