import { backoff } from '../session/backoff.ts';
import type { ServerTime } from '../session/server-time.ts';

/** Longest sleep of one timer in ms: browsers count them in 31 bits. */
const longestTimer = 2 ** 30;
/** Visitors come back within this span after an edge, in ms. */
const spread = { first: 100, width: 400 };

/** `renewed`: the page is the next one; `unchanged`: the server still gave this one; `leaving`: the document is being loaded instead. */
export type Renewal = 'renewed' | 'unchanged' | 'leaving';

interface RefreshParts {
  time: ServerTime;
  /** Until when (not included) the page in the document is right; undefined: for ever. */
  validUntil: () => number | undefined;
  /** A tab that nobody looks at waits until somebody does. */
  isVisible: () => boolean;
  /** Fetches the page again and puts it in place; rejects when it could not. */
  renew: () => Promise<Renewal>;
  random: () => number;
}

/** Renews an open page at the end of its validity by server time. `check` at the start and whenever the tab, the network or the page comes back. */
export function createRefresh({ time, validUntil, isVisible, renew, random }: RefreshParts): { check(): Promise<void> } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let edge: { validUntil: number; due: number } | undefined;
  let failures = 0;
  let isRenewing = false;

  async function check(): Promise<void> {
    clearTimeout(timer);
    if (validUntil() === undefined || isRenewing) return;
    if (time.isStale()) await time.measure();
    const [until, now] = [validUntil(), time.now()];
    if (until === undefined || now === undefined || isRenewing) return;
    if (edge?.validUntil !== until) edge = { validUntil: until, due: until + spread.first + random() * spread.width };
    clearTimeout(timer);
    if (now < edge.due) timer = setTimeout(check, Math.min(edge.due - now, longestTimer));
    else if (isVisible()) await attempt();
  }

  async function attempt(): Promise<void> {
    isRenewing = true;
    const outcome = await renew().catch(() => 'unchanged' as const);
    if (outcome === 'leaving') return;
    isRenewing = false;
    failures = outcome === 'renewed' ? 0 : failures + 1;
    timer = setTimeout(check, outcome === 'renewed' ? 0 : backoff(failures - 1));
  }

  return { check };
}
