import type { Instant } from '#rules/time/instant.ts';

interface Dated {
  opens?: Instant;
  closes?: Instant;
}

/** Something that begins or ends. */
export interface CalendarChange<What extends Dated> {
  instant: Instant;
  what: 'opens' | 'closes';
  of: What;
}

/** Every beginning and end, soonest first; at one instant what ends stands before what begins. */
export const calendarChanges = <What extends Dated>(all: readonly What[]): CalendarChange<What>[] =>
  all
    .flatMap((of) =>
      (['closes', 'opens'] as const).flatMap((what): CalendarChange<What>[] => {
        const instant = of[what];
        return instant === undefined ? [] : [{ instant, what, of }];
      }),
    )
    .sort((one, other) => one.instant - other.instant || (one.what < other.what ? -1 : one.what > other.what ? 1 : 0));
