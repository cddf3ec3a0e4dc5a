declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [element: `x-${string}`]: HTMLAttributes<HTMLElement>;
    }
  }
}

/** The document gets this event when a newer version of the page was patched into it. */
export const renewedEvent = 'page-renewed';

/**
 * A custom element that survives renewals of the page. A renewal may insert an element before its attributes and
 * content, and moves elements through other places, so each look at where the element is waits for a microtask.
 */
export class PageElement extends HTMLElement {
  #connection: AbortController | undefined;

  connectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected || this.#connection) return;
      this.#connection = new AbortController();
      const { signal } = this.#connection;
      this.connect(signal);
      this.render();
      document.addEventListener(renewedEvent, () => this.render(), { signal });
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
  protected connect(_signal: AbortSignal): void {}

  /** Called after `connect`, and after each renewal, which sets attributes and content back to the server's. */
  render(): void {}
}

export function defineElements(elements: Record<`x-${string}`, typeof PageElement>): void {
  for (const [name, element] of Object.entries(elements)) customElements.define(name, element);
}
