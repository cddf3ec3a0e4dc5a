import { startAnchors } from '#browser/page/anchors.ts';
import { startCommands } from '#browser/page/commands.ts';
import { limitCrossFade } from '#browser/page/cross-fade.ts';
import { defineElements, renewedEvent } from '#browser/toolbox/page-element.ts';
import { startFeatures } from '#browser/toolbox/start-features.ts';
import { startVisits } from '#browser/visits/visits.ts';
import { RegionLabelElement } from '#features/regions/region-label.element.ts';
import { BannerCloseElement } from '#features/shell/banner-close.element.ts';
import { startMenus } from '#features/shell/header/menus.browser.ts';

let runs = false;

/**
 * Starts what the site does without React, as `browser/entry/client.ts` does. Call it again when a router has rendered
 * another page into the same document.
 */
export async function startPageBehaviour(): Promise<void> {
  if (runs) {
    document.dispatchEvent(new Event(renewedEvent));
    return;
  }
  runs = true;
  defineElements({ 'x-banner-close': BannerCloseElement, 'x-region-label': RegionLabelElement });
  startFeatures({
    commands: startCommands,
    crossFade: limitCrossFade,
    menus: startMenus,
    anchors: startAnchors,
    visits: startVisits,
  });
  const { startAfterFirstPaint } = await import('#browser/entry/after-first-paint.ts');
  startAfterFirstPaint();
}
