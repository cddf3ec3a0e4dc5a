import type { FaqCategory, FaqQuestion } from '#rules/contract/faq.ts';
import { questionAnchor } from '#rules/contract/faq.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './faq.module.css';
import type { SearchTerms } from './search-faq.ts';
import { hasHitInAnswer, splitAtHits } from './search-faq.ts';

/**
 * Questions under their topics, one open at a time in each topic. During a search, the questions whose answer matches
 * are open.
 */
export const FaqList = ({ categories, terms }: { categories: readonly FaqCategory[]; terms: SearchTerms }) =>
  categories.map(({ id, title, questions }) => (
    <section key={id} id={id} className={styles.category} aria-labelledby={`${id}-title`}>
      <h3 className="title" id={`${id}-title`}>
        {title}
      </h3>
      <div>
        {questions.map((question) => (
          <Question
            key={question.id}
            question={question}
            anchor={questionAnchor(id, question.id)}
            terms={terms}
            group={terms.length > 0 ? undefined : `faq-${id}`}
          />
        ))}
      </div>
    </section>
  ));

function Question({
  question,
  anchor,
  terms,
  group,
}: {
  question: FaqQuestion;
  anchor: string;
  terms: SearchTerms;
  group: string | undefined;
}) {
  const { label, answer, link } = question;
  return (
    <Disclosure name={group} open={hasHitInAnswer(question, terms)} summary={<Marked text={label} terms={terms} />}>
      <div id={anchor} className={styles.answer}>
        {answer.map((line) => (
          <p key={line}>
            <Marked text={line} terms={terms} />
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

/** A text with its search hits marked. */
const Marked = ({ text, terms }: { text: string; terms: SearchTerms }) =>
  terms.length === 0
    ? text
    : splitAtHits(text, terms).map((piece, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are the text in its order
        return piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text;
      });
