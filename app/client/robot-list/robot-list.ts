import { limitChoice } from './compare-choice.ts';
import { fillForm, stateOf } from './list-form.ts';
import type { ListedProduct, ListState } from './list-state.ts';
import { isMatch, searchWith, sortedBy, stateIn } from './list-state.ts';

interface ListElements {
  list: HTMLElement;
  form: HTMLFormElement;
}

interface ListedCard extends ListedProduct {
  element: HTMLElement;
}

/** What the visitor asks for. Undefined until the script has started. */
let currentFilter: ListState | undefined;

/** Filters and sorts the list of the page. Call it again when the page has got new content. */
export function applyRobotList(): void {
  const elements = findList();
  if (!elements) return;
  if (currentFilter) fillForm(elements.form, currentFilter);
  else start(elements);
  apply(elements);
  limitChoice(elements.list);
  delete document.documentElement.dataset.listHeld;
}

function findList(): ListElements | undefined {
  const list = document.querySelector<HTMLElement>('[data-robot-list]');
  const form = list?.querySelector<HTMLFormElement>('form[data-list-filter]');
  return list && form ? { list, form } : undefined;
}

/** What the visitor chose before the script was there counts more than the address. */
function start({ form }: ListElements): void {
  if (!searchWith(stateOf(form), '')) fillForm(form, stateIn(location.search));
  document.addEventListener('change', handleChange);
  document.addEventListener('click', handleClick);
  document.addEventListener('submit', (event) => {
    if (event.target instanceof Element && event.target.matches('[data-list-filter]')) event.preventDefault();
  });
  addEventListener('popstate', () => {
    currentFilter = stateIn(location.search);
    applyRobotList();
  });
}

function handleChange({ target }: Event): void {
  const elements = findList();
  if (!elements || !(target instanceof Element)) return;
  if (elements.form.contains(target)) apply(elements);
  else if (target.matches('[name="robots"]')) limitChoice(elements.list);
}

/** The pressed button disappears, so the focus goes to the first field. */
function handleClick({ target }: Event): void {
  const elements = findList();
  if (!elements || !(target instanceof Element) || !target.closest('[data-robot-list] [data-reset]')) return;
  elements.form.reset();
  apply(elements);
  elements.form.querySelector<HTMLElement>('input:checked, select')?.focus();
}

/** Browsers take long to change the address, so the list is painted first. */
function writeAddressLater(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const search = searchWith(currentFilter ?? stateIn(''), location.search);
      if (search !== location.search)
        history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
    }),
  );
}

function apply({ list, form }: ListElements): void {
  const state = stateOf(form);
  if (currentFilter || searchWith(state, '')) writeAddressLater();
  currentFilter = state;
  const cards = sortedBy(state.sort, [...list.querySelectorAll<HTMLElement>('[data-robot]')].map(cardOf));
  for (const card of cards) card.element.hidden = !isMatch(state, card);
  place(list, state, cards);
  const count = cards.filter(({ element }) => !element.hidden).length;
  for (const button of list.querySelectorAll<HTMLElement>('form [data-reset]')) button.hidden = !searchWith(state, '');
  for (const none of list.querySelectorAll<HTMLElement>('[data-none]')) none.hidden = count > 0;
  const status = list.querySelector<HTMLElement>('[data-counts]');
  const text = status?.dataset.counts?.split('|')[count] ?? '';
  if (status && status.textContent !== text) status.textContent = text;
}

/** Moves the cards below their families or, while something sorts them, into one list. */
function place(list: HTMLElement, { sort }: ListState, cards: readonly ListedCard[]): void {
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

function cardOf(element: HTMLElement): ListedCard {
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
