import type { Instant } from '#core/time/instant.ts';

interface Dated {
  opens?: Instant;
  closes?: Instant;
}

/** The beginning or the end of something dated. */
export interface CalendarChange<What extends Dated> {
  instant: Instant;
  what: 'opens' | 'closes';
  of: What;
}

/** Every beginning and end, soonest first. At the same instant, ends come before beginnings. */
export const calendarChanges = <What extends Dated>(all: readonly What[]): CalendarChange<What>[] =>
  all
    .flatMap((of) =>
      (['closes', 'opens'] as const).flatMap((what): CalendarChange<What>[] => {
        const instant = of[what];
        return instant === undefined ? [] : [{ instant, what, of }];
      }),
    )
    .sort((one, other) => one.instant - other.instant || (one.what < other.what ? -1 : one.what > other.what ? 1 : 0));
