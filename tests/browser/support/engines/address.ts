import type { Page } from 'playwright-core';

/** The address of the document that a tab shows. */
export const addressOf = async (page: Page): Promise<URL> => new URL(await page.evaluate(() => location.href));
