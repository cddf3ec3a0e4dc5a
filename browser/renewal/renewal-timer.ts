import { backoff } from '../toolbox/backoff.ts';
import type { ServerTime } from '../toolbox/server-time.ts';

/** Longest time between two looks at the clock, in ms, because timers stand still while the computer sleeps. */
const maxDelay = 5_000;
/**
 * An old measurement of the server's time is renewed this long before an edge, in ms, at a random time for each
 * visitor.
 */
const remeasureBefore = { min: 60_000, max: 120_000 };
/** Visitors fetch the new page this long after an edge, in ms. */
const renewAfter = { min: 100, max: 500 };

/**
 * `renewed`: the next page is in place; `unchanged`: the server still returned this one; `leaving`: the document is
 * being reloaded.
 */
export type Renewal = 'renewed' | 'unchanged' | 'leaving';

interface RenewalTimerDependencies {
  time: ServerTime;
  /** The instant at which the page in the document stops being valid; undefined: never. */
  validUntil: () => number | undefined;
  /** A hidden tab waits until it becomes visible. A prerendered page counts as visible. */
  isVisible: () => boolean;
  /** Fetches the page again and puts it in place; rejects when it could not. */
  renew: () => Promise<Renewal>;
  random: () => number;
}

/** When to do what at the end of a page's validity, in ms of the server's time. */
interface RenewalTimes {
  validUntil: number;
  /** From here on the measurement must be fresh. */
  near: number;
  due: number;
}

interface RenewalTimer {
  /** Call it at the start and whenever the tab or the network comes back. */
  check(): Promise<void>;
  /** Call it when the browser restores a document that was being left. */
  resume(): Promise<void>;
}

/** Renews an open page at the end of its validity by server time. */
export function createRenewalTimer({
  time,
  validUntil,
  isVisible,
  renew,
  random,
}: RenewalTimerDependencies): RenewalTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let times: RenewalTimes | undefined;
  let failures = 0;
  let state: 'waiting' | 'renewing' | 'leaving' = 'waiting';
  const within = ({ min, max }: { min: number; max: number }) => min + random() * (max - min);

  /** The end of the current page's validity; undefined when there is nothing to wait for. */
  function nextEdge(): RenewalTimes | undefined {
    const until = validUntil();
    if (until === undefined || state !== 'waiting' || !isVisible()) return undefined;
    if (times?.validUntil !== until)
      times = {
        validUntil: until,
        near: until - within(remeasureBefore),
        due: until + within(renewAfter),
      };
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

  return {
    check,
    resume() {
      // The document was being reloaded when the visitor went elsewhere.
      if (state === 'leaving') state = 'waiting';
      return check();
    },
  };
}
