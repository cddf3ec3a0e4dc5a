import type { SectionOf } from '#rules/sections/registry.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './details.module.css';

/** Close-ups in pairs of unequal width; the wide one changes sides from row to row. */
export function DetailsSection({ section }: { section: SectionOf<'details'> }) {
  const { id, anchor, surface, heading, lead, items } = section;
  return (
    <section className="section" id={anchor} data-surface={surface} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className="head split">
          <h2 className="heading" id={`${id}-heading`}>
            {heading}
          </h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className={styles.details}>
          {items.map((item) => (
            <article key={item.id} className="float">
              <div className={styles.plate} data-cut-out={item.picture.transparent ? '' : undefined}>
                <Picture picture={item.picture} sizes="(width >= 768px) 56vw, 100vw" />
              </div>
              <h3 className="title">{item.title}</h3>
              <p>{item.text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
