import {
  type ConsentChoice,
  type ConsentStore,
  createConsentQueue,
  createConsentStore,
} from '#features/consent/consent-store.browser.ts';
import { afterFirstPaint } from '../page/above-the-fold.ts';
import { loadOptionalScript } from '../recovery/load-script.ts';
import { isPrerendering, onPageShow, whenActivated } from '../toolbox/activation.ts';
import { messageQueue } from '../toolbox/message-queue.ts';
import { startFeature } from '../toolbox/start-features.ts';
import { localStore } from '../toolbox/storage.ts';
import { whenLoaded } from '../toolbox/when-idle.ts';
import { type FaultEvent, takeFaults } from './early-faults.ts';

declare global {
  interface Window {
    /** Read by analytics, if a site owner adds some. */
    dataLayer?: object[];
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Milliseconds after the load event. Faults are kept, and the page has done its own work by then. */
const faultDelay = 2_000;
/** Milliseconds after which the speed is measured although the visitor has not done anything. */
const speedDelay = 10_000;

/**
 * Runs the consent bar, measures page speed, counts faults, and sends a page view for every page entered, as far as
 * consent allows: a prerendered page counts when the visitor enters it, one from the back-forward cache again.
 */
export function startVisits(): void {
  const bar = document.querySelector<HTMLElement>('[data-consent]');
  const { consentPolicy } = document.documentElement.dataset;
  const consent = createConsentStore(consentPolicy, navigator.globalPrivacyControl);
  const views = createConsentQueue<object>((view) => {
    window.dataLayer ??= [];
    window.dataLayer.push(view);
  });
  const isAllowed = () => consent.state().analytics === 'granted';
  consent.watch(views.setConsent);
  measureSpeed(consent, isAllowed);
  countFaults(consent, isAllowed);
  rememberRobots(consent, isAllowed);
  if (bar) runConsentBar(bar, consent);
  addEventListener('storage', ({ key }) => {
    if (key === 'consent' || key === null) consent.notify();
  });

  const enter = () => {
    const { lang, dataset } = document.documentElement;
    const { edition = '' } = dataset;
    views.add({ event: 'page_view', path: location.pathname, title: document.title, edition, language: lang });
  };
  if (!isPrerendering()) enter();
  onPageShow(() => {
    consent.notify();
    enter();
  });
}

function measureSpeed(consent: ConsentStore, isAllowed: () => boolean): void {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun || !isAllowed()) return;
    hasBegun = true;
    void startFeature('vitals', async () => {
      const { measureVitals } = await loadOptionalScript(() => import('./vitals.ts'));
      measureVitals(isAllowed);
    });
  };
  whenEntered(() => whenUsed(() => consent.watch(begin)));
}

function countFaults(consent: ConsentStore, isAllowed: () => boolean): void {
  let note: Promise<(event: FaultEvent) => void> | undefined;
  const load = async () => {
    const { startFaultReport } = await loadOptionalScript(() => import('./faults.ts'));
    return startFaultReport(isAllowed);
  };
  const faults = createConsentQueue<FaultEvent>((event) => {
    note ??= load();
    // A failure of the script that reports failures cannot be reported.
    note.then(
      (noteFault) => noteFault(event),
      () => {},
    );
  });
  const begin = () => {
    consent.watch(faults.setConsent);
    takeFaults(faults.add);
  };
  whenEntered(() => void setTimeout(begin, faultDelay));
}

const whenEntered = (act: () => void): void => whenActivated(() => whenLoaded(act));

/**
 * Calls `act` when the visitor does something, so that a page which nobody uses loads no script for it. The browser
 * keeps the metrics until then.
 */
function whenUsed(act: () => void): void {
  const controller = new AbortController();
  const begin = () => {
    controller.abort();
    clearTimeout(timer);
    act();
  };
  const timer = setTimeout(begin, speedDelay);
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    addEventListener(type, begin, { passive: true, signal: controller.signal });
}

/**
 * On product pages, loads the script that remembers and shows viewed robots, only for visitors who agree. Forgets them
 * when a visitor declines, on any page.
 */
function rememberRobots(consent: ConsentStore, isAllowed: () => boolean): void {
  const section = document.querySelector<HTMLElement>('[data-viewed]');
  const menu = document.getElementById('menu-products');
  let update: Promise<(() => void) | undefined> | undefined;
  const load = async (options: { section: HTMLElement; menu: HTMLElement }) => {
    const { startViewedRobots } = await loadOptionalScript(() => import('#features/product/viewed-robots.browser.ts'));
    return startViewedRobots({ ...options, isAllowed });
  };
  const follow = () =>
    consent.watch(({ analytics }) => {
      if (analytics === 'denied') localStore.remove('viewed');
      if (section && menu && isAllowed()) update ??= load({ section, menu });
      if (update) void startFeature('viewedRobots', async () => (await update)?.());
    });
  whenEntered(() => afterFirstPaint(follow));
}

/**
 * Shows the bar above the header while there is something to ask. Any button with `data-consent-open` brings it back,
 * at the foot of the window.
 */
function runConsentBar(bar: HTMLElement, consent: ConsentStore): void {
  let opener: HTMLElement | null = null;
  const end = () => {
    delete bar.dataset.open;
    messageQueue.end('consent');
  };
  consent.watch(({ ask }) => (ask ? messageQueue.ask('consent') : end()));
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const choice = target.closest<HTMLElement>('[data-consent-choice]')?.dataset.consentChoice as
      | ConsentChoice
      | undefined;
    if (choice) {
      consent.choose(choice);
      end();
      opener?.focus();
      opener = null;
    } else if (target.closest('[data-consent-open]')) {
      opener = target.closest<HTMLElement>('[data-consent-open]');
      bar.dataset.open = '';
      bar.focus();
    }
  });
}
