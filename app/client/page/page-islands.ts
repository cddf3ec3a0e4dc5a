import { startIslands } from '../../islands/start-islands.ts';
import { islands } from '../island-registry.ts';

/**
 * Hydrates the page's islands, each at its time. When one does not load, a toast says so, and it stays usable as the
 * server rendered it.
 */
export function startPageIslands(): void {
  startIslands(islands, () => void showFailure().catch(() => {}));
}

async function showFailure(): Promise<void> {
  const text = document.querySelector<HTMLElement>('[data-toasts]')?.dataset.islandFailure;
  if (!text) return;
  const { showToast } = await import('../../ui/toasts.ts');
  showToast({ text, kind: 'notification', tone: 'error' });
}
