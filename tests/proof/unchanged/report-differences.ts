import { diffArrays } from 'diff';
import type { SeenDocument } from './take-snapshot.ts';

/** The same lines that went and came, in one or many documents. */
export interface Difference {
  /** Lines with − and +. */
  lines: string[];
  /** The places at which it was found: address and instant. */
  places: string[];
}

/** Puts equal changes together. `add` takes the lines of a change and the place at which it was found. */
export function gatherDifferences(): {
  differences: Map<string, Difference>;
  add(lines: string[], place: string): void;
} {
  const differences = new Map<string, Difference>();
  const add = (lines: string[], place: string) => {
    const key = lines.join('\n');
    const difference = differences.get(key) ?? { lines, places: [] };
    differences.set(key, difference);
    difference.places.push(place);
  };
  return { differences, add };
}

/** The documents of two snapshots that differ, side by side. */
export function changedDocuments(before: readonly SeenDocument[], after: readonly SeenDocument[]) {
  const afterByName = new Map(after.map((document) => [nameOf(document), document]));
  return before
    .map((document) => ({ document, other: afterByName.get(nameOf(document)) }))
    .filter(({ document, other }) => other?.hash !== document.hash);
}

/** Finds the differences between two snapshots of the same questions. A change on many pages is one difference. */
export function differencesBetween(before: readonly SeenDocument[], after: readonly SeenDocument[]): Difference[] {
  const { differences, add } = gatherDifferences();
  const linesByPair = new Map<string, string[][]>();
  for (const { document, other } of changedDocuments(before, after)) {
    const pair = `${document.hash} ${other?.hash}`;
    const changes = linesByPair.get(pair) ?? changedLines(document.lines, other?.lines ?? []);
    linesByPair.set(pair, changes);
    for (const lines of changes) add(lines, nameOf(document));
  }
  return [...differences.values()];
}

export const nameOf = ({ path, at, width }: SeenDocument): string =>
  [path, ...(at === undefined ? [] : [`at ${at}`]), ...(width === undefined ? [] : [`${width} px wide`])].join(' ');

/** Each place where lines differ, with the lines that went and came. */
function changedLines(before: string[], after: string[]): string[][] {
  const places: string[][] = [];
  let place: string[] = [];
  for (const { added, removed, value } of diffArrays(before, after)) {
    if (added || removed) place.push(...value.map((line) => `${added ? '+' : '−'} ${line}`));
    else {
      if (place.length > 0) places.push(place);
      place = [];
    }
  }
  return place.length > 0 ? [...places, place] : places;
}

const longestPrinted = 40;

/** The first differences for reading, the most frequent first. */
export function printDifferences(differences: readonly Difference[], count: number): string {
  const sorted = differences.toSorted((one, other) => other.places.length - one.places.length);
  const shown = sorted.slice(0, count).map(({ lines, places }) => {
    const where = `${places[0]}${places.length === 1 ? '' : `, and ${places.length - 1} more documents`}`;
    const left = lines.length - longestPrinted;
    return [where, ...lines.slice(0, longestPrinted), ...(left > 0 ? [`… ${left} more lines`] : [])].join('\n  ');
  });
  const left = sorted.length - shown.length;
  return [...shown, ...(left > 0 ? [`… ${left} more differences (--show ${sorted.length} prints all)`] : [])].join(
    '\n\n',
  );
}
