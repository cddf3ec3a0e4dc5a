import type { ResolveContext } from '../../context/resolve-context.ts';
import type { Instant } from '../../time/instant.ts';
import { formatDay, formatTime } from '../../words/dates.ts';

export interface CountdownValue {
  label: string;
  /** Close of the running stage, else the opening of the next. */
  to: Instant;
  /**
   * The target in words, for visitors who cannot follow the clock: the last minute of a stage, `21 November, 23:59
   * GMT`, or the first of the next.
   */
  date: string;
  units: { days: string; hours: string; minutes: string; seconds: string };
}

/** The countdown of the page's campaign; undefined once it is over. Throws if the stage has no text. */
export function countdownOf(
  words: { ends: Record<string, string>; opens: Record<string, string> },
  context: ResolveContext,
): CountdownValue | undefined {
  const { campaign, edition, messages } = context;
  const stage = campaign?.openStage ?? campaign?.nextStage;
  if (!campaign || !stage) return undefined;
  const label = (campaign.openStage ? words.ends : words.opens)[stage.id];
  if (label === undefined) throw new Error(`the countdown of the stage "${stage.id}" has no words`);
  const { days, hours, minutes, seconds } = messages.countdown;
  const to = campaign.openStage ? stage.closes : stage.opens;
  const displayedInstant = campaign.openStage ? to - 1 : to;
  const date = context.format(messages.countdown.date, {
    day: formatDay(displayedInstant, edition),
    time: formatTime(displayedInstant, edition),
  });
  return { label, to, date, units: { days, hours, minutes, seconds } };
}
