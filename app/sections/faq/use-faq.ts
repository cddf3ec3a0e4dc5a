import { useCallback, useEffect, useState } from 'react';
import type { FaqAnswer } from '#rules/context/faq.ts';
import { documentTime, isPreview } from '../../browser/document-time.ts';
import type { PrefetchedResponse } from '../../session/prefetched.ts';
import { prefetchedReplyTo } from '../../session/prefetched.ts';
import { faqCall, fetchFaq } from './fetch-faq.ts';
import { whenStale } from './when-stale.ts';

/** `failed`: the last attempt came back without an answer; `retrying`: the visitor has asked for another one. */
type FaqState = 'ready' | 'loading' | 'failed' | 'retrying';

interface Faq {
  state: FaqState;
  /** Undefined while there is nothing that may be shown. */
  answer: FaqAnswer | undefined;
  /** Asks again. */
  retry(): void;
}

/**
 * The questions of an edition: first those that came with the page, later those that the server answers once the first
 * are out of date. A page that has been renewed brings newer ones.
 */
export function useFaq(path: string, prefetched: PrefetchedResponse[]): Faq {
  const [fetched, setFetched] = useState<{ insteadOf: PrefetchedResponse[]; answer: FaqAnswer }>();
  const [asking, setAsking] = useState<{ insteadOf: PrefetchedResponse[]; state: Exclude<FaqState, 'ready'> }>();
  const isNewer = fetched?.insteadOf === prefetched;
  const answer = isNewer ? fetched.answer : (prefetchedReplyTo(prefetched, faqCall(path)) as FaqAnswer | undefined);
  const state = asking?.insteadOf === prefetched ? asking.state : answer ? 'ready' : 'loading';

  const ask = useCallback(
    async (as: 'loading' | 'retrying') => {
      setAsking({ insteadOf: prefetched, state: as });
      try {
        setFetched({ insteadOf: prefetched, answer: await fetchFaq(faqCall(path)) });
        setAsking(undefined);
      } catch {
        setAsking({ insteadOf: prefetched, state: 'failed' });
      }
    },
    [path, prefetched],
  );

  const validUntil = answer?.validUntil;
  useEffect(() => {
    if (validUntil === undefined) void ask('loading');
    else if (validUntil !== null && !isPreview())
      return whenStale({ time: documentTime(), validUntil, onStale: () => void ask('loading') });
    return undefined;
  }, [validUntil, ask]);

  return { state, answer: state === 'ready' ? answer : undefined, retry: () => void ask('retrying') };
}
