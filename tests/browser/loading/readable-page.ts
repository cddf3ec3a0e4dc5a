import { expect } from 'vitest';
import { opacityOf } from '../support/page-checks.ts';
import type { Visitor } from '../support/visitors.ts';

/** Expects that every heading of a page can be read once it is in the window. */
export async function expectReadablePage({ page, open }: Visitor, path: string): Promise<void> {
  await open(path);
  const headings = await page.locator('main :is(h1, h2, h3)').locator('visible=true').all();
  expect(headings.length).toBeGreaterThan(0);
  for (const heading of headings) {
    await heading.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => opacityOf(heading), { message: (await heading.textContent()) ?? '' }).toBe(1);
  }
}
