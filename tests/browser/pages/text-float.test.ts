import { expect, test } from 'vitest';
import { productPathWith } from '../support/current-page.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

test('without scroll timelines, floating text appears in the window and hides again below it', {
  tags: 'nightly',
}, async () => {
  const { page, open } = await newVisitor('desktop');
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: [string]) => !query[0].includes('animation-timeline') && supports.apply(CSS, query);
  });
  await open(productPathWith('us'));
  const floating = page.locator('.float').first();
  await page.waitForFunction(() => document.documentElement.dataset.float === '');
  const isIn = () => floating.evaluate((element) => element.classList.contains('animated'));
  expect(await isIn()).toBe(false);
  await floating.scrollIntoViewIfNeeded();
  await expect.poll(isIn).toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isIn).toBe(false);
});
