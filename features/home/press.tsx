import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './press.module.css';
import type { PressValue } from './press.ts';

export const PressSection = ({ section }: { section: PressValue }) => (
  <SectionFrame {...section} surface="paper" hidesHeading>
    <div className={styles.press}>
      {section.quotes.map(({ id: quote, text, outlet, product }) => (
        <figure key={quote} className={styles.quote}>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption className="small">
            <cite>{outlet}</cite>
            {product}
          </figcaption>
        </figure>
      ))}
    </div>
    <p className={`micro ${styles.note}`}>{section.note}</p>
  </SectionFrame>
);
