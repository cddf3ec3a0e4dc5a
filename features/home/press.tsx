import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './press.module.css';
import type { PressValue } from './press.ts';

/** One large quote, some small ones, and a note about them. */
export const PressSection = ({ section: { id, anchor, heading, note, quotes } }: { section: PressValue }) => (
  <SectionFrame id={id} anchor={anchor} surface="paper" heading={heading} hidesHeading>
    <div className={styles.press}>
      {quotes.map(({ id: quote, text, outlet, product }) => (
        <figure key={quote} className={styles.quote}>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption>
            <cite>{outlet}</cite>
            {product}
          </figcaption>
        </figure>
      ))}
    </div>
    <p className={`micro ${styles.note}`}>{note}</p>
  </SectionFrame>
);
