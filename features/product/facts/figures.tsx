import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './figures.module.css';
import type { FiguresValue } from './figures.ts';

export const FiguresSection = ({ section }: { section: FiguresValue }) => (
  <SectionFrame {...section}>
    <dl className={styles.figures}>
      {section.items.map(({ figure, unit, label, text, large }) => (
        <div key={label} className={`float ${large ? styles.large : ''}`}>
          <dt className="small">
            <b>{label}</b>
            {text}
          </dt>
          <dd className="figure">
            {figure}
            {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  </SectionFrame>
);
