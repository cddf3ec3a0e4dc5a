import { loadOptionalScript } from '#browser/recovery/load-script.ts';
import { reportFault } from '#browser/toolbox/start-features.ts';
import { localStore, storageKeys } from '#browser/toolbox/storage.ts';

const fields = 'input, textarea, select, [contenteditable]';
const barLink = (): HTMLAnchorElement | null => document.querySelector('a[data-search]:not([data-search=""])');

/** Opens the search in a dialog instead of on its page: from the links to it, and with the key "/" outside fields. */
export function startSearch(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-search]') : null;
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void openSearch('link');
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented, isComposing, metaKey, ctrlKey, altKey } = event;
    if (key !== '/' || defaultPrevented || isComposing || metaKey || ctrlKey || altKey) return;
    if (!barLink() || (target instanceof Element && target.closest(fields)) || document.querySelector('dialog:modal'))
      return;
    if (localStore.read(storageKeys.searchKeyOff) !== null) return;
    event.preventDefault();
    void openSearch('key');
  });
}

/** Where the dialog cannot be loaded, the visitor goes to the search page. */
async function openSearch(openedBy: 'link' | 'key'): Promise<void> {
  const link = barLink();
  if (!link) return;
  const dialogModule = await loadOptionalScript(() => import('./search-dialog.browser.ts')).catch(() =>
    reportFault('start', 'searchDialog'),
  );
  if (dialogModule) dialogModule.openSearchDialog(link, openedBy);
  else location.assign(link.href);
}
