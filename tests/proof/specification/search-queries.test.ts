import { expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { editionSearch } from '#features/search/edition-search.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { queries } from './facts.ts';

/** Content changes: the queries hold for the content of this instant. */
const instant = parseInstant('2026-11-25T12:00:00Z');

test.each(Object.entries(queries) as [EditionCode, Record<string, string>][])(
  'visitors of %s who type half a word, with errors or colloquially, find first what they want',
  (edition, wanted) => {
    const { engine } = editionSearch(realSite, edition, new Moment(instant));
    const missed = Object.entries(wanted).filter(([query, result]) => {
      const [group, name = ''] = result.split(' ');
      const [first] = engine.search(query);
      if (!first || first.group !== group) return true;
      return group === 'robots' || group === 'manuals' ? !first.href.includes(name) : !first.href.endsWith(name);
    });
    expect(missed).toEqual([]);
  },
);
