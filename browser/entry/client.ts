import { startClips } from '#features/clips/clips.browser.ts';
import { SectionLinksElement } from '#features/product/subnav/section-links.element.ts';
import { RegionLabelElement } from '#features/regions/region-label.element.ts';
import { BannerCloseElement } from '#features/shell/banner-close.element.ts';
import { startMenus } from '#features/shell/header/menus.browser.ts';
import { defineIslands, islandsByName } from '../islands/island.element.ts';
import { afterFirstPaint } from '../page/above-the-fold.ts';
import { startAnchors } from '../page/anchors.ts';
import { startCommands } from '../page/commands.ts';
import { limitCrossFade } from '../page/cross-fade.ts';
import { startScrollReveal } from '../page/scroll-reveal.ts';
import { assetsNamedIn } from '../recovery/asset-failure.ts';
import { watchAssets } from '../recovery/stale-assets.ts';
import { backoff } from '../toolbox/backoff.ts';
import { isPreview } from '../toolbox/document-time.ts';
import { defineElements } from '../toolbox/page-element.ts';
import { reportFault } from '../toolbox/report-fault.ts';
import { startFeatures } from '../toolbox/start-features.ts';
import { keepFaults } from '../visits/early-faults.ts';
import { startVisits } from '../visits/visits.ts';

const islands = islandsByName(import.meta.glob('../../{apps,features}/**/*.island.tsx', { import: 'Island' }));

keepFaults();
defineElements({
  'x-banner-close': BannerCloseElement,
  'x-region-label': RegionLabelElement,
  'x-section-links': SectionLinksElement,
});
startFeatures({
  assets: watchAssets,
  commands: startCommands,
  clips: startClips,
  crossFade: limitCrossFade,
  menus: startMenus,
  anchors: startAnchors,
  scrollReveal: startScrollReveal,
  ...(!isPreview() && { visits: startVisits }),
});
afterFirstPaint(() => {
  // Without delay: a form sent while its script is on the way waits for it.
  startFeatures({ islands: () => defineIslands(islands) });
  loadAfterFirstPaint();
});

/**
 * Loads what the first screen does not need. After a failure it tries again later, or as soon as the network or the
 * visitor is back.
 */
function loadAfterFirstPaint(failures = 0, load = () => import('./after-first-paint.ts')): void {
  // The module is missing when the handler of `vite:preloadError` has dealt with the failure.
  const start = (module: typeof import('./after-first-paint.ts') | undefined) => module?.startAfterFirstPaint();
  load().then(start, async (error) => {
    reportFault('start', 'afterFirstPaint');
    await new Promise((resolve) => {
      setTimeout(resolve, backoff(failures));
      addEventListener('online', resolve, { once: true });
      addEventListener('visibilitychange', resolve, { once: true });
    });
    // Browsers from before 2026 never request a module again that failed once, so a query makes it a new address.
    const [path] = assetsNamedIn(String(error));
    loadAfterFirstPaint(failures + 1, path ? () => import(/* @vite-ignore */ `${path}?${failures}`) : undefined);
  });
}
