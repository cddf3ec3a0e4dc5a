import { MediaCard } from '#ui/media/media-card.tsx';
import styles from './finder.module.css';
import type { FinderValue } from './finder.ts';

type Question = FinderValue['questions'][number];

/** A question with its answers as radio buttons: tiles, those of the shapes with a picture. */
export const FinderQuestion = ({
  id,
  heading: Heading,
  question: { name, title, note, options },
}: {
  id: string;
  /** Level of the question's heading: one below that of the form. */
  heading: 'h2' | 'h3';
  question: Question;
}) => (
  <div
    role="radiogroup"
    className={styles.question}
    aria-labelledby={`${id}-${name}`}
    aria-describedby={note && `${id}-${name}-note`}
  >
    <div className={styles.ask}>
      <Heading className="title" id={`${id}-${name}`}>
        {title}
      </Heading>
      {note && (
        <p className="small" id={`${id}-${name}-note`}>
          {note}
        </p>
      )}
    </div>
    <div className={styles.tiles}>
      {options.map(({ value, label, text, picture, accent, isChosen }) => (
        <label key={value} className={`notch edge ${styles.tile}`}>
          <input type="radio" name={name} value={value} defaultChecked={isChosen} />
          {picture && (
            <MediaCard
              picture={picture}
              accent={accent}
              sizes="(width >= 768px) 14rem, 44vw"
              className={styles.plate}
            />
          )}
          <span>
            {label}
            {text && <small> {text}</small>}
          </span>
        </label>
      ))}
    </div>
  </div>
);
