import { type MouseEvent, memo, type ReactNode, useState } from 'react';
import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { Button } from '#ui/button.tsx';
import { type CalendarChange, calendarChanges } from '../dated-content/calendar-changes.ts';
import { cityOf, formatDay, wallClock } from '../dated-content/zone-time.ts';
import type { DeskZone } from '../screen/desk-zones.ts';
import type { CalendarBar } from './calendar-value.ts';
import styles from './next-changes.module.css';
import { PreviewLink } from './preview-link.tsx';

interface NextChangesProps {
  bars: readonly CalendarBar[];
  now: Instant;
  zone: DeskZone;
  zoneOf: (edition: EditionCode) => string;
  /** True if scripts run; without them everything is shown at once. */
  isHydrated: boolean;
  onOpen: (id: string) => void;
  /** The query of the screen's address. */
  query: string;
}

type Change = CalendarChange<CalendarBar>;

/** Number of edges shown at first. All changes of an edition at one instant are one edge. */
const initialCount = 24;

/** Lists the beginnings and ends from now on, by day in the chosen time zone. */
export const NextChanges = memo(function NextChanges({
  bars,
  now,
  zone,
  zoneOf,
  isHydrated,
  onOpen,
  query,
}: NextChangesProps) {
  const [isExpanded, setExpanded] = useState(false);
  const ahead = calendarChanges(bars).filter(({ instant }) => instant > now);
  const edges = [...Map.groupBy(ahead, ({ instant, of }) => `${instant} ${of.edition}`).values()].flatMap((changes) => {
    const [first] = changes;
    return first
      ? [
          {
            ...wallClock(first.instant, zoneOf(first.of.edition)),
            edition: first.of.edition,
            instant: first.instant,
            changes,
          },
        ]
      : [];
  });
  const sorted = edges.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const visibleEdges = isExpanded || !isHydrated ? sorted : sorted.slice(0, initialCount);
  return (
    <section className={styles.changes} aria-labelledby="next-changes">
      <h2 className="title" id="next-changes">
        Next changes
      </h2>
      {ahead.length === 0 && <p className="small">Nothing changes from now on.</p>}
      {[...Map.groupBy(visibleEdges, ({ day }) => day)].map(([day, ofDay]) => (
        <section key={day} aria-label={formatDay(day)}>
          <h3>
            {ofDay[0]?.weekday} {formatDay(day)}
          </h3>
          {ofDay.map(({ instant, edition, time, changes }) => (
            <div key={`${instant} ${edition}`} className={styles.edge}>
              <p>
                <span className="num">{time}</span> {cityOf(zoneOf(edition))} <strong>{edition.toUpperCase()}</strong>
                <PreviewLink edition={edition} slug={slugOf(changes)} at={instant} zone={zone}>
                  Look
                  <span className="visually-hidden">{` at ${edition.toUpperCase()} then, ${formatDay(day)}, ${time}`}</span>
                </PreviewLink>
              </p>
              <ul>
                {changes.map(({ what, of }) => (
                  <li key={`${what} ${of.id}`}>
                    <OpenLink id={of.id} query={query} onOpen={onOpen}>
                      <span className={styles.what}>{what}</span> {of.name}
                    </OpenLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      {visibleEdges.length < sorted.length && (
        <p>
          <Button small tone="line" onClick={() => setExpanded(true)}>
            {`${sorted.length - visibleEdges.length} more`}
          </Button>
        </p>
      )}
    </section>
  );
});

/** The page to look at: preferably a campaign's. */
const slugOf = (changes: readonly Change[]): string =>
  (changes.find(({ of }) => of.kind === 'stage' || of.kind === 'campaign') ?? changes[0])?.of.windows[0]?.slug ?? '';

/** Opens the details of a bar, in place or, without scripts, by its address. */
function OpenLink({
  id,
  query,
  onOpen,
  children,
}: {
  id: string;
  query: string;
  onOpen: (id: string) => void;
  children: ReactNode;
}) {
  const openQuery = new URLSearchParams(query);
  openQuery.set('open', id);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <a href={`/preview/calendar?${openQuery}`} onClick={open}>
      {children}
    </a>
  );
}
