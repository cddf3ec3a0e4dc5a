import { RobotListElement } from '#features/catalogue/robots/robot-list.element.ts';
import { asksFirst } from '#features/consent/consent-store.browser.ts';
import { CountdownElement } from '#features/countdown/countdown.element.ts';
import { suggestEdition } from '#features/regions/suggestion.browser.ts';
import { startSearch } from '#features/search/start-search.browser.ts';
import { AccountNameElement } from '#features/shell/header/account-name.element.ts';
import { SeriesTabsElement } from '#features/support/manuals/series-tabs.element.ts';
import { startPrint } from '../page/print.ts';
import { loadOptionalScript } from '../recovery/optional-script.ts';
import { applyPage, parsePage } from '../renewal/apply-page.ts';
import { startPageRenewal } from '../renewal/start-page-renewal.ts';
import { documentSession } from '../session/document-session.ts';
import { whenActivated } from '../toolbox/activation.ts';
import { countryIn } from '../toolbox/country.ts';
import { isPreview } from '../toolbox/document-time.ts';
import type { PageElement } from '../toolbox/page-element.ts';
import { defineElements } from '../toolbox/page-element.ts';
import { startFeatures } from '../toolbox/start-features.ts';
import { whenIdle } from '../toolbox/when-idle.ts';

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
    carousel: loadCarousel,
    faq: loadFaq,
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

/** Loads the script only on pages that have a carousel. */
async function loadCarousel(): Promise<void> {
  if (!document.querySelector('x-carousel')) return;
  const { carouselElements } = await import('#features/home/carousel/carousel.element.ts');
  defineElements(carouselElements);
}

/** Loads the script only on the pages of the FAQ. */
async function loadFaq(): Promise<void> {
  if (!document.querySelector('x-faq-topics')) return;
  const { FaqTopicsElement } = await import('#features/support/faq/faq-topics.element.ts');
  defineElements({ 'x-faq-topics': FaqTopicsElement });
}

/** Loads the script only on pages that have such a form; it works without. */
async function loadLiveForms(): Promise<void> {
  if (!document.querySelector('[data-live-form]')) return;
  const { startLiveForms } = await loadOptionalScript(() => import('../renewal/live-forms.ts'));
  startLiveForms({ parse: parsePage, apply: applyPage });
}

/** Loads the script only on pages that have the button. */
async function loadShare(): Promise<void> {
  const button = document.querySelector<HTMLButtonElement>('[data-share]');
  if (!button) return;
  const { startShare } = await loadOptionalScript(() => import('#features/product/hero/share.browser.ts'));
  startShare(button);
}

/** Loads the script only on pages that have the offer. */
async function loadFirstVisitOffer(): Promise<void> {
  const dialog = document.getElementById('newcomer');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const { startFirstVisitOffer } = await loadOptionalScript(
    () => import('#features/shell/first-visit-offer.browser.ts'),
  );
  startFirstVisitOffer({
    dialog,
    waitsForConsent: asksFirst(document.documentElement.dataset.consentPolicy),
    isLaterPage: document.referrer.startsWith(`${location.origin}/`),
    isLoggedIn: () => documentSession().current() !== undefined,
  });
}
