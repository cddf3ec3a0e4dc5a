import type { PageSettings } from '../links/page-schema.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';

export function isSectionShown(
  { only, window, duringCampaign }: PageSettings['sections'][number],
  { edition, moment, campaign }: ResolveContext,
): boolean {
  if (only && !only.includes(edition)) return false;
  if (window && !moment.isOpen(window)) return false;
  return !duringCampaign || campaign?.openStage !== undefined;
}
