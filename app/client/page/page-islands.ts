import { startIslands } from '../../islands/start-islands.ts';
import { islands } from '../island-registry.ts';

const announced = new WeakSet<Element>();
const retried = new WeakSet<Element>();

/**
 * Hydrates the page's islands. When one fails, the server-rendered content stays usable and a toast says so, once; a
 * placeholder makes way for its own message with a button that tries again.
 */
export function startPageIslands(): void {
  startIslands(islands, (island, retry) => {
    const fallback = island.querySelector<HTMLElement>('[data-fallback]');
    if (fallback) return showFallback(island, fallback, retry);
    // An island without content adds to what is there already: nobody misses it.
    if (island.textContent?.trim() && !announced.has(island)) void showFailure().catch(() => {});
    announced.add(island);
    return undefined;
  });
}

/** Shows the message that a placeholder has beside it, instead of the placeholder. Returns what swaps them back. */
function showFallback(island: Element, fallback: HTMLElement, retry: () => void): () => void {
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

async function showFailure(): Promise<void> {
  const text = document.querySelector<HTMLElement>('[data-toasts]')?.dataset.islandFailure;
  if (!text) return;
  const { showToast } = await import('../../ui/toasts.ts');
  showToast({ text, kind: 'notification', tone: 'error' });
}
