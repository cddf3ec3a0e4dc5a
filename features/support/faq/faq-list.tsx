import { useEffect, useEffectEvent } from 'react';
import { type FaqCategory, type FaqQuestion, questionAnchor } from '#contract/faq.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Marked } from '#ui/search/marked.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './faq.module.css';
import { isAnswerNeeded, type MatchingCategory, type MatchingQuestion } from './search-faq.browser.ts';

interface FaqListProps {
  categories: readonly (FaqCategory | MatchingCategory)[];
  onShow(): void;
}

/** One question is open at a time in each topic. A search opens those whose answer has matches of its own. */
export function FaqList({ categories, onShow }: FaqListProps) {
  const show = useEffectEvent(onShow);
  useEffect(() => show(), []);
  return categories.map(({ id, title, questions }) => (
    <section key={id} id={id} className={styles.category} aria-labelledby={`${id}-title`}>
      <h3 className="title" id={`${id}-title`}>
        {title}
      </h3>
      <div>
        {questions.map((question) => (
          <Question key={question.id} question={question} category={id} />
        ))}
      </div>
    </section>
  ));
}

function Question({ question, category }: { question: FaqQuestion | MatchingQuestion; category: string }) {
  const { label, answer, link } = question;
  const marks = 'marks' in question ? question.marks : undefined;
  return (
    <Disclosure
      name={marks ? undefined : `faq-${category}`}
      open={'marks' in question && isAnswerNeeded(question)}
      summary={<Marked text={label} marks={marks?.label ?? []} />}
    >
      <div id={questionAnchor(category, question.id)} className={styles.answer}>
        {answer.map((line, index) => (
          <p key={line}>
            <Marked text={line} marks={marks?.answer[index] ?? []} />
          </p>
        ))}
        {link && (
          <p>
            <TextLink link={link}>{link.label}</TextLink>
          </p>
        )}
      </div>
    </Disclosure>
  );
}
