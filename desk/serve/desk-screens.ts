import { auditScreen } from './audit.ts';
import { calendar, calendarFile } from './calendar.ts';
import type { DeskScreen } from './desk-screen.ts';
import { timeTravel } from './time-travel.ts';

/** Every screen of the desk by its path. */
export const deskScreens: Readonly<Record<string, DeskScreen>> = {
  '/preview': timeTravel,
  '/preview/calendar': calendar,
  '/preview/check': auditScreen,
};

/** What lies under the desk and asks for no login, because it checks a key of its own. */
export const openDeskPaths: Readonly<Record<string, DeskScreen>> = { '/preview/calendar.ics': calendarFile };
