import { ButtonLink } from '#ui/button.tsx';
import { LawLines } from '#ui/commerce/law-lines.tsx';
import { Picture } from '#ui/media/picture.tsx';
import styles from './draw.module.css';
import type { DrawValue } from './draw.ts';

/** A prize draw: the facts on the left, the prize on the right. */
export const DrawSection = ({
  section: { id, anchor, accent, heading, lead, facts, action, law, picture },
}: {
  section: DrawValue;
}) => (
  <section
    className={`section ${styles.draw}`}
    id={anchor}
    data-surface="flood"
    data-accent={accent}
    aria-labelledby={`${id}-heading`}
  >
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.copy}>
        <h2 className="display" id={`${id}-heading`}>
          {heading}
        </h2>
        <p className="lead">{lead}</p>
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        <LawLines lines={law} />
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
      <Picture picture={picture} sizes="(width >= 768px) 46vw, 30rem" className={styles.art} />
    </div>
  </section>
);
