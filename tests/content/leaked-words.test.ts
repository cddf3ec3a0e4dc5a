import { expect, test } from 'vitest';
import { leakedWords } from '#desk/audit/checks/words/leaked-words.ts';
import { resolvedPages } from '#desk/audit/resolved-pages.ts';
import { realSite } from '../support/site/real-site.ts';

test('no page leaks a word or has marks of another language once its figures are filled in, at any time', () => {
  const seen = new Set<unknown>();
  const leaked = new Set<string>();
  for (const { page, edition, slug } of resolvedPages(realSite)) {
    if (seen.has(page.sections) && seen.has(page.shell)) continue;
    seen.add(page.sections).add(page.shell);
    for (const { part, text, found } of leakedWords(page))
      leaked.add(`${edition} /${slug} ${part}: ${found} in “${text}”`);
  }
  expect([...leaked]).toEqual([]);
  expect(seen.size).toBeGreaterThan(500);
}, 60_000);
