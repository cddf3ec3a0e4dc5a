import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { categoryPath, type FaqCategory, type FaqExcerpt, type FaqQuestion, questionAnchor } from '#contract/faq.ts';
import { maxQueryLength } from '#contract/search.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Marked } from '#ui/search/marked.tsx';
import { TextLink } from '#ui/text-link.tsx';
import partStyles from '../parts.module.css';
import styles from './faq.module.css';
import type { FaqValue } from './faq.ts';
import { isAnswerNeeded, type MatchingCategory, type MatchingQuestion } from './search-faq.browser.ts';
import { useFaq, useTopicAddress } from './use-faq.browser.ts';

interface FaqBrowserProps extends Pick<FaqValue, 'words' | 'path' | 'home' | 'category' | 'searchPage' | 'contact'> {
  excerpt: FaqExcerpt;
}

export function Island({ words, path, home, excerpt, category, searchPage, contact }: FaqBrowserProps) {
  const [chosen, setChosen] = useState(category);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const fieldId = useId();
  const query = text.trim();
  const isSearching = query !== '';
  const { state, topics, current, categories, retry } = useFaq({ path, excerpt, chosen, query });
  const count = categories?.reduce((sum, { questions }) => sum + questions.length, 0);

  // Text typed before hydration counts too.
  useEffect(() => setText(field.current?.value ?? ''), []);

  // Where the visitor has asked for questions, the focus goes to the first one as soon as they are there: from the
  // chosen topic, or from the retry button that has just disappeared.
  const requestedTopic = useRef<string>(undefined);
  const focusRequested = () => {
    if (requestedTopic.current === undefined || requestedTopic.current !== current?.id) return;
    requestedTopic.current = undefined;
    const { activeElement } = document;
    if (activeElement === document.body || nav.current?.contains(activeElement))
      (list.current?.querySelector('summary') ?? field.current)?.focus();
  };
  const request = (id: string | undefined) => {
    requestedTopic.current = id;
    if (state === 'failed') retry();
  };

  const clear = () => {
    if (field.current) field.current.value = '';
    setText('');
  };
  const show = useTopicAddress(home, topics, current, (id) => {
    setChosen(id);
    clear();
  });
  const choose = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    request(id);
    show(id);
  };

  return (
    <div className={styles.browser}>
      <search className={styles.search}>
        <form
          className="stack-s"
          action={searchPage}
          onSubmit={(event) => state === 'failed' || event.preventDefault()}
        >
          <label htmlFor={fieldId}>{words.search}</label>
          <input
            ref={field}
            id={fieldId}
            type="search"
            name="q"
            maxLength={maxQueryLength}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <p className={`small num ${styles.count}`} role="status">
            {isSearching && count !== undefined && (count > 0 ? `${words.found} ${count}` : words.none.title)}
          </p>
        </form>
      </search>
      <nav ref={nav} className={styles.topics} aria-label={words.topics}>
        <ul>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <a
                href={categoryPath(home, topics, id)}
                aria-current={id === current?.id && !isSearching ? 'page' : undefined}
                data-topic={id}
                onClick={(event) => choose(event, id)}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div
        ref={list}
        className={`${partStyles.marks} ${styles.results}`}
        aria-busy={state === 'loading' || undefined}
        data-faq={state}
      >
        {state === 'loading' && <Skeleton words={words.loading} />}
        {(state === 'failed' || state === 'retrying') && (
          <FaqFailed words={words} isRetrying={state === 'retrying'} onRetry={() => request(current?.id)} />
        )}
        {categories && (
          <FaqList key={isSearching ? query : current?.id} categories={categories} onShow={focusRequested} />
        )}
        {isSearching && count === 0 && (
          <div className={`stack-l ${styles.notice}`}>
            <p>{words.none.text}</p>
            <div className="actions">
              <Button
                tone="line"
                onClick={() => {
                  clear();
                  field.current?.focus();
                }}
              >
                {words.none.clear}
              </Button>
              {contact && <a href={contact}>{words.none.link}</a>}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

const Skeleton = ({ words }: { words: string }) => (
  <div>
    <p className="visually-hidden" role="status">
      {words}
    </p>
    <div className={`rows ${styles.skeleton}`}>
      <i />
      <i />
      <i />
    </div>
  </div>
);

interface FaqFailedProps {
  words: FaqValue['words'];
  isRetrying: boolean;
  onRetry(): void;
}

/** Announces each failed attempt to fetch the questions. The retry button keeps its focus during the next attempt. */
function FaqFailed({ words: { failed, retry, loading }, isRetrying, onRetry }: FaqFailedProps) {
  const [attempts, setAttempts] = useState(0);
  const textId = useId();
  const handleRetry = () => {
    if (isRetrying) return;
    setAttempts(attempts + 1);
    onRetry();
  };
  return (
    <div className={`stack-l ${styles.notice}`} data-failed="">
      <div
        className="stack-s"
        key={isRetrying ? 'retrying' : attempts}
        id={textId}
        role={isRetrying ? 'status' : 'alert'}
      >
        <h3 className="title">{failed.title}</h3>
        <p>{isRetrying ? loading : failed.text}</p>
      </div>
      <Button tone="line" aria-disabled={isRetrying || undefined} aria-describedby={textId} onClick={handleRetry}>
        {retry}
      </Button>
    </div>
  );
}

/** One question is open at a time in each topic. A search opens those whose answer has matches of its own. */
function FaqList({ categories, onShow }: { categories: readonly (FaqCategory | MatchingCategory)[]; onShow(): void }) {
  const show = useEffectEvent(onShow);
  useEffect(() => show(), []);
  return categories.map(({ id, title, questions }) => (
    <section key={id} id={id} className={`stack ${styles.category}`} aria-labelledby={`${id}-title`}>
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
      <div id={questionAnchor(category, question.id)} className={`stack-s ${styles.answer}`}>
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
