import { FactList } from '#ui/fact-list.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './specs.module.css';
import type { SpecsValue } from './specs.ts';

export const SpecsSection = ({ section: { picture, groups, note, ...frame } }: { section: SpecsValue }) => (
  <SectionFrame {...frame}>
    <div className={styles.specs}>
      {picture && (
        <Picture picture={picture} sizes="(width >= 768px) 32vw, 100vw" className={`notch ${styles.picture}`} />
      )}
      {groups.map((group) => (
        <div key={group.id} className={`stack-s ${styles.group}`}>
          <h3 className="title">{group.title}</h3>
          <FactList className="rows" facts={group.rows} />
        </div>
      ))}
    </div>
    {note && <p className={`small quiet ${styles.note}`}>{note}</p>}
  </SectionFrame>
);
