import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './box.module.css';
import type { BoxValue } from './box.ts';

export const BoxSection = ({ section }: { section: BoxValue }) => (
  <SectionFrame {...section} className="side">
    <ul className={`rows ${styles.box}`}>
      {section.items.map(({ id: part, count, title, text }) => (
        <li key={part}>
          <span className="figure">{count}</span>
          <p>
            <b>{title}</b>
            {text && <span className="small">{text}</span>}
          </p>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
