import type { ResolveContext } from '../context/resolve-context.ts';
import type { PageSettings } from '../schema/page.ts';

type SectionSettings = PageSettings['sections'][number];

/** Whether a page shows a section in this edition now. */
export function isSectionShown(
  { only, window, duringCampaign }: SectionSettings,
  { edition, moment, campaign }: ResolveContext,
): boolean {
  if (only && !only.includes(edition)) return false;
  if (window && !moment.isOpen(window)) return false;
  return !duringCampaign || campaign?.openStage !== undefined;
}
