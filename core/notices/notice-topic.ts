import { announcementWindow, resolveCampaign } from '../campaigns/campaign.ts';
import { isAnnounced, offerNow } from '../offers/offer.ts';
import type { EditionCode } from '../place/editions.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import type { Site } from '../site.ts';
import type { Instant } from '../time/instant.ts';
import { Moment } from '../time/moment.ts';

/**
 * The subject of a notice, as text: `orderable:flagshipMegatron` (it can be ordered), `onSale:flagshipMegatron`
 * (it is delivered at once) or `sale:black-friday-2026:cyber` (a stage of a sale opens).
 */
export type NoticeTopic = `orderable:${string}` | `onSale:${string}` | `sale:${string}:${string}`;

/** `due`: it has happened and is still so; `over`: it will not happen any more. */
export type NoticeState = 'waiting' | 'due' | 'over';

/** The topic that the page of a product offers: that it can be ordered or, during the pre-order, is in stock. */
export function productTopic({ offer }: Pick<ResolveContext, 'offer'>, id: string): NoticeTopic {
  const { state, buy } = offer(id) ?? {};
  return state === 'preOrder' && buy ? `onSale:${id}` : `orderable:${id}`;
}

/** The opening of the next stage of the page's sale; undefined once its last one has opened. */
export const nextStageTopic = ({ campaign }: Pick<ResolveContext, 'campaign'>): NoticeTopic | undefined =>
  campaign?.nextStage && `sale:${campaign.id}:${campaign.nextStage.id}`;

/** The state of a topic in an edition now; undefined for what does not exist there, or is not announced. */
export function noticeState(site: Site, edition: EditionCode, topic: string, moment: Moment): NoticeState | undefined {
  const [kind, id = '', stage = ''] = topic.split(':');
  if (kind === 'sale') return stageState(site, edition, id, stage, moment);
  if ((kind !== 'orderable' && kind !== 'onSale') || stage !== '') return undefined;
  if (!Object.hasOwn(site.products, id) || !isAnnounced(site, edition, id, moment)) return undefined;
  const offer = offerNow(site, edition, id, moment);
  if (offer?.state === 'ended') return 'over';
  const isDue =
    offer?.buy !== undefined && (offer.state === 'buyNow' || (kind === 'orderable' && offer.state === 'preOrder'));
  return isDue ? 'due' : 'waiting';
}

function stageState(
  site: Site,
  edition: EditionCode,
  id: string,
  stageId: string,
  moment: Moment,
): NoticeState | undefined {
  const campaign = Object.hasOwn(site.campaigns, id) ? site.campaigns[id] : undefined;
  const stages = campaign && resolveCampaign(site, id, edition, moment)?.stages;
  const stage = stages?.find((one) => one.id === stageId);
  if (!campaign || !stages || !stage) return undefined;
  const announced = announcementWindow(campaign, edition);
  const isKnown =
    stages.some(({ state }) => state !== 'locked') || (announced !== undefined && moment.isOpen(announced));
  if (!isKnown) return undefined;
  return ({ locked: 'waiting', live: 'due', past: 'over' } as const)[stage.state];
}

/** Until when (exclusive) a topic that is due at `at` stays due; undefined: for ever, as far as content says. */
export function dueUntil(site: Site, edition: EditionCode, topic: string, at: Instant): Instant | undefined {
  for (let instant = at; ; ) {
    const moment = new Moment(instant);
    if (noticeState(site, edition, topic, moment) !== 'due') return instant;
    if (moment.validUntil === undefined) return undefined;
    instant = moment.validUntil;
  }
}
