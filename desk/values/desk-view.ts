import type { AuditValue } from './audit-value.ts';
import type { CalendarValue } from './calendar-value.ts';
import type { TimeTravelValue } from './time-travel-value.ts';

/** What each screen of the web team's desk shows, by its name: everything that it needs, as plain data. */
export interface DeskValues {
  login: LoginValue;
  message: MessageValue;
  'time-machine': TimeTravelValue;
  calendar: CalendarValue;
  'flight-check': AuditValue;
}

export type DeskScreenName = keyof DeskValues;

/** One screen of the desk, ready to be rendered. */
export type DeskView = {
  [Name in DeskScreenName]: { screen: Name; title: string; value: DeskValues[Name] };
}[DeskScreenName];

export interface LoginValue {
  /** Path of the desk to go on to. */
  next: string;
  /** Said above the field: why it did not work. */
  problem?: string;
}

/** A screen that only says something. */
export interface MessageValue {
  text: string;
  /** Whether whoever reads it is logged in, and sees the way to the other screens. */
  isInside: boolean;
}
