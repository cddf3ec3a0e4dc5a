import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './press.module.css';
import type { PressValue } from './press.ts';

export const PressSection = ({ section }: { section: PressValue }) => (
  <SectionFrame {...section} surface="paper" hidesHeading>
    <div className={styles.press}>
      {section.quotes.map(({ id: quote, text, outlet, product }, index) => (
        <figure key={quote} className={styles.quote}>
          <blockquote>
            <p className={index === 0 ? 'heading' : undefined}>{text}</p>
          </blockquote>
          <figcaption className="small">
            <cite>{outlet}</cite>
            {product}
          </figcaption>
        </figure>
      ))}
    </div>
    <p className="micro below">{section.note}</p>
  </SectionFrame>
);
