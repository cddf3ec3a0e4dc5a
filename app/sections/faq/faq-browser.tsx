import { useEffect, useId, useRef, useState } from 'react';
import type { SectionOf } from '#rules/sections/registry.ts';
import type { PrefetchedResponse } from '../../session/prefetched.ts';
import { Button } from '../../ui/button.tsx';
import styles from './faq.module.css';
import { FaqFailed } from './faq-failed.tsx';
import { FaqList } from './faq-list.tsx';
import { searchFaq, searchTerms } from './search-faq.ts';
import { useFaq } from './use-faq.ts';

export interface FaqBrowserProps {
  words: SectionOf<'faq'>['words'];
  /** The endpoint of the questions, and its response at the time the page was rendered. */
  path: string;
  prefetched: PrefetchedResponse[];
  /** Link to the contact section. */
  contact: string | undefined;
}

/** The questions by topic, with a search that filters as the visitor types. */
export function FaqBrowser({ words, path, prefetched, contact }: FaqBrowserProps) {
  const { state, reply, retry } = useFaq(path, prefetched);
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const fieldId = useId();
  const terms = searchTerms(query);
  const matchingCategories = searchFaq(reply?.categories ?? [], terms);
  const count = matchingCategories.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = terms.length > 0 && reply !== undefined;

  // Text typed before hydration counts too.
  useEffect(() => setQuery(field.current?.value ?? ''), []);

  // The retry button disappears once the questions are loaded: move the focus to the first question.
  const isRetried = useRef(false);
  useEffect(() => {
    if (state === 'retrying') isRetried.current = true;
    if (state !== 'ready' || !isRetried.current) return;
    isRetried.current = false;
    if (document.activeElement === document.body) (list.current?.querySelector('summary') ?? field.current)?.focus();
  }, [state]);

  const clear = () => {
    if (field.current) field.current.value = '';
    setQuery('');
    field.current?.focus();
  };

  return (
    <div className={styles.browser}>
      <search className={styles.search}>
        <label htmlFor={fieldId}>{words.search}</label>
        <input
          ref={field}
          id={fieldId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <p className={styles.count} role="status">
          {isSearching && (count > 0 ? `${words.found} ${count}` : words.none.title)}
        </p>
      </search>
      <nav className={styles.topics} aria-label={words.topics}>
        <ul>
          {matchingCategories.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={list} className={styles.results} aria-busy={state === 'loading' || undefined} data-faq={state}>
        {state === 'loading' && <Skeleton words={words.loading} />}
        {(state === 'failed' || state === 'retrying') && (
          <FaqFailed words={words} isRetrying={state === 'retrying'} onRetry={retry} />
        )}
        {reply && <FaqList key={isSearching ? 'found' : 'all'} categories={matchingCategories} terms={terms} />}
        {isSearching && count === 0 && (
          <div className={styles.notice}>
            <p>{words.none.text}</p>
            <div className="actions">
              <Button tone="line" onClick={clear}>
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

/** Placeholder rows, shown while the questions load. */
const Skeleton = ({ words }: { words: string }) => (
  <div className={styles.skeleton}>
    <p className="visually-hidden" role="status">
      {words}
    </p>
    <i />
    <i />
    <i />
  </div>
);
