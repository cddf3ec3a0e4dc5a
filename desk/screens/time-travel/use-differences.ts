import { useEffect, useState } from 'react';
import type { PageDifference } from './page-differences.ts';
import { clearMarks, markDifferences, showDifference } from './page-differences.ts';

type Shown = Document | undefined;

export interface Differences {
  /** Undefined while one of the pages loads. */
  found: readonly PageDifference[] | undefined;
  current: number;
  step: (by: number) => void;
}

/** When two loaded pages are compared, in ms; again later, because scripts may still fill them. */
const settling = [50, 900];

/** The differences between two documents, which are outlined in both; undefined until both have loaded. */
export function useDifferences(before: Shown, after: Shown): Differences {
  const [found, setFound] = useState<readonly PageDifference[]>();
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    setFound(undefined);
    setCurrent(-1);
    if (before && !after) clearMarks(before);
    if (!before || !after) return;
    const timers = settling.map((wait) => setTimeout(() => setFound(markDifferences(before, after)), wait));
    return () => timers.forEach(clearTimeout);
  }, [before, after]);
  function step(by: number): void {
    if (!found || found.length === 0) return;
    const next = current === -1 && by < 0 ? found.length - 1 : (current + by + found.length) % found.length;
    setCurrent(next);
    const difference = found[next];
    if (difference) showDifference(difference);
  }
  return { found, current, step };
}
