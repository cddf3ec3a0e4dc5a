import { PageElement } from '../toolbox/page-element.ts';
import { reportFault } from '../toolbox/start-features.ts';
import { onFirstUse } from './first-use.ts';
import { showFailureToast, showFallback } from './island-failure.ts';
import type { MountedIsland } from './mount.tsx';

/**
 * The part of a page whose component hydrates at the time in `when`, or when it is first used. If its scripts do not
 * load or its component throws, the content stays as the server rendered it.
 */
export class IslandElement extends PageElement {
  #hydration: Promise<void> | undefined;
  #mounted: MountedIsland | undefined;
  #stopFirstUse: (() => void) | undefined;
  #hideFallback: (() => void) | undefined;
  #isFailureShown = false;

  /**
   * Hands over the version of the island in a newer rendering of the page. Returns true if the component took the props
   * and renders itself, so that its content must be left alone.
   */
  update(newer: Element): boolean {
    if (!this.#mounted) return false;
    const props = newer.getAttribute('props') ?? '{}';
    if (this.getAttribute('props') !== props) {
      this.setAttribute('props', props);
      this.#mounted.update(JSON.parse(props) as object, newer.innerHTML);
    }
    return true;
  }

  /** Does nothing in the substitute for a component that failed, which has no name. */
  protected override connect(signal: AbortSignal): void {
    if (!this.hasAttribute('name')) return;
    signal.addEventListener('abort', () => this.#mounted?.unmount());
    this.#stopFirstUse = onFirstUse(this, this.#wake);
    const when = this.getAttribute('when');
    // The visitor may have used it before this script was loaded.
    if (when === 'load' || this.matches(':focus-within')) void this.#wake();
    else if (when === 'visible') whenNear(this, this.#wake);
    whenAddressed(this, this.#wake, signal);
  }

  override render(): void {
    this.#mounted?.readMessages();
  }

  #wake = (): Promise<void> => {
    this.#hydration ??= this.#hydrate().then(
      () => this.#stopFirstUse?.(),
      () => this.#retryLater(),
    );
    return this.#hydration;
  };

  async #hydrate(): Promise<void> {
    const name = this.getAttribute('name') ?? '';
    const [{ mount }, Island] = await Promise.all([
      import('./mount.tsx'),
      import('./island-scripts.ts').then(({ loadIsland }) => loadIsland(name)),
    ]);
    if (!this.isConnected) return;
    const props = JSON.parse(this.getAttribute('props') ?? '{}') as object;
    this.#hideFallback?.();
    this.#mounted = await mount(this, Island, props, (retry) => this.#fail(retry));
    if (!this.isConnected) this.#mounted.unmount();
  }

  /** A failed load is tried again at the next use and when the network is back. */
  #retryLater(): void {
    this.#hydration = undefined;
    addEventListener('online', this.#wake, { once: true });
    this.#fail(async () => {
      await this.#wake();
      // Browsers from before 2026 never request a module again that failed once, but a new document does.
      if (!this.#mounted && navigator.onLine) location.reload();
    });
  }

  #fail(retry: () => void): void {
    reportFault('island', this.getAttribute('name') ?? '');
    this.#hideFallback = showFallback(this, retry);
    if (this.#hideFallback || this.#isFailureShown) return;
    this.#isFailureShown = true;
    // An island without content only adds to the page, so its failure is not shown.
    if (this.textContent?.trim()) void showFailureToast().catch(() => {});
  }
}

/** Wakes an island and scrolls to it when the hash of the address begins with its content's `data-fragment`. */
function whenAddressed({ firstElementChild: content }: Element, wake: () => void, signal: AbortSignal): void {
  const start = content?.getAttribute('data-fragment');
  if (!content || !start) return;
  const reveal = () => {
    if (!location.hash.startsWith(start)) return;
    content.scrollIntoView({ behavior: 'instant' });
    wake();
  };
  reveal();
  addEventListener('hashchange', reveal, { signal });
}

/** Observes the first element inside an island, because the island itself has no box. */
function whenNear({ firstElementChild: content }: Element, wake: () => void): void {
  if (!content) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: '200px' },
  );
  observer.observe(content);
}
