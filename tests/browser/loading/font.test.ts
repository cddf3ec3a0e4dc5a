import { expect, test } from 'vitest';
import { layoutShiftOf, waitForFont } from '../support/layout-shifts.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

test.each(['/uk', '/jp'])('a font that loads late hardly shifts the text (%s)', async (path) => {
  const { page, open } = await newVisitor('desktop');
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await open(path);
  await waitForFont(page);
  const { total, largest } = await layoutShiftOf(page);
  expect(total, JSON.stringify(largest)).toBeLessThan(0.05);
});
