import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './finder.module.css';
import type { FinderValue } from './finder.ts';
import { FinderQuestion } from './finder-question.tsx';
import { OtherRobots, SuggestedRobot } from './finder-result.tsx';

/**
 * A few questions as one form. Sent, it comes back with the suggested robot and two others above the questions; the
 * answers are in the address.
 */
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
