import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditionCode } from '#core/place/editions.ts';
import type { CalendarModel } from '../use-calendar.ts';
import { wallTime } from '../wall-time.ts';
import { barGroups, isLasting, nextBar, type PlacedBar } from './bar-rows.ts';
import { placeMarks } from './place-marks.ts';
import { scaleOf, viewContaining, zoomView } from './time-scale.ts';
import styles from './timeline.module.css';
import { barId, TimelineGroups } from './timeline-groups.tsx';
import { useViewGestures } from './use-view-gestures.ts';
import { useWidth } from './use-width.ts';

/** All bars on a time line that can be panned and zoomed. */
export function Timeline({ model, onOpen }: { model: CalendarModel; onOpen: (id: string) => void }) {
  const { state, bars, now, debouncedView, zoneOf, move, change } = model;
  const { view, group, open, lasting } = state;
  const area = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const width = useWidth(track);
  const placed = useMemo(() => bars.map((bar) => placeOf(bar, zoneOf)), [bars, zoneOf]);
  const lastingBars = useMemo(
    () => placed.filter((one) => isLasting(one, debouncedView) && one.bar.id !== open),
    [placed, debouncedView, open],
  );
  const groups = useMemo(() => {
    const visibleBars = lasting ? placed : placed.filter((one) => !lastingBars.includes(one));
    return barGroups(visibleBars, group, debouncedView);
  }, [placed, lastingBars, lasting, group, debouncedView]);
  const [active, setActive] = useState<string>();
  const scale = scaleOf(view, width);
  useViewGestures(area, track, move);
  useLayoutEffect(() => {
    if (area.current && width > 0) placeMarks(area.current, view, width);
  });

  const rows = groups.flatMap((one) => one.rows);
  const barsInRows = rows.flatMap(({ lanes }) => lanes.flat());
  const stop = barsInRows.some(({ bar }) => bar.id === active)
    ? active
    : (barsInRows.find(({ from, to }) => from >= view.from || to > view.from)?.bar.id ?? '');
  function go({ bar, from, to }: PlacedBar): void {
    // Synchronously, because the next key must apply to this bar.
    flushSync(() => {
      setActive(bar.id);
      move((before) =>
        from < before.to && to > before.from ? before : viewContaining(before, Number.isFinite(from) ? from : to),
      );
    });
    document.getElementById(barId(bar.id))?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const focused = barsInRows.find(({ bar }) => bar.id === stop);
    const centre =
      focused && focused.from > view.from && focused.from < view.to ? focused.from : (view.from + view.to) / 2;
    const span = view.to - view.from;
    if (key === '+' || key === '=') move((before) => zoomView(before, 0.7, centre));
    else if (key === '-') move((before) => zoomView(before, 1 / 0.7, centre));
    else if (shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight'))
      move(({ from, to }) => ({
        from: from + (key === 'ArrowLeft' ? -span : span) / 4,
        to: to + (key === 'ArrowLeft' ? -span : span) / 4,
      }));
    else if (key.startsWith('Arrow')) {
      const next =
        stop === undefined
          ? undefined
          : nextBar(rows, stop, key, Math.max(view.from, Math.min(view.to, focused?.from ?? centre)));
      if (!next) return;
      go(next);
    } else return;
    event.preventDefault();
  }
  return (
    <section className={styles.timeline} aria-label="Time line" aria-describedby="timeline-keys">
      <p id="timeline-keys" className="visually-hidden">
        Arrow keys go from bar to bar, Enter tells all about one, plus and minus zoom, Shift with the arrow keys moves
        through time.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the focus, and their keys are
          heard here once. */}
      <div ref={area} className={styles.area} onKeyDown={onKeyDown}>
        <div className={styles.ruler} aria-hidden="true">
          <div className={styles.track} ref={track}>
            {scale.major.map(({ at, label }) => (
              <span key={at} className={styles.major} data-at={at} data-stays="">
                {label}
              </span>
            ))}
            {scale.minor.map(({ at, label }) => (
              <span key={at} className={styles.minor} data-at={at}>
                {label}
              </span>
            ))}
          </div>
        </div>
        <div className={styles.body}>
          <div className={styles.grid} aria-hidden="true">
            {scale.minor.map(({ at }) => (
              <i key={at} data-at={at} />
            ))}
          </div>
          <TimelineGroups
            groups={groups}
            group={group}
            now={now}
            zoneOf={zoneOf}
            stop={stop ?? ''}
            open={open}
            onOpen={onOpen}
            onFocus={setActive}
          />
          {groups.length === 0 && (
            <p className={styles.nothing}>Nothing that matches the filters begins or ends in this period.</p>
          )}
          {lastingBars.length > 0 && (
            <p className={styles.folded}>
              <button type="button" aria-expanded={lasting} onClick={() => change({ lasting: !lasting })}>
                {lasting
                  ? `Hide the ${lastingBars.length} that stood before and go on`
                  : `${lastingBars.length} more stood before and go on`}
              </button>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function placeOf(bar: PlacedBar['bar'], zoneOf: (edition: EditionCode) => string): PlacedBar {
  const zone = zoneOf(bar.edition);
  return {
    bar,
    from: bar.opens === undefined ? Number.NEGATIVE_INFINITY : wallTime(bar.opens, zone),
    to: bar.closes === undefined ? Number.POSITIVE_INFINITY : wallTime(bar.closes, zone),
  };
}
