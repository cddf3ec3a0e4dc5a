import type { Locator, Page } from 'playwright-core';
import { categoryPath, type FaqCategory } from '#contract/faq.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { currentSection } from './current-page.ts';

export const addressOf = (edition: EditionCode) => pagePath({ edition, slug: 'faq' });
export const sectionOf = (edition: EditionCode) => currentSection(edition, 'faq', 'faq');
export const questionsOf = (edition: EditionCode) =>
  sectionOf(edition).answer.categories.flatMap(({ questions }) => questions);
export const labelsOf = ({ questions }: FaqCategory) => questions.map(({ label }) => label);

/** A topic of an edition by its position, with its address. */
export function topicOf(edition: EditionCode, index: number): FaqCategory & { path: string } {
  const { categories } = sectionOf(edition).answer;
  const category = categories[index];
  if (!category) throw new Error(`the FAQ of ${edition} has no topic ${index}`);
  return { ...category, path: categoryPath(addressOf(edition), categories, category.id) };
}

export const topicLink = (page: Page, { path }: { path: string }): Locator =>
  page.getByRole('main').getByRole('navigation').locator(`a[href="${path}"]`);
export const questionList = (page: Page): Locator => page.locator('[data-faq]');
export const firstQuestion = (page: Page): Locator => questionList(page).locator('summary').first();
export const searchField = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
export const retryButton = (page: Page, edition: EditionCode): Locator =>
  questionList(page).getByRole('button', { name: sectionOf(edition).words.retry });
export const shownQuestions = (page: Page): Promise<string[]> =>
  questionList(page).locator('summary').allTextContents();

/** Counts the requests for questions. */
export function countQuestionRequests(page: Page): { count: number } {
  const requests = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/ssr/faq/')) requests.count += 1;
  });
  return requests;
}

/** Holds back every request for questions until the returned function is called. */
export async function delayQuestions(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/ssr/faq/*', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
