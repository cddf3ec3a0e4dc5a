import type { StartName } from '#contract/faults.ts';
import { loadPersistently } from '../recovery/load-persistently.ts';
import { onPageShow } from '../toolbox/activation.ts';
import { defineElements, type PageElement, renewedEvent } from '../toolbox/page-element.ts';
import { sessionChangeEvent } from '../toolbox/storage.ts';

interface PartModule {
  elements?: Record<`x-${string}`, typeof PageElement>;
  start?(): void;
}

/** Scripts of parts that not every page has, by the selectors of these parts. */
const loaders: Record<string, [name: StartName, load: () => Promise<PartModule>]> = {
  'form[data-live-form]': ['liveForms', () => import('../renewal/live-forms.ts')],
  '[data-share]': ['share', () => import('#features/product/share.browser.ts')],
  'video[data-poster]': ['clips', () => import('#features/clips/clips.browser.ts')],
  'x-carousel': ['carousel', () => import('#features/home/carousel/carousel.element.ts')],
  'x-clip': ['clipInPlace', () => import('#features/clips/clip-in-place.element.ts')],
  'x-countdown': ['countdown', () => import('#features/countdown/countdown.element.ts')],
  'x-faq-topics': ['faq', () => import('#features/support/faq/faq-topics.element.ts')],
  'x-robot-list': ['robotList', () => import('#features/catalogue/robots/robot-list.element.ts')],
  'x-section-links': ['sectionLinks', () => import('#features/product/subnav/section-links.element.ts')],
  'x-series-tabs': ['seriesTabs', () => import('#features/support/manuals/series-tabs.element.ts')],
  'x-showpiece': ['showpiece', () => import('#features/product/showpiece/showpiece.element.ts')],
};

/** Loads the scripts for the parts that the page has, also for those that a renewal brings. */
export function startPageParts(): void {
  loadPresent();
  document.addEventListener(renewedEvent, loadPresent);
  loadAccountName();
}

const loading = new Set<string>();

function loadPresent(): void {
  for (const [selector, [name, load]] of Object.entries(loaders))
    if (document.querySelector(selector)) loadOnce(name, load);
}

function loadOnce(name: StartName, load: () => Promise<PartModule>): void {
  if (loading.has(name)) return;
  loading.add(name);
  void loadPersistently(name, load).then(({ elements = {}, start }) => {
    defineElements(elements);
    start?.();
  });
}

/** The name of the account needs its script only once somebody has logged in, here or in another tab. */
function loadAccountName(): void {
  const load = () => loadOnce('accountName', () => import('#features/shell/header/account-name.element.ts'));
  if (document.documentElement.hasAttribute('data-session')) load();
  addEventListener(sessionChangeEvent, load);
  addEventListener('storage', load);
  onPageShow(load);
}
