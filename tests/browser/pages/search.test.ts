import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { searchSlug } from '#contract/search.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { currentPage, messagesOf } from '../support/current-page.ts';
import { addressOf } from '../support/engines/address.ts';
import { hasFocus } from '../support/keyboard.ts';
import { pageProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

const homeOf = (edition: EditionCode) => pagePath({ edition, slug: '' });
const searchPathOf = (edition: EditionCode) => pagePath({ edition, slug: searchSlug });
const dialog = (page: Page) => page.locator('dialog[open]');
const field = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link');
const barLink = (page: Page, edition: EditionCode) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: messagesOf(edition).search.label, exact: true })
    .first();

/** The first robot in the header's menu. */
function robotOf(edition: EditionCode): { label: string; href: string } {
  const [robot] = currentPage(edition, '').shell.menus.find(({ id }) => id === 'products')?.items ?? [];
  if (!robot) throw new Error(`${edition} has no robots in its menu`);
  return robot;
}

/** Opens the home page and waits until its scripts answer. */
async function openHome({ page, open }: { page: Page; open(path: string): Promise<void> }, edition: EditionCode) {
  const isReady = page.waitForFunction(() => document.querySelector('link[rel="manifest"]'));
  await open(homeOf(edition));
  await isReady;
}

describe('the search', () => {
  test('opens with the key /, finds while typing, and is used with the keyboard alone', {
    tags: ['every-browser', 'journey'],
  }, async () => {
    const visitor = await newVisitor('desktop');
    const { page } = visitor;
    const robot = robotOf('us');
    const { search } = messagesOf('us');
    await openHome(visitor, 'us');
    await page.keyboard.press('/');
    await expect.poll(() => hasFocus(field(page))).toBe(true);
    await page.keyboard.type(robot.label.toLowerCase());
    await expect.poll(() => results(page).first().getAttribute('href')).toBe(robot.href);
    expect(await results(page).first().locator('mark').allTextContents()).not.toEqual([]);
    await dialog(page)
      .getByRole('status')
      .getByText(new RegExp(`^${search.results.replace('{count}', '\\d+')}$`))
      .waitFor();
    expect(await pageProblems(visitor)).toEqual([]);

    await page.keyboard.press('ArrowDown');
    await expect.poll(() => hasFocus(results(page).first())).toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => hasFocus(field(page))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(0);
    await page.waitForFunction(() => !document.activeElement?.matches('input'));

    await page.keyboard.press('/');
    expect(await field(page).inputValue()).toBe(robot.label.toLowerCase());
    await results(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => hasFocus(results(page).first())).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${robot.href}`);
    expect(visitor.troubles).toEqual([]);
  });

  test('opens from the menu by touch, and closes to where it was', { tags: ['every-browser', 'nightly'] }, async () => {
    const visitor = await newVisitor('phone');
    const { page } = visitor;
    await openHome(visitor, 'jp');
    await page.getByRole('button', { name: messagesOf('jp').nav.menu }).tap();
    await page
      .locator('#menu-all')
      .getByRole('link', { name: messagesOf('jp').search.label })
      .tap();
    await field(page).fill(robotOf('jp').label);
    await expect.poll(() => results(page).first().getAttribute('href')).toBe(robotOf('jp').href);
    expect(await pageProblems(visitor)).toEqual([]);
    await dialog(page)
      .getByRole('button', { name: messagesOf('jp').action.close })
      .tap();
    await expect.poll(() => hasFocus(barLink(page, 'jp'))).toBe(true);
  });

  test('finds what a half-typed Korean syllable begins, and leaves Enter to the input method', {
    tags: 'nightly',
  }, async () => {
    const visitor = await newVisitor('desktop');
    const { page } = visitor;
    const robot = robotOf('kr');
    await openHome(visitor, 'kr');
    await barLink(page, 'kr').click();
    await field(page).waitFor();
    const name = robot.label.split(' ').at(-1) ?? '';
    const half = name.slice(-1).normalize('NFD').slice(0, 2).normalize('NFC');
    await page.keyboard.insertText(name.slice(0, -1));
    // An input method, which has begun the last syllable.
    const devTools = await visitor.context.newCDPSession(page);
    await devTools.send('Input.imeSetComposition', { text: half, selectionStart: 1, selectionEnd: 1 });
    await expect.poll(() => results(page).first().getAttribute('href')).toBe(robot.href);
    await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true });
    await field(page).dispatchEvent('keydown', { key: 'Escape', keyCode: 229, isComposing: true });
    expect([await dialog(page).count(), (await addressOf(page)).pathname]).toEqual([1, homeOf('kr')]);
  });

  test('says so when it cannot be loaded, and still leads to the results', { tags: 'nightly' }, async () => {
    const visitor = await newVisitor('tablet');
    const { page } = visitor;
    await page.route('**/ssr/search/*', (route) => route.abort());
    await openHome(visitor, 'cn');
    await barLink(page, 'cn').tap();
    await field(page).fill(robotOf('cn').label);
    await dialog(page).getByRole('status').getByText(messagesOf('cn').search.failed).waitFor();
    await dialog(page)
      .getByRole('button', { name: messagesOf('cn').search.all })
      .tap();
    await page.waitForURL(`**${searchPathOf('cn')}?q=*`);
  });
});
