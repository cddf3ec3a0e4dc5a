import { endOfDay, findCampaignWindow, findDay, fullCampaignWindow, startOfDay } from '#core/campaigns/campaign.ts';
import { type Campaign, campaign as campaignSchema } from '#core/campaigns/campaign-schema.ts';
import { ownValue } from '#core/fields/tree.ts';
import type { PageSettings } from '#core/links/page-schema.ts';
import type { Offer } from '#core/offers/offer-schema.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Region } from '#core/regions/region-schema.ts';
import type { Site } from '#core/site.ts';
import type { CampaignWindow } from '#core/time/time-window.ts';
import { type ContentIssue, quote } from '../content-error.ts';
import type { ContentReader } from '../content-reader.ts';

type Campaigns = Record<string, Campaign>;

const never = { opens: 0, closes: 0 };

export function loadCampaigns(reader: ContentReader): Campaigns {
  const entries = reader.names('campaigns').map((id) => [id, reader.read(campaignSchema, `campaigns/${id}.yaml`)]);
  return Object.fromEntries(entries.filter(([, campaign]) => campaign !== undefined)) as Campaigns;
}

/** Returns a region with the times of text banners whose windows refer to a campaign or to one of its stages. */
export function fillBannerTimes(reader: ContentReader, campaigns: Campaigns, edition: EditionCode, region: Region) {
  const textBanners = region.textBanners.map((banner, index) => {
    const place = { edition, file: `regions/${edition}.yaml`, path: `textBanners.${index}.window` };
    return { ...banner, window: fillTimes(reader, campaigns, banner.window, place) };
  });
  return { ...region, textBanners };
}

/** Returns offers with the times of promotions that refer to a campaign or to one of its stages. */
export function fillPromotionTimes(
  reader: ContentReader,
  campaigns: Campaigns,
  edition: EditionCode,
  offers: Record<string, Offer>,
): Record<string, Offer> {
  const filled = Object.entries(offers).map(([id, offer]) => {
    const promotions = offer.promotions.map((promotion, index) => {
      const place = { edition, file: `offers/${edition}.yaml`, path: `${id}.promotions.${index}` };
      return fillTimes(reader, campaigns, promotion, place);
    });
    return [id, { ...offer, promotions }] as const;
  });
  return Object.fromEntries(filled);
}

function fillTimes<Window extends CampaignWindow>(
  reader: ContentReader,
  campaigns: Campaigns,
  window: Window,
  { edition, file, path }: { edition: EditionCode; file: string; path: string },
): Window {
  const { campaign: id, stage } = window;
  if (id === undefined) return window;
  const campaign = ownValue(campaigns, id);
  const times = campaign && findCampaignWindow(campaign, edition, stage);
  if (times) return { ...window, opens: times.opens, closes: times.closes };
  const validNames = campaign
    ? campaign.stages.filter(({ windows: by }) => by[edition]).map((one) => one.id)
    : Object.keys(campaigns);
  const actual = campaign
    ? `the stage "${stage ?? ''}", which ${id} does not have in the ${edition} edition`
    : `the campaign "${id}", which does not exist`;
  reader.addIssue(file, path, actual, `Write one of ${validNames.join(', ') || 'those in content/campaigns/'}.`);
  return { ...window, ...never };
}

/** Finds cards of campaigns that are not sold, and days at the wrong time. Paths are relative to the content folder. */
export function campaignIssues(site: Site): ContentIssue[] {
  return Object.entries(site.campaigns).flatMap(([id, campaign]) => [
    ...cardIssues(site, id, campaign),
    ...dayIssues(id, campaign),
  ]);
}

/** The free cap belongs to a day of the campaign, and its returns last longer than the campaign itself. */
function dayIssues(id: string, campaign: Campaign): ContentIssue[] {
  return editionCodes.flatMap((edition) => {
    const window = fullCampaignWindow(campaign, edition);
    if (!window) return [];
    const issues: ContentIssue[] = [];
    const report = (name: string, day: string, fix: string) =>
      issues.push({ file: `campaigns/${id}.yaml`, path: `values.${edition}.${name}.day`, actual: quote(day), fix });
    const capDay = findDay(campaign, edition, 'capDay');
    const isBesideCampaign = (day: string) =>
      startOfDay(day, edition) >= window.closes || endOfDay(day, edition) <= window.opens;
    if (capDay !== undefined && isBesideCampaign(capDay))
      report('capDay', capDay, 'Write a day on which the campaign runs.');
    const returnsLast = findDay(campaign, edition, 'returnsLast');
    if (returnsLast !== undefined && endOfDay(returnsLast, edition) <= window.closes)
      report('returnsLast', returnsLast, 'Write a day after the last day of the campaign.');
    return issues;
  });
}

function cardIssues(site: Site, id: string, { stages, groups }: Campaign): ContentIssue[] {
  const file = `campaigns/${id}.yaml`;
  const editions = editionCodes.filter((edition) => stages.some(({ windows }) => windows[edition]));
  return groups.flatMap(({ only, cards }, group) =>
    cards.flatMap((card, index) => {
      const path = `groups.${group}.cards.${index}`;
      const stage = card.opensWith;
      const unknownStage = stage !== undefined && !stages.some((one) => one.id === stage);
      const shownEditions = editions.filter((edition) => (card.only ?? only ?? editions).includes(edition));
      const unsold = shownEditions.filter((edition) => !site.offers[edition][card.product]);
      return [
        ...(unknownStage
          ? [
              {
                file,
                path: `${path}.opensWith`,
                actual: `the stage "${stage}"`,
                fix: `Write one of ${stages.map((one) => one.id).join(', ')}.`,
              },
            ]
          : []),
        ...unsold.map((edition) => ({
          file,
          path: `${path}.product`,
          actual: `"${card.product}", which the ${edition} edition does not sell`,
          fix: `Add it to content/offers/${edition}.yaml, or leave the edition out of the card’s only.`,
        })),
      ];
    }),
  );
}

/**
 * Reports campaigns and days that a page refers to and that do not exist. Returns true if all its campaigns could be
 * read, so that its editions are known.
 */
export function checkCampaigns(
  reader: ContentReader,
  campaigns: Campaigns,
  { campaigns: campaignIds = [], reports, closesAfter }: PageSettings,
  file: string,
): boolean {
  const references = [
    ...campaignIds.map((id, index) => ({ id, path: `campaigns.${index}` })),
    ...(reports === undefined ? [] : [{ id: reports, path: 'reports' }]),
  ];
  const unknown = references.filter(({ id }) => !Object.hasOwn(campaigns, id));
  const files = new Set(reader.names('campaigns'));
  for (const { id, path } of unknown.filter((one) => !files.has(one.id)))
    reader.addIssue(
      file,
      path,
      `the campaign "${id}", which does not exist`,
      `Add content/campaigns/${id}.yaml, or name one that exists.`,
    );
  if (unknown.length > 0) return false;
  const days = campaignIds.flatMap((id) => Object.values(campaigns[id]?.values ?? {}));
  if (closesAfter !== undefined && !days.some((values) => typeof values[closesAfter] === 'object'))
    reader.addIssue(
      file,
      'closesAfter',
      `the day "${closesAfter}", which no campaign of the page has`,
      `Write it among the values of a campaign, such as ${closesAfter}: { day: 2026-12-31 }, or name one that is there.`,
    );
  return true;
}
