import { whenActivated } from '../browser/activation.ts';
import { countryIn } from '../browser/country.ts';
import { isPreview } from '../browser/document-time.ts';
import type { PageElement } from '../browser/page-element.ts';
import { defineElements } from '../browser/page-element.ts';
import { localStore } from '../browser/storage.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { SeriesTabsElement } from '../sections/manuals/series-tabs.element.ts';
import { RobotListElement } from '../sections/robots/robot-list.element.ts';
import { CountdownElement } from '../sections/sale-hero/countdown.element.ts';
import { documentSession } from '../session/document-session.ts';
import { AccountNameElement } from '../shell/header/account-name.element.ts';
import { loadOptionalScript } from './optional-script.ts';
import { applyPage, parsePage } from './page/apply-page.ts';
import { startPageRenewal } from './page/start-page-renewal.ts';
import { startPrint } from './print.ts';
import { startSearch } from './search/start-search.ts';
import { messageQueue } from './shell/message-queue.ts';
import { suggestEdition } from './shell/suggestion.ts';
import { startFeatures } from './start-features.ts';
import { asksFirst } from './visits/consent-store.ts';

/**
 * Starts what can wait for the first screen: the account's name, the search, the clock and what depends on it, the
 * first-visit offer, the button that shares the page, what printing needs. It is a script of its own, loaded after the
 * first paint.
 */
export function startAfterFirstPaint(): void {
  defineElements({
    'x-account-name': AccountNameElement,
    'x-countdown': CountdownElement,
    'x-robot-list': RobotListElement,
    'x-series-tabs': SeriesTabsElement,
  });
  startFeatures({
    search: startSearch,
    manifest: linkManifest,
    print: startPrint,
    liveForms: loadLiveForms,
  });
  whenIdle(() => startFeatures({ time: startTime }));
  if (!isPreview()) whenActivated(() => whenIdle(() => startFeatures({ firstVisitOffer: loadFirstVisitOffer })));
  whenIdle(() => startFeatures({ share: loadShare }));
}

/** Added late, because browsers would request the manifest together with what the first screen needs. */
function linkManifest(): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }));
}

async function startTime(): Promise<void> {
  const time = startPageRenewal();
  // The response with the server's time also sets the visitor's country, if the CDN knows it.
  if (!countryIn(document.cookie)) {
    await time.measure();
    for (const label of document.querySelectorAll<PageElement>('x-region-label')) label.render();
  }
  if (!isPreview()) whenActivated(() => startFeatures({ suggestion: suggestEdition }));
}

/** Loads the script only on pages that have such a form; it works without. */
async function loadLiveForms(): Promise<void> {
  if (!document.querySelector('[data-live-form]')) return;
  const { startLiveForms } = await loadOptionalScript(() => import('./page/live-forms.ts'));
  startLiveForms({ parse: parsePage, apply: applyPage });
}

/** Loads the script only on pages that have the button. */
async function loadShare(): Promise<void> {
  const button = document.querySelector<HTMLButtonElement>('[data-share]');
  if (!button) return;
  const { startShare } = await loadOptionalScript(() => import('./product/share.ts'));
  startShare(button);
}

/** Loads the script only on pages that have the offer. */
async function loadFirstVisitOffer(): Promise<void> {
  const dialog = document.getElementById('newcomer');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const { isVisitorBusy, startFirstVisitOffer } = await loadOptionalScript(
    () => import('./shell/first-visit-offer.ts'),
  );
  const isLoggedIn = () => documentSession().current() !== undefined;
  startFirstVisitOffer({
    document,
    dialog,
    store: localStore,
    queue: messageQueue,
    waitsForConsent: asksFirst(document.documentElement.dataset.consentPolicy),
    isLaterPage: document.referrer.startsWith(`${location.origin}/`),
    isHalfSeen: () => scrollY + innerHeight >= document.documentElement.scrollHeight / 2,
    isLoggedIn,
    isBusy: () => isVisitorBusy(document),
  });
}
