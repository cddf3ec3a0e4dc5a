import { Button } from '#ui/button.tsx';
import { MediaCard } from '#ui/media/media-card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './finder.module.css';
import type { FinderValue } from './finder.ts';
import { OtherRobots, SuggestedRobot } from './finder-result.tsx';

export function FinderSection({ section }: { section: FinderValue }) {
  const { id, anchor, heading, lead, submit, path, questions, result } = section;
  const Heading = result ? 'h2' : 'h1';
  return (
    <>
      {result && (
        <>
          <SuggestedRobot id={id} title={result.title} suggestion={result.robot} />
          {result.others.length > 0 && <OtherRobots id={id} title={result.othersTitle} suggestions={result.others} />}
        </>
      )}
      <section className="section" id={anchor} data-surface="white" aria-labelledby={`${id}-heading`}>
        <div className="wrap">
          <div className="head split">
            <Heading className={result ? 'heading' : 'display'} id={`${id}-heading`}>
              {result ? result.change : heading}
            </Heading>
            {result ? (
              <p>
                <TextLink link={result.restart}>{result.restart.label}</TextLink>
              </p>
            ) : (
              <p className="lead">{lead}</p>
            )}
          </div>
          <form action={path} className={styles.form}>
            {questions.map((question) => (
              <FinderQuestion key={question.name} id={id} heading={result ? 'h3' : 'h2'} question={question} />
            ))}
            <Button type="submit" className={styles.submit}>
              {submit}
            </Button>
          </form>
        </div>
      </section>
    </>
  );
}

type Question = FinderValue['questions'][number];

const FinderQuestion = ({
  id,
  heading: Heading,
  question: { name, title, note, options },
}: {
  id: string;
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
