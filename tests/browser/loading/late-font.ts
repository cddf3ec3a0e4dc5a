import { expect } from 'vitest';
import { layoutShiftOf, waitForFont } from '../support/layout-shifts.ts';
import type { Visitor } from '../support/visitors.ts';

/** Expects that a font that arrives late hardly shifts the text of a page. */
export async function expectStableText({ page, open }: Visitor, path: string): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await open(path);
  await waitForFont(page);
  const { total, largest } = await layoutShiftOf(page);
  expect(total, JSON.stringify(largest)).toBeLessThan(0.05);
}
