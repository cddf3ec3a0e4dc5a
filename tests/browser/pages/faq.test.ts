import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  firstQuestion,
  labelsOf,
  questionList,
  searchField,
  sectionOf,
  shownQuestions,
  topicLink,
  topicOf,
} from '../support/faq-page.ts';
import { hasFocus, waitForHydration } from '../support/keyboard.ts';
import { pageProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor, site } = visitors();

const pathIn = (page: Page) => new URL(page.url()).pathname;

const currentTopic = (page: Page) => page.getByRole('main').locator('nav [aria-current="page"]').textContent();

describe('a topic that is not in the page', () => {
  test('shows placeholder rows until its questions are there, and is loaded once', { tags: 'nightly' }, async () => {
    const visitor = await newVisitor('desktop');
    const { page, troubles, open } = visitor;
    const [first, second, third] = [topicOf('us', 0), topicOf('us', 1), topicOf('us', 2)];
    const held = Promise.withResolvers<void>();
    let requests = 0;
    await page.route('**/ssr/faq/*', async (route) => {
      requests += 1;
      await held.promise;
      await route.continue();
    });
    await open(addressOf('us'));
    await searchField(page).focus();
    await waitForHydration(page, 'faq-browser');
    await page.waitForLoadState('networkidle');
    expect([await shownQuestions(page), requests]).toEqual([labelsOf(first), 0]);
    const firstTitle = await page.title();

    await topicLink(page, second).click();
    await page.locator('[data-faq="loading"][aria-busy="true"]').waitFor();
    expect(await questionList(page).getByRole('status').textContent()).toBe(sectionOf('us').words.loading);
    expect(await questionList(page).locator('i').first().isVisible()).toBe(true);
    expect(await shownQuestions(page)).toEqual([]);
    expect(await pageProblems(visitor)).toEqual([]);
    held.resolve();
    await expect.poll(() => hasFocus(firstQuestion(page))).toBe(true);
    expect(await shownQuestions(page)).toEqual(labelsOf(second));
    expect([pathIn(page), await currentTopic(page), await page.title()]).toEqual([
      second.path,
      second.title,
      `${second.title} | ${firstTitle}`,
    ]);
    expect(await pageProblems(visitor)).toEqual([]);

    await topicLink(page, third).click();
    await expect.poll(() => shownQuestions(page)).toEqual(labelsOf(third));
    await page.goBack();
    await expect.poll(() => shownQuestions(page)).toEqual(labelsOf(second));
    await page.goBack();
    await expect.poll(() => shownQuestions(page)).toEqual(labelsOf(first));
    expect([pathIn(page), await currentTopic(page), await page.title()]).toEqual([first.path, first.title, firstTitle]);
    await page.goForward();
    await expect.poll(() => shownQuestions(page)).toEqual(labelsOf(second));
    expect(requests).toBe(1);

    const title = await page.title();
    await page.reload();
    expect([await shownQuestions(page), await page.title()]).toEqual([labelsOf(second), title]);
    expect(troubles).toEqual([]);
  });

  test('opens from a link to its old anchor', { tags: 'nightly' }, async () => {
    const { page, open } = await newVisitor('desktop');
    const topic = topicOf('kr', 1);
    await open(`${addressOf('kr')}#${topic.id}`);
    await expect.poll(() => shownQuestions(page)).toEqual(labelsOf(topic));
    expect(pathIn(page)).toBe(topic.path);
  });
});

test('topics are loaded for the instant of a preview', { tags: 'nightly' }, async () => {
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
