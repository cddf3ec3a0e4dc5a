import { describe, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { documentAt, editionsOf, pageAt } from '#tests/support/site/rendered-page.ts';
import { patternIn } from '../../support/documents/edition-writing.ts';
import { mainOf, readMarkup, readText } from '../../support/documents/markup.ts';
import { anchors, figures, subjects } from './product-facts.ts';

const productPages = Object.keys(site.pages).filter((slug) => site.pages[slug]?.settings.kind === 'product');

const inEveryEdition = Object.keys(figures).flatMap((slug) =>
  editionsOf(site, slug).map((edition): [string, EditionCode] => [slug, edition]),
);

/** The lines that follow a matching heading. */
const valuesUnder = (lines: string[], heading: RegExp) =>
  lines.flatMap((line, index) => (heading.test(line) ? [lines[index + 1] ?? ''] : []));

test('every product with specified figures has a page', () => {
  expect(Object.keys(figures).filter((slug) => !productPages.includes(slug))).toEqual([]);
});

describe('every figure is on its page, formatted for the edition', () => {
  test.each(inEveryEdition)('%s in %s', async (slug, edition) => {
    const lines = readText(mainOf(await documentAt(site, edition, slug))).split('\n');
    const missing = (figures[slug] ?? []).filter(([about, value]) => {
      const [everywhere = '', inTheUs = ''] = value.split(' | ');
      const values = valuesUnder(lines, subjects[about]);
      const says = (expected: string) => values.some((line) => patternIn(edition, expected).test(line));
      return !says(everywhere) || (inTheUs !== '' && says(inTheUs) !== (edition === 'us'));
    });
    expect(missing).toEqual([]);
  });
});

test.each(inEveryEdition)('%s in %s still has the anchors of its sections', async (slug, edition) => {
  expect([...readMarkup(await documentAt(site, edition, slug)).ids]).toEqual(
    expect.arrayContaining(anchors[slug] ?? []),
  );
});

test.each(inEveryEdition)('%s lists in %s as many voice commands as its figures say', (slug, edition) => {
  const voice = pageAt(site, edition, slug)?.sections.find((section) => section.kind === 'voice');
  const specifiedCount = figures[slug]?.findLast(([about]) => about.startsWith('commands'))?.[1];
  const listedCommands = voice?.list.groups.flatMap(({ words }) => words) ?? [];
  if (specifiedCount !== undefined) expect(new Set(listedCommands).size).toBe(Number(specifiedCount));
});
