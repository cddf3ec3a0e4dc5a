import { findSection } from '#core/page-frame.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { usePage } from '#ui/page-context.tsx';
import styles from './programming-head.module.css';
import type { ProgrammingHeadValue } from './programming-head.ts';
import type { ProgrammingWaysValue } from './programming-ways.ts';

export function ProgrammingHeadSection({ section }: { section: ProgrammingHeadValue }) {
  const { id, anchor, heading, lead, play, word, wordWidth, accent, picture } = section;
  const ways = findSection<ProgrammingWaysValue>(usePage(), 'programming-ways');
  return (
    <section
      id={anchor}
      className={`scene ${styles.head}`}
      data-surface="dark"
      data-accent={accent}
      data-head={id}
      data-first-screen=""
      aria-labelledby={`${id}-heading`}
    >
      <style>{`[data-head="${id}"]{--w:${wordWidth}}`}</style>
      <div className={`wrap stack-l ${styles.stage}`}>
        <span className={`giant ${styles.word}`} lang="en" aria-hidden="true">
          {word}
        </span>
        {picture && (
          <Picture picture={picture} sizes="(width >= 768px) 37rem, 80vw" priority className={styles.art} alt="" />
        )}
        <div className={`stack ${styles.words}`}>
          <h1 className="display" id={`${id}-heading`}>
            {heading}
          </h1>
          <p className="lead">{lead}</p>
          {play && (
            <p>
              <ButtonLink href={play.href} tone="accent">
                {play.label}
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
      {ways && (
        <ol className={`wrap ${styles.ways}`}>
          {ways.cards.map(({ mode, title }, index) => (
            <li key={mode}>
              <a href={`#${mode}`}>
                <span className={styles.number}>{index + 1}</span>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
