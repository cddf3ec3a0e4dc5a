import type { Locator, Page } from 'playwright-core';
import type { EditionCode } from '#rules/place/editions.ts';
import { pathOf } from '#rules/place/place.ts';
import { currentSection } from './current-page.ts';

export const addressOf = (edition: EditionCode) => pathOf({ edition, slug: 'faq' });
export const sectionOf = (edition: EditionCode) => currentSection(edition, 'faq', 'faq');
export const questionsOf = (edition: EditionCode) =>
  sectionOf(edition).answer.categories.flatMap(({ questions }) => questions);
export const questionList = (page: Page): Locator => page.locator('[data-faq]');
export const searchField = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
export const retryButton = (page: Page, edition: EditionCode): Locator =>
  questionList(page).getByRole('button', { name: sectionOf(edition).words.retry });
export const shownQuestions = (page: Page): Promise<string[]> =>
  questionList(page).locator('summary').allTextContents();

/** Serves the page with questions that are out of date, as from an old cache. */
export const serveOutdated = (page: Page, edition: EditionCode) =>
  page.route(`**${addressOf(edition)}`, async (route) => {
    const original = await route.fetch();
    await route.fulfill({
      response: original,
      body: (await original.text()).replaceAll('validUntil&quot;:null', 'validUntil&quot;:1'),
    });
  });

/** Counts the requests for questions. */
export function countQuestionRequests(page: Page): { count: number } {
  const requests = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/ssr/faq/')) requests.count += 1;
  });
  return requests;
}
