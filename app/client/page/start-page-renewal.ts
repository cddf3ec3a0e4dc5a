import { documentTime, isPreview } from '../../browser/document-time.ts';
import type { ServerTime } from '../../browser/server-time.ts';
import { forgetIsland, updateIsland } from '../../islands/start-islands.ts';
import { startScrollReveal } from '../motion/scroll-reveal.ts';
import { showAccount } from '../shell/account-link.ts';
import { labelRegion } from '../shell/region-label.ts';
import { hideClosedBanner } from '../shell/text-banner.ts';
import { markCurrentAnchor } from './anchors.ts';
import { startPageIslands } from './page-islands.ts';
import { renewPage, validUntilOf } from './renew-page.ts';
import { createRenewalTimer } from './renewal-timer.ts';

/**
 * Renews the page in the document whenever its validity ends by server time, or when a sleeping tab wakes after that.
 */
export function startPageRenewal(): ServerTime {
  const time = documentTime();
  if (isPreview()) return time;
  const { check, resume } = createRenewalTimer({
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
        patch,
      }),
  });
  addEventListener('visibilitychange', check);
  addEventListener('pageshow', ({ persisted }) => void (persisted && resume()));
  addEventListener('online', check);
  void check();
  return time;
}

async function patch(next: Document): Promise<void> {
  const { patchPage } = await import('./patch-page.ts');
  await patchPage(next, { update: updateIsland, forget: forgetIsland });
  hideClosedBanner();
  showAccount();
  markCurrentAnchor();
  labelRegion();
  startPageIslands();
  startScrollReveal();
}
