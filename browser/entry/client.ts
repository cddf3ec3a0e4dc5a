import { RegionLabelElement } from '#features/regions/region-label.element.ts';
import { BannerCloseElement } from '#features/shell/banner-close.element.ts';
import { startMenus } from '#features/shell/header/menus.browser.ts';
import { IslandElement } from '../islands/island.element.ts';
import { afterFirstPaint } from '../page/above-the-fold.ts';
import { startAnchors } from '../page/anchors.ts';
import { startCommands } from '../page/commands.ts';
import { limitCrossFade } from '../page/cross-fade.ts';
import { loadPersistently } from '../recovery/load-persistently.ts';
import { watchAssets } from '../recovery/stale-assets.ts';
import { isPreview } from '../toolbox/document-time.ts';
import { defineElements } from '../toolbox/page-element.ts';
import { startFeatures } from '../toolbox/start-features.ts';
import { keepFaults } from '../visits/early-faults.ts';
import { startVisits } from '../visits/visits.ts';

keepFaults();
defineElements({ 'x-banner-close': BannerCloseElement, 'x-region-label': RegionLabelElement });
startFeatures({
  assets: watchAssets,
  commands: startCommands,
  crossFade: limitCrossFade,
  menus: startMenus,
  anchors: startAnchors,
  ...(!isPreview() && { visits: startVisits }),
});
afterFirstPaint(() => {
  // Without delay: a form sent while its script is on the way waits for it.
  startFeatures({ islands: () => customElements.define('x-island', IslandElement) });
  void loadPersistently('afterFirstPaint', () => import('./after-first-paint.ts')).then(({ startAfterFirstPaint }) =>
    startAfterFirstPaint(),
  );
});
