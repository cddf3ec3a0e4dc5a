import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { matchesOf, queryForOneAnswer } from '../../browser/pages/faq-queries.ts';
import { expectReloadByKeyboard } from '../../browser/pages/faq-reload.ts';
import {
  addressOf,
  labelsOf,
  questionList,
  searchField,
  sectionOf,
  shownQuestions,
  topicLink,
  topicOf,
} from '../../browser/support/faq-page.ts';
import { hasFocus, waitForHydration } from '../../browser/support/keyboard.ts';
import { pageProblems } from '../../browser/support/page-checks.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor, site } = visitors();

describe('when the server fails and comes back', () => {
  const failures = [
    [
      'jp',
      'tablet',
      (page: Page) =>
        page.route('**/ssr/faq/*', (route) =>
          route.fulfill({ contentType: 'application/json', body: '{"code":5000}' }),
        ),
    ],
    ['fr', 'phone', (page: Page) => page.route('**/ssr/faq/*', (route) => route.abort())],
  ] as const;

  test.each(failures)('a topic of %s can be reloaded by keyboard (%s)', async (edition, screen, fail) =>
    expectReloadByKeyboard(await newVisitor(screen), edition, fail),
  );
});

test('topics are loaded for the instant of a preview', async () => {
  const { page } = await newVisitor('desktop');
  const query = '?at=2026-01-01T00:00:00Z';
  await page.route(`**${addressOf('uk')}${query}`, async (route) => {
    const original = await route.fetch();
    const asPreview = (await original.text()).replace('<html', '<html data-preview=""');
    await route.fulfill({ response: original, body: asPreview });
  });
  await page.goto(site().origin + addressOf('uk') + query);
  await searchField(page).focus();
  await waitForHydration(page, 'faq-browser');
  const [faqRequest] = await Promise.all([
    page.waitForRequest('**/ssr/faq/*'),
    topicLink(page, topicOf('uk', 1)).click(),
  ]);
  expect([faqRequest.url(), page.url()].map((url) => new URL(url).search)).toEqual([query, query]);
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
    expect(await shownQuestions(page)).toEqual(labelsOf(topicOf('kr', 0)));
  });

  test('uses what was typed before its script was loaded', async () => {
    const { page, open } = await newVisitor('desktop');
    let release: () => void = () => undefined;
    const scriptGate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/faq-browser.island-*.js', async (route) => {
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
