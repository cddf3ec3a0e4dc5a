/** Whether a stage can be seen: it is drawn, in the viewport, and in a visible tab. True until proven otherwise. */
export class Sight {
  #isInView = true;
  #isDark = false;
  #listeners = new Set<() => void>();

  get isClear(): boolean {
    return this.#isInView && !this.#isDark && !document.hidden;
  }

  /** Calls the listener when visibility may have changed. Returns the function that unsubscribes it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Call it when drawing on the stage stops or resumes. */
  setDark(isDark: boolean): void {
    this.#isDark = isDark;
    this.#tell();
  }

  /** Observes the stage's element. Returns the function that stops it. */
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
