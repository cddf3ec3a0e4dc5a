import { useState } from 'react';
import { parsePath } from '#core/place/place.ts';
import { ChangeList } from './change-list.tsx';
import { Controls } from './controls.tsx';
import { DifferenceBar } from './difference-bar.tsx';
import { EdgeList } from './edge-list.tsx';
import { PageFrame } from './page-frame.tsx';
import { edgeAt, justBefore } from './slider.ts';
import { SliderRail } from './slider-rail.tsx';
import styles from './time-travel.module.css';
import type { TimeTravelValue } from './time-travel-value.ts';
import { useDifferences } from './use-differences.ts';
import { useTimeTravel } from './use-time-travel.ts';

/** The time-travel preview: a page at an instant, alone or beside another, and every edge of its time line. */
export function TimeTravel({ value }: { value: TimeTravelValue }) {
  const state = useTimeTravel(value);
  const { look, timeZone, change } = state;
  const [main, setMain] = useState<Document>();
  const [other, setOther] = useState<Document>();
  const { beside } = look;
  const { line, otherLine, now, note } = value;
  const edge = edgeAt(line, look.at);
  const isDouble = beside.kind !== 'nothing';
  /* The earlier instant is on the left of the later one; another edition is on the right. */
  const isOtherFirst = beside.kind === 'before' || (beside.kind === 'instant' && beside.instant < look.at);
  const differences = useDifferences(isOtherFirst ? other : main, isDouble ? (isOtherFirst ? main : other) : undefined);
  const otherAt = beside.kind === 'before' ? justBefore(look.at) : beside.kind === 'instant' ? beside.instant : look.at;

  function follow(path: string): void {
    const parsed = parsePath(path);
    if (!('place' in parsed)) return;
    const { edition, slug } = parsed.place;
    const swapped =
      beside.kind === 'edition' && beside.edition === edition
        ? { beside: { kind: 'edition', edition: look.edition } as const }
        : {};
    change({ edition, slug, ...swapped });
  }
  const shared = { width: look.width, timeZone, onFollow: follow };
  return (
    <div className={styles.machine}>
      <Controls value={value} state={state} />
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      <SliderRail line={line} now={now} state={state} onDifference={differences.step} />
      {isDouble && (
        <DifferenceBar differences={differences.items} current={differences.current} onStep={differences.step} />
      )}
      <div className={styles.pages} data-double={isDouble || undefined} data-other-first={isOtherFirst || undefined}>
        <PageFrame key="main" {...shared} line={line} at={look.at} onDocument={setMain} />
        {isDouble && (
          <PageFrame
            key="other"
            {...shared}
            line={(beside.kind === 'edition' && otherLine) || line}
            at={otherAt}
            onDocument={setOther}
          />
        )}
      </div>
      <div className={styles.lists}>
        <section>
          <h2 className="title">{edge ? 'What this edge changes' : 'Nothing has changed yet'}</h2>
          {edge && <ChangeList changes={edge.changes} timeZone={timeZone} />}
        </section>
        <section>
          <h2 className="title">Every edge of this page</h2>
          <EdgeList line={line} now={now} state={state} />
        </section>
      </div>
    </div>
  );
}
