/** Arrows move between the field and the results, Esc closes. Keys of an input method are left to it. */
export function followKeys(dialog: HTMLDialogElement, field: HTMLInputElement, results: HTMLElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.isComposing || event.keyCode === composingKeyCode) {
      // WebKit would close the dialog by itself, although the key only ends the composition.
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    if (hasModifier(event)) return;
    const stops = [field, ...results.querySelectorAll('a')];
    const next = nextStop(event.key, stops.indexOf(document.activeElement as HTMLInputElement), stops.length);
    // In a search field, Esc would only empty it.
    if (event.key === 'Escape') dialog.close();
    else if (next === undefined) return;
    else stops[next]?.focus();
    event.preventDefault();
  });
  results.addEventListener('click', (event) => {
    // A result may be on this page, or the page come back from the history.
    if (event.target instanceof Element && event.target.closest('a') && !hasModifier(event)) dialog.close();
  });
}

/** Safari ends a composition before the key that ended it is reported. */
const composingKeyCode = 229;

const hasModifier = ({ metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent | MouseEvent): boolean =>
  metaKey || ctrlKey || altKey || shiftKey;

/** The position of the field (0) or result that an arrow key leads to; undefined: none. */
function nextStop(key: string, current: number, count: number): number | undefined {
  if (current < 0) return undefined;
  if (key === 'ArrowDown' && current < count - 1) return current + 1;
  return key === 'ArrowUp' && current > 0 ? current - 1 : undefined;
}
