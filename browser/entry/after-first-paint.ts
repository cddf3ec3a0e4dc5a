import { startSearch } from '#features/search/start-search.browser.ts';
import { startPrint } from '../page/print.ts';
import { loadOptionalScript } from '../recovery/load-script.ts';
import { startPageRenewal } from '../renewal/start-page-renewal.ts';
import { whenActivated } from '../toolbox/activation.ts';
import { countryIn } from '../toolbox/country.ts';
import { documentTime, isPreview } from '../toolbox/document-time.ts';
import type { PageElement } from '../toolbox/page-element.ts';
import { startFeatures } from '../toolbox/start-features.ts';
import { localStore, storageKeys } from '../toolbox/storage.ts';
import { whenIdle } from '../toolbox/when-idle.ts';
import { startPageParts } from './page-parts.ts';

/**
 * Starts the features that can wait for the first screen: the search, the clock and its dependents, elements that not
 * every page has, printing. It is a script of its own, loaded after the first paint.
 */
export function startAfterFirstPaint(): void {
  startFeatures({
    elements: startPageParts,
    search: startSearch,
    manifest: linkManifest,
    print: startPrint,
    scrollReveal: loadScrollReveal,
  });
  whenIdle(() => startFeatures({ time: startTime }));
  if (!isPreview()) whenActivated(() => whenIdle(() => startFeatures({ firstVisitOffer: loadFirstVisitOffer })));
}

/** Added late, because browsers would request the manifest together with the files that the first screen needs. */
function linkManifest(): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }));
}

async function startTime(): Promise<void> {
  startPageRenewal();
  // The response with the server's time also sets the visitor's country, if the CDN sends it.
  if (!countryIn(document.cookie)) {
    await documentTime.measure();
    for (const label of document.querySelectorAll<PageElement>('x-region-label')) label.render();
  }
  if (!isPreview()) whenActivated(() => startFeatures({ suggestion: loadSuggestion }));
}

/** Loads the script only for visitors from another country than the page is for, and to delete its stored note. */
async function loadSuggestion(): Promise<void> {
  const country = countryIn(document.cookie);
  const isAbroad = country !== undefined && country !== document.documentElement.dataset.country;
  if (!isAbroad && localStore.read(storageKeys.suggestion) === null) return;
  const { suggestEdition } = await loadOptionalScript(() => import('#features/regions/suggestion.browser.ts'));
  await suggestEdition();
}

/** Loads the script only in browsers without scroll timelines. */
async function loadScrollReveal(): Promise<void> {
  if (CSS.supports('animation-timeline: view()') || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { startScrollReveal } = await loadOptionalScript(() => import('../page/scroll-reveal.ts'));
  startScrollReveal();
}

async function loadFirstVisitOffer(): Promise<void> {
  const dialog = document.getElementById('newcomer');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const { startFirstVisitOffer } = await loadOptionalScript(
    () => import('#features/shell/first-visit-offer.browser.ts'),
  );
  startFirstVisitOffer(dialog);
}
