import { useCallback, useEffect, useRef, useState } from 'react';
import type { FaqCategory, FaqExcerpt, FaqTopic } from '#rules/contract/faq.ts';
import { documentTime, isPreview } from '../../browser/document-time.ts';
import { fetchFaq } from './fetch-faq.ts';
import { whenStale } from './when-stale.ts';

/** `failed`: the last attempt failed; `retrying`: the visitor has asked for another one. */
type FaqState = 'ready' | 'loading' | 'failed' | 'retrying';

interface Faq {
  state: FaqState;
  /** Every category, also while its questions are not there. */
  topics: readonly FaqTopic[];
  /** The chosen category; the first one if that has left the FAQ. */
  current: FaqTopic | undefined;
  /** The current category, or all. Undefined until their valid questions are there. */
  categories: FaqCategory[] | undefined;
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
  needsAll: boolean;
}

/**
 * The questions of one category or of all: those that came with the page as long as they suffice. Otherwise all of the
 * edition are fetched, once and again when they are out of date. A page renewal brings newer ones too.
 */
export function useFaq({ path, excerpt, chosen, needsAll }: FaqRequest): Faq {
  const [fetched, setFetched] = useState<{ replaces: FaqExcerpt; answer: FaqExcerpt }>();
  const [attempt, setAttempt] = useState<{ replaces: FaqExcerpt; state: Exclude<FaqState, 'ready'> }>();
  const [expired, setExpired] = useState<FaqExcerpt>();
  const pending = useRef<FaqExcerpt>(undefined);
  const { validUntil, categories: topics } = fetched?.replaces === excerpt ? fetched.answer : excerpt;
  const current = topics.find(({ id }) => id === chosen) ?? topics[0];
  const requested = topics.filter((topic) => needsAll || topic === current);
  const isComplete = expired !== excerpt && requested.every(({ questions }) => questions);
  const attemptState = attempt?.replaces === excerpt ? attempt.state : 'loading';

  const load = useCallback(
    async (state: 'loading' | 'retrying') => {
      if (pending.current === excerpt) return;
      pending.current = excerpt;
      setAttempt({ replaces: excerpt, state });
      try {
        setFetched({ replaces: excerpt, answer: await fetchFaq(path) });
        setExpired((last) => (last === excerpt ? undefined : last));
      } catch {
        setAttempt({ replaces: excerpt, state: 'failed' });
      }
      if (pending.current === excerpt) pending.current = undefined;
    },
    [path, excerpt],
  );

  useEffect(() => {
    if (isComplete) setAttempt(undefined);
    else if (attemptState !== 'failed') void load('loading');
  }, [isComplete, attemptState, load]);

  useEffect(() => {
    if (validUntil === null || isPreview()) return undefined;
    return whenStale({ time: documentTime(), validUntil, onStale: () => setExpired(excerpt) });
  }, [validUntil, excerpt]);

  return {
    state: isComplete ? 'ready' : attemptState,
    topics,
    current,
    categories: isComplete ? (requested as FaqCategory[]) : undefined,
    retry: () => void load('retrying'),
  };
}
