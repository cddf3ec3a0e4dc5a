/**
 * Whether a stage on the page can be seen now: it is drawn, in the window, and its tab is looked at. Seen until it is
 * known better.
 */
export class Sight {
  #isInView = true;
  #isDark = false;
  #listeners = new Set<() => void>();

  get isClear(): boolean {
    return this.#isInView && !this.#isDark && !document.hidden;
  }

  /** Calls back when it may have changed, until the function is called that this answers. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Nothing can be drawn on it for a while, or it can again. */
  setDark(isDark: boolean): void {
    this.#isDark = isDark;
    this.#tell();
  }

  /** Watches an element, until the function is called that this answers. */
  watch(element: Element): () => void {
    const observer = new IntersectionObserver((entries) => {
      this.#isInView = entries.at(-1)?.isIntersecting === true;
      this.#tell();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', this.#tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', this.#tell);
    };
  }

  #tell = (): void => {
    for (const listener of [...this.#listeners]) listener();
  };
}
