import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
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
} from '../../browser/support/faq-page.ts';
import { focusAt, hasFocus, hydrated, tabTo } from '../../browser/support/keyboard.ts';
import { problems } from '../../browser/support/page-checks.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { come, site } = visitors();

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
});

describe('the answers that came with the page', () => {
  test('are not renewed in a preview', async () => {
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
  test('says when nothing matches, and shows everything again', async () => {
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

  test('uses what was typed before its script was loaded', async () => {
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

test('without JavaScript every question is listed and opens', async () => {
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
