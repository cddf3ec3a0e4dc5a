import { isPreview } from '../session/document-time.ts';
import { startAnchors } from './anchors.ts';
import { startClips } from './clips.ts';
import { startCommands } from './commands.ts';
import { afterFirstScreen } from './first-screen.ts';
import { startMenus } from './menus.ts';
import { startPageIslands } from './page-islands.ts';
import { labelRegion } from './region-label.ts';
import { watchAssets } from './stale-assets.ts';
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
if (!isPreview()) startVisits();
afterFirstScreen(() => {
  // At once: a form that is sent while its script is on the way waits for it.
  startPageIslands();
  startTheRest();
});

/** What the first screen does without comes after it, when the line is back if it fails. */
function startTheRest(): void {
  // Missing when the handler of `vite:preloadError` has taken the failure on itself.
  const start = (later: typeof import('./after-first-screen.ts') | undefined) => later?.startTheRest();
  import('./after-first-screen.ts').then(start, () => addEventListener('online', startTheRest, { once: true }));
}
