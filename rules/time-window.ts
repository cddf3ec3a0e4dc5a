import * as z from 'zod';
import type { Instant } from './instant.ts';
import { parseWallTime } from './instant.ts';

/** A stretch of time: from `opens` (included) to `closes` (not included); without one, without that end. */
export interface TimeWindow {
  opens?: Instant | undefined;
  closes?: Instant | undefined;
}

/** A wall time with its zone, as written in content; an instant once loaded. */
export const wallTime = z.string('write a wall time with its zone, such as 2024-11-22T09:00[Europe/Berlin]').transform((text, context) => {
  try {
    return parseWallTime(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

const endsAfterItOpens = (window: TimeWindow) => window.opens === undefined || window.closes === undefined || window.opens < window.closes;

export const timeWindow = z
  .strictObject({
    /** The first moment inside. */
    opens: wallTime.optional(),
    /** The first moment after. */
    closes: wallTime.optional(),
  })
  .refine(endsAfterItOpens, { message: 'closes must come after opens' });

/** A window that may be that of a campaign, or of one of its stages, instead of having times of its own; filled once loaded. */
export const campaignWindow = timeWindow.safeExtend({
  /** Name of a file in `content/campaigns/`. */
  campaign: z.string().optional(),
  stage: z.string().optional(),
});
export type CampaignWindow = z.output<typeof campaignWindow>;

/** `always`, or a window. */
export const alwaysOrWindow = z.union([z.literal('always').transform((): TimeWindow => ({})), timeWindow], {
  error: 'write always, or a window such as { opens: 2024-11-22T09:00[Europe/Berlin] }, with opens, closes or both',
});
