import { loadOptionalScript } from '#browser/recovery/load-script.ts';
import { isPreview } from '#browser/toolbox/document-time.ts';
import { fetchCurrent } from '#browser/toolbox/fetch-current.ts';
import { whenStale } from '#browser/toolbox/when-stale.ts';
import { type SearchIndexResponse, searchIndexPath } from '#contract/search.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { fillMessage } from '#core/words/fill-message.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import sheet from './search-dialog.module.css?inline';
import { buildSearchDialog, resultLists } from './search-dialog-parts.browser.ts';
import { createSearchIndex } from './search-index.browser.ts';
import { followKeys } from './search-keys.browser.ts';
import type { SearchDialogWords } from './search-link.tsx';

adoptStyles(sheet);

/** Time for which typing must rest before the number of results is shown and announced, in ms. */
const announceDelay = 300;

type OpenedBy = 'link' | 'key';

let openDialog: ((openedBy: OpenedBy) => void) | undefined;

/** Opens the search. `link` leads to the page with all results, and carries the texts. */
export function openSearchDialog(link: HTMLAnchorElement, openedBy: OpenedBy): void {
  openDialog ??= createSearchDialog(link);
  openDialog(openedBy);
}

function createSearchDialog(link: HTMLAnchorElement): (openedBy: OpenedBy) => void {
  const words = JSON.parse(link.dataset.search ?? '') as SearchDialogWords;
  const { edition } = document.documentElement.dataset;
  const lang = link.closest<HTMLElement>('[lang]')?.lang ?? '';
  const { dialog, field, status, results, all } = buildSearchDialog(words, link.pathname, lang);

  const index = createSearchIndex({
    load: () => loadIndex(edition as EditionCode, lang),
    whenStale: (validUntil, onStale) => {
      if (!isPreview()) whenStale(validUntil, onStale);
    },
    onChange: () => {
      if (dialog.open && index.state() === 'expired') void index.request();
      showResults();
    },
  });

  function showResults(): void {
    const query = field.value.trim();
    const hits = query === '' ? [] : index.engine()?.search(query);
    if (results.contains(document.activeElement)) field.focus();
    results.replaceChildren(...resultLists(hits ?? [], words));
    results.scrollTop = 0;
    all.hidden = query === '';
    announce(query === '' ? '' : statusText(hits?.length));
  }

  function statusText(count: number | undefined): string {
    if (count === undefined) return index.state() === 'failed' ? words.failed : words.loading;
    return count > 0 ? fillMessage(words.results, lang, { count }) : words.none;
  }

  let announcement: ReturnType<typeof setTimeout> | undefined;
  function announce(text: string): void {
    clearTimeout(announcement);
    announcement = setTimeout(() => {
      if (status.textContent !== text) status.textContent = text;
    }, announceDelay);
  }

  // Also while an input method composes: half a Korean syllable already finds the word that it begins.
  field.addEventListener('input', afterNextPaint(showResults));
  followKeys(dialog, field, results);
  let lastOpenedBy: OpenedBy = 'key';
  dialog.addEventListener('close', () => {
    const focused = document.activeElement;
    const isReturned = focused !== document.body && !dialog.contains(focused) && focused?.checkVisibility();
    if (isReturned) return;
    // The browser cannot return the focus to the link in the menu drawer, which has closed meanwhile.
    if (lastOpenedBy === 'link') link.focus();
    // WebKit leaves the focus in the closed dialog, where the key "/" would only be typed.
    else if (focused instanceof HTMLElement) focused.blur();
  });

  return (openedBy) => {
    if (dialog.open) return;
    lastOpenedBy = openedBy;
    dialog.showModal();
    field.select();
    void index.request();
  };
}

/** Calls it once after the next paint, so that what was typed shows at once on slow computers too. */
function afterNextPaint(act: () => void): () => void {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isScheduled = false;
        act();
      }),
    );
  };
}

async function loadIndex(edition: EditionCode, lang: string) {
  const [response, engineModule] = await Promise.all([
    fetchCurrent(searchIndexPath(edition)),
    loadOptionalScript(() => import('#core/search/search-engine.ts')),
  ]);
  const { documents, validUntil } = response as SearchIndexResponse;
  return { engine: engineModule.createSearchEngine(documents, lang), validUntil };
}
