import { expect, test } from 'vitest';
import { formatInstant } from '#core/time/instant.ts';
import { pagesOfEachOffer } from '../../support/site/page-samples.ts';
import { realSite } from '../../support/site/real-site.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { previewToken } from '../support/shared-sites.ts';
import { visitors } from '../support/visitors.ts';

const fixture = visitors('desk');

/** The two editions with the fewest and the most notes on a price. */
const cases = (['us', 'de'] as const)
  .flatMap((edition) => pagesOfEachOffer(realSite, edition))
  .flatMap(({ path, instant }) =>
    (['desktop', 'phone'] as const).map((screen) => ({ path, at: formatInstant(instant), screen })),
  );

test.each(cases)(
  'every state of an offer can be read: $path at $at on a $screen',
  { tags: 'nightly' },
  async ({ path, at, screen }) => {
    const { page, context, open } = await fixture.newVisitor(screen);
    await context.addCookies([{ name: 'preview', value: previewToken, url: fixture.site().origin }]);
    await open(`${path}?at=${at}`);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);
