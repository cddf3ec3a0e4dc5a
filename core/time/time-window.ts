import * as z from 'zod';
import { reference, roles } from '../fields/roles.ts';
import { type Instant, parseWallTime } from './instant.ts';

/** A time window from `opens` (inclusive) to `closes` (exclusive). A missing end is open. */
export interface TimeWindow {
  opens?: Instant | undefined;
  closes?: Instant | undefined;
}

export interface FiniteWindow {
  opens: Instant;
  closes: Instant;
}

/** In content a wall time with its zone; an instant once loaded. */
export const wallTime = z
  .string('write a wall time with its zone, such as 2024-11-22T09:00[Europe/Berlin]')
  .transform((text, context) => {
    try {
      return parseWallTime(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  })
  .register(roles, { role: 'time' });

export const timeWindow = z
  .strictObject({
    opens: wallTime.optional().describe('First instant inside the window.'),
    closes: wallTime.optional().describe('First instant after the window.'),
  })
  .refine(({ opens, closes }) => opens === undefined || closes === undefined || opens < closes, {
    message: 'closes must come after opens',
  })
  .register(roles, { role: 'window', of: 'card' });

const campaignTimesHint =
  'leave out either the campaign or this: a window takes both its times from the campaign, or has its own';

/** A window with its own times, or that of a campaign or one of its stages, filled in when content is loaded. */
export const campaignWindow = timeWindow
  .safeExtend({
    campaign: reference('campaign').optional().describe('Name of a file in content/campaigns/.'),
    stage: reference('stage').optional().describe('One stage of that campaign. If empty: the whole campaign.'),
  })
  .superRefine(({ opens, closes, campaign, stage }, context) => {
    const addIssue = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
    if (campaign === undefined) {
      if (stage !== undefined) addIssue('stage', 'name the campaign of this stage beside it: campaign, then stage');
      return;
    }
    if (opens !== undefined) addIssue('opens', campaignTimesHint);
    if (closes !== undefined) addIssue('closes', campaignTimesHint);
  });
export type CampaignWindow = z.output<typeof campaignWindow>;

export const alwaysOrWindow = z
  .union([z.literal('always').transform((): TimeWindow => ({})), timeWindow], {
    error: 'write always, or a window such as { opens: 2024-11-22T09:00[Europe/Berlin] }, with opens, closes or both',
  })
  .register(roles, { role: 'window', of: 'section' });
