/** The visibility of a stage: it is clear while it is drawn, in the viewport, and in a visible tab. */
export class StageVisibility {
  #isInView = true;
  #isLost = false;
  #listeners = new Set<() => void>();

  get isClear(): boolean {
    return this.#isInView && !this.#isLost && !document.hidden;
  }

  /** Calls the listener when visibility may have changed. Returns the function that unsubscribes it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Call it when drawing on the stage stops or resumes. */
  setLost(isLost: boolean): void {
    this.#isLost = isLost;
    this.#notify();
  }

  /** Observes the stage's element. Returns the function that stops it. */
  observe(element: Element): () => void {
    const observer = new IntersectionObserver((entries) => {
      this.#isInView = entries.at(-1)?.isIntersecting === true;
      this.#notify();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', this.#notify);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', this.#notify);
    };
  }

  #notify = (): void => {
    for (const listener of [...this.#listeners]) listener();
  };
}
