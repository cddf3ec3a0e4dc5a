/** Messages to visitors in the order of their turns. */
const order = ['consent', 'suggestion', 'offer'] as const;
export type Message = (typeof order)[number];

export interface MessageQueue {
  /** Shows a message at its turn: when none is shown, and none that comes before it waits. */
  ask(message: Message, show?: () => void): void;
  /** Ends a message that is shown or waits, and gives the next one its turn. */
  end(message: Message): void;
  /** Returns true if no message waits, and none is shown, or only `besides`. */
  isFree(besides?: Message): boolean;
}

/**
 * Shows one message at a time. The one that is shown is in `html[data-message]`, where a script in the head writes the
 * first one before the first paint (`root/inline/show-first-message.ts`), and styles read it.
 */
export function createMessageQueue(root: () => Pick<HTMLElement, 'dataset'>): MessageQueue {
  const waiting = new Map<Message, (() => void) | undefined>();
  const showNext = () => {
    const { dataset } = root();
    const next = order.find((message) => waiting.has(message));
    if (dataset.message || !next) return;
    const show = waiting.get(next);
    waiting.delete(next);
    dataset.message = next;
    show?.();
  };
  return {
    ask(message, show) {
      if (root().dataset.message === message) return;
      waiting.set(message, show);
      showNext();
    },
    end(message) {
      waiting.delete(message);
      const { dataset } = root();
      if (dataset.message === message) delete dataset.message;
      showNext();
    },
    isFree: (besides) =>
      waiting.size === 0 && [undefined, besides].includes(root().dataset.message as Message | undefined),
  };
}

export const messageQueue = createMessageQueue(() => document.documentElement);
