import * as z from 'zod';
import { noticeOffer } from '../../notices/notice-offer.ts';
import { nextStageTopic } from '../../notices/notice-topic.ts';
import { linkRef } from '../../schema/region.ts';
import { formatDay, formatDays, formatTime } from '../../words/dates.ts';
import { defineSection } from '../parts/define.ts';

/** The stages of the campaign in order: over, live, or still to open. */
export const stages = defineSection({
  structure: z.strictObject({ link: linkRef.optional().describe('A page with all dates. Shown while it exists.') }),
  words: z.strictObject({
    heading: z.string(),
    link: z.string().optional(),
    stages: z
      .record(z.string(), z.string())
      .describe('Name of each stage, by stage; a bar breaks the line: Early|Black Friday.'),
  }),
  resolve({ link: ref }, { heading, link: label, stages: titles }, context) {
    const { campaign, edition, messages, format } = context;
    if (!campaign || campaign.stages.length < 2) return undefined;
    const notice = noticeOffer(context, nextStageTopic(context));
    const link = ref === undefined ? undefined : context.link(ref);
    return {
      heading,
      link: link && label ? { href: link.href, label } : undefined,
      stages: campaign.stages.map(({ id, state, opens, closes }) => {
        const title = titles[id];
        if (!title) throw new Error(`the stage "${id}" has no name`);
        const notes = {
          past: messages.sale.past,
          live: messages.sale.live,
          locked: format(messages.sale.opens, { day: formatDay(opens, edition), time: formatTime(opens, edition) }),
        };
        return {
          id,
          state,
          title: title.split('|'),
          days: formatDays({ opens, closes }, edition),
          note: notes[state],
          notice: id === campaign.nextStage?.id ? notice : undefined,
        };
      }),
    };
  },
});
