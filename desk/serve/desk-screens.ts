import { auditScreen } from './audit.ts';
import { calendarFile, calendarScreen } from './calendar.ts';
import type { DeskScreen } from './desk-screen.ts';
import { timeTravelScreen } from './time-travel.ts';

/** Every screen of the desk, by path. */
export const deskScreens: Readonly<Record<string, DeskScreen>> = {
  '/preview': timeTravelScreen,
  '/preview/calendar': calendarScreen,
  '/preview/check': auditScreen,
};

/** Paths below the desk without a login, because they check a key of their own. */
export const openDeskPaths: Readonly<Record<string, DeskScreen>> = { '/preview/calendar.ics': calendarFile };
