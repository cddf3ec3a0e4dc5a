import { forgetIsland, updateIsland } from '../../islands/start-islands.ts';
import { startScrollReveal } from '../motion/scroll-reveal.ts';
import { showAccount } from '../shell/account-link.ts';
import { labelRegion } from '../shell/region-label.ts';
import { hideClosedBanner } from '../shell/text-banner.ts';
import { markCurrentAnchor } from './anchors.ts';
import { startPageIslands } from './page-islands.ts';

/** Patches a page into the document, with everything that scripts do to a page when it is loaded. */
export async function applyPage(next: Document): Promise<void> {
  const { patchPage } = await import('./patch-page.ts');
  await patchPage(next, { update: updateIsland, forget: forgetIsland });
  hideClosedBanner();
  showAccount();
  markCurrentAnchor();
  labelRegion();
  startPageIslands();
  startScrollReveal();
}
