import type { EditionCode } from '#core/place/editions.ts';
import styles from './content-audit.module.css';

interface EditionFilterProps {
  editions: readonly EditionCode[];
  edition: EditionCode | undefined;
}

/** Links to the findings of all editions, or of one. */
export const EditionFilter = ({ editions, edition }: EditionFilterProps) => (
  <nav className={styles.filter} aria-label="Edition">
    <a href="/preview/check" aria-current={edition === undefined ? 'page' : undefined}>
      All editions
    </a>
    {editions.map((code) => (
      <a key={code} href={`/preview/check?edition=${code}`} aria-current={code === edition ? 'page' : undefined}>
        {code}
      </a>
    ))}
  </nav>
);
