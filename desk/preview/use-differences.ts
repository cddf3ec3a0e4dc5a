import { useEffect, useState } from 'react';
import type { PageChange } from '../dated-content/page-changes.ts';
import { showChange } from './show-change.ts';

export interface Differences {
  /** Undefined until the server has compared the pages. */
  changes: readonly PageChange[] | undefined;
  /** The change that the pages show; undefined before the first step. */
  current: PageChange | undefined;
  /** True if there are differences, and both pages are loaded to show them. */
  canStep: boolean;
  /** Goes to the next change that can be seen in the pages, or to the previous one if `by` is -1. */
  step: (by: 1 | -1) => void;
}

/**
 * The differences between a page and the one beside it, from the server.
 * @param query The query of the view's address; undefined if nothing is beside the page.
 * @param pages The two documents in their frames, the earlier one first.
 */
export function useDifferences(
  query: string | undefined,
  pages: readonly [Document | undefined, Document | undefined],
): Differences {
  const [changes, setChanges] = useState<readonly PageChange[]>();
  const [current, setCurrent] = useState<PageChange>();

  useEffect(() => {
    setChanges(undefined);
    setCurrent(undefined);
    if (query === undefined) return;
    const stop = new AbortController();
    fetch(`/preview/differences?${query}`, { signal: stop.signal })
      .then((response) => response.json())
      .then(setChanges, () => undefined);
    return () => stop.abort();
  }, [query]);

  const [first, second] = pages;
  const canStep = changes !== undefined && changes.length > 0 && first !== undefined && second !== undefined;
  function step(by: 1 | -1): void {
    if (!canStep) return;
    const start = current ? changes.indexOf(current) : by < 0 ? 0 : -1;
    const order = changes.map((_, index) => (start + by * (index + 1) + changes.length) % changes.length);
    const next = order.map((index) => changes[index]).find((change) => change && showChange(change, [first, second]));
    if (next) setCurrent(next);
  }
  return { changes, current, canStep, step };
}
