import { useCallback, useEffect, useState } from 'react';
import type { FaqAnswer } from '#rules/context/faq.ts';
import { documentTime, isPreview } from '../../browser/document-time.ts';
import type { PrefetchedResponse } from '../../session/prefetched.ts';
import { prefetchedReplyTo } from '../../session/prefetched.ts';
import { faqCall, fetchFaq } from './fetch-faq.ts';
import { whenStale } from './when-stale.ts';

/** `failed`: the last attempt failed; `retrying`: the visitor has asked for another one. */
type FaqState = 'ready' | 'loading' | 'failed' | 'retrying';

interface Faq {
  state: FaqState;
  /** Undefined while there are no valid questions. */
  answer: FaqAnswer | undefined;
  /** Starts another attempt. */
  retry(): void;
}

/**
 * The questions of an edition: first those that came with the page, and newer ones from the server once those are out
 * of date. A page renewal brings newer ones too.
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
