import * as z from 'zod';
import { editionCode } from '#core/fields/fields.ts';
import { entryKey, roles } from '#core/fields/roles.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { entryWords } from '#core/section/entries.ts';
import { timeWindow } from '#core/time/time-window.ts';

const eventWindow = timeWindow.clone().register(roles, { role: 'window', of: 'event' });

/** The milestones of a product in order, with the current one marked. */
export const timeline = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    events: z
      .array(z.strictObject({ id: entryKey, windows: z.partialRecord(editionCode, eventWindow) }))
      .min(2)
      .describe(
        'Events, in order; the id is the key of their texts. An event is the current one while its ' +
          "edition's window is open.",
      ),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string().optional(),
    now: z.string().describe('Text for screen readers at the current event.'),
    events: z.record(z.string(), z.strictObject({ time: z.string(), event: z.string() })),
  }),
  resolve({ surface, events }, words, context) {
    const editionEvents = events.flatMap(({ id, windows }) => {
      const window = windows[context.edition];
      if (!window) return [];
      const { time, event } = entryWords(words.events, id, 'event');
      return [{ id, time, text: event, isNow: context.moment.isOpen(window) }];
    });
    return { surface, ...words, events: editionEvents };
  },
});

export type TimelineValue = SectionValue<'timeline', typeof timeline>;
