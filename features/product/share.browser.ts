/** Makes the page's button share its address without parameters, or copy it where the browser cannot share. */
export function start(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]');
  if (!button) return;
  button.disabled = false;
  button.addEventListener('click', async () => {
    const url = location.origin + location.pathname;
    const outcome = await sharePage(url);
    if (outcome === 'shared') return;
    const { showToast } = await import('#ui/toasts.ts');
    showToast({ text: button.dataset[outcome] ?? '', tone: outcome === 'copied' ? 'good' : 'error' });
  });
}

async function sharePage(url: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    await navigator.share({ title: document.title, url });
    return 'shared';
  } catch (error) {
    if ((error as Error).name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
