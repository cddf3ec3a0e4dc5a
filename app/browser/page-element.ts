/**
 * A custom element that survives renewals of the page. A renewal may insert an element before its attributes and
 * content, and moves elements through other places, so each look at where the element is waits for a microtask.
 */
export abstract class PageElement extends HTMLElement {
  #connection: AbortController | undefined;

  connectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected || this.#connection) return;
      this.#connection = new AbortController();
      this.connect(this.#connection.signal);
    });
  }

  /** Browsers that move an element without removing it call this instead of the other two. */
  connectedMoveCallback(): void {}

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#connection?.abort();
      this.#connection = undefined;
    });
  }

  /** Called when the element is in the page. `signal` is aborted when it has left. */
  protected abstract connect(signal: AbortSignal): void;
}
