import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  countQuestionRequests,
  delayQuestions,
  firstQuestion,
  labelsOf,
  questionList,
  searchField,
  sectionOf,
  shownQuestions,
  topicLink,
  topicOf,
} from '../support/faq-page.ts';
import { focusAt, hasFocus, waitForHydration } from '../support/keyboard.ts';
import { pageProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';
import { matchesOf, queryForOneAnswer } from './faq-queries.ts';
import { expectReloadByKeyboard } from './faq-reload.ts';

const { newVisitor } = visitors();
const pathIn = (page: Page) => new URL(page.url()).pathname;
const currentTopic = (page: Page) => page.getByRole('main').locator('nav [aria-current="page"]').textContent();

describe('a topic that is not in the page', () => {
  test('shows placeholder rows until its questions are there, and is loaded once', { tags: 'nightly' }, async () => {
    const visitor = await newVisitor('desktop');
    const { page, troubles, open } = visitor;
    const [first, second, third] = [topicOf('us', 0), topicOf('us', 1), topicOf('us', 2)];
    const questionRequests = countQuestionRequests(page);
    const release = await delayQuestions(page);
    await open(addressOf('us'));
    await searchField(page).focus();
    await waitForHydration(page, 'faq-browser');
    await page.waitForLoadState('networkidle');
    expect([await shownQuestions(page), questionRequests.count]).toEqual([labelsOf(first), 0]);
    const firstTitle = await page.title();

    await topicLink(page, second).click();
    await page.locator('[data-faq="loading"][aria-busy="true"]').waitFor();
    expect(await questionList(page).getByRole('status').textContent()).toBe(sectionOf('us').words.loading);
    expect(await questionList(page).locator('i').first().isVisible()).toBe(true);
    expect(await shownQuestions(page)).toEqual([]);
    expect(await pageProblems(visitor)).toEqual([]);
    release();
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
    expect(questionRequests.count).toBe(1);

    const title = await page.title();
    await page.reload();
    expect([await shownQuestions(page), await page.title()]).toEqual([labelsOf(second), title]);
    expect(troubles).toEqual([]);
  });

  test('can be loaded again by keyboard after the server failed', async () =>
    expectReloadByKeyboard(await newVisitor('phone'), 'de', (page) =>
      page.route('**/ssr/faq/*', (route) => route.fulfill({ status: 500, body: 'no' })),
    ));

  test('is a link without JavaScript', async () => {
    const visitor = await newVisitor('phone', { javaScriptEnabled: false });
    const { page, open } = visitor;
    const topic = topicOf('cn', 1);
    await open(addressOf('cn'));
    await topicLink(page, topic).click();
    await page.waitForURL(`**${topic.path}`);
    expect([await shownQuestions(page), await currentTopic(page)]).toEqual([labelsOf(topic), topic.title]);
    await firstQuestion(page).click();
    await questionList(page)
      .getByText(topic.questions[0]?.answer[0] ?? '', { exact: true })
      .waitFor();
  });

  test('opens from a link to its old anchor', { tags: 'nightly' }, async () => {
    const { page, open } = await newVisitor('desktop');
    const topic = topicOf('kr', 1);
    await open(`${addressOf('kr')}#${topic.id}`);
    await expect.poll(() => shownQuestions(page)).toEqual(labelsOf(topic));
    expect(pathIn(page)).toBe(topic.path);
  });
});

describe('the search', () => {
  test('leads to the search page without JavaScript', async () => {
    const { page, open } = await newVisitor('phone', { javaScriptEnabled: false });
    await open(addressOf('cn'));
    const query = labelsOf(topicOf('cn', 0))[0] ?? '';
    await searchField(page).fill(query);
    await searchField(page).press('Enter');
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/search' && searchParams.get('q') === query);
  });

  test('searches while typing, counts and marks matches, and opens answers that match', async () => {
    const visitor = await newVisitor('desktop');
    const { page, open } = visitor;
    const { words } = sectionOf('fr');
    await open(addressOf('fr'));
    await focusAt(searchField(page));
    await waitForHydration(page, 'faq-browser');
    const query = queryForOneAnswer('fr');
    await page.keyboard.type(query);
    await page.getByRole('main').getByRole('status').getByText(`${words.found} 1`, { exact: true }).waitFor();
    expect(await questionList(page).locator('details[open] mark').allTextContents()).toEqual(
      matchesOf('fr', query).marks,
    );
    await expect.poll(() => hasFocus(searchField(page))).toBe(true);
    expect(await pageProblems(visitor)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => shownQuestions(page)).toEqual(labelsOf(topicOf('fr', 0)));
    expect(await questionList(page).locator('details[open]').count()).toBe(0);
  });
});
