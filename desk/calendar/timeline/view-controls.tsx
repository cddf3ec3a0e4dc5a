import { Button } from '#ui/button.tsx';
import { ArrowIcon, MinusIcon, PlusIcon } from '#ui/icons.tsx';
import type { CalendarModel } from '../use-calendar.ts';
import { wallTime } from '../wall-time.ts';
import { panView, type SpanName, spanName, spanOfView, spans, viewAround, zoomView } from './time-scale.ts';
import styles from './view-controls.module.css';

const spanLabels: Record<SpanName, string> = {
  year: 'Year',
  quarter: 'Quarter',
  month: 'Month',
  week: 'Week',
  day: 'Day',
};

/** Buttons for the length and the position of the view. */
export function ViewControls({ model: { state, now, move, zoneOf } }: { model: CalendarModel }) {
  const { view, editions } = state;
  const chosen = spanName(view);
  const today = wallTime(Math.floor(now / 1000) * 1000, zoneOf(editions[0] ?? 'uk'));
  const centre = today > view.from && today < view.to ? today : (view.from + view.to) / 2;
  const pan = (share: number) => () => move((before) => panView(before, spanOfView(before) * share));
  const zoom = (factor: number) => () => move((before) => zoomView(before, factor, centre));
  return (
    <fieldset className={styles.view}>
      <legend className="visually-hidden">Time shown</legend>
      <div className={styles.spans}>
        {(Object.keys(spans) as SpanName[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen === name}
            onClick={() => move(() => viewAround(centre, spans[name]))}
          >
            {spanLabels[name]}
          </button>
        ))}
      </div>
      <div className={styles.steps}>
        <button type="button" aria-label="Earlier" className={styles.earlier} onClick={pan(-0.5)}>
          <ArrowIcon />
        </button>
        <Button small tone="line" onClick={() => move((before) => viewAround(today, spanOfView(before)))}>
          Now
        </Button>
        <button type="button" aria-label="Later" onClick={pan(0.5)}>
          <ArrowIcon />
        </button>
        <button type="button" aria-label="Zoom out" onClick={zoom(1 / 0.6)}>
          <MinusIcon />
        </button>
        <button type="button" aria-label="Zoom in" onClick={zoom(0.6)}>
          <PlusIcon />
        </button>
      </div>
    </fieldset>
  );
}
