import type { ListState } from './list-state.browser.ts';
import { fieldNames } from './list-state.browser.ts';

export function stateOf(form: HTMLFormElement): ListState {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')])) as ListState;
}

/** Puts a state into the form. What its fields do not offer is left out. */
export function fillForm(form: HTMLFormElement, state: ListState): void {
  form.reset();
  for (const name of fieldNames) {
    if (!state[name]) continue;
    const value = CSS.escape(state[name]);
    const input = form.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
    const option = form.querySelector<HTMLOptionElement>(`select[name="${name}"] option[value="${value}"]`);
    if (input) input.checked = true;
    if (option) option.selected = true;
  }
}
