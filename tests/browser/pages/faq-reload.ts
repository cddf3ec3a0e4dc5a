import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import {
  addressOf,
  firstQuestion,
  labelsOf,
  questionList,
  retryButton,
  sectionOf,
  shownQuestions,
  topicLink,
  topicOf,
} from '../support/faq-page.ts';
import { focusAt, hasFocus, tabTo, waitForHydration } from '../support/keyboard.ts';
import { pageProblems } from '../support/page-checks.ts';
import type { Visitor } from '../support/visitors.ts';

/** Makes every request for questions fail, and expects that a topic can be loaded by keyboard after that. */
export async function expectReloadByKeyboard(
  visitor: Visitor,
  edition: EditionCode,
  fail: (page: Page) => Promise<unknown>,
): Promise<void> {
  const { page, open } = visitor;
  const { words } = sectionOf(edition);
  const topic = topicOf(edition, 1);
  await fail(page);
  await open(addressOf(edition));
  await focusAt(topicLink(page, topic));
  await waitForHydration(page, 'faq-browser');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText(words.failed.text, { exact: true }).waitFor();
  expect(await shownQuestions(page)).toEqual([]);
  await expect.poll(() => hasFocus(topicLink(page, topic))).toBe(true);
  expect(await pageProblems(visitor)).toEqual([]);

  await tabTo(page, retryButton(page, edition), 10);
  await page.getByRole('alert').evaluate((node) => node.setAttribute('data-old', ''));
  await page.keyboard.press('Enter');
  await page.locator('[role="alert"]:not([data-old])').getByText(words.failed.text, { exact: true }).waitFor();
  await expect.poll(() => hasFocus(retryButton(page, edition))).toBe(true);

  await page.unroute('**/ssr/faq/*');
  await page.keyboard.press('Enter');
  await firstQuestion(page).waitFor();
  await expect.poll(() => hasFocus(firstQuestion(page))).toBe(true);
  expect(await shownQuestions(page)).toEqual(labelsOf(topic));
  await page.keyboard.press('Enter');
  await questionList(page)
    .getByText(topic.questions[0]?.answer[0] ?? '', { exact: true })
    .waitFor();
  expect(await pageProblems(visitor)).toEqual([]);
}
