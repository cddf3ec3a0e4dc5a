import type { Locator, Page } from 'playwright-core';

/** Presses Tab until the element has the focus. Fails after a number of presses. */
export async function tabTo(page: Page, element: Locator, maxPresses = 40): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(element)) return;
  }
  throw new Error(`${maxPresses} presses of Tab do not reach ${element}`);
}

export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/**
 * Puts the focus on an element that Tab would take long to reach, and scrolls there at once. Waits until the element is
 * visible: on phones, the content after the first screen is loaded later.
 */
export async function focusAt(element: Locator): Promise<void> {
  await element.waitFor();
  await element.evaluate((node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    (node as HTMLElement).focus({ preventScroll: true });
  });
}

/** Returns true if the focus is on something inside the element. */
export const containsFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node !== document.activeElement && node.contains(document.activeElement));

/** Waits until the island is hydrated. */
export async function waitForHydration(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (island) =>
      Object.keys(document.querySelector(`x-island[name="${island}"]`) ?? {}).some((key) =>
        key.startsWith('__reactContainer'),
      ),
    name,
  );
}
