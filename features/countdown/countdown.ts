import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import type { Instant } from '#core/time/instant.ts';
import { formatDay, formatTime } from '#core/words/dates.ts';

export interface CountdownValue {
  /** Begins the sentence that `date` ends: `Black Friday ends`. */
  label: string;
  /** Close of the running stage, else the opening of the next. */
  to: Instant;
  /**
   * The target in words, for visitors who cannot follow the clock: the last minute of a stage, `on 21 November at
   * 23:59 GMT`, or the first of the next.
   */
  date: string;
}

/** The countdown of the page's campaign; undefined once it is over. Throws if the stage has no text. */
export function countdownOf(
  words: { ends: Record<string, string>; opens: Record<string, string> },
  context: ResolveContext,
): CountdownValue | undefined {
  const { campaign } = context;
  const stage = campaign?.openStage ?? campaign?.nextStage;
  if (!campaign || !stage) return undefined;
  const label = (campaign.openStage ? words.ends : words.opens)[stage.id];
  if (label === undefined) throw new Error(`the countdown of the stage "${stage.id}" has no words`);
  return campaign.openStage ? countdownTo(stage.closes, label, context) : countdownTo(stage.opens, label, context, 0);
}

/** Counts down to an instant; its date in words is that of the last minute before it, or `before` ms before it. */
export function countdownTo(
  to: Instant,
  label: string,
  { edition, messages, format }: ResolveContext,
  before = 1,
): CountdownValue {
  const date = format(messages.countdown.date, {
    day: formatDay(to - before, edition),
    time: formatTime(to - before, edition),
  });
  return { label, to, date };
}
