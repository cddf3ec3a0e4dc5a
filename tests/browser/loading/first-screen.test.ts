import { expect, test } from 'vitest';
import { productPathWith } from '../support/current-page.ts';
import { productsButton } from '../support/products-button.ts';
import { visitors } from '../support/visitors.ts';
import { expectCalmFirstVisit, expectFirstScreenFirst, expectSmallConsentStrip } from './first-screen-checks.ts';

const { newVisitor } = visitors();

test.each([['/de', 'phone']] as const)(
  'the consent strip of %s is small on a %s, and its buttons are large enough',
  async (path, screen) => expectSmallConsentStrip(await newVisitor(screen), path, screen),
);

test.each([productPathWith('us')])('the first message of %s covers nothing and moves nothing', async (path) =>
  expectCalmFirstVisit(await newVisitor('phone'), path),
);

test.each(['/us'])('on a phone %s loads its first screen first, and then the rest', async (path) =>
  expectFirstScreenFirst(await newVisitor('phone'), path),
);

test('the page behind an open menu neither scrolls nor shifts', async () => {
  const { page, open } = await newVisitor('desktop');
  await open('/us');
  const scrollState = () =>
    page.evaluate(() => [scrollY, document.querySelector('main')?.getBoundingClientRect().width]);
  const initialState = await scrollState();
  await productsButton(page).click();
  await page.mouse.move(700, 850);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(400);
  expect(await scrollState()).toEqual(initialState);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});
