import { startAnchors } from './anchors.ts';
import { startClips } from './clips.ts';
import { startCommands } from './commands.ts';
import { countryIn } from './country.ts';
import { startLivePage } from './live-page.ts';
import { startMenus } from './menus.ts';
import { startPageIslands } from './page-islands.ts';
import { labelRegion } from './region-label.ts';
import { watchAssets } from './stale-assets.ts';
import { suggestEdition } from './suggestion.ts';
import { startTextBanner } from './text-banner.ts';
import { startTextFloat } from './text-float.ts';
import { startVisits } from './visits.ts';

watchAssets();
startCommands();
startClips();
startMenus();
labelRegion();
startAnchors();
startTextBanner();
startTextFloat();
startVisits();
whenIdle(async () => {
  const time = startLivePage();
  // The answer with the server's time also brings the visitor's country, where the CDN knows it.
  if (!countryIn(document.cookie)) {
    await time.measure();
    labelRegion();
  }
  await suggestEdition();
});
startPageIslands();

function whenIdle(task: () => Promise<void>): void {
  const run = () => void task().catch(() => {});
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 200);
}
