/** The index of the message whose button was pressed last, by island. */
const retried = new WeakMap<Element, number>();

/**
 * Shows the messages that an island's placeholders have beside them, instead of the placeholders, each with a button
 * that tries again. Returns a function that swaps them back; undefined if the island has no such message.
 */
export function showFallback(island: Element, retry: () => void): (() => void) | undefined {
  const fallbacks = [...island.querySelectorAll<HTMLElement>('[data-fallback]')];
  if (fallbacks.length === 0) return undefined;
  const swap = (isFailed: boolean) => {
    for (const fallback of fallbacks) {
      (fallback.previousElementSibling as HTMLElement).hidden = isFailed;
      fallback.hidden = !isFailed;
    }
  };
  swap(true);
  for (const [index, fallback] of fallbacks.entries()) {
    const button = fallback.querySelector('button');
    if (!button) continue;
    button.onclick = () => {
      retried.set(island, index);
      retry();
    };
    // The button that was pressed is gone with the content that failed.
    if (retried.get(island) === index) button.focus();
  }
  return () => swap(false);
}

export async function showFailureToast(): Promise<void> {
  const text = document.querySelector<HTMLElement>('[data-toasts]')?.dataset.islandFailure;
  if (!text) return;
  const { showToast } = await import('#ui/toasts.ts');
  showToast({ text, tone: 'error', time: 4_500 });
}
