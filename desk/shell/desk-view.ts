import type { CalendarValue } from '../calendar/calendar-value.ts';
import type { AuditValue } from '../findings/audit-value.ts';
import type { TimeTravelValue } from '../preview/time-travel-value.ts';

/** The plain data that each screen of the desk shows, by the name of the screen. */
export interface DeskValues {
  login: LoginValue;
  /** A screen with only a text. */
  message: string;
  'time-travel': TimeTravelValue;
  calendar: CalendarValue;
  'content-audit': AuditValue;
}

export type DeskScreenName = keyof DeskValues;

export type DeskView = {
  [Name in DeskScreenName]: { screen: Name; title: string; value: DeskValues[Name] };
}[DeskScreenName];

/** The login is a document of its own. */
export type FramedView = Exclude<DeskView, { screen: 'login' }>;

export interface LoginValue {
  /** Path of the desk to open after the login. */
  next: string;
  problem?: string;
}
