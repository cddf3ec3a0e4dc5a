import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { realSite } from '../../support/site/real-site.ts';
import { currentPage, currentSection, messagesOf } from '../support/current-page.ts';
import { addressOf } from '../support/engines/address.ts';
import { pageProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';
import { chooseConsent } from './consent-bar.ts';

const { newVisitor } = visitors();
const slug = 'which-robot';
const pathIn = (edition: EditionCode) => pagePath({ edition, slug });
const questionsOf = (edition: EditionCode) => currentSection(edition, slug, 'finder').questions;
const radio = (page: Page, name: string, value: string) => page.locator(`input[name="${name}"][value="${value}"]`);

/** Paths of product pages that the menu of an edition lists, without repetition. */
function productPaths(edition: EditionCode): string[] {
  const hrefs = currentPage(edition, '').shell.menus.flatMap(({ items }) => items.map(({ href }) => href));
  const products = Object.entries(realSite.pages).filter(([, { settings }]) => settings.kind === 'product');
  return [...new Set(hrefs)].filter((href) => products.some(([each]) => pagePath({ edition, slug: each }) === href));
}

describe('the questions', () => {
  test('lead to a robot whose address can be shared, and the way back to the questions', {
    tags: 'nightly',
  }, async () => {
    const { page, open, troubles } = await newVisitor('desktop');
    await open(pathIn('us'));
    await chooseConsent(page, 'noticed');
    const [question] = questionsOf('us');
    const answer = question?.options[0];
    if (!question || !answer) throw new Error('there is no question');
    await radio(page, question.name, answer.value).click();
    await page.locator('main form button').click();
    await page.waitForURL((url) => url.searchParams.get(question.name) === answer.value);
    const name = await page.locator('h1').textContent();
    const link = page.url();
    expect(await radio(page, question.name, answer.value).isChecked()).toBe(true);
    await page.goBack();
    expect(await page.locator('h1').textContent()).not.toBe(name);
    await page.goto(link);
    expect(await page.locator('h1').textContent()).toBe(name);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    expect(troubles).toEqual([]);
  });
});

test('a product page is shared by its address without parameters', { tags: ['every-browser', 'nightly'] }, async () => {
  const [path = ''] = productPaths('us');
  const { page, open } = await newVisitor('phone');
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });
  await open(`${path}?from=a-friend#gallery`);
  await page.locator('[data-share]').click();
  await page.getByText(messagesOf('us').productPage.linkCopied).waitFor();
  const copied = await page.locator('html').getAttribute('data-copied');
  expect(copied).toBe(new URL(path, await addressOf(page)).href);
});

describe('the robots looked at last', () => {
  const [first = '', second = '', third = ''] = productPaths('de');
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('viewed'));
  const shown = (page: Page) =>
    page
      .locator('[data-viewed]:not([hidden]) a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  test('are remembered only after the visitor agrees, and forgotten when the visitor declines', {
    tags: 'nightly',
  }, async () => {
    const { page, open } = await newVisitor('desktop');
    await open(first);
    await page.waitForLoadState('networkidle');
    expect(await stored(page)).toBeNull();
    await chooseConsent(page, 'accepted');
    await expect.poll(() => stored(page)).toBe(first.split('/').at(-1));
    await open(second);
    await expect.poll(() => shown(page)).toEqual([first]);
    await page.locator('[data-consent-open]').click();
    await chooseConsent(page, 'declined');
    await expect.poll(() => shown(page)).toEqual([]);
    expect(await stored(page)).toBeNull();
  });

  test('are shown latest first, as long as the menu lists them', { tags: 'nightly' }, async () => {
    const { page, open } = await newVisitor('phone');
    await page.addInitScript(() => localStorage.setItem('consent', 'accepted'));
    for (const path of [first, second, third]) {
      await open(path);
      await expect.poll(() => stored(page)).toContain(path.split('/').at(-1));
    }
    await expect.poll(() => shown(page)).toEqual([second, first]);
    expect(await page.locator('[data-viewed] li').first().textContent()).toBe(
      await page.locator(`#menu-products a[href="${second}"]`).first().textContent(),
    );
    await page.locator(`#menu-products a[href="${second}"]`).evaluateAll((links) => {
      for (const link of links) link.remove();
    });
    await expect.poll(() => shown(page)).toEqual([first]);
    expect(await pageProblems({ page })).toEqual([]);
  });
});
