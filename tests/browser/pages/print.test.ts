import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { realSite } from '../../support/site/real-site.ts';
import { currentPage, hasPage } from '../support/current-page.ts';
import { addressOf, labelsOf, sectionOf, shownQuestions } from '../support/faq-page.ts';
import { visitors } from '../support/visitors.ts';

/** Replaces every picture by one that is as large as the page lets it be, because making real ones takes long. */
const replacePictures = (page: Page) =>
  page.route('**/media/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"/>',
    }),
  );

/** Waits for the stylesheet for print, which comes after the first screen. */
const waitForPrintStyles = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet);

/** The sheets of the page when it is printed without having been scrolled. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Texts of the page that cannot be read on paper: transparent, out of sight, or not black on white. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    const problems: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text;
      if (!element || data.trim() === '' || !element.checkVisibility() || element.closest('.visually-hidden, style'))
        continue;
      const isClear = element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
      const { width } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      if (!isClear || width === 0 || color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)')
        problems.push(`${data.trim()} (${color} on ${backgroundColor})`);
    }
    return problems;
  });

const { newVisitor } = visitors();

const places = editionCodes.flatMap((edition) =>
  Object.keys(realSite.pages)
    .filter((slug) => hasPage(edition, slug))
    .map((slug) => ({
      path: pagePath({ edition, slug }),
      isProduct: currentPage(edition, slug).kind === 'product',
      leadsToLogin: slug === 'account',
    })),
);

test('the FAQ is printed with all topics, each below its heading, and shows one again afterwards', {
  tags: 'nightly',
}, async () => {
  const { page, open } = await newVisitor('desktop');
  await open(addressOf('us'));
  await page.waitForFunction(() => customElements.get('x-faq-topics') !== undefined);
  const shown = await shownQuestions(page);
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      const printed = [...document.querySelectorAll('[data-faq] :is(h3, summary)')].map(
        ({ textContent }) => textContent,
      );
      const isWithoutAddress = document.querySelector('[data-faq] a[href^="/"]:not([data-address])') !== null;
      document.documentElement.dataset.printed = JSON.stringify({ printed, isWithoutAddress });
    }),
  );
  await page.pdf();
  const sheets = await page.evaluate(() => document.documentElement.dataset.printed ?? '{}');
  expect(JSON.parse(sheets)).toEqual({
    printed: sectionOf('us').answer.categories.flatMap((topic) => [topic.title, ...labelsOf(topic)]),
    isWithoutAddress: false,
  });
  await expect.poll(() => shownQuestions(page)).toEqual(shown);
});

test.each(places)(
  '$path is printed readably, a product on eight sheets at most',
  { tags: 'nightly' },
  async ({ path, isProduct, leadsToLogin }) => {
    const { page, open } = await newVisitor('desktop');
    await replacePictures(page);
    await open(path);
    if (leadsToLogin) await page.waitForURL((url) => url.pathname.endsWith('/login'));
    await waitForPrintStyles(page);
    for (const format of isProduct ? (['A4', 'Letter'] as const) : [])
      expect(await sheetsOf(page, format), format).toBeLessThanOrEqual(8);
    await page.emulateMedia({ media: 'print' });
    expect(await unreadable(page)).toEqual([]);
    expect(await page.locator('body > :not(main), main nav, main button').locator('visible=true').count()).toBe(0);
    const closedAnswers = () =>
      page
        .locator('details:not([open]):visible > :last-child')
        .evaluateAll((all) => all.filter((answer) => answer.getBoundingClientRect().height === 0).length);
    if (isProduct) expect(await closedAnswers()).toBe(0);
  },
);
