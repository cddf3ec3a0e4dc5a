/** Messages to visitors in the order of their turns. */
const order = ['consent', 'suggestion', 'offer'] as const;
type Message = (typeof order)[number];

/** Messages that wait for their turn, each with how it is shown. */
const waiting = new Map<Message, (() => void) | undefined>();

/**
 * Shows one message at a time. The one that is shown is in `html[data-message]`, where a script in the head writes the
 * first one before the first paint (`document/inline/show-first-message.ts`), and styles read it.
 */
export const messageQueue = {
  /** Shows a message at its turn: when none is shown, and none that comes before it waits. */
  ask(message: Message, show?: () => void): void {
    if (shownMessage() === message) return;
    waiting.set(message, show);
    showNext();
  },
  /** Ends a message that is shown or waits, and gives the next one its turn. */
  end(message: Message): void {
    waiting.delete(message);
    if (shownMessage() === message) delete document.documentElement.dataset.message;
    showNext();
  },
  /** Returns true if no message waits, and none is shown, or only `besides`. */
  isFree: (besides?: Message): boolean => waiting.size === 0 && [undefined, besides].includes(shownMessage()),
};

const shownMessage = () => document.documentElement.dataset.message as Message | undefined;

function showNext(): void {
  const next = order.find((message) => waiting.has(message));
  if (shownMessage() || !next) return;
  const show = waiting.get(next);
  waiting.delete(next);
  document.documentElement.dataset.message = next;
  show?.();
}
