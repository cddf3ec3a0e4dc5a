import { expect, inject, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { realSite } from '../../support/site/real-site.ts';
import { coveredHeadings, overflowProblems } from '../support/page-checks.ts';
import { type Screen, visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

/** The paths of the first pages of each kind that an edition has: two of a kind, in slower browsers one. */
function samplePaths(edition: EditionCode): string[] {
  const ofKind = new Map<string, string[]>();
  for (const slug of Object.keys(realSite.pages)) {
    const resolution = resolvePage(realSite, { edition, slug }, Date.now());
    if (!('page' in resolution)) continue;
    const { kind } = resolution.page;
    ofKind.set(kind, [...(ofKind.get(kind) ?? []), pagePath({ edition, slug })]);
  }
  return [...ofKind.values()].flatMap((paths) => paths.slice(0, inject('engine') === 'chromium' ? 2 : 1));
}

/** Expects that pages of every kind have their styles and a heading, no error, no overflow and no covered text. */
async function expectPages(edition: EditionCode, screen: Screen): Promise<void> {
  const { page, open, troubles } = await newVisitor(screen);
  const paths = samplePaths(edition);
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    await open(path);
    if (path === pagePath({ edition, slug: 'account' })) await page.waitForURL(/\/login\?/);
    await page.locator('main h1').first().waitFor();
    const missingSheets = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
          .filter(({ sheet, media }) => media !== 'print' && !sheet)
          .map(({ href }) => href),
      );
    await expect.poll(missingSheets, { message: path }).toEqual([]);
    expect(await overflowProblems(page), path).toEqual([]);
    expect(await coveredHeadings(page), path).toEqual([]);
  }
  expect(troubles).toEqual([]);
}

test('pages of every kind can be read on a phone', { tags: ['every-browser', 'journey'] }, () =>
  expectPages('us', 'phone'),
);

test('pages of every kind can be read on a desktop in China', { tags: ['every-browser', 'nightly'] }, () =>
  expectPages('cn', 'desktop'),
);
