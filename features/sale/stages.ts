import * as z from 'zod';
import type { ResolvedStage, StageState } from '#core/campaigns/campaign.ts';
import { stageTitle } from '#core/campaigns/live-sale.ts';
import { noticeOffer } from '#core/notices/notice-offer.ts';
import { nextStageTopic } from '#core/notices/notice-topic.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { formatDay, formatDays, formatTime } from '#core/words/dates.ts';

/** The stages of the campaign: the live one first, then those still to open, then those that are over. */
export const stages = defineSection({
  structure: z.strictObject({ link: linkRef.optional().describe('A page with all dates. Shown while it exists.') }),
  words: z.strictObject({ heading: z.string(), link: z.string().optional() }),
  resolve({ link: ref }, { heading, link: label }, context) {
    const { campaign, edition, messages, format, site, slug = '' } = context;
    if (!campaign || campaign.stages.length < 2) return undefined;
    const notice = noticeOffer(context, nextStageTopic(context));
    const link = ref === undefined ? undefined : context.link(ref);
    return {
      heading,
      link: link && label ? { href: link.href, label } : undefined,
      stages: campaign.stages.toSorted(byState).map(({ id, state, opens, closes }) => {
        const title = stageTitle(site, edition, slug, id);
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

export type StagesValue = SectionValue<'stages', typeof stages>;

const stateOrder: readonly StageState[] = ['live', 'locked', 'past'];

const byState = (one: ResolvedStage, other: ResolvedStage): number =>
  stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state);
