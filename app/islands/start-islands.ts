import type { ComponentType } from 'react';
import { reportFault } from '../browser/report-fault.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { onFirstUse } from './first-use.ts';
import type { MountedIsland } from './mount.tsx';

/** Loads the component of each island, by the island's name. */
export type IslandLoaders = Record<string, () => Promise<ComponentType<never>>>;

/**
 * Called each time an island's scripts do not load or its component throws; its content is as the server rendered it.
 * `retry` tries again. It may return what takes its changes of the content back: that is called before the component
 * takes the content over.
 */
export type OnIslandFailure = (element: Element, retry: () => void) => (() => void) | undefined;

const visibleMargin = '200px';
const scheduledIslands = new WeakSet<Element>();
const mountedIslands = new WeakMap<Element, MountedIsland>();

/** Finds the islands of the page and schedules their hydration. Call it again when the page has got new content. */
export function startIslands(islands: IslandLoaders, onFailure: OnIslandFailure): void {
  for (const element of document.querySelectorAll('x-island[name]')) {
    if (scheduledIslands.has(element)) continue;
    scheduledIslands.add(element);
    schedule(element, islands, onFailure);
  }
}

/**
 * Hands a hydrated island its version in a newer rendering of the page. True: the island took the props and renders
 * itself, so leave its content alone. False: it is not hydrated yet, and its content may be replaced.
 */
export function updateIsland(element: Element, newer: Element): boolean {
  const island = mountedIslands.get(element);
  if (!island) return false;
  const props = newer.getAttribute('props') ?? '{}';
  if (element.getAttribute('props') !== props) {
    element.setAttribute('props', props);
    island.update(JSON.parse(props) as object, newer.innerHTML);
  }
  return true;
}

/** Unmounts a hydrated island that is about to leave the page. */
export function forgetIsland(element: Element): void {
  mountedIslands.get(element)?.unmount();
  mountedIslands.delete(element);
}

function schedule(element: Element, islands: IslandLoaders, onFailure: OnIslandFailure): void {
  let hydration: Promise<void> | undefined;
  let takeBack: (() => void) | undefined;
  const report = (retry: () => void) => {
    reportFault('island', element.getAttribute('name') ?? '');
    takeBack = onFailure(element, retry);
  };
  /** A failed load is retried at the next use and when the network is back. */
  const fail = () => {
    hydration = undefined;
    addEventListener('online', wake, { once: true });
    report(() => void wake().then(reloadUnlessHydrated));
  };
  const wake = () => {
    hydration ??= hydrate(element, islands, report, () => takeBack?.()).then(stop, fail);
    return hydration;
  };
  // Browsers from before 2026 never request a module again that failed once, but a new document does.
  const reloadUnlessHydrated = () => {
    if (!mountedIslands.has(element) && navigator.onLine) location.reload();
  };
  const stop = onFirstUse(element, wake);
  const when = element.getAttribute('when');
  if (when === 'load') void wake();
  else if (when === 'idle') whenPageIdle(wake);
  else if (when === 'visible') whenNear(element, wake);
  whenAddressed(element, wake);
}

/** Wakes an island and scrolls to it when the hash of the address begins with its content's `data-fragment`. */
function whenAddressed(element: Element, wake: () => void): void {
  const content = element.firstElementChild;
  const start = content?.getAttribute('data-fragment');
  if (!content || !start) return;
  const reveal = () => {
    if (!location.hash.startsWith(start)) return;
    content.scrollIntoView({ behavior: 'instant' });
    wake();
  };
  reveal();
  addEventListener('hashchange', reveal);
}

async function hydrate(
  element: Element,
  islands: IslandLoaders,
  onFailure: (retry: () => void) => void,
  beforeMount: () => void,
): Promise<void> {
  const load = islands[element.getAttribute('name') ?? ''];
  if (!load) return;
  const [module, Island] = await Promise.all([import('./mount.tsx'), load()]);
  // Both are missing when the handler of `vite:preloadError` has dealt with the failure.
  if (!module || !Island || !element.isConnected) return;
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as object;
  beforeMount();
  mountedIslands.set(element, await module.mount(element, Island as ComponentType<object>, props, onFailure));
}

/** Waits for the load event first, so that nothing competes with the first screen. */
function whenPageIdle(wake: () => void): void {
  const wait = () => whenIdle(wake);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Observes the first element inside an island, because the island itself has no box. */
function whenNear(element: Element, wake: () => void): void {
  const content = element.firstElementChild;
  if (!content) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: visibleMargin },
  );
  observer.observe(content);
}
