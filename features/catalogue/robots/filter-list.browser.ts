import {
  fieldNames,
  isMatch,
  type ListedProduct,
  type ListState,
  searchWith,
  sortedBy,
  stateIn,
} from './list-state.browser.ts';

interface ListedCard extends ListedProduct {
  element: HTMLElement;
}

/** Filters and sorts the list as its form asks. Returns a function that does it again when the list has new content. */
export function startListFilter(list: HTMLElement, signal: AbortSignal): () => void {
  let current: ListState | undefined;
  const form = () => list.querySelector<HTMLFormElement>('form[data-list-filter]') as HTMLFormElement;
  const apply = () => {
    const state = stateIn(new FormData(form()));
    if (current || searchWith(state, '')) writeAddressLater(state);
    current = state;
    filterCards(list, state);
  };
  const show = () => {
    if (current) fillForm(form(), current);
    apply();
    limitChoice(list);
    delete document.documentElement.dataset.listHeld;
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (form().contains(target)) apply();
    else if (target.matches('[name="robots"]')) limitChoice(list);
  };
  /** The pressed button disappears, so the focus goes to the first field. */
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-reset]')) return;
    form().reset();
    apply();
    form().querySelector<HTMLElement>('input:checked, select')?.focus();
  };
  const onPopState = () => {
    current = stateIn(new URLSearchParams(location.search));
    show();
  };
  list.addEventListener('change', onChange, { signal });
  list.addEventListener('click', onClick, { signal });
  list.addEventListener('submit', (event) => event.target === form() && event.preventDefault(), { signal });
  addEventListener('popstate', onPopState, { signal });
  // A choice that the visitor made before the script was there counts more than the address.
  if (!searchWith(stateIn(new FormData(form())), '')) fillForm(form(), stateIn(new URLSearchParams(location.search)));
  show();
  return show;
}

/** Browsers take long to change the address, so the list is painted first. */
function writeAddressLater(state: ListState): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const search = searchWith(state, location.search);
      if (search !== location.search)
        history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
    }),
  );
}

function filterCards(list: HTMLElement, state: ListState): void {
  const cards = sortedBy(state.sort, [...list.querySelectorAll<HTMLElement>('[data-robot]')].map(readCard));
  for (const card of cards) card.element.hidden = !isMatch(state, card);
  groupCards(list, state, cards);
  const count = cards.filter(({ element }) => !element.hidden).length;
  for (const button of list.querySelectorAll<HTMLElement>('form [data-reset]')) button.hidden = !searchWith(state, '');
  for (const none of list.querySelectorAll<HTMLElement>('[data-none]')) none.hidden = count > 0;
  const status = list.querySelector<HTMLElement>('[data-counts]');
  const text = status?.dataset.counts?.split('|')[count] ?? '';
  if (status && status.textContent !== text) status.textContent = text;
}

function groupCards(list: HTMLElement, { sort }: ListState, cards: readonly ListedCard[]): void {
  for (const group of list.querySelectorAll<HTMLElement>('[data-cards]')) {
    const ownCards = cards.filter(({ family }) => group.dataset.cards === (sort ? '' : family));
    const parent = group.querySelector('ul');
    ownCards.forEach(({ element }, index) => {
      const next = parent?.children[index] ?? null;
      if (parent && next !== element) move(parent, element, next);
    });
    group.hidden = !ownCards.some(({ element }) => !element.hidden);
  }
}

/** A move without removal keeps the focus, where the browser can do that. */
function move(parent: Element, element: Element, next: Element | null): void {
  if ('moveBefore' in parent) parent.moveBefore(element, next);
  else (parent as Element).insertBefore(element, next);
}

function readCard(element: HTMLElement): ListedCard {
  const { robot, family = '', shapes = '', available, price, height } = element.dataset;
  return {
    element,
    position: Number(robot),
    family,
    shapes: shapes.split(' '),
    canBeOrdered: available !== undefined,
    price: price === undefined ? undefined : Number(price),
    height: height === undefined ? undefined : Number(height),
  };
}

/** Puts a state into the form. What its fields do not offer is left out. */
function fillForm(form: HTMLFormElement, state: ListState): void {
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

function limitChoice(list: HTMLElement): void {
  const status = list.querySelector<HTMLElement>('[data-chosen]');
  const texts = status?.dataset.chosen?.split('|');
  if (!status || !texts) return;
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[name="robots"]')];
  const count = boxes.filter(({ checked }) => checked).length;
  for (const box of boxes) box.disabled = !box.checked && count >= texts.length - 1;
  const text = texts[count] ?? '';
  if (status.textContent !== text) status.textContent = text;
}
