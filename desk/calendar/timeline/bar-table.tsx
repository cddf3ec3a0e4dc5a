import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { type DeskZone, formatDeskTime } from '../../screen/desk-zones.ts';
import type { CalendarBar } from '../calendar-value.ts';
import { PreviewLink } from '../preview-link.tsx';
import styles from './bar-table.module.css';

interface BarTableProps {
  bars: readonly CalendarBar[];
  zone: DeskZone;
  zoneFor: (edition: EditionCode) => string;
}

/** All bars as a table, by opening: for screen readers, and to search and copy. */
export function BarTable({ bars, zone, zoneFor }: BarTableProps) {
  return (
    <details className={styles.table}>
      <summary>All entries as a table</summary>
      <div>
        <table>
          <thead>
            <tr>
              {['Edition', 'What', 'Opens', 'Closes', 'Written in'].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => {
              const time = (instant: Instant | undefined) =>
                instant === undefined ? (
                  '–'
                ) : (
                  <PreviewLink edition={bar.edition} slug={bar.windows[0]?.slug ?? ''} at={instant} zone={zone}>
                    {formatDeskTime(instant, zoneFor(bar.edition))}
                  </PreviewLink>
                );
              return (
                <tr key={bar.id}>
                  <td>{bar.edition.toUpperCase()}</td>
                  <th scope="row">{bar.name}</th>
                  <td>{time(bar.opens)}</td>
                  <td>{time(bar.closes)}</td>
                  <td>
                    <code>{bar.file.replace(/^content\//, '')}</code> <code>{bar.path}</code>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
