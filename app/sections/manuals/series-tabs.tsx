import type { KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { SeriesTable } from './series-table.tsx';
import styles from './series-tabs.module.css';

interface SeriesTabsProps {
  label: string;
  columns: { name: string; size: string; updated: string };
  series: {
    id: string;
    seriesName: string;
    rows: { product: string; name: string; href: string; size: string; updated: string | undefined }[];
  }[];
  note?: string | undefined;
}

const nextIndexByKey: Record<string, (current: number, count: number) => number> = {
  ArrowRight: (current, count) => (current + 1) % count,
  ArrowLeft: (current, count) => (current + count - 1) % count,
  Home: () => 0,
  End: (_current, count) => count - 1,
};

/**
 * A table for each series, one shown at a time. Before hydration the tabs are links and `:target` decides; without
 * scripts every table is shown.
 */
export function SeriesTabs({ label, columns, series, note }: SeriesTabsProps) {
  const [chosenId, setChosenId] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const hasTabs = chosenId !== undefined;
  const current = Math.max(
    series.findIndex(({ id }) => id === chosenId),
    0,
  );

  useEffect(() => {
    const followHash = () => setChosenId(decodeURIComponent(location.hash.slice(1)));
    followHash();
    addEventListener('hashchange', followHash);
    return () => removeEventListener('hashchange', followHash);
  }, []);

  const selectSeries = (id: string) => {
    setChosenId(id);
    history.replaceState(history.state, '', `#${id}`);
  };
  const onClick = (event: MouseEvent, id: string) => {
    if (!hasTabs) return;
    event.preventDefault();
    selectSeries(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = series[nextIndexByKey[event.key]?.(current, series.length) ?? -1];
    if (!hasTabs || !next) return;
    event.preventDefault();
    selectSeries(next.id);
    list.current?.querySelector<HTMLElement>(`[href="#${next.id}"]`)?.focus({ preventScroll: true });
  };

  const tabs = series.map(({ id, seriesName }, index) => (
    <a
      key={id}
      id={`${id}-tab`}
      href={`#${id}`}
      onClick={(event) => onClick(event, id)}
      {...(hasTabs && {
        role: 'tab',
        'aria-selected': index === current,
        'aria-controls': id,
        tabIndex: index === current ? 0 : -1,
      })}
    >
      {seriesName}
    </a>
  ));

  return (
    <div className={styles.series} data-live={hasTabs ? '' : undefined}>
      {hasTabs ? (
        <div className={styles.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
          {tabs}
        </div>
      ) : (
        <nav className={styles.tabs} aria-label={label}>
          {tabs}
        </nav>
      )}
      {series.map(({ id, seriesName, rows }, index) => (
        <div
          key={id}
          id={id}
          className={styles.panel}
          hidden={hasTabs && index !== current}
          {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': `${id}-tab` })}
        >
          <SeriesTable name={seriesName} columns={columns} rows={rows} />
        </div>
      ))}
      {note && <p className={`small ${styles.note}`}>{note}</p>}
    </div>
  );
}
