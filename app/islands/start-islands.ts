import type { ComponentType } from 'react';
import { whenIdle } from '../browser/when-idle.ts';
import { onFirstUse } from './first-use.ts';
import type { MountedIsland } from './mount.tsx';

/** How the component of each island loads, by the island's name. */
export type IslandLoaders = Record<string, () => Promise<ComponentType<never>>>;

/** Called when an island's scripts do not load; its content stays as the server rendered it. */
type OnPreloadError = (error: unknown) => void;

const margin = '200px';
const known = new WeakSet<Element>();
const mounted = new WeakMap<Element, MountedIsland>();

/** Finds the islands of the page and hydrates each at its time. Call it again when the page has got new content. */
export function startIslands(islands: IslandLoaders, onPreloadError: OnPreloadError): void {
  for (const element of document.querySelectorAll('x-island[name]')) {
    if (known.has(element)) continue;
    known.add(element);
    schedule(element, islands, onPreloadError);
  }
}

/**
 * Hands a hydrated island the same one of a newer rendering of the page. True: the island took its props and renders
 * itself, so leave its content alone. False: it sleeps still, and its content may be replaced.
 */
export function updateIsland(element: Element, newer: Element): boolean {
  const island = mounted.get(element);
  if (!island) return false;
  const props = newer.getAttribute('props') ?? '{}';
  if (element.getAttribute('props') !== props) {
    element.setAttribute('props', props);
    island.update(JSON.parse(props) as object, newer.innerHTML);
  }
  return true;
}

/** Takes down a hydrated island that is about to leave the page. */
export function forgetIsland(element: Element): void {
  mounted.get(element)?.unmount();
  mounted.delete(element);
}

function schedule(element: Element, islands: IslandLoaders, onPreloadError: OnPreloadError): void {
  let hydration: Promise<void> | undefined;
  let isTold = false;
  /** What did not come is asked for again at the next use, and once the line is back; that it did not is told once. */
  const fail = (error: unknown) => {
    hydration = undefined;
    if (isTold) return;
    isTold = true;
    addEventListener('online', wake, { once: true });
    onPreloadError(error);
  };
  const wake = () => {
    hydration ??= hydrate(element, islands).then(stop, fail);
    return hydration;
  };
  const stop = onFirstUse(element, wake);
  const when = element.getAttribute('when');
  if (when === 'load') void wake();
  else if (when === 'idle') atIdle(wake);
  else if (when === 'visible') onceNear(element, wake);
  onAddressed(element, wake);
}

/**
 * An island whose content says in `data-fragment` how a fragment begins that is meant for it comes into view and wakes
 * when the address has such a one.
 */
function onAddressed(element: Element, wake: () => void): void {
  const content = element.firstElementChild;
  const start = content?.getAttribute('data-fragment');
  if (!content || !start) return;
  const come = () => {
    if (!location.hash.startsWith(start)) return;
    content.scrollIntoView({ behavior: 'instant' });
    wake();
  };
  come();
  addEventListener('hashchange', come);
}

async function hydrate(element: Element, islands: IslandLoaders): Promise<void> {
  const load = islands[element.getAttribute('name') ?? ''];
  if (!load) return;
  const [module, Island] = await Promise.all([import('./mount.tsx'), load()]);
  // Both are missing when the handler of `vite:preloadError` has taken the failure on itself.
  if (!module || !Island || !element.isConnected) return;
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as object;
  mounted.set(element, await module.mount(element, Island as ComponentType<object>, props));
}

/** After the page has loaded, so that nothing takes room from the first screen. */
function atIdle(wake: () => void): void {
  const wait = () => whenIdle(wake);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Watches the first element inside an island: the island has no box of its own. */
function onceNear(element: Element, wake: () => void): void {
  const content = element.firstElementChild;
  if (!content) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: margin },
  );
  observer.observe(content);
}
