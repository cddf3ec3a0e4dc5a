import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { comeToDesk } from '../support/desk-visits.ts';
import type { Screen, Visitor, Visitors } from '../support/visitors.ts';
import { sale } from './desk-sale.ts';

export const comeToCalendar = (
  visited: Visitors,
  screen: Screen,
  query = '',
  options: BrowserContextOptions = {},
): Promise<Visitor> =>
  comeToDesk(visited, screen, `/preview/calendar${query}`, { timezoneId: 'Europe/Berlin', ...options });

export const line = (page: Page): Locator => page.getByRole('region', { name: 'Time line' });
export const bar = (page: Page, name: string | RegExp): Locator => line(page).getByRole('button', { name });
export const details = (page: Page): Locator => page.getByRole('complementary');
export const left = async (element: Locator): Promise<number> => (await element.boundingBox())?.x ?? Number.NaN;
export const queryIn = (page: Page): URLSearchParams => new URL(page.url()).searchParams;
export const ukCampaign = new RegExp(`^UK: Campaign ${sale.name}`);

/** Waits until an element has stopped moving. */
export const standing = (element: Locator): Promise<void> =>
  element.evaluate(async (node) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const place = () => {
      const { left: x, top, width } = node.getBoundingClientRect();
      return [x, top, width].join(' ');
    };
    for (let still = 0, before = ''; still < 3; before = place()) {
      await nextFrame();
      await nextFrame();
      still = place() === before ? still + 1 : 0;
    }
  });
