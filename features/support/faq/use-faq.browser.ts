import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { documentTime, isPreview } from '#browser/toolbox/document-time.ts';
import { whenStale } from '#browser/toolbox/when-stale.ts';
import type { FaqCategory, FaqExcerpt, FaqTopic } from '#contract/faq.ts';
import { fetchFaq } from './fetch-faq.browser.ts';
import type { CreateSearchEngine, MatchingCategory } from './search-faq.browser.ts';
import { createFaqSearch } from './search-faq.browser.ts';
import { usePrintedFaq } from './use-printed-faq.browser.ts';

/** `failed`: the last attempt failed; `retrying`: the visitor has asked for another one. */
type FaqState = 'ready' | 'loading' | 'failed' | 'retrying';

interface Faq {
  state: FaqState;
  /** Every category, also while its questions are not there. */
  topics: readonly FaqTopic[];
  /** The chosen category; the first one if that has left the FAQ. */
  current: FaqTopic | undefined;
  /** The current category, on paper all; during a search, what matches. Undefined until valid questions are there. */
  categories: readonly (FaqCategory | MatchingCategory)[] | undefined;
  /** Starts another attempt. */
  retry(): void;
}

interface FaqRequest {
  /** The endpoint of the questions. */
  path: string;
  /** The questions that came with the page. */
  excerpt: FaqExcerpt;
  /** Id of the category that the visitor has chosen. */
  chosen: string | undefined;
  /** What the visitor searches for in all questions; empty: nothing. */
  query: string;
}

/**
 * The questions of one category, or those of all that a search finds: those that came with the page as long as they
 * suffice. Otherwise all of the edition are fetched, once and again when they are out of date. A page renewal brings
 * newer ones too. The search is loaded with the first query. Paper shows all of them.
 */
export function useFaq({ path, excerpt, chosen, query }: FaqRequest): Faq {
  const [fetched, setFetched] = useState<{ replaces: FaqExcerpt; answer: FaqExcerpt }>();
  const [attempt, setAttempt] = useState<{ replaces: FaqExcerpt; state: Exclude<FaqState, 'ready'> }>();
  const [expired, setExpired] = useState<FaqExcerpt>();
  const [createEngine, setCreateEngine] = useState<CreateSearchEngine>();
  const pending = useRef<FaqExcerpt>(undefined);
  const isSearching = query !== '';
  const { validUntil, categories: topics } = fetched?.replaces === excerpt ? fetched.answer : excerpt;
  const current = topics.find(({ id }) => id === chosen) ?? topics[0];
  const requested = topics.filter((topic) => isSearching || topic === current);
  const hasQuestions = expired !== excerpt && requested.every(({ questions }) => questions);
  const needsEngine = isSearching && !createEngine;
  const isComplete = hasQuestions && !needsEngine;
  const attemptState = attempt?.replaces === excerpt ? attempt.state : 'loading';

  const load = useCallback(
    async (state: 'loading' | 'retrying') => {
      if (pending.current === excerpt) return;
      pending.current = excerpt;
      setAttempt({ replaces: excerpt, state });
      try {
        const [answer, engineModule] = await Promise.all([
          hasQuestions ? undefined : fetchFaq(path),
          needsEngine ? import('#core/search/search-engine.ts') : undefined,
        ]);
        if (engineModule) setCreateEngine(() => engineModule.createSearchEngine);
        if (answer) {
          setFetched({ replaces: excerpt, answer });
          setExpired((last) => (last === excerpt ? undefined : last));
        }
      } catch {
        setAttempt({ replaces: excerpt, state: 'failed' });
      }
      if (pending.current === excerpt) pending.current = undefined;
    },
    [path, excerpt, hasQuestions, needsEngine],
  );

  useEffect(() => {
    if (isComplete) setAttempt(undefined);
    else if (attemptState !== 'failed') void load('loading');
  }, [isComplete, attemptState, load]);

  useEffect(() => {
    if (validUntil === null || isPreview()) return undefined;
    return whenStale({ time: documentTime(), validUntil, onStale: () => setExpired(excerpt) });
  }, [validUntil, excerpt]);

  const search = useMemo(
    () =>
      isSearching && isComplete && createEngine
        ? createFaqSearch(createEngine, topics as FaqCategory[], document.documentElement.lang)
        : undefined,
    [isSearching, isComplete, createEngine, topics],
  );
  const printed = usePrintedFaq({ path, topics, isCurrent: expired !== excerpt });
  const onPaper = isSearching ? undefined : printed;
  const categories = search ? search(query) : (requested as FaqCategory[]);

  return {
    state: isComplete || onPaper ? 'ready' : attemptState,
    topics,
    current,
    categories: onPaper ?? (isComplete ? categories : undefined),
    retry: () => void load('retrying'),
  };
}
