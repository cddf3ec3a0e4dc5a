import type { KeyboardEvent } from 'react';
import type { Instant } from '#core/time/instant.ts';
import { Button } from '#ui/button.tsx';
import { formatDeskTime } from '../screen/desk-zones.ts';
import { EdgeNames } from './edge-names.tsx';
import { edgeAt, instantOfStop, stopAt } from './slider.ts';
import styles from './slider-rail.module.css';
import { TimeText } from './time-text.tsx';
import type { TimeLine } from './time-travel-value.ts';
import type { TimeTravelState } from './use-time-travel.ts';

interface SliderRailProps {
  line: TimeLine;
  now: Instant;
  state: TimeTravelState;
  /** Called to go to the next difference (1) or the previous one (-1). */
  onDifference: (by: number) => void;
}

/** A slider over the page's edges: the current one, what happens there, and buttons for the next ones. */
export function SliderRail({ line, now, state, onDifference }: SliderRailProps) {
  const { look, timeZone, change, step } = state;
  const stop = stopAt(line, look.at);
  const second = Math.floor(now / 1000) * 1000;
  const edge = edgeAt(line, look.at);
  const isOnEdge = edge?.instant === look.at;
  const eventTexts = edge?.names.map(({ name, what }) => `${name} ${what}`) ?? [];
  const years = [...Array(line.edges.length + 1).keys()].map((index) => yearAt(line, index, timeZone));
  const compare = () => change({ beside: look.beside.kind === 'before' ? { kind: 'nothing' } : { kind: 'before' } });
  const goTo = (next: number) => {
    const instant = instantOfStop(line, next);
    if (instant !== undefined) change({ at: instant });
  };
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'b') compare();
    if (key === 'n') onDifference(1);
    if (key === 'p') onDifference(-1);
  };
  return (
    <section className={styles.rail} aria-label="Time line" onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h1 className={styles.instant}>
          <TimeText instant={look.at} timeZone={timeZone} />
        </h1>
        <p className={styles.count}>
          {line.edges.length === 0 ? 'This page never changes.' : `Edge ${stop} of ${line.edges.length}`}
        </p>
        <div className={styles.actions}>
          <Button small tone="line" onClick={() => change({ at: second })}>
            Now
          </Button>
          <Button
            small
            tone={look.beside.kind === 'before' ? 'plain' : 'line'}
            aria-pressed={look.beside.kind === 'before'}
            onClick={compare}
          >
            Before and after
          </Button>
        </div>
      </div>
      <div className={styles.slider}>
        <Button small tone="line" aria-label="Previous edge" aria-disabled={stop === 0} onClick={() => step(-1)}>
          ←
        </Button>
        <div className={styles.track}>
          <ol aria-hidden="true">
            {[...Array(line.edges.length + 1).keys()].map((index) => (
              <li
                key={index}
                data-year={years[index]}
                data-tight={isTight(years, index) || undefined}
                data-past={instantAt(line, index) <= now || undefined}
              />
            ))}
          </ol>
          <input
            type="range"
            aria-label="Edges of this page"
            min={0}
            max={line.edges.length}
            value={stop}
            disabled={line.edges.length === 0}
            aria-keyshortcuts="B N P"
            aria-valuetext={[formatDeskTime(look.at, timeZone), ...eventTexts].join(', ')}
            onChange={({ target }) => goTo(target.valueAsNumber)}
          />
        </div>
        <Button
          small
          tone="line"
          aria-label="Next edge"
          aria-disabled={stop >= line.edges.length}
          onClick={() => step(1)}
        >
          →
        </Button>
      </div>
      <p className={styles.keys}>
        Keys, with the focus on the time line: arrows for edges, B for before and after, N and P for differences.
      </p>
      <div className={styles.names}>
        <p className={styles.since}>
          {edge ? (
            isOnEdge ? (
              'At this edge:'
            ) : (
              <>Since {<TimeText instant={edge.instant} timeZone={timeZone} />}:</>
            )
          ) : (
            line.edges.length > 0 && 'Before the first edge.'
          )}
        </p>
        {edge && <EdgeNames names={edge.names} />}
      </div>
    </section>
  );
}

const instantAt = ({ edges }: TimeLine, index: number): Instant =>
  edges[index - 1]?.instant ?? Number.NEGATIVE_INFINITY;

/** Returns true if the next year label is too near to read both on a phone. */
const isTight = (years: readonly (string | undefined)[], index: number): boolean =>
  years.slice(index + 1, index + 1 + Math.ceil(years.length / 5)).some((year) => year !== undefined);

/** The year of a stop; undefined unless it is the first stop of that year. */
function yearAt(line: TimeLine, index: number, timeZone: string): string | undefined {
  const yearOf = (at: number) =>
    at < 1 ? undefined : /\d{4}/.exec(formatDeskTime(instantAt(line, at), timeZone))?.[0];
  const year = yearOf(index);
  return year === yearOf(index - 1) ? undefined : year;
}
