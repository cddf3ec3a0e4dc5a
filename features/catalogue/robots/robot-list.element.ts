import { PageElement } from '#browser/toolbox/page-element.ts';
import { reportFault } from '#browser/toolbox/start-features.ts';

/** Loads the filter at once if the address or the form asks for a part of the list, else when it is nearly used. */
class RobotListElement extends PageElement {
  #filter: (() => void) | undefined;

  protected override connect(signal: AbortSignal): void {
    if (document.documentElement.dataset.listHeld !== undefined || hasChoice(this)) void this.#load(signal);
    else this.#loadOn(['pointerover', 'focusin', 'change'], signal);
  }

  override render(): void {
    this.#filter?.();
  }

  /** After a failure it tries again at the next change and when the network is back. */
  async #load(signal: AbortSignal): Promise<void> {
    try {
      const { startListFilter } = await import('./filter-list.browser.ts');
      if (!signal.aborted) this.#filter = startListFilter(this, signal);
    } catch {
      reportFault('start', 'robotList');
      this.#loadOn(['change'], signal);
    }
  }

  #loadOn(events: readonly string[], left: AbortSignal): void {
    const used = new AbortController();
    const signal = AbortSignal.any([used.signal, left]);
    const load = () => {
      used.abort();
      void this.#load(left);
    };
    for (const event of events) this.addEventListener(event, load, { signal });
    addEventListener('online', load, { signal });
  }
}

export const elements = { 'x-robot-list': RobotListElement };

const hasChoice = (list: Element): boolean =>
  [...list.querySelectorAll('input')].some(({ checked, defaultChecked }) => checked !== defaultChecked) ||
  [...list.querySelectorAll('select')].some(({ selectedIndex }) => selectedIndex > 0);
