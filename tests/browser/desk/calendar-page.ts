import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openDesk } from '../support/open-desk.ts';
import type { Screen, Visitor, Visitors } from '../support/visitors.ts';
import { sale } from './desk-sale.ts';

export const openCalendar = (
  fixture: Visitors,
  screen: Screen,
  query = '',
  options: BrowserContextOptions = {},
): Promise<Visitor> =>
  openDesk(fixture, screen, `/preview/calendar${query}`, { timezoneId: 'Europe/Berlin', ...options });

export const timeline = (page: Page): Locator => page.getByRole('region', { name: 'Time line' });
export const bar = (page: Page, name: string | RegExp): Locator => timeline(page).getByRole('link', { name });
export const details = (page: Page): Locator => page.getByRole('complementary');
export const leftEdge = async (element: Locator): Promise<number> => (await element.boundingBox())?.x ?? Number.NaN;
export const queryIn = (page: Page): URLSearchParams => new URL(page.url()).searchParams;
export const ukCampaign = new RegExp(`^UK: Campaign ${sale.name}`);
