const retried = new WeakSet<Element>();

/**
 * Shows the message that an island's placeholder has beside it, instead of the placeholder, with a button that tries
 * again. Returns a function that swaps them back; undefined if the island has no such message.
 */
export function showFallback(island: Element, retry: () => void): (() => void) | undefined {
  const fallback = island.querySelector<HTMLElement>('[data-fallback]');
  if (!fallback) return undefined;
  const placeholder = fallback.previousElementSibling as HTMLElement;
  const button = fallback.querySelector('button');
  const swap = (isFailed: boolean) => {
    placeholder.hidden = isFailed;
    fallback.hidden = !isFailed;
  };
  swap(true);
  if (button)
    button.onclick = () => {
      retried.add(island);
      retry();
    };
  // The button that was pressed is gone with the content that failed.
  if (retried.has(island)) button?.focus();
  return () => swap(false);
}

export async function showFailureToast(): Promise<void> {
  const text = document.querySelector<HTMLElement>('[data-toasts]')?.dataset.islandFailure;
  if (!text) return;
  const { showToast } = await import('#ui/toasts.ts');
  showToast({ text, kind: 'notification', tone: 'error' });
}
