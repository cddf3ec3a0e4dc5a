import type { ContentLocation, DatedWindow } from '../dated/dated-window.ts';
import type { Site } from '../site.ts';
import type { CampaignWindow } from '../time/time-window.ts';
import { announcement } from './campaign-schema.ts';

/** Where a campaign writes the times of one stage, or of all its stages, in an edition. */
export function campaignLocation(
  site: Site,
  edition: DatedWindow['edition'],
  campaign: string,
  stage?: string,
): ContentLocation {
  const file = `content/campaigns/${campaign}.yaml`;
  if (stage === announcement) return { file, path: `announced.${edition}` };
  const index = site.campaigns[campaign]?.stages.findIndex(({ id }) => id === stage) ?? -1;
  return { file, path: index < 0 ? 'stages' : `stages.${index}.windows.${edition}` };
}

/** Moves the place of a window to the campaign that writes its times, and keeps its own place as `usedIn`. */
export function withCampaignLocation(site: Site, dated: DatedWindow, { campaign, stage }: CampaignWindow): DatedWindow {
  if (campaign === undefined) return dated;
  const { file, path } = dated;
  return { ...dated, ...campaignLocation(site, dated.edition, campaign, stage), usedIn: { file, path } };
}
