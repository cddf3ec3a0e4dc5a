import type { Locator, Page } from 'playwright-core';
import type { EditionCode } from '#rules/place/editions.ts';
import { pathOf } from '#rules/place/place.ts';
import { shownSection } from './account-journeys.ts';

export const addressOf = (edition: EditionCode) => pathOf({ edition, slug: 'faq' });
export const sectionOf = (edition: EditionCode) => shownSection(edition, 'faq', 'faq');
export const questionsOf = (edition: EditionCode) =>
  sectionOf(edition).answer.categories.flatMap(({ questions }) => questions);
export const list = (page: Page): Locator => page.locator('[data-faq]');
export const search = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
export const retry = (page: Page, edition: EditionCode): Locator =>
  list(page).getByRole('button', { name: sectionOf(edition).words.retry });
export const shownQuestions = (page: Page): Promise<string[]> => list(page).locator('summary').allTextContents();

/** Serves the page with questions that are out of date, as from an old cache. */
export const bringOutdated = (page: Page, edition: EditionCode) =>
  page.route(`**${addressOf(edition)}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('validUntil&quot;:null', 'validUntil&quot;:1'),
    });
  });

/** Counts the requests for questions. */
export function watchAsked(page: Page): { count: number } {
  const asked = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/ssr/faq/')) asked.count += 1;
  });
  return asked;
}
