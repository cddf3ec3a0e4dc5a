import { fullCampaignWindow } from '#core/campaigns/campaign.ts';
import { titleFromKey } from '#core/dated/dated-window.ts';
import { editions } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { type PageEdge, pageEdges } from '#desk/dated-content/page-edges.ts';
import { formatDeskTime } from '#desk/screen/desk-zones.ts';
import { realSite } from '../../support/site/real-site.ts';
import { siteSettings } from '../support/shared-sites.ts';

/** The clock of the shared desk site, which is within a sale. */
export const deskClock = siteSettings.desk().SITE_CLOCK;
const now = parseInstant(deskClock);

/** Formats an instant as the desk does for the uk edition. */
export const inLondon = (instant: number): string => formatDeskTime(instant, editions.uk.timeZone);

/** The uk sale that runs at that time, and the name of the next one. */
export const sale = findCurrentSale();

function findCurrentSale() {
  const windows = Object.entries(realSite.campaigns).flatMap(([id, campaign]) => {
    const window = fullCampaignWindow(campaign, 'uk');
    return window ? [{ id, ...window }] : [];
  });
  const inOrder = windows.toSorted((one, other) => one.opens - other.opens);
  const index = inOrder.findIndex(({ opens, closes }) => opens <= now && now < closes);
  const current = inOrder[index];
  const next = inOrder[index + 1];
  if (!current || !next)
    throw new Error(`the United Kingdom has no sale with several stages that another sale follows (${deskClock})`);
  const slug = Object.keys(realSite.pages).find((page) => {
    const { kind, campaigns = [] } = realSite.pages[page]?.settings ?? {};
    return kind === 'sale' && campaigns.includes(current.id);
  });
  const [openingStage] = realSite.campaigns[current.id]?.stages ?? [];
  if (slug === undefined) throw new Error(`the sale ${current.id} has no page`);
  return {
    name: titleFromKey(current.id),
    next: titleFromKey(next.id),
    firstStage: `Stage “${titleFromKey(openingStage?.id ?? '')}” of ${titleFromKey(current.id)}`,
    slug,
    opens: current.opens,
  };
}

/** The next edge of the uk home page at which a stage opens; `steps` counts the edges until then. */
export const stageEdge = findNextStage();

function findNextStage(): PageEdge & { steps: number; stage: string } {
  const later = pageEdges(realSite, { edition: 'uk', slug: '' }).filter(({ instant }) => instant > now);
  const opening = later.findIndex(({ names }) => names[0]?.what === 'opens' && names[0].name.startsWith('Stage'));
  const edge = later[opening];
  if (!edge) throw new Error(`no stage opens in the United Kingdom after ${deskClock}: choose another SITE_CLOCK`);
  return { ...edge, steps: opening + 1, stage: edge.names[0]?.name ?? '' };
}
