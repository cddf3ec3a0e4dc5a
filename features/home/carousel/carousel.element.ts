import { PageElement } from '#browser/toolbox/page-element.ts';
import { whenPageIdle } from '#browser/toolbox/when-idle.ts';
import { nextIndexByKey, scrollToItem } from '#ui/scroll-to-item.ts';

/** Makes all slides but the one in view inert, so that keyboards and screen readers skip them. */
class CarouselElement extends PageElement {
  #observer: IntersectionObserver | undefined;
  #current: HTMLElement | undefined;

  protected override connect(signal: AbortSignal): void {
    this.addEventListener('click', (event) => this.#onClick(event), { signal });
    this.addEventListener('keydown', (event) => this.#onKeyDown(event), { signal });
    signal.addEventListener('abort', () => this.#observer?.disconnect());
  }

  override render(): void {
    const slides = this.#slides();
    this.#show(slides.find((slide) => slide === this.#current) ?? slides[0]);
    this.#observer?.disconnect();
    this.#observer = new IntersectionObserver(
      (entries) => this.#show(entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined),
      { root: this.#track(), threshold: 0.6 },
    );
    for (const slide of slides) this.#observer.observe(slide);
    // The pictures of the other slides are there before somebody scrolls to them.
    if (slides.length > 1)
      whenPageIdle(() => {
        for (const picture of this.#track()?.querySelectorAll('img') ?? []) picture.loading = 'eager';
      });
  }

  #track(): HTMLElement | null {
    return this.firstElementChild as HTMLElement | null;
  }

  #slides(): HTMLElement[] {
    return [...(this.#track()?.children ?? [])] as HTMLElement[];
  }

  #tabs(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('nav a')];
  }

  #show(current: HTMLElement | undefined): void {
    if (!current) return;
    this.#current = current;
    const slides = this.#slides();
    const tabs = this.#tabs();
    const currentTab = tabs[slides.indexOf(current)];
    for (const tab of tabs) tab.ariaCurrent = tab === currentTab ? 'true' : null;
    for (const slide of slides) {
      const isInactive = slide !== current;
      if (isInactive && slide.contains(document.activeElement)) currentTab?.focus({ preventScroll: true });
      slide.inert = isInactive;
    }
    if (!currentTab) return;
    const { on, accent } = currentTab.dataset;
    Object.assign(this.querySelector('nav')?.dataset ?? {}, { on, accent });
    // A slide without a link still has to be scrollable by keyboard.
    if (current.querySelector('a')) this.#track()?.removeAttribute('tabindex');
    else this.#track()?.setAttribute('tabindex', '0');
  }

  #scrollTo(index: number): void {
    const track = this.#track();
    const slide = this.#slides()[index];
    if (track && slide) scrollToItem(track, slide);
  }

  #onClick(event: Event): void {
    const index = this.#tabs().findIndex((tab) => tab.contains(event.target as Node));
    if (index < 0) return;
    event.preventDefault();
    this.#scrollTo(index);
  }

  #onKeyDown(event: KeyboardEvent): void {
    const tabs = this.#tabs();
    const focused = tabs.indexOf(document.activeElement as HTMLAnchorElement);
    const next = focused < 0 ? undefined : nextIndexByKey[event.key]?.(focused, tabs.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus({ preventScroll: true });
    this.#scrollTo(next);
  }
}

export const elements = { 'x-carousel': CarouselElement };
