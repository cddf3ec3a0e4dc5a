import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import type { Instant } from '#core/time/instant.ts';
import { formatDay, formatTime } from '#core/words/dates.ts';

export type CountdownValue = ReturnType<typeof countdownTo>;

/** The countdown of the page's campaign; undefined once it is over. Throws if the stage has no text. */
export function campaignCountdown(
  words: { ends: Record<string, string>; opens: Record<string, string> },
  context: ResolveContext,
) {
  const { campaign } = context;
  const stage = campaign?.openStage ?? campaign?.nextStage;
  if (!campaign || !stage) return undefined;
  const label = (campaign.openStage ? words.ends : words.opens)[stage.id];
  if (label === undefined) throw new Error(`the countdown of the stage "${stage.id}" has no words`);
  return campaign.openStage ? countdownTo(stage.closes, label, context) : countdownTo(stage.opens, label, context, 0);
}

/**
 * Counts down to an instant. The label begins a sentence, `Black Friday ends`, and the date ends it, for visitors who
 * cannot follow the clock: that of the last minute before the instant, `on 21 November at 23:59 GMT`, or of `before` ms
 * before it.
 */
export function countdownTo(to: Instant, label: string, { edition, messages, format }: ResolveContext, before = 1) {
  const date = format(messages.countdown.date, {
    day: formatDay(to - before, edition),
    time: formatTime(to - before, edition),
  });
  return { label, to, date };
}
