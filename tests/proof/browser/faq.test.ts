import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { matchesOf, queryForOneAnswer } from '../../browser/pages/faq-queries.ts';
import { expectReloadByKeyboard } from '../../browser/pages/faq-reload.ts';
import {
  addressOf,
  countQuestionRequests,
  questionList,
  questionsOf,
  searchField,
  sectionOf,
  shownQuestions,
} from '../../browser/support/faq-page.ts';
import { hasFocus, waitForHydration } from '../../browser/support/keyboard.ts';
import { pageProblems } from '../../browser/support/page-checks.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor, site } = visitors();

describe('when the server fails and comes back', () => {
  const failures = [
    ['us', 'desktop', (page: Page) => page.route('**/ssr/faq/*', (route) => route.abort())],
    ['de', 'phone', (page: Page) => page.route('**/ssr/faq/*', (route) => route.fulfill({ status: 500, body: 'no' }))],
    [
      'jp',
      'tablet',
      (page: Page) =>
        page.route('**/ssr/faq/*', (route) =>
          route.fulfill({ contentType: 'application/json', body: '{"code":5000}' }),
        ),
    ],
  ] as const;

  test.each(failures)('the questions of %s can be reloaded by keyboard (%s)', async (edition, screen, fail) =>
    expectReloadByKeyboard(await newVisitor(screen), edition, fail),
  );
});

describe('the answers that came with the page', () => {
  test('are not renewed in a preview', async () => {
    const { page } = await newVisitor('desktop');
    const questionRequests = countQuestionRequests(page);
    await page.route(`**${addressOf('uk')}?at=*`, async (route) => {
      const original = await route.fetch();
      const asPreview = (await original.text()).replace('<html', '<html data-preview=""');
      await route.fulfill({
        response: original,
        body: asPreview.replaceAll('validUntil&quot;:null', 'validUntil&quot;:1'),
      });
    });
    await page.goto(`${site().origin}${addressOf('uk')}?at=2026-01-01T00:00:00Z`);
    await waitForHydration(page, 'faqBrowser');
    await page.waitForLoadState('networkidle');
    expect([questionRequests.count, await questionList(page).getAttribute('data-faq')]).toEqual([0, 'ready']);
  });
});

describe('the search', () => {
  test('says when nothing matches, and shows everything again', async () => {
    const visitor = await newVisitor('phone');
    const { page, open } = visitor;
    const { words } = sectionOf('kr');
    await open(addressOf('kr'));
    await searchField(page).fill('없는말');
    await page.getByRole('status').getByText(words.none.title, { exact: true }).waitFor();
    expect(await pageProblems(visitor)).toEqual([]);
    await questionList(page).getByRole('button', { name: words.none.clear }).click();
    expect(await searchField(page).inputValue()).toBe('');
    expect(await hasFocus(searchField(page))).toBe(true);
    expect(await shownQuestions(page)).toHaveLength(questionsOf('kr').length);
  });

  test('uses what was typed before its script was loaded', async () => {
    const { page, open } = await newVisitor('desktop');
    let release: () => void = () => undefined;
    const scriptGate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/faq-browser-*.js', async (route) => {
      await scriptGate;
      await route.continue();
    });
    await open(addressOf('us'));
    const query = queryForOneAnswer('us');
    await searchField(page).fill(query);
    release();
    await expect.poll(() => shownQuestions(page)).toEqual(matchesOf('us', query).questions);
  });
});

test('without JavaScript every question is listed and opens', async () => {
  const visitor = await newVisitor('phone', { javaScriptEnabled: false });
  const { page, open } = visitor;
  await open(addressOf('cn'));
  expect(await shownQuestions(page)).toEqual(questionsOf('cn').map(({ label }) => label));
  expect(await searchField(page).count()).toBe(0);
  await questionList(page).locator('summary').first().click();
  await questionList(page)
    .getByText(questionsOf('cn')[0]?.answer[0] ?? '', { exact: true })
    .waitFor();
  await page.getByRole('main').getByRole('navigation').getByRole('link').nth(1).click();
  expect(new URL(page.url()).hash).toBe(`#${sectionOf('cn').answer.categories[1]?.id}`);
});
