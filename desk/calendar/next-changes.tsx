import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { type CalendarChange, calendarChanges } from '../dated-content/window-clusters.ts';
import { formatDay, wallClock, zoneCity } from '../dated-content/zone-time.ts';
import type { CalendarBar, CalendarValue } from './calendar-value.ts';
import styles from './next-changes.module.css';
import { OpenLink } from './open-link.tsx';
import { PreviewLink } from './preview-link.tsx';
import type { CalendarModel } from './use-calendar.ts';

type Change = CalendarChange<CalendarBar>;

/** Number of edges shown at first. All changes of an edition at one instant are one edge. */
const initialCount = 24;

interface NextChangesProps {
  model: CalendarModel;
  shopChanges: CalendarValue['shopChanges'];
}

export function NextChanges({ model, shopChanges }: NextChangesProps) {
  const { bars, now, zoneFor, isHydrated, state } = model;
  const [isExpanded, setExpanded] = useState(false);
  const ahead = calendarChanges(bars).filter(({ instant }) => instant > now);
  const edges = [...Map.groupBy(ahead, ({ instant, of }) => `${instant} ${of.edition}`).values()].flatMap((changes) => {
    const [first] = changes;
    return first
      ? [
          {
            ...wallClock(first.instant, zoneFor(first.of.edition)),
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
    <section className="stack" aria-labelledby="next-changes">
      <h2 className="title" id="next-changes">
        Next changes
      </h2>
      {ahead.length === 0 && <p className="small">Nothing changes from now on.</p>}
      {[...Map.groupBy(visibleEdges, ({ day }) => day)].map(([day, ofDay]) => (
        <section key={day} aria-label={formatDay(day)}>
          <h3 className={styles.day}>
            {ofDay[0]?.weekday} {formatDay(day)}
          </h3>
          {ofDay.map(({ instant, edition, time, changes }) => (
            <div key={`${instant} ${edition}`} className={styles.edge}>
              <p>
                <span className="num">{time}</span> {zoneCity(zoneFor(edition))}{' '}
                <strong>{edition.toUpperCase()}</strong>
                <PreviewLink edition={edition} slug={pageSlug(changes)} at={instant} zone={state.zone}>
                  Look
                  <span className="visually-hidden">{` at ${edition.toUpperCase()} then, ${formatDay(day)}, ${time}`}</span>
                </PreviewLink>
              </p>
              <ul>
                {changes.map(({ what, of }) => (
                  <li key={`${what} ${of.id}`}>
                    <OpenLink bar={of.id} model={model}>
                      <span className="quiet">{what}</span> {of.name}
                    </OpenLink>
                  </li>
                ))}
                {shopChanges
                  .filter((change) => change.at === instant && change.edition === edition)
                  .map(({ text }) => (
                    <li key={text}>
                      <span className="quiet">shop</span> {text}
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
}

/** The page to look at: preferably a campaign's. */
const pageSlug = (changes: readonly Change[]): string =>
  (changes.find(({ of }) => of.kind === 'stage' || of.kind === 'campaign') ?? changes[0])?.of.windows[0]?.slug ?? '';
