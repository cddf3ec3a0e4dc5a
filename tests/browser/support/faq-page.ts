import type { Locator, Page } from 'playwright-core';
import { categoryPath, type FaqCategory } from '#contract/faq.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { currentSection } from './current-page.ts';

export const addressOf = (edition: EditionCode) => pagePath({ edition, slug: 'faq' });
export const sectionOf = (edition: EditionCode) => currentSection(edition, 'faq', 'faq');
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
export const shownQuestions = (page: Page): Promise<string[]> =>
  questionList(page).locator('summary').allTextContents();
