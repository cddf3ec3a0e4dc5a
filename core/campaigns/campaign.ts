import type { Offer } from '../offers/offer-schema.ts';
import { type EditionCode, editions, isShownIn } from '../place/editions.ts';
import type { Site } from '../site.ts';
import { memoizePerEdition } from '../site-memo.ts';
import { endOfExpectedTime, parseExpectedTime } from '../time/expected-time.ts';
import type { Instant } from '../time/instant.ts';
import type { Moment } from '../time/moment.ts';
import type { FiniteWindow } from '../time/time-window.ts';
import { formatYear } from '../words/calendar-dates.ts';
import { formatDate, formatDay, formatDays, formatTime } from '../words/dates.ts';
import { formatMoney } from '../words/money.ts';
import type { MessageValues } from '../words/words.ts';
import { announcement, type Campaign, type CampaignValue } from './campaign-schema.ts';

export type StageState = 'past' | 'live' | 'locked';

export type ResolvedStage = ResolvedCampaign['stages'][number];

export type ResolvedCampaign = NonNullable<ReturnType<typeof resolveCampaign>>;

const stagesIn = (campaign: Campaign, edition: EditionCode) =>
  campaign.stages.flatMap(({ id, windows }) => {
    const window = windows[edition];
    return window ? [{ id, ...window }] : [];
  });

/** From the opening of the first stage to the close of the last; undefined where the edition does not take part. */
export function fullCampaignWindow(campaign: Campaign, edition: EditionCode): FiniteWindow | undefined {
  const stages = stagesIn(campaign, edition);
  const [first, last] = [stages[0], stages.at(-1)];
  return first && last && { opens: first.opens, closes: last.closes };
}

/** When a page about the campaign closes: with its last stage, or after the day of that name if the campaign has it. */
export function lastPageInstant(campaign: Campaign, edition: EditionCode, closesAfter?: string): Instant | undefined {
  const day = closesAfter === undefined ? undefined : findDay(campaign, edition, closesAfter);
  return day === undefined ? fullCampaignWindow(campaign, edition)?.closes : endOfDay(day, edition);
}

/** From the announcement to the opening of the first stage; undefined where the campaign is not announced. */
export function announcementWindow(campaign: Campaign, edition: EditionCode): FiniteWindow | undefined {
  const [opens, closes] = [campaign.announced[edition], fullCampaignWindow(campaign, edition)?.opens];
  return opens !== undefined && closes !== undefined ? { opens, closes } : undefined;
}

export function findCampaignWindow(campaign: Campaign, edition: EditionCode, stage?: string): FiniteWindow | undefined {
  if (stage === announcement) return announcementWindow(campaign, edition);
  return stage === undefined
    ? fullCampaignWindow(campaign, edition)
    : stagesIn(campaign, edition).find(({ id }) => id === stage);
}

/**
 * Returns the offers so that the price of a stage holds until the next stage begins, if the product has a price in that
 * one too: in the night between two stages a sale goes on.
 */
export function joinStagePrices(
  campaigns: Site['campaigns'],
  offers: Record<string, Offer>,
  edition: EditionCode,
): Record<string, Offer> {
  const joinPrices = ({ promotions }: Offer) =>
    promotions.map((promotion) => {
      const { campaign: id = '', stage } = promotion;
      const campaign = campaigns[id];
      const stages = campaign && stage !== undefined ? stagesIn(campaign, edition) : [];
      const index = stages.findIndex((one) => one.id === stage);
      const next = index < 0 ? undefined : stages[index + 1];
      const isPriced = promotions.some((other) => other.campaign === id && other.stage === next?.id);
      return next && isPriced ? { ...promotion, closes: next.opens } : promotion;
    });
  return Object.fromEntries(
    Object.entries(offers).map(([product, offer]) => [product, { ...offer, promotions: joinPrices(offer) }]),
  );
}

/**
 * The campaign that runs in this edition, else the next one to run; undefined once all are over. With `closesAfter`, a
 * campaign is over after its day of that name.
 */
export function currentOrNextCampaign(
  site: Site,
  ids: readonly string[],
  edition: EditionCode,
  moment: Moment,
  closesAfter?: string,
): ResolvedCampaign | undefined {
  const upcoming = ids.flatMap((id) => {
    const campaign = site.campaigns[id];
    const opens = campaign && fullCampaignWindow(campaign, edition)?.opens;
    const closes = campaign && lastPageInstant(campaign, edition, closesAfter);
    return opens !== undefined && closes !== undefined && !moment.hasReached(closes) ? [{ id, opens }] : [];
  });
  const nearest = upcoming.toSorted((a, b) => a.opens - b.opens)[0];
  return nearest && resolveCampaign(site, nearest.id, edition, moment);
}

/** A campaign before, while and after it runs; undefined where the edition does not take part. */
export function resolveCampaign(site: Site, id: string, edition: EditionCode, moment: Moment) {
  const campaign = site.campaigns[id];
  if (!campaign || !fullCampaignWindow(campaign, edition)) return undefined;
  const stages = stagesIn(campaign, edition).map((stage) => ({ ...stage, state: stageState(stage, moment) }));
  return {
    id,
    stages,
    /** The running stage; undefined before the first, between two and after the last. */
    openStage: stages.find(({ state }) => state === 'live'),
    nextStage: stages.find(({ state }) => state === 'locked'),
    groups: campaign.groups.filter((group) => isShownIn(group, edition)),
  };
}

function stageState({ opens, closes }: FiniteWindow, moment: Moment): StageState {
  if (moment.hasReached(closes)) return 'past';
  return moment.hasReached(opens) ? 'live' : 'locked';
}

/**
 * Values that texts may name: the campaign's own, and for each stage, by its id, `earlyDays` (`14–21 November`),
 * `earlyOpens` (`14 November`), `earlyTime` (`09:00 GMT`), `earlyLast` (its last day), and `earlyCloses` and
 * `earlyClosesTime` for the instant at which it ends. `campaignDays` and `campaignLast` cover all stages,
 * `campaignYear` is the year of the first. `saleState` is `before`, `live` or `over`; `lastStageOpened` is `yes` or
 * `no`; `drawDayOver` is `yes` once the day `drawDay` is over, else `no`.
 */
export function campaignValues(
  site: Site,
  { id, stages }: ResolvedCampaign,
  edition: EditionCode,
  moment: Moment,
): MessageValues {
  const days = Object.entries(site.campaigns[id]?.values[edition] ?? {}).flatMap(([name, value]) =>
    typeof value === 'object' && 'day' in value ? [[name, value.day] as const] : [],
  );
  const last = stages.at(-1);
  return {
    ...fixedValues(site, edition)[id],
    ...Object.fromEntries(
      days.map(([name, day]) => [`${name}Over`, moment.hasReached(endOfDay(day, edition)) ? 'yes' : 'no']),
    ),
    saleState: saleState(stages),
    lastStageOpened: last && moment.hasReached(last.opens) ? 'yes' : 'no',
  };
}

/** The values of each campaign that stay as time passes. Formatting them takes longest, and every page needs them. */
const fixedValues = memoizePerEdition(
  ({ campaigns }, edition): Record<string, MessageValues> =>
    Object.fromEntries(Object.entries(campaigns).map(([id, campaign]) => [id, fixedCampaignValues(campaign, edition)])),
);

function fixedCampaignValues(campaign: Campaign, edition: EditionCode): MessageValues {
  const ownValues = Object.entries(campaign.values[edition] ?? {}).map(([name, value]) => [
    name,
    valueText(value, edition),
  ]);
  const stageValues = stagesIn(campaign, edition).flatMap((stage) => [
    [`${stage.id}Days`, formatDays(stage, edition)],
    [`${stage.id}Opens`, formatDay(stage.opens, edition)],
    [`${stage.id}Time`, formatTime(stage.opens, edition)],
    [`${stage.id}Last`, formatDay(stage.closes - 1, edition)],
    [`${stage.id}Closes`, formatDay(stage.closes, edition)],
    [`${stage.id}ClosesTime`, formatTime(stage.closes, edition)],
  ]);
  const window = fullCampaignWindow(campaign, edition);
  return {
    ...(Object.fromEntries([...ownValues, ...stageValues]) as MessageValues),
    ...(window && {
      campaignDays: formatDays(window, edition),
      campaignLast: formatDay(window.closes - 1, edition),
      campaignYear: formatYear(window.opens, edition),
    }),
  };
}

function saleState(stages: readonly ResolvedStage[]): 'before' | 'live' | 'over' {
  if (stages.every(({ state }) => state === 'past')) return 'over';
  return stages.every(({ state }) => state === 'locked') ? 'before' : 'live';
}

/** The first instant after a calendar day, `2024-12-10`, in the edition's time zone. */
export const endOfDay = (day: string, edition: EditionCode): Instant =>
  endOfExpectedTime(parseExpectedTime(day), editions[edition].timeZone);

/** The day on which the results of the campaign's draw are due, `2024-12-10`; undefined without a draw. */
export const findDrawDay = (campaign: Campaign, edition: EditionCode): string | undefined =>
  findDay(campaign, edition, 'drawDay');

/** A day that a campaign names in an edition, `capDay` or `returnsLast`: `2024-12-10`; undefined without it. */
export function findDay({ values }: Pick<Campaign, 'values'>, edition: EditionCode, name: string): string | undefined {
  const value = values[edition]?.[name];
  return typeof value === 'object' && 'day' in value ? value.day : undefined;
}

/** The first instant of a calendar day, `2024-12-10`, in the edition's time zone. */
export const startOfDay = (day: string, edition: EditionCode): Instant =>
  parseExpectedTime(day).starts.toZonedDateTime(editions[edition].timeZone).epochMilliseconds;

function valueText(value: CampaignValue, edition: EditionCode): string | number {
  if (typeof value === 'number') return value;
  if ('amount' in value) return formatMoney(value.amount, edition);
  return formatDate(value.day, edition);
}

export const saleTermsSlug = (campaign: string): string => `${campaign}-terms`;

export const drawSlug = (campaign: string): string => `${campaign}-draw`;
