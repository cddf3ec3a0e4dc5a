import type { ResponseData } from '#server/http/response.ts';
import { calendarFile, calendarScreen, shopPricesFile } from '../calendar/calendar-route.ts';
import { auditScreen } from '../findings/audit-route.ts';
import { differencesFile, timeTravelScreen } from '../preview/time-travel-route.ts';
import type { DeskRequest } from '../screen/desk-request.ts';
import type { DeskView } from './desk-view.ts';

/** Returns the view of a screen, or another response, such as a file. Only called after the login. */
export type DeskRoute = (request: DeskRequest) => DeskView | ResponseData | Promise<DeskView | ResponseData>;

export const deskRoutes: Readonly<Record<string, DeskRoute>> = {
  '/preview': timeTravelScreen,
  '/preview/differences': differencesFile,
  '/preview/calendar': calendarScreen,
  '/preview/shop-prices.csv': shopPricesFile,
  '/preview/check': auditScreen,
};

/** Paths below the desk without a login, because they check a key of their own. */
export const openDeskRoutes: Readonly<Record<string, DeskRoute>> = { '/preview/calendar.ics': calendarFile };
