import { countryIn } from '../browser/country.ts';
import { isPreview } from '../browser/document-time.ts';
import { localStore } from '../browser/storage.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { documentSession } from '../session/document-session.ts';
import { loadOptionalScript } from './optional-script.ts';
import { startLivePage } from './page/live-page.ts';
import { startAccountLink } from './shell/account-link.ts';
import { labelRegion } from './shell/region-label.ts';
import { suggestEdition } from './shell/suggestion.ts';

/**
 * Starts what may wait for the first screen and comes in a script of its own: the account's name, the clock with all
 * that follows it, and what is offered to newcomers.
 */
export function startAfterFirstPaint(): void {
  startAccountLink();
  nameManifest();
  whenIdle(() => void startTime().catch(() => {}));
  if (!isPreview()) whenIdle(() => void offerToNewcomer().catch(() => {}));
}

/** Browsers ask for it at once, side by side with what the first screen needs. */
function nameManifest(): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }));
}

async function startTime(): Promise<void> {
  const time = startLivePage();
  // The answer with the server's time also brings the visitor's country, where the CDN knows it.
  if (!countryIn(document.cookie)) {
    await time.measure();
    labelRegion();
  }
  if (!isPreview()) await suggestEdition();
}

/** Of a page without the offer, its script is not loaded. */
async function offerToNewcomer(): Promise<void> {
  const dialog = document.getElementById('newcomer');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const offer = await loadOptionalScript(() => import('./shell/first-visit-offer.ts')).catch(() => undefined);
  if (!offer) return;
  const { isVisitorBusy, startFirstVisitOffer: offerToNewcomers } = offer;
  const isLoggedIn = () => documentSession().current() !== undefined;
  offerToNewcomers({ document, dialog, store: localStore, isLoggedIn, isBusy: () => isVisitorBusy(document) });
}
