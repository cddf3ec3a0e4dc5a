import { fieldNames } from '#features/catalogue/robots/list-state.browser.ts';

/**
 * Holds the list of products back if the address asks for a part of it, until `filter-list.browser.ts` has chosen that.
 */
try {
  const parameters = new URLSearchParams(location.search);
  if (fieldNames.some((name) => parameters.has(name))) document.documentElement.dataset.listHeld = '';
} catch {}
