import { forgetIsland, updateIsland } from '#app/islands/start-islands.ts';
import { documentTime, isPreview } from '../session/document-time.ts';
import type { ServerTime } from '../session/server-time.ts';
import { showAccount } from './account-link.ts';
import { markCurrentAnchor } from './anchors.ts';
import { startPageIslands } from './page-islands.ts';
import { renewPage, validUntilOf } from './page-renewal.ts';
import { createRefresh } from './refresh.ts';
import { labelRegion } from './region-label.ts';
import { hideClosedBanner } from './text-banner.ts';
import { startTextFloat } from './text-float.ts';

/**
 * Renews the page in the document whenever its validity ends by server time, and when a sleeping tab comes back after
 * that.
 */
export function startLivePage(): ServerTime {
  const time = documentTime();
  if (isPreview()) return time;
  const { check, comeBack } = createRefresh({
    time,
    validUntil: () => validUntilOf(document),
    isVisible: () => document.visibilityState === 'visible',
    random: Math.random,
    renew: () =>
      renewPage({
        fetch: (address, init) => fetch(address, init),
        page: () => ({
          href: location.href.replace(/#.*$/, ''),
          build: document.documentElement.dataset.build,
          validUntil: validUntilOf(document),
          isMissing: document.body.dataset.page === 'not-found',
        }),
        parse: (html) => new DOMParser().parseFromString(html, 'text/html'),
        reload: () => location.reload(),
        age: () => performance.now(),
        morph,
      }),
  });
  addEventListener('visibilitychange', check);
  addEventListener('pageshow', ({ persisted }) => void (persisted && comeBack()));
  addEventListener('online', check);
  void check();
  return time;
}

async function morph(next: Document): Promise<void> {
  const { morphPage } = await import('./morph-page.ts');
  await morphPage(next, { update: updateIsland, forget: forgetIsland });
  hideClosedBanner();
  showAccount();
  markCurrentAnchor();
  labelRegion();
  startPageIslands();
  startTextFloat();
}
