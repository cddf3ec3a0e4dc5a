import { parseArgs } from 'node:util';
import { type EditionCode, editionCodes, isEditionCode } from '#core/place/editions.ts';
import { type Instant, parseInstant } from '#core/time/instant.ts';

/** Time zones for the output: each edition's own, the headquarters', or UTC. */
export const clocks = ['edition', 'hq', 'utc'] as const;
export type ClockName = (typeof clocks)[number];

/** A day, `2026-12-01`, in the time zone of the output, or an instant. */
export type Bound = { day: string } | { instant: Instant };

export interface CalendarOptions {
  editions: readonly EditionCode[];
  from: Bound | undefined;
  until: Bound | undefined;
  clock: ClockName;
  /** File for an iCalendar, which then replaces the table. */
  ics: string | undefined;
}

/** Parses the arguments of `npm run calendar --`. Throws an Error with the mistake and an example. */
export function readCalendarOptions(args: string[]): CalendarOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { edition: text, from: text, until: text, time: text, ics: text } });
  const { edition, time = 'edition', ics } = values;
  const clock = clocks.find((one) => one === time);
  if (!clock) throw new Error(`--time "${time}" is no clock: write one of ${clocks.join(', ')}.`);
  if (ics === '') throw new Error('--ics needs the name of a file, such as campaigns.ics.');
  return {
    editions: parseEditions(edition),
    from: parseBound('from', values.from),
    until: parseBound('until', values.until),
    clock: time as CalendarOptions['clock'],
    ics,
  };
}

function parseEditions(text: string | undefined): readonly EditionCode[] {
  if (text === undefined) return editionCodes;
  return text.split(',').map((code) => {
    if (isEditionCode(code)) return code;
    throw new Error(
      `--edition "${code}" is no edition: write one or more of ${editionCodes.join(',')}, apart by commas.`,
    );
  });
}

function parseBound(option: string, text: string | undefined): Bound | undefined {
  if (text === undefined) return undefined;
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { day: Temporal.PlainDate.from(text).toString() };
    return { instant: parseInstant(text) };
  } catch {
    throw new Error(
      `--${option} "${text}" is no time: write a day such as 2026-12-01, or an instant such as 2026-12-01T09:00:00Z.`,
    );
  }
}
