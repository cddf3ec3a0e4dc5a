import { PageElement } from '#browser/toolbox/page-element.ts';

const nextIndexByKey: Record<string, (current: number, count: number) => number> = {
  ArrowRight: (current, count) => (current + 1) % count,
  ArrowLeft: (current, count) => (current + count - 1) % count,
  Home: () => 0,
  End: (_current, count) => count - 1,
};

/** Makes tabs of links to panels. The hash of the address names the open panel; without such a hash it is the first. */
class SeriesTabsElement extends PageElement {
  protected override connect(signal: AbortSignal): void {
    addEventListener('hashchange', () => this.render(), { signal });
    this.addEventListener('click', (event) => this.#select(event, event.target), { signal });
    this.addEventListener('keydown', (event) => this.#onKeyDown(event), { signal });
  }

  override render(): void {
    const tabs = this.#tabs();
    const current = tabs.find(({ hash }) => hash === location.hash) ?? tabs[0];
    this.dataset.live = '';
    for (const tab of tabs) {
      const isCurrent = tab === current;
      tab.role = 'tab';
      tab.ariaSelected = String(isCurrent);
      tab.tabIndex = isCurrent ? 0 : -1;
      const panel = document.getElementById(tab.hash.slice(1));
      if (!panel) continue;
      tab.setAttribute('aria-controls', panel.id);
      panel.role = 'tabpanel';
      panel.setAttribute('aria-labelledby', tab.id);
      panel.hidden = !isCurrent;
    }
    const list = tabs[0]?.parentElement;
    if (list) list.role = 'tablist';
  }

  #tabs(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('nav a')];
  }

  #select(event: Event, target: EventTarget | null | undefined): HTMLAnchorElement | undefined {
    const tab = this.#tabs().find((each) => each === target);
    if (!tab) return undefined;
    event.preventDefault();
    history.replaceState(history.state, '', tab.hash);
    this.render();
    return tab;
  }

  #onKeyDown(event: KeyboardEvent): void {
    const tabs = this.#tabs();
    const focused = tabs.indexOf(event.target as HTMLAnchorElement);
    const next = focused < 0 ? undefined : nextIndexByKey[event.key]?.(focused, tabs.length);
    if (next !== undefined) this.#select(event, tabs[next])?.focus({ preventScroll: true });
  }
}

export const elements = { 'x-series-tabs': SeriesTabsElement };
