import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faqPath } from '#rules/contract/faq.ts';
import {
  addressOf,
  countQuestionRequests,
  questionList,
  questionsOf,
  searchField,
  sectionOf,
  serveOutdated,
  shownQuestions,
} from '../support/faq-page.ts';
import { focusAt, waitForHydration } from '../support/keyboard.ts';
import { pageProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';
import { matchesOf, queryForOneAnswer } from './faq-queries.ts';
import { expectReloadByKeyboard } from './faq-reload.ts';

const { newVisitor } = visitors();

describe('when the server fails and comes back', () => {
  const failures = [
    ['de', 'phone', (page: Page) => page.route('**/ssr/faq/*', (route) => route.fulfill({ status: 500, body: 'no' }))],
  ] as const;

  test.each(failures)('the questions of %s can be reloaded by keyboard (%s)', async (edition, screen, fail) =>
    expectReloadByKeyboard(await newVisitor(screen), edition, fail),
  );

  test('placeholder rows are shown while questions load, and a search waits for them', async () => {
    const { page, open } = await newVisitor('desktop');
    let continueRequest: () => Promise<void> = async () => undefined;
    await page.route('**/ssr/faq/*', async (route) => {
      continueRequest = () => route.continue();
    });
    await serveOutdated(page, 'us');
    await open(addressOf('us'));
    await page.locator('[data-faq="loading"][aria-busy="true"]').waitFor();
    expect(await questionList(page).getByRole('status').textContent()).toBe(sectionOf('us').words.loading);
    const query = queryForOneAnswer('us');
    await searchField(page).fill(query);
    await continueRequest();
    await expect.poll(() => shownQuestions(page)).toEqual(matchesOf('us', query).questions);
  });
});

describe('the answers that came with the page', () => {
  test('render without a request', async () => {
    const { page, troubles, open } = await newVisitor('desktop');
    const questionRequests = countQuestionRequests(page);
    await open(addressOf('uk'));
    await waitForHydration(page, 'faqBrowser');
    await page.waitForLoadState('networkidle');
    expect(await shownQuestions(page)).toEqual(questionsOf('uk').map(({ label }) => label));
    expect(questionRequests.count).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('are replaced once when they are out of date', async () => {
    const { page, open } = await newVisitor('desktop');
    const questionRequests = countQuestionRequests(page);
    await serveOutdated(page, 'uk');
    const faqResponse = page.waitForResponse(`**${faqPath('uk')}`);
    await open(addressOf('uk'));
    expect((await faqResponse).status()).toBe(200);
    await page.locator('[data-faq="ready"]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(questionRequests.count).toBe(1);
  });
});

describe('the search', () => {
  test('searches while typing, counts and marks matches, and opens answers that match', async () => {
    const visitor = await newVisitor('desktop');
    const { page, open } = visitor;
    const { words } = sectionOf('fr');
    await open(addressOf('fr'));
    await waitForHydration(page, 'faqBrowser');
    await focusAt(searchField(page));
    const query = queryForOneAnswer('fr');
    await page.keyboard.type(query);
    await page.getByRole('main').getByRole('status').getByText(`${words.found} 1`, { exact: true }).waitFor();
    expect(await questionList(page).locator('details[open] mark').allTextContents()).toEqual(
      matchesOf('fr', query).marks,
    );
    expect(await pageProblems(visitor)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => shownQuestions(page)).toHaveLength(questionsOf('fr').length);
    expect(await questionList(page).locator('details[open]').count()).toBe(0);
  });
});
