import type { SectionOf } from '#rules/sections/registry.ts';
import { Picture } from '../../ui/picture.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import styles from './theater.module.css';

/** The mini theater: actors on a stage, each in its own light, and a ruled list of acts. */
export function TheaterSection({ section }: { section: SectionOf<'theater'> }) {
  const { id, anchor, heading, lead, title, caption, actors, acts } = section;
  return (
    <SectionFrame id={id} anchor={anchor} surface="dark" heading={heading} lead={lead}>
      <div className={styles.stage} data-actors={actors.length}>
        {actors.map(({ accent, picture }) => (
          <div key={picture.id} className={styles.actor} data-product={accent}>
            <Picture picture={picture} sizes="(width >= 1024px) 34vw, 60vw" />
          </div>
        ))}
        <p className={styles.caption}>
          <b className="title">{title}</b>
          <span className="small">{caption}</span>
        </p>
      </div>
      <ul className={styles.acts}>
        {acts.map((act) => (
          <li key={act.title}>
            <h3>{act.title}</h3>
            <p>{act.text}</p>
            <span>{act.cast}</span>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
