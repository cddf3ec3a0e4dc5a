import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { createSearchEngine } from '#core/search/search-engine.ts';
import { createFaqSearch, isAnswerNeeded, type MatchingQuestion } from '#features/support/faq/search-faq.browser.ts';
import {
  addressOf,
  countQuestionRequests,
  delayQuestions,
  firstQuestion,
  labelsOf,
  questionList,
  questionsOf,
  searchField,
  sectionOf,
  shownQuestions,
  topicLink,
  topicOf,
} from '../support/faq-page.ts';
import { focusAt, hasFocus, waitForHydration } from '../support/keyboard.ts';
import { pageProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';
import { expectReloadByKeyboard } from './faq-reload.ts';

/** The first two adjacent words that occur in the answer of exactly one question. Throws where there are none. */
function queryForOneAnswer(edition: EditionCode): string {
  const search = searchIn(edition);
  for (const { answer } of questionsOf(edition))
    for (const [query] of answer.join(' ').matchAll(/(?<!\S)\p{L}{3,} (?=(\p{L}{3,})(?!\S))\1/gu)) {
      const [match, ...others] = search(query);
      if (match && others.length === 0 && isAnswerNeeded(match)) return query;
    }
  throw new Error(`no two words of the questions of ${edition} lead to one answer`);
}

/** The questions that a query leads to, and the texts that are marked in those that are open. */
function matchesOf(edition: EditionCode, query: string): { questions: string[]; marks: string[] } {
  const matches = searchIn(edition)(query);
  const markedIn = (text: string, marks: readonly [number, number][] = []) =>
    marks.map(([from, to]) => text.slice(from, to));
  return {
    questions: matches.map(({ label }) => label),
    marks: matches
      .filter(isAnswerNeeded)
      .flatMap(({ label, answer, marks }) => [
        ...markedIn(label, marks.label),
        ...answer.flatMap((text, index) => markedIn(text, marks.answer[index])),
      ]),
  };
}

function searchIn(edition: EditionCode): (query: string) => MatchingQuestion[] {
  const search = createFaqSearch(createSearchEngine, sectionOf(edition).answer.categories, editions[edition].lang);
  return (query) => search(query).flatMap(({ questions }) => questions);
}

const { newVisitor, site } = visitors();

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

  test('can be loaded again by keyboard after the server failed', { tags: 'nightly' }, async () =>
    expectReloadByKeyboard(await newVisitor('phone'), 'de', (page) =>
      page.route('**/ssr/faq/*', (route) => route.fulfill({ status: 500, body: 'no' })),
    ),
  );

  test('is a link without JavaScript', { tags: 'nightly' }, async () => {
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
  test('leads to the search page without JavaScript', { tags: 'nightly' }, async () => {
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

  test('says when nothing matches, and shows everything again', { tags: 'nightly' }, async () => {
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

  test('uses what was typed before its script was loaded', { tags: 'nightly' }, async () => {
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

describe('when the server fails and comes back', { tags: 'nightly' }, () => {
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
