import { Disclosure } from '#ui/disclosure.tsx';
import { SectionFrame } from '#ui/section-frame.tsx';
import { Steps } from '#ui/steps.tsx';
import styles from './preorder.module.css';
import type { PreorderValue } from './preorder.ts';

export function PreorderSection({ section }: { section: PreorderValue }) {
  const { id, steps, questionsTitle, questions } = section;
  return (
    <SectionFrame {...section} surface="dark" className="side" split>
      {steps.length > 0 && (
        <div className={styles.steps}>
          <Steps steps={steps.map(({ time, text }, index) => ({ id: time, time, text, isNow: index === 0 }))} />
        </div>
      )}
      <div className="stack">
        <h3 className={steps.length > 0 ? 'title' : 'visually-hidden'}>{questionsTitle}</h3>
        <div className={styles.list}>
          {questions.map(({ id: name, question, answer }) => (
            <Disclosure key={name} name={`${id}-questions`} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}
