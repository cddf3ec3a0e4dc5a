import type { Instant } from '#core/time/instant.ts';
import { Button } from '#ui/button.tsx';
import type { EdgeName } from '../dated-content/page-edges.ts';
import { formatDeskTime } from '../screen/desk-zones.ts';
import styles from './edge-slider.module.css';
import { edgeAt, instantOfStop, stopAt } from './slider.ts';
import { TimeText } from './time-text.tsx';
import type { TimeLine } from './time-travel-value.ts';
import type { TimeTravelState } from './use-time-travel.ts';

interface EdgeSliderProps {
  line: TimeLine;
  now: Instant;
  state: TimeTravelState;
}

export function EdgeSlider({ line, now, state }: EdgeSliderProps) {
  const { look, timeZone, change, step } = state;
  const stop = stopAt(line, look.at);
  const second = Math.floor(now / 1000) * 1000;
  const edge = edgeAt(line, look.at);
  const isOnEdge = edge?.instant === look.at;
  const eventTexts = edge?.names.map(({ name, what }) => `${name} ${what}`) ?? [];
  const years = line.edges.map(({ instant }) => /\d{4}/.exec(formatDeskTime(instant, timeZone))?.[0]);
  const compare = () => change({ beside: look.beside.kind === 'before' ? { kind: 'nothing' } : { kind: 'before' } });
  const goTo = (next: number) => {
    const instant = instantOfStop(line, next);
    if (instant !== undefined) change({ at: instant });
  };
  return (
    <section className={`stack ${styles.slider}`} aria-label="Time line">
      <div className="actions">
        <h1 className="title num">
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
      <div className={styles.stops}>
        <Button small tone="line" aria-label="Previous edge" aria-disabled={stop === 0} onClick={() => step(-1)}>
          ←
        </Button>
        <div className={styles.track}>
          <input
            type="range"
            list="edges"
            aria-label="Edges of this page"
            min={0}
            max={line.edges.length}
            value={stop}
            disabled={line.edges.length === 0}
            aria-valuetext={[formatDeskTime(look.at, timeZone), ...eventTexts].join(', ')}
            onChange={({ target }) => goTo(target.valueAsNumber)}
          />
          <datalist id="edges">
            <option value={0} />
            {line.edges.map(({ instant }, index) => (
              <option
                key={instant}
                value={index + 1}
                label={years[index] === years[index - 1] ? undefined : years[index]}
              />
            ))}
          </datalist>
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

const visibleCount = 3;

const EdgeNames = ({ names }: { names: readonly EdgeName[] }) => (
  <div className={styles.list}>
    <NameList names={names.slice(0, visibleCount)} />
    {names.length > visibleCount && (
      <details>
        <summary>{`and ${names.length - visibleCount} more`}</summary>
        <NameList names={names.slice(visibleCount)} />
      </details>
    )}
  </div>
);

const NameList = ({ names }: { names: readonly EdgeName[] }) => (
  <ul>
    {names.map(({ name, what, file, path }) => (
      <li key={`${file} ${path} ${name} ${what}`}>
        <span>
          {name} <b data-what={what}>{what}</b>
        </span>
        <code>{`${file} ${path}`}</code>
      </li>
    ))}
  </ul>
);
