import { expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { replacePictures, sheetsOf, unreadable, waitForPrintStyles } from '../../browser/pages/print-checks.ts';
import { currentPage, hasPage } from '../../browser/support/current-page.ts';
import { visitors } from '../../browser/support/visitors.ts';
import { realSite } from '../../support/site/real-site.ts';

const { newVisitor } = visitors();

const places = editionCodes.flatMap((edition) =>
  Object.keys(realSite.pages)
    .filter((slug) => hasPage(edition, slug))
    .map((slug) => ({
      path: pagePath({ edition, slug }),
      isProduct: currentPage(edition, slug).kind === 'product',
      leadsToLogin: slug === 'account',
    })),
);

test.each(places)(
  '$path is printed readably, a product on eight sheets at most',
  async ({ path, isProduct, leadsToLogin }) => {
    const { page, open } = await newVisitor('desktop');
    await replacePictures(page);
    await open(path);
    if (leadsToLogin) await page.waitForURL((url) => url.pathname.endsWith('/login'));
    await waitForPrintStyles(page);
    for (const format of isProduct ? (['A4', 'Letter'] as const) : [])
      expect(await sheetsOf(page, format), format).toBeLessThanOrEqual(8);
    await page.emulateMedia({ media: 'print' });
    expect(await unreadable(page)).toEqual([]);
  },
);
