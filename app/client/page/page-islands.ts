import { startIslands } from '../../islands/start-islands.ts';

/**
 * Hydrates the page's islands, each at its time. One that does not load is told of, and stays usable as the server
 * rendered it.
 */
export function startPageIslands(): void {
  startIslands({ onPreloadError: () => void tellOfFailure().catch(() => {}) });
}

async function tellOfFailure(): Promise<void> {
  const text = document.querySelector<HTMLElement>('[data-toasts]')?.dataset.islandFailure;
  if (!text) return;
  const { showToast } = await import('../../ui/toasts.ts');
  showToast({ text, kind: 'notification', tone: 'error' });
}
