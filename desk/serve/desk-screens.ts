import { auditScreen } from './audit.ts';
import { calendar, calendarFile } from './calendar.ts';
import type { DeskScreen } from './desk-screen.ts';
import { timeTravel } from './time-travel.ts';

/** Every screen of the desk, by path. */
export const deskScreens: Readonly<Record<string, DeskScreen>> = {
  '/preview': timeTravel,
  '/preview/calendar': calendar,
  '/preview/check': auditScreen,
};

/** Paths below the desk without a login, because they check a key of their own. */
export const openDeskPaths: Readonly<Record<string, DeskScreen>> = { '/preview/calendar.ics': calendarFile };
