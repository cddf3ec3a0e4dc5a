import { expect, test } from 'vitest';
import { expectCompletePage } from '../../browser/support/complete-page.ts';
import { previewToken } from '../../browser/support/shared-sites.ts';
import { visitors } from '../../browser/support/visitors.ts';

const fixture = visitors('desk');

const phases = [
  ['early, with locks', '/uk/black-friday', '2026-11-18T12:00:00Z'],
  ['in the night between two stages', '/eu/black-friday', '2026-11-22T03:00:00Z'],
  ['at Cyber Monday', '/us/black-friday', '2026-12-01T12:00:00Z'],
  ['in the German main stage', '/de/black-friday', '2026-11-24T12:00:00Z'],
  ['while it is announced in French', '/fr/black-friday-promo', '2026-11-05T12:00:00Z'],
  ['at Christmas', '/eu/christmas-sale', '2026-12-12T12:00:00Z'],
  ['in the new year', '/uk/christmas-sale', '2027-01-02T12:00:00Z'],
] as const;
const cases = phases.flatMap(([when, path, at]) =>
  (['desktop', 'phone'] as const).map((screen) => ({ when, path, at, screen })),
);

test.each(cases)('the page of a sale is complete and accessible $when on a $screen', async ({ path, at, screen }) => {
  const visitor = await fixture.newVisitor(screen);
  const { page, context, troubles, open } = visitor;
  await context.addCookies([{ name: 'preview', value: previewToken, url: fixture.site().origin }]);
  await open(`${path}?at=${at}`);
  expect(new URL(page.url()).pathname).toBe(path);
  await expectCompletePage(visitor);
  expect(await page.locator('h1').count()).toBe(1);
  expect(troubles).toEqual([]);
});
