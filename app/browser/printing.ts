const additions = new Set<() => void>();

/**
 * Calls `add` before the page is printed, and before the links that it adds get their addresses: listeners of
 * `beforeprint` are called in the order of their registration. Returns what cancels that.
 */
export function addForPrint(add: () => void): () => void {
  additions.add(add);
  return () => additions.delete(add);
}

/** Adds to the page what only paper shows. */
export function makePrintAdditions(): void {
  for (const add of additions) add();
}
