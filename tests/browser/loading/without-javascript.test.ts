import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testByDepth } from '../../support/rows-by-depth.ts';
import { realSite } from '../../support/site/real-site.ts';
import { messagesOf, productPathWhere, productPathWith } from '../support/current-page.ts';
import { type Screen, type Visitor, visitors } from '../support/visitors.ts';

/** Expects that the headings of a page can be read once they are in the window. */
async function expectReadablePage({ page, open }: Visitor, path: string): Promise<void> {
  await open(path);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => fadedHeadings(page), { message: `${top} px down` }).toEqual([]);
  }
}

/** The texts of headings in the middle of the window that are transparent, by themselves or with what they are in. */
const fadedHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const isInMiddle = (heading: Element) => {
      const { top, bottom } = heading.getBoundingClientRect();
      return top > 200 && bottom < innerHeight - 200 && heading.checkVisibility({ visibilityProperty: true });
    };
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(isInMiddle);
    return headings.filter((heading) => opacityOf(heading) < 1).map(({ textContent }) => textContent ?? '');
  });

const { newVisitor } = visitors();

const product = productPathWith('us', 'voice', 'preorder');

const visitorWithoutScript = (screen: Screen) => newVisitor(screen, { javaScriptEnabled: false });

/** Visible text in elements with a fixed position over the page. */
const visibleFixedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fixed = [...document.querySelectorAll('body *')].filter(
      (node) => getComputedStyle(node).position === 'fixed',
    );
    const elements = fixed.flatMap((node) => [node, ...node.querySelectorAll('*')]);
    const hasWords = (node: Element) =>
      [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim());
    return elements
      .filter((node) => hasWords(node) && node.checkVisibility({ visibilityProperty: true }))
      .map((node) => node.outerHTML.slice(0, 200));
  });

const productWithGallery = productPathWith('us', 'gallery');

describe('without JavaScript', () => {
  testByDepth({
    gate: [product],
    all: ['/us', productWithGallery, '/jp/choose-your-region', '/de/nothing-here'],
  })('%s is readable from top to bottom', async (path) =>
    expectReadablePage(await visitorWithoutScript('phone'), path),
  );

  test('the menus open, and every link in them has an address', async () => {
    const { page, open } = await visitorWithoutScript('desktop');
    await open('/us');
    const buttons = await page.getByRole('banner').getByRole('navigation').getByRole('button').all();
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) {
      await button.click();
      const links = page.locator('header :popover-open a');
      expect(await links.count()).toBeGreaterThan(2);
      expect(
        await links.evaluateAll((all) => all.every((link) => /^https?:/.test((link as HTMLAnchorElement).href))),
      ).toBe(true);
    }
  });

  test('the buy buttons lead to the shop', { tags: 'nightly' }, async () => {
    const { page, context, open } = await visitorWithoutScript('desktop');
    const shop = realSite.regions.us.shop.host;
    await context.route(`${shop}/**`, (route) => route.fulfill({ body: 'the shop' }));
    await open(productPathWhere('us', ({ head }) => head.product?.offer?.buy !== undefined));
    await page.locator('main a[data-buy]').first().click();
    await page.waitForURL(`${shop}/**`);
  });

  test('questions and dialogs open and close', { tags: 'nightly' }, async () => {
    const { page, open } = await visitorWithoutScript('desktop');
    await open(product);
    const dialog = page.locator('#voice dialog');
    await page.locator('#voice button[aria-haspopup="dialog"]').last().click();
    await dialog.waitFor();
    await dialog.getByRole('button', { name: messagesOf('us').action.close }).click();
    await dialog.waitFor({ state: 'hidden' });
    const question = page.locator('#preorder details:not([open])').first();
    const answer = await question.locator('p').first().elementHandle();
    await question.locator('summary').click();
    await answer?.waitForElementState('visible');
  });

  test.each(['/de', '/us'])('nothing covers the page that cannot be closed (%s)', { tags: 'nightly' }, async (path) => {
    const { page, open } = await visitorWithoutScript('phone');
    await open(path);
    expect(await visibleFixedText(page)).toEqual([]);
    expect(await page.locator('x-banner-close button, [data-consent-open]').locator('visible=true').count()).toBe(0);
  });
});
