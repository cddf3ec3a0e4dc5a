import type { SectionOf } from '#rules/sections/registry.ts';
import { Picture } from '../../ui/media/picture.tsx';
import styles from './box.module.css';

/** The contents of the box with their counts, beside a picture. */
export function BoxSection({ section }: { section: SectionOf<'box'> }) {
  const { id: sectionId, anchor, surface, heading, picture, items } = section;
  return (
    <section className="section" id={anchor} data-surface={surface} aria-labelledby={`${sectionId}-heading`}>
      <div className="wrap">
        <div className={styles.box}>
          <div className={styles.plate}>
            <Picture picture={picture} sizes="(width >= 1024px) 40vw, 92vw" className="fill" />
          </div>
          <div className={styles.words}>
            <h2 className="heading" id={`${sectionId}-heading`}>
              {heading}
            </h2>
            <ul>
              {items.map(({ id, count, title, text }) => (
                <li key={id}>
                  <span className="figure">{count}</span>
                  <p>
                    <b>{title}</b>
                    {text && <span>{text}</span>}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
