import type { EdgeName } from '../dated-content/page-edges.ts';
import styles from './edge-slider.module.css';

/** Number of names that are visible at first; the others are folded. */
const visibleCount = 3;

/** Lists the things that open, close or change at an edge, and their places in content. */
export const EdgeNames = ({ names }: { names: readonly EdgeName[] }) => (
  <div className={styles.list}>
    <NameList names={names.slice(0, visibleCount)} />
    {names.length > visibleCount && (
      <details>
        <summary>{`and ${names.length - visibleCount} more`}</summary>
        <NameList names={names.slice(visibleCount)} />
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
