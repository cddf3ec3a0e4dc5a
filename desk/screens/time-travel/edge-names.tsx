import type { EdgeName } from '../../timeline/page-edges.ts';
import styles from './time-rail.module.css';

/** Names that stand open; the others are unfolded. */
const shown = 3;

/** What opens, closes or changes at an edge, and where its times are written. */
export const EdgeNames = ({ names }: { names: readonly EdgeName[] }) => (
  <div className={styles.list}>
    <NameList names={names.slice(0, shown)} />
    {names.length > shown && (
      <details>
        <summary>{`and ${names.length - shown} more`}</summary>
        <NameList names={names.slice(shown)} />
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
