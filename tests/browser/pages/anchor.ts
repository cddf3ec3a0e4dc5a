import { expect } from 'vitest';
import type { Visitor } from '../support/visitors.ts';

/** Expects that an anchor is at the top of the window, and stays there while the page above it loads. */
export async function expectAnchorAtTop({ page, open }: Visitor, path: string, anchor: string): Promise<void> {
  await open(path + anchor);
  const top = () => page.locator(anchor).evaluate((node) => Math.round(node.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(140);
  await page.waitForLoadState('networkidle');
  expect(await top()).toBeLessThan(140);
  expect(await top()).toBeGreaterThanOrEqual(-2);
}
