import type { SectionOf } from '#rules/sections/registry.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './hightech.module.css';

/** What drives a machine, beside close-ups of the parts. */
export function HightechSection({ section }: { section: SectionOf<'hightech'> }) {
  const { id, anchor, surface, heading, lead, closeUps } = section;
  return (
    <section className="section" id={anchor} data-surface={surface} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className="head split">
          <h2 className="heading" id={`${id}-heading`}>
            {heading}
          </h2>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.closeUps}>
          {closeUps.map(({ id: name, picture, title, text }, index) => (
            <article key={name} className="float">
              <div className={styles.plate}>
                <Picture picture={picture} sizes={index === 0 ? '(width >= 768px) 64vw, 100vw' : '(width >= 768px) 54vw, 100vw'} />
              </div>
              <h3 className="title">{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
