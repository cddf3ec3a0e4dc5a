import { useEffect, useEffectEvent, useState } from 'react';
import { clearMarks, markCurrent, markDifferences, type PageDifference, showDifference } from './page-differences.ts';

type OptionalDocument = Document | undefined;

export interface Differences {
  /** Undefined while one of the pages loads. */
  items: readonly PageDifference[] | undefined;
  current: number;
  step: (by: number) => void;
}

/**
 * The delays in ms after which two loaded pages are compared; several, because scripts still fill them, also on a slow
 * machine.
 */
const compareDelays = [50, 900, 4000];

/** The differences between two documents, which are outlined in both; undefined until both have loaded. */
export function useDifferences(before: OptionalDocument, after: OptionalDocument): Differences {
  const [differences, setDifferences] = useState<readonly PageDifference[]>();
  const [current, setCurrent] = useState(-1);
  const compare = useEffectEvent((one: Document, other: Document) => {
    const selected = differences?.[current];
    const compared = markDifferences(one, other);
    /* Keep the selected difference when a later comparison finds others before it. */
    const next = selected ? compared.findIndex((difference) => isSameDifference(difference, selected)) : -1;
    if (compared[next]) markCurrent(compared[next]);
    setDifferences(compared);
    setCurrent(next);
  });
  useEffect(() => {
    setDifferences(undefined);
    setCurrent(-1);
    if (before && !after) clearMarks(before);
    if (!before || !after) return;
    const timers = compareDelays.map((wait) => setTimeout(() => compare(before, after), wait));
    return () => timers.forEach(clearTimeout);
  }, [before, after]);
  function step(by: number): void {
    if (!differences || differences.length === 0) return;
    const next =
      current === -1 && by < 0 ? differences.length - 1 : (current + by + differences.length) % differences.length;
    setCurrent(next);
    const difference = differences[next];
    if (difference) showDifference(difference);
  }
  return { items: differences, current, step };
}

const isSameDifference = (one: PageDifference, other: PageDifference): boolean =>
  one.elements.some((elements, side) => elements.some((element) => other.elements[side]?.includes(element)));
