import { useState } from 'react';
import { parsePath } from '#core/place/place.ts';
import type { PageChange } from '../dated-content/page-changes.ts';
import { Controls } from './controls.tsx';
import { DifferenceBar } from './difference-bar.tsx';
import { EdgeList } from './edge-list.tsx';
import { EdgeSlider } from './edge-slider.tsx';
import lists from './lists.module.css';
import { PageFrame } from './page-frame.tsx';
import { edgeAt } from './slider.ts';
import styles from './time-travel.module.css';
import { pageBeside, timeTravelQuery } from './time-travel-address.ts';
import type { TimeTravelValue } from './time-travel-value.ts';
import { useDifferences } from './use-differences.ts';
import { useTimeTravel } from './use-time-travel.ts';

export function TimeTravel({ value }: { value: TimeTravelValue }) {
  const state = useTimeTravel(value);
  const { look, timeZone, change } = state;
  const [main, setMain] = useState<Document>();
  const [other, setOther] = useState<Document>();
  const { line, otherLine, now, note } = value;
  const edge = edgeAt(line, look.at);
  const beside = pageBeside(look);
  const differences = useDifferences(beside && timeTravelQuery(look), beside?.isFirst ? [other, main] : [main, other]);

  function follow(path: string): void {
    const parsed = parsePath(path);
    if (!('place' in parsed)) return;
    const { edition, slug } = parsed.place;
    const swapped =
      look.beside.kind === 'edition' && look.beside.edition === edition
        ? { beside: { kind: 'edition', edition: look.edition } as const }
        : {};
    change({ edition, slug, ...swapped });
  }
  const shared = { width: look.width, timeZone, onFollow: follow };
  return (
    <div className="stack">
      <Controls value={value} state={state} />
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      <EdgeSlider line={line} now={now} state={state} />
      {beside && <DifferenceBar {...differences} />}
      <div
        className={styles.pages}
        data-double={beside !== undefined || undefined}
        data-other-first={beside?.isFirst || undefined}
      >
        <PageFrame key="main" {...shared} line={line} at={look.at} onDocument={setMain} />
        {beside && (
          <PageFrame
            key="other"
            {...shared}
            line={(look.beside.kind === 'edition' && otherLine) || line}
            at={beside.at}
            onDocument={setOther}
          />
        )}
      </div>
      <div className={`columns ${styles.lists}`}>
        {beside ? (
          <section>
            <h2 className="title">What differs between the two</h2>
            <ChangeList changes={differences.changes ?? []} />
          </section>
        ) : (
          <section>
            <h2 className="title">{edge ? 'What this edge changes' : 'Nothing has changed yet'}</h2>
            {edge && <ChangeList changes={edge.changes} />}
          </section>
        )}
        <section>
          <h2 className="title">Every edge of this page</h2>
          <EdgeList line={line} now={now} state={state} />
        </section>
      </div>
    </div>
  );
}

const ChangeList = ({ changes }: { changes: readonly PageChange[] }) => (
  <ul className={`rows ${lists.changes}`}>
    {changes.map(({ path, before, after }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be equal, and their order never changes
      <li key={index}>
        <span className="quiet">{path}</span>
        <span>
          {before === undefined ? <span className="quiet">new</span> : <del>{before}</del>}{' '}
          {after === undefined ? <span className="quiet">gone</span> : <ins>{after}</ins>}
        </span>
      </li>
    ))}
  </ul>
);
