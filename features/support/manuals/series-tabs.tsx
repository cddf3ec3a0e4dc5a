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

/**
 * A table for each series, one shown at a time. Before their script runs the tabs are links and `:target` decides;
 * without scripts every table is shown.
 */
export const SeriesTabs = ({ label, columns, series, note }: SeriesTabsProps) => (
  <x-series-tabs className={styles.series}>
    <nav className={styles.tabs} aria-label={label}>
      {series.map(({ id, seriesName }) => (
        <a key={id} id={`${id}-tab`} href={`#${id}`}>
          {seriesName}
        </a>
      ))}
    </nav>
    {series.map(({ id, seriesName, rows }) => (
      <div key={id} id={id} className={styles.panel}>
        <SeriesTable name={seriesName} columns={columns} rows={rows} />
      </div>
    ))}
    {note && <p className={`small ${styles.note}`}>{note}</p>}
  </x-series-tabs>
);
