import { FactList } from '#ui/fact-list.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './specs.module.css';
import type { SpecsValue } from './specs.ts';

export const SpecsSection = ({ section }: { section: SpecsValue }) => (
  <SectionFrame {...section}>
    <div className={styles.specs}>
      {section.groups.map((group) => (
        <div key={group.id} className={`stack-s ${styles.group}`}>
          <h3 className="title">{group.title}</h3>
          <FactList className="rows" facts={group.rows} />
        </div>
      ))}
    </div>
    {section.note && <p className={`small quiet ${styles.note}`}>{section.note}</p>}
  </SectionFrame>
);
