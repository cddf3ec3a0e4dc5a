import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faqPath } from '#rules/context/faq.ts';
import {
  addressOf,
  bringOutdated,
  list,
  questionsOf,
  retry,
  search,
  sectionOf,
  shownQuestions,
  watchAsked,
} from '../support/faq-page.ts';
import { focusAt, hasFocus, hydrated, tabTo } from '../support/keyboard.ts';
import { problems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const { come } = visitors();

describe('when the server fails and comes back', () => {
  const ways = [
    ['de', 'phone', (page: Page) => page.route('**/ssr/faq/*', (route) => route.fulfill({ status: 500, body: 'no' }))],
  ] as const;

  test.each(ways)('the questions of %s can be reloaded by keyboard (%s)', async (edition, screen, fail) => {
    const visitor = await come(screen);
    const { page, open } = visitor;
    const { words } = sectionOf(edition);
    await fail(page);
    await bringOutdated(page, edition);
    await open(addressOf(edition));
    await page.getByRole('alert').getByText(words.failed.text, { exact: true }).waitFor();
    expect(await shownQuestions(page)).toEqual([]);
    expect(await problems(visitor)).toEqual([]);

    await focusAt(search(page));
    await tabTo(page, retry(page, edition), 5);
    await page.getByRole('alert').evaluate((node) => node.setAttribute('data-old', ''));
    await page.keyboard.press('Enter');
    await page.locator('[role="alert"]:not([data-old])').getByText(words.failed.text, { exact: true }).waitFor();
    expect(await hasFocus(retry(page, edition))).toBe(true);

    await page.unroute('**/ssr/faq/*');
    await page.keyboard.press('Enter');
    const first = list(page).locator('summary').first();
    await first.waitFor();
    await expect.poll(() => hasFocus(first)).toBe(true);
    expect(await shownQuestions(page)).toEqual(questionsOf(edition).map(({ label }) => label));
    await page.keyboard.press('Enter');
    await list(page)
      .getByText(questionsOf(edition)[0]?.answer[0] ?? '', { exact: true })
      .waitFor();
    expect(await problems(visitor)).toEqual([]);
  });

  test('placeholder rows are shown while questions load, and a search waits for them', async () => {
    const { page, open } = await come('desktop');
    let answer: () => Promise<void> = async () => undefined;
    await page.route('**/ssr/faq/*', async (route) => {
      answer = () => route.continue();
    });
    await bringOutdated(page, 'us');
    await open(addressOf('us'));
    await page.locator('[data-faq="loading"][aria-busy="true"]').waitFor();
    expect(await list(page).getByRole('status').textContent()).toBe(sectionOf('us').words.loading);
    await search(page).fill('Hawaii');
    await answer();
    await expect.poll(() => shownQuestions(page)).toEqual(['What does shipping cost?']);
  });
});

describe('the answers that came with the page', () => {
  test('render without a request', async () => {
    const { page, troubles, open } = await come('desktop');
    const asked = watchAsked(page);
    await open(addressOf('uk'));
    await hydrated(page, 'faqBrowser');
    await page.waitForLoadState('networkidle');
    expect(await shownQuestions(page)).toEqual(questionsOf('uk').map(({ label }) => label));
    expect(asked.count).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('are replaced once when they are out of date', async () => {
    const { page, open } = await come('desktop');
    const asked = watchAsked(page);
    await bringOutdated(page, 'uk');
    const answered = page.waitForResponse(`**${faqPath('uk')}`);
    await open(addressOf('uk'));
    expect((await answered).status()).toBe(200);
    await page.locator('[data-faq="ready"]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.count).toBe(1);
  });
});

describe('the search', () => {
  test('searches while typing, counts and marks matches, and opens answers that match', async () => {
    const visitor = await come('desktop');
    const { page, open } = visitor;
    const { words } = sectionOf('fr');
    await open(addressOf('fr'));
    await hydrated(page, 'faqBrowser');
    await focusAt(search(page));
    await page.keyboard.type('sans fil');
    await page.getByRole('main').getByRole('status').getByText(`${words.found} 1`, { exact: true }).waitFor();
    expect(await list(page).locator('details[open] mark').allTextContents()).toEqual(['sans', 'fil']);
    expect(await problems(visitor)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => shownQuestions(page)).toHaveLength(questionsOf('fr').length);
    expect(await list(page).locator('details[open]').count()).toBe(0);
  });
});
