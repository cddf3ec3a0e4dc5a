import { PageElement } from '#browser/toolbox/page-element.ts';

class SectionLinksElement extends PageElement {
  #observer: IntersectionObserver | undefined;

  protected override connect(signal: AbortSignal): void {
    signal.addEventListener('abort', () => this.#observer?.disconnect());
  }

  /** A section reports where it is as soon as it is observed, so the mark is back at once. */
  override render(): void {
    const links = [...this.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    this.#observer?.disconnect();
    this.#observer = new IntersectionObserver(
      (entries) => {
        const current = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (!current) return;
        for (const link of links) link.ariaCurrent = linkedSection(link) === current ? 'true' : null;
      },
      { rootMargin: '-30% 0px -60%' },
    );
    for (const link of links) {
      const section = linkedSection(link);
      if (section) this.#observer.observe(section);
    }
  }
}

export const elements = { 'x-section-links': SectionLinksElement };

const linkedSection = ({ hash }: HTMLAnchorElement) => document.getElementById(decodeURIComponent(hash.slice(1)));
