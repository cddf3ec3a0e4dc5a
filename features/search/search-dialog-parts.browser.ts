import { isPreview } from '#browser/toolbox/document-time.ts';
import { localStore, storageKeys } from '#browser/toolbox/storage.ts';
import { maxQueryLength } from '#contract/search.ts';
import { element } from './element.browser.ts';
import styles from './search-dialog.module.css';
import type { SearchDialogWords } from './search-link.tsx';

export function buildSearchDialog(words: SearchDialogWords, action: string, lang: string) {
  const field = element('input', {
    id: 'search-field',
    type: 'search',
    name: 'q',
    placeholder: words.placeholder,
    maxLength: maxQueryLength,
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'search',
  });
  const label = element('label', { htmlFor: field.id, className: 'visually-hidden', textContent: words.label });
  const close = element('button', { type: 'button', textContent: words.close });
  const status = element('p', { className: styles.status ?? '', role: 'status' });
  const results = element('div', { className: styles.results ?? '' });
  const all = element('button', { type: 'submit', className: styles.all ?? '', textContent: words.all });
  const form = element(
    'form',
    { action, role: 'search', className: styles.form ?? '' },
    element('div', { className: styles.head ?? '' }, label, field, close),
    status,
    results,
    element('div', { className: styles.foot ?? '' }, all, slashKeyChoice(words.slashKey)),
  );
  const dialog = element('dialog', { className: `notch-l ${styles.dialog}`, lang, ariaLabel: words.label }, form);
  dialog.setAttribute('closedby', 'any');
  dialog.dataset.surface = 'white';
  // The renewed page has no such dialog.
  dialog.dataset.keep = '';
  close.addEventListener('click', () => dialog.close());
  // A page that comes back from the history shows itself.
  form.addEventListener('submit', () => dialog.close());
  document.body.append(dialog);
  return { dialog, field, status, results, all };
}

function slashKeyChoice(text: string): HTMLLabelElement {
  const box = element('input', { type: 'checkbox', checked: localStore.read(storageKeys.searchKeyOff) === null });
  box.addEventListener('change', () => {
    if (isPreview()) return;
    if (box.checked) localStore.remove(storageKeys.searchKeyOff);
    else localStore.write(storageKeys.searchKeyOff, 'off');
  });
  return element('label', { className: styles.slashKey ?? '' }, box, text);
}
