import type { PageChange } from '../dated-content/page-changes.ts';
import { formatDeskTime } from '../screen/desk-zones.ts';
import styles from './lists.module.css';

/** The changes of an edge, value by value. */
export const ChangeList = ({ changes, timeZone }: { changes: readonly PageChange[]; timeZone: string }) => (
  <ul className={styles.changes}>
    {changes.map(({ path, before, after }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be equal, and their order never changes
      <li key={index}>
        <span className={styles.path}>{path}</span>
        <span>
          {before === undefined ? <em>new</em> : <del>{inZone(before, timeZone)}</del>}{' '}
          {after === undefined ? <em>gone</em> : <ins>{inZone(after, timeZone)}</ins>}
        </span>
      </li>
    ))}
  </ul>
);

/** Formats a text that is an instant like all other times. */
const inZone = (text: string, timeZone: string): string =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? formatDeskTime(Date.parse(text), timeZone) : text;
