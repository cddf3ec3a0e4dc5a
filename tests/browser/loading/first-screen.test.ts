import { expect, test } from 'vitest';
import { productsButton } from '../support/products-button.ts';
import { visitors } from '../support/visitors.ts';
import { expectFirstScreenFirst, expectSmallConsentCard } from './first-screen-checks.ts';

const { newVisitor } = visitors();

test.each(['/us', '/de'])(
  'on a phone the consent card of %s is small, and its buttons are large enough',
  async (path) => expectSmallConsentCard(await newVisitor('phone'), path),
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
