import { startIslands } from '../../islands/start-islands.ts';
import { islands } from '../island-registry.ts';

/**
 * Hydrates the page's islands. When one fails to load, a toast says so, and the server-rendered content stays usable.
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
