import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pagePath } from '#core/place/place.ts';
import { sale } from '../desk/desk-sale.ts';
import { productPathWith } from '../support/current-page.ts';
import { addressOf, labelsOf, sectionOf, shownQuestions } from '../support/faq-page.ts';
import { type Screen, visitors } from '../support/visitors.ts';
import { replacePictures, sheetsOf, unreadable, waitForPrintStyles } from './print-checks.ts';

const fixture = visitors('desk');

/** Opens a page with its stylesheet for print. */
async function openForPrint(screen: Screen, path: string): Promise<Page> {
  const { page, open } = await fixture.newVisitor(screen);
  await replacePictures(page);
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/print-') && requests.push(request.method()));
  await open(path);
  await waitForPrintStyles(page);
  expect(requests).toEqual(['GET']);
  return page;
}

test('a product is printed on eight sheets at most, without the header, all answers open', async () => {
  const page = await openForPrint('desktop', productPathWith('us'));
  const sheets = await sheetsOf(page, 'Letter');
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThanOrEqual(8);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('body > :not(main), main nav, main button').locator('visible=true').count()).toBe(0);
  expect(await unreadable(page)).toEqual([]);
  const closedAnswers = await page
    .locator('details:not([open])')
    .locator('visible=true')
    .evaluateAll(
      (all) => all.filter(({ lastElementChild }) => lastElementChild?.getBoundingClientRect().height === 0).length,
    );
  expect(closedAnswers).toBe(0);
});

test('the page of a sale is printed with everything that enters on scroll, links with their addresses', {
  tags: 'nightly',
}, async () => {
  const page = await openForPrint('desktop', pagePath({ edition: 'uk', slug: sale.slug }));
  await page.emulateMedia({ media: 'print' });
  expect(await unreadable(page)).toEqual([]);
  const link = page.locator('main p a[href^="/"]:not([data-buy])').locator('visible=true').first();
  const printedAddress = () =>
    link.evaluate((a: HTMLAnchorElement) => {
      dispatchEvent(new Event('beforeprint'));
      return getComputedStyle(a, '::after').content.includes(a.host);
    });
  await expect.poll(printedAddress).toBe(true);
});

test('the FAQ is printed with all topics, each below its heading, and shows one again afterwards', {
  tags: 'every-browser',
}, async () => {
  const { page, open } = await fixture.newVisitor('desktop');
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
