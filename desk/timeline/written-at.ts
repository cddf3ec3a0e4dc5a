import type { Site } from '#rules/site/site.ts';
import type { CampaignWindow } from '#rules/time/time-window.ts';
import type { ContentPlace, DatedWindow } from './dated-window.ts';

/** Where a campaign writes the times of one stage, or of the whole, in an edition. */
export function campaignPlace(
  site: Site,
  edition: DatedWindow['edition'],
  campaign: string,
  stage?: string,
): ContentPlace {
  const file = `content/campaigns/${campaign}.yaml`;
  const index = site.campaigns[campaign]?.stages.findIndex(({ id }) => id === stage) ?? -1;
  return { file, path: index < 0 ? 'stages' : `stages.${index}.windows.${edition}` };
}

/** A window that takes its times from a campaign is mended there; where it is used stays known. */
export function writtenAt(site: Site, dated: DatedWindow, { campaign, stage }: CampaignWindow): DatedWindow {
  if (campaign === undefined) return dated;
  const { file, path } = dated;
  return { ...dated, ...campaignPlace(site, dated.edition, campaign, stage), usedIn: { file, path } };
}
