import type { Locator, Page } from 'playwright-core';
import { realSite } from '../../support/site/real-site.ts';

const menu = realSite.regions.us.navs.find(({ identify }) => identify === 'products');

/** The button in the header of the US edition that opens the menu of products. */
export const productsButton = (page: Page): Locator =>
  page
    .getByRole('banner')
    .getByRole('button', { name: menu?.label ?? 'no menu of products in content/regions/us.yaml' });
