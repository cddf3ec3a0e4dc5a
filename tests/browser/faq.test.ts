import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { EditionCode } from '#rules/place/editions.ts';
import { faqPath } from '#rules/context/faq.ts';
import { pathOf } from '#rules/place/place.ts';
import { shownSection } from './account-journeys.ts';
import { focusAt, hasFocus, hydrated, tabTo } from './keyboard.ts';
import { accessibilityProblems, overflow } from './page-checks.ts';
import type { Visitor } from './visitors.ts';
import { visitors } from './visitors.ts';

const { come, site } = visitors();

const addressOf = (edition: EditionCode) => pathOf({ edition, slug: 'faq' });
const sectionOf = (edition: EditionCode) => shownSection(edition, 'faq', 'faq');
const questionsOf = (edition: EditionCode) =>
  sectionOf(edition).answer.categories.flatMap(({ questions }) => questions);
const list = (page: Page): Locator => page.locator('[data-faq]');
const search = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
const retry = (page: Page, edition: EditionCode): Locator =>
  list(page).getByRole('button', { name: sectionOf(edition).words.retry });
const shownQuestions = (page: Page): Promise<string[]> => list(page).locator('summary').allTextContents();

/** Serves the page as somebody keeps it who comes back when its questions are out of date. */
const bringOutdated = (page: Page, edition: EditionCode) =>
  page.route(`**${addressOf(edition)}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('validUntil&quot;:null', 'validUntil&quot;:1'),
    });
  });

/** Notes how often the questions are asked for. */
function watchAsked(page: Page): { count: number } {
  const asked = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/ssr/faq/')) asked.count += 1;
  });
  return asked;
}

/** What is wrong with the page as it stands. */
const problems = async ({ page }: Visitor) => [...(await accessibilityProblems(page)), ...(await overflow(page))];

describe('when the server fails and comes back', () => {
  const ways = [
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

  test.each(ways)('the questions of %s come back by keyboard alone (%s)', async (edition, screen, fail) => {
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

  test('rows stand in the place of questions that are awaited, and a search waits with them', async () => {
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

describe('what came with the page', () => {
  test('answers the first render: nothing is asked', async () => {
    const { page, troubles, open } = await come('desktop');
    const asked = watchAsked(page);
    await open(addressOf('uk'));
    await hydrated(page, 'faqBrowser');
    await page.waitForLoadState('networkidle');
    expect(await shownQuestions(page)).toEqual(questionsOf('uk').map(({ label }) => label));
    expect(asked.count).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('is replaced once when it is out of date', async () => {
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

  test('stands still in a preview', async () => {
    const { page } = await come('desktop');
    const asked = watchAsked(page);
    await page.route(`**${addressOf('uk')}?at=*`, async (route) => {
      const answer = await route.fetch();
      const asPreview = (await answer.text()).replace('<html', '<html data-preview=""');
      await route.fulfill({
        response: answer,
        body: asPreview.replaceAll('validUntil&quot;:null', 'validUntil&quot;:1'),
      });
    });
    await page.goto(`${site().origin}${addressOf('uk')}?at=2026-01-01T00:00:00Z`);
    await hydrated(page, 'faqBrowser');
    await page.waitForLoadState('networkidle');
    expect([asked.count, await list(page).getAttribute('data-faq')]).toEqual([0, 'ready']);
  });
});

describe('the search', () => {
  test('finds as one types, says how many, marks them, and opens what was found in an answer', async () => {
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

  test('says that it finds nothing, and shows everything again', async () => {
    const visitor = await come('phone');
    const { page, open } = visitor;
    const { words } = sectionOf('kr');
    await open(addressOf('kr'));
    await search(page).fill('없는말');
    await page.getByRole('status').getByText(words.none.title, { exact: true }).waitFor();
    expect(await problems(visitor)).toEqual([]);
    await list(page).getByRole('button', { name: words.none.clear }).click();
    expect(await search(page).inputValue()).toBe('');
    expect(await hasFocus(search(page))).toBe(true);
    expect(await shownQuestions(page)).toHaveLength(questionsOf('kr').length);
  });

  test('counts what was typed before its script came', async () => {
    const { page, open } = await come('desktop');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/faq-browser-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await open(addressOf('us'));
    await search(page).fill('Hawaii');
    release();
    await expect.poll(() => shownQuestions(page)).toEqual(['What does shipping cost?']);
  });
});

test('without JavaScript every question stands there and opens', async () => {
  const visitor = await come('phone', { javaScriptEnabled: false });
  const { page, open } = visitor;
  await open(addressOf('cn'));
  expect(await shownQuestions(page)).toEqual(questionsOf('cn').map(({ label }) => label));
  expect(await search(page).count()).toBe(0);
  await list(page).locator('summary').first().click();
  await list(page)
    .getByText(questionsOf('cn')[0]?.answer[0] ?? '', { exact: true })
    .waitFor();
  await page.getByRole('main').getByRole('navigation').getByRole('link').nth(1).click();
  expect(new URL(page.url()).hash).toBe(`#${sectionOf('cn').answer.categories[1]?.id}`);
});
