import type { ReactNode } from 'react';
import { FactList } from '#ui/fact-list.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './specs.module.css';
import type { SpecsValue } from './specs.ts';

/** A picture stands above every other group, on wide screens twice as wide as the groups at its side. */
export function SpecsSection({ section: { picture, groups, note, ...frame } }: { section: SpecsValue }) {
  const lists = groups.map((group) => (
    <div key={group.id} className={`stack-s ${styles.group}`}>
      <h3 className="title">{group.title}</h3>
      <FactList className="rows" facts={group.rows} />
    </div>
  ));
  return (
    <SectionFrame {...frame}>
      {picture ? (
        <div className={styles.pictured}>
          <div>
            <Picture picture={picture} sizes="(width >= 1024px) 62vw, 100vw" className={`notch-l ${styles.picture}`} />
            <Lists>{lists.filter((_, index) => index % 2 === 0)}</Lists>
          </div>
          <Lists>{lists.filter((_, index) => index % 2 === 1)}</Lists>
        </div>
      ) : (
        <Lists>{lists}</Lists>
      )}
      {note && <p className={`small quiet ${styles.note}`}>{note}</p>}
    </SectionFrame>
  );
}

const Lists = ({ children }: { children: ReactNode }) => <div className={styles.specs}>{children}</div>;
