/** The longest loading time of a page, in ms, before the browser loads it as a document. */
const loadTimeout = 8_000;

/**
 * Shows the result of a form marked `data-live-form` as soon as one of its fields changes: the page at its address is
 * patched into the document, so that scroll and focus stay. Where that fails, the form is submitted.
 */
export function start(): void {
  let latest: AbortController | undefined;
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-live-form]') : null;
    if (!form) return;
    latest?.abort();
    latest = new AbortController();
    void show(form, latest.signal);
  });
}

async function show(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const address = addressOf(form);
  try {
    const response = await fetch(address, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(loadTimeout)]),
    });
    const { parsePage, patchPage } = await import('./patch-page.ts');
    const next = parsePage(await response.text());
    const isSameBuild = next.documentElement.dataset.build === document.documentElement.dataset.build;
    if (!response.ok || response.redirected || !isSameBuild) throw new Error(address);
    if (signal.aborted) return;
    history.replaceState(history.state, '', address);
    // A patch leaves half-filled forms alone, so the chosen options first become the defaults of the form.
    for (const option of optionsOf(form)) option.defaultSelected = option.selected;
    await patchPage(next);
    for (const option of optionsOf(form)) option.selected = option.defaultSelected;
  } catch {
    if (!signal.aborted) form.requestSubmit();
  }
}

/** The address that the form would be submitted to, without empty fields. */
function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action);
  const names = new Map<string, string[]>();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') names.set(name, [...(names.get(name) ?? []), value]);
  address.search = [...names].map(([name, values]) => `${name}=${values.map(encodeURIComponent).join(',')}`).join('&');
  return address.href;
}

const optionsOf = (form: HTMLFormElement) => form.querySelectorAll('option');
