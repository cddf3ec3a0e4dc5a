import { isPreview } from '#browser/toolbox/document-time.ts';
import { localStore, storageKeys } from '#browser/toolbox/storage.ts';
import { maxQueryLength, searchGroups } from '#contract/search.ts';
import type { SearchHit } from '#core/search/search-engine.ts';
import dialogStyles from '#ui/dialog.module.css';
import { splitAtMarks } from '#ui/search/split-at-marks.ts';
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
  const status = element('p', { className: `small num ${styles.status}`, role: 'status' });
  const results = element('div', { className: styles.results ?? '' });
  const all = element('button', { type: 'submit', className: styles.all ?? '', textContent: words.all });
  const form = element(
    'form',
    { action, role: 'search', className: styles.form ?? '' },
    element('div', { className: styles.head ?? '' }, label, field, close),
    status,
    results,
    element('div', { className: `small ${styles.foot}` }, all, slashKeyChoice(words.slashKey)),
  );
  const dialog = element(
    'dialog',
    { className: `notch-l ${dialogStyles.dialog} ${styles.dialog}`, lang, ariaLabel: words.label },
    form,
  );
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
  return element('label', {}, box, text);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

export const resultLists = (hits: readonly SearchHit[], words: SearchDialogWords): HTMLElement[] =>
  groupHits(hits).map(({ group, hits: groupedHits }) => {
    const heading = element('h2', { id: `search-${group}`, className: 'micro', textContent: words[group] });
    const list = element('ul', {}, ...groupedHits.map((hit) => element('li', {}, resultLink(hit, words))));
    list.setAttribute('aria-labelledby', heading.id);
    return element('section', { className: styles.group ?? '' }, heading, list);
  });

function resultLink({ href, title, text, marks, product }: SearchHit, words: SearchDialogWords): HTMLAnchorElement {
  const link = element('a', { href }, element('b', {}, ...marked(title, marks.title)));
  if (product?.picture) {
    const { mediaHost = '' } = document.documentElement.dataset;
    link.dataset.accent = product.accent;
    link.prepend(element('img', { alt: '', src: mediaHost + product.picture }));
  }
  if (text) link.append(' ', element('span', { className: 'small' }, ...marked(text, marks.text)));
  if (product) {
    const { price = '', note = '' } = product;
    link.append(' ', element('small', {}, element('strong', { textContent: price }), ` ${note}`));
  }
  if (link.origin !== location.origin)
    link.append(element('i', { className: 'visually-hidden', textContent: ` ${words.opensShop}` }));
  return link;
}

const marked = (text: string, marks: SearchHit['marks']['text']): (Node | string)[] =>
  splitAtMarks(text, marks).map((piece) => (piece.isMarked ? element('mark', {}, piece.text) : piece.text));

const maxPerGroup = 5;

const groupHits = (hits: readonly SearchHit[]) =>
  searchGroups.flatMap((group) => {
    const groupedHits = hits.filter((hit) => hit.group === group).slice(0, maxPerGroup);
    return groupedHits.length > 0 ? [{ group, hits: groupedHits }] : [];
  });
