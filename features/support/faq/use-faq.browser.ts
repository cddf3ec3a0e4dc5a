import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isPreview } from '#browser/toolbox/document-time.ts';
import { categoryPath, type FaqCategory, type FaqExcerpt, type FaqTopic, titlePrefix } from '#contract/faq.ts';
import { fetchFaq } from './fetch-faq.browser.ts';
import { type CreateSearchEngine, createFaqSearch, type MatchingCategory } from './search-faq.browser.ts';

/** `failed`: the last attempt failed; `retrying`: the visitor has asked for another one. */
type AttemptState = 'loading' | 'failed' | 'retrying';

interface FaqRequest {
  path: string;
  excerpt: FaqExcerpt;
  chosen: string | undefined;
  query: string;
}

/** The questions of the page, or all that a search needs, fetched once. A renewal of the page replaces them. */
export function useFaq({ path, excerpt, chosen, query }: FaqRequest) {
  const [fetched, setFetched] = useState<{ replaces: FaqExcerpt; answer: FaqExcerpt }>();
  const [attempt, setAttempt] = useState<{ replaces: FaqExcerpt; state: AttemptState }>();
  const [createEngine, setCreateEngine] = useState<CreateSearchEngine>();
  const pending = useRef<FaqExcerpt>(undefined);
  const isSearching = query !== '';
  const { categories: topics } = fetched?.replaces === excerpt ? fetched.answer : excerpt;
  const current = topics.find(({ id }) => id === chosen) ?? topics[0];
  const requested = topics.filter((topic) => isSearching || topic === current);
  const hasQuestions = requested.every(({ questions }) => questions);
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
        if (answer) setFetched({ replaces: excerpt, answer });
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

  const search = useMemo(
    () =>
      isSearching && isComplete && createEngine
        ? createFaqSearch(createEngine, topics as FaqCategory[], document.documentElement.lang)
        : undefined,
    [isSearching, isComplete, createEngine, topics],
  );
  const categories: readonly (FaqCategory | MatchingCategory)[] = search ? search(query) : (requested as FaqCategory[]);

  return {
    state: isComplete ? ('ready' as const) : attemptState,
    /** Every category, also while its questions are not there. */
    topics,
    /** The chosen category; the first one if that has left the FAQ. */
    current,
    /** The current category; during a search, what matches. Undefined until the questions are there. */
    categories: isComplete ? categories : undefined,
    retry: () => void load('retrying'),
  };
}

/** Keeps address and title the same as those of the topic's own page. Returns a function that shows another topic. */
export function useTopicAddress(
  home: string,
  topics: readonly FaqTopic[],
  current: FaqTopic | undefined,
  onChange: (id: string) => void,
): (id: string) => void {
  const change = (id: string) => {
    document.title = titlePrefix(topics, id) + document.title.slice(titlePrefix(topics, current?.id).length);
    onChange(id);
  };

  const followPath = useEffectEvent(() => {
    const topic = topics.find(({ id }) => categoryPath(home, topics, id) === location.pathname);
    if (topic && topic !== current) change(topic.id);
  });
  useEffect(() => {
    const follow = () => followPath();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return (id) => {
    const path = categoryPath(home, topics, id);
    if (path !== location.pathname) history.pushState(null, '', path + (isPreview() ? location.search : ''));
    change(id);
  };
}
