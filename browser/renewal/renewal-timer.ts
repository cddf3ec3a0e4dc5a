import { isPrerendering } from '../toolbox/activation.ts';
import { backoff } from '../toolbox/backoff.ts';
import { readValidUntil } from '../toolbox/document-time.ts';
import type { ServerTime } from '../toolbox/server-time.ts';
import type { Renewal } from './renew-page.ts';

/** Longest time between two looks at the clock, in ms, because timers stand still while the computer sleeps. */
const maxDelay = 5_000;
/**
 * The renewal is prepared, and an old measurement of the server's time renewed, this long before an edge, in ms, at a
 * random time for each visitor.
 */
const prepareBefore = { min: 60_000, max: 120_000 };
/** Visitors fetch the new page this long after an edge, in ms. */
const renewAfter = { min: 100, max: 500 };

const within = ({ min, max }: { min: number; max: number }) => min + Math.random() * (max - min);

/**
 * Calls `renew` when the page in the document stops being valid by the server's time, and again later when it rejects,
 * and `prepare` a minute or two before, perhaps several times. A hidden tab waits until it becomes visible; a
 * prerendered page counts as visible. Returns a function to call at the start and whenever the tab or the network comes
 * back.
 */
export function createRenewalTimer(
  time: ServerTime,
  prepare: () => void,
  renew: () => Promise<Renewal>,
): () => Promise<void> {
  const prepareAhead = within(prepareBefore);
  const renewDelay = within(renewAfter);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let state: 'waiting' | 'renewing' | 'leaving' = 'waiting';

  /** The end of the current page's validity, by the server's time; undefined when there is nothing to wait for. */
  function nextEdge(): number | undefined {
    const isVisible = document.visibilityState === 'visible' || isPrerendering();
    return state === 'waiting' && isVisible ? readValidUntil(document) : undefined;
  }

  async function check(): Promise<void> {
    clearTimeout(timer);
    const upcoming = nextEdge();
    if (upcoming === undefined) return;
    const isNear = (time.now() ?? 0) >= upcoming - prepareAhead;
    if (time.isStale(isNear ? undefined : Number.POSITIVE_INFINITY)) await time.measure();
    const [validUntil, now] = [nextEdge(), time.now()];
    if (validUntil === undefined || now === undefined) return;
    clearTimeout(timer);
    const [near, due] = [validUntil - prepareAhead, validUntil + renewDelay];
    if (now >= near) prepare();
    if (now >= due) await attempt();
    else timer = setTimeout(check, Math.min((now < near ? near : due) - now, maxDelay));
  }

  async function attempt(): Promise<void> {
    state = 'renewing';
    const outcome = await renew().catch(() => 'unchanged' as const);
    state = outcome === 'leaving' ? 'leaving' : 'waiting';
    if (outcome === 'leaving') return;
    failures = outcome === 'renewed' ? 0 : failures + 1;
    timer = setTimeout(check, outcome === 'renewed' ? 0 : backoff(failures - 1));
  }

  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The document was being left, and the browser has restored it.
    if (state === 'leaving') state = 'waiting';
    void check();
  });
  return check;
}
