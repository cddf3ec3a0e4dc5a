import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EditionCode } from '#rules/place/editions.ts';
import {
  addressOf,
  questionList,
  questionsOf,
  retryButton,
  searchField,
  sectionOf,
  serveOutdated,
  shownQuestions,
} from '../support/faq-page.ts';
import { focusAt, hasFocus, tabTo } from '../support/keyboard.ts';
import { pageProblems } from '../support/page-checks.ts';
import type { Visitor } from '../support/visitors.ts';

/** Makes every request for questions fail, and expects that they can be loaded by keyboard once it no longer does. */
export async function expectReloadByKeyboard(
  visitor: Visitor,
  edition: EditionCode,
  fail: (page: Page) => Promise<unknown>,
): Promise<void> {
  const { page, open } = visitor;
  const { words } = sectionOf(edition);
  await fail(page);
  await serveOutdated(page, edition);
  await open(addressOf(edition));
  await page.getByRole('alert').getByText(words.failed.text, { exact: true }).waitFor();
  expect(await shownQuestions(page)).toEqual([]);
  expect(await pageProblems(visitor)).toEqual([]);

  await focusAt(searchField(page));
  await tabTo(page, retryButton(page, edition), 5);
  await page.getByRole('alert').evaluate((node) => node.setAttribute('data-old', ''));
  await page.keyboard.press('Enter');
  await page.locator('[role="alert"]:not([data-old])').getByText(words.failed.text, { exact: true }).waitFor();
  expect(await hasFocus(retryButton(page, edition))).toBe(true);

  await page.unroute('**/ssr/faq/*');
  await page.keyboard.press('Enter');
  const firstQuestion = questionList(page).locator('summary').first();
  await firstQuestion.waitFor();
  await expect.poll(() => hasFocus(firstQuestion)).toBe(true);
  expect(await shownQuestions(page)).toEqual(questionsOf(edition).map(({ label }) => label));
  await page.keyboard.press('Enter');
  await questionList(page)
    .getByText(questionsOf(edition)[0]?.answer[0] ?? '', { exact: true })
    .waitFor();
  expect(await pageProblems(visitor)).toEqual([]);
}
