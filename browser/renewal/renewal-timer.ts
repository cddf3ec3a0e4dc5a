import { isPrerendering } from '../toolbox/activation.ts';
import { backoff } from '../toolbox/backoff.ts';
import { readValidUntil } from '../toolbox/document-time.ts';
import type { ServerTime } from '../toolbox/server-time.ts';
import type { Renewal } from './renew-page.ts';

/** Longest time between two looks at the clock, in ms, because timers stand still while the computer sleeps. */
const maxDelay = 5_000;
/**
 * An old measurement of the server's time is renewed this long before an edge, in ms, at a random time for each
 * visitor.
 */
const remeasureBefore = { min: 60_000, max: 120_000 };
/** Visitors fetch the new page this long after an edge, in ms. */
const renewAfter = { min: 100, max: 500 };

const within = ({ min, max }: { min: number; max: number }) => min + Math.random() * (max - min);

/** The times of the steps at the end of a page's validity, in ms of the server's time. */
interface RenewalTimes {
  validUntil: number;
  /** From here on the measurement must be fresh. */
  near: number;
  due: number;
}

/**
 * Calls `renew` when the page in the document stops being valid by the server's time, and again later when it rejects.
 * A hidden tab waits until it becomes visible; a prerendered page counts as visible. Returns a function to call at the
 * start and whenever the tab or the network comes back.
 */
export function createRenewalTimer(time: ServerTime, renew: () => Promise<Renewal>): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let times: RenewalTimes | undefined;
  let failures = 0;
  let state: 'waiting' | 'renewing' | 'leaving' = 'waiting';

  /** The end of the current page's validity; undefined when there is nothing to wait for. */
  function nextEdge(): RenewalTimes | undefined {
    const validUntil = readValidUntil(document);
    const isVisible = document.visibilityState === 'visible' || isPrerendering();
    if (validUntil === undefined || state !== 'waiting' || !isVisible) return undefined;
    if (times?.validUntil !== validUntil)
      times = { validUntil, near: validUntil - within(remeasureBefore), due: validUntil + within(renewAfter) };
    return times;
  }

  async function check(): Promise<void> {
    clearTimeout(timer);
    const upcoming = nextEdge();
    if (!upcoming) return;
    const isNear = (time.now() ?? 0) >= upcoming.near;
    if (time.isStale(isNear ? undefined : Number.POSITIVE_INFINITY)) await time.measure();
    const [next, now] = [nextEdge(), time.now()];
    if (!next || now === undefined) return;
    clearTimeout(timer);
    if (now >= next.due) await attempt();
    else timer = setTimeout(check, Math.min((now < next.near ? next.near : next.due) - now, maxDelay));
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
