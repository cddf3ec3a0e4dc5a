import type { PageChange } from '../dated-content/page-changes.ts';
import styles from './lists.module.css';

/** Changes of a page, value by value. */
export const ChangeList = ({ changes }: { changes: readonly PageChange[] }) => (
  <ul className={styles.changes}>
    {changes.map(({ path, before, after }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be equal, and their order never changes
      <li key={index}>
        <span className={styles.path}>{path}</span>
        <span>
          {before === undefined ? <em>new</em> : <del>{before}</del>}{' '}
          {after === undefined ? <em>gone</em> : <ins>{after}</ins>}
        </span>
      </li>
    ))}
  </ul>
);
