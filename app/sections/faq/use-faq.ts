import { useCallback, useEffect, useState } from 'react';
import type { FaqResponse } from '#rules/contract/faq.ts';
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
  reply: FaqResponse | undefined;
  /** Starts another attempt. */
  retry(): void;
}

/**
 * The questions of an edition: first those that came with the page, and newer ones from the server once those are out
 * of date. A page renewal brings newer ones too.
 */
export function useFaq(path: string, prefetched: PrefetchedResponse[]): Faq {
  const [newerReply, setNewerReply] = useState<{ replaces: PrefetchedResponse[]; reply: FaqResponse }>();
  const [attempt, setAttempt] = useState<{ replaces: PrefetchedResponse[]; state: Exclude<FaqState, 'ready'> }>();
  const isNewer = newerReply?.replaces === prefetched;
  const answer = isNewer ? newerReply.reply : (prefetchedReplyTo(prefetched, faqCall(path)) as FaqResponse | undefined);
  const state = attempt?.replaces === prefetched ? attempt.state : answer ? 'ready' : 'loading';

  const load = useCallback(
    async (attemptState: 'loading' | 'retrying') => {
      setAttempt({ replaces: prefetched, state: attemptState });
      try {
        setNewerReply({ replaces: prefetched, reply: await fetchFaq(faqCall(path)) });
        setAttempt(undefined);
      } catch {
        setAttempt({ replaces: prefetched, state: 'failed' });
      }
    },
    [path, prefetched],
  );

  const validUntil = answer?.validUntil;
  useEffect(() => {
    if (validUntil === undefined) void load('loading');
    else if (validUntil !== null && !isPreview())
      return whenStale({ time: documentTime(), validUntil, onStale: () => void load('loading') });
    return undefined;
  }, [validUntil, load]);

  return { state, reply: state === 'ready' ? answer : undefined, retry: () => void load('retrying') };
}
