import { diffArrays } from 'diff';
import type { ElementLook } from './element-looks.ts';
import { changedDocuments, type Difference, gatherDifferences, nameOf } from './report-differences.ts';
import type { SeenDocument } from './take-snapshot.ts';

const moved = '~ place or size of elements';
const examples = 12;

/**
 * Finds the visible differences between two snapshots of the same pages. Elements that only moved or grew, as they do
 * below a changed one, are one difference at the end.
 */
export function lookDifferences(before: readonly SeenDocument[], after: readonly SeenDocument[]): Difference[] {
  const { differences, add } = gatherDifferences();
  const boxes: Difference = { lines: [moved], places: [] };
  for (const { document, other } of changedDocuments(before, after)) {
    const place = nameOf(document);
    for (const [one, two] of pairs(looksIn(document), other ? looksIn(other) : [])) {
      if (!one || !two) add([one ? `− ${described(one)}` : `+ ${two ? described(two) : ''}`], place);
      else {
        const styles = changedStyles(one, two);
        if (styles.length > 0) add([`  ${one.name}`, ...styles], place);
        else if (one.box !== two.box) {
          boxes.places.push(place);
          if (boxes.lines.length <= examples) boxes.lines.push(`  ${one.name}: ${one.box} → ${two.box}`);
        }
      }
    }
  }
  return [...differences.values(), ...(boxes.places.length > 0 ? [boxes] : [])];
}

const looksIn = ({ lines }: SeenDocument): ElementLook[] => lines.map((line) => JSON.parse(line) as ElementLook);

const described = ({ name, styles }: ElementLook): string =>
  [name, ...Object.entries(styles).map(([property, value]) => `${property}: ${value}`)].join('; ');

/** The elements of two pages side by side; undefined where only the other page has one. */
function pairs(before: ElementLook[], after: ElementLook[]): [ElementLook | undefined, ElementLook | undefined][] {
  let [left, right] = [0, 0];
  const names = (looks: ElementLook[]) => looks.map(({ name }) => name);
  return diffArrays(names(before), names(after)).flatMap(({ added, removed, value }) =>
    value.map((): [ElementLook | undefined, ElementLook | undefined] => [
      added ? undefined : before[left++],
      removed ? undefined : after[right++],
    ]),
  );
}

function changedStyles({ styles: one }: ElementLook, { styles: two }: ElementLook): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(two)])].filter((name) => one[name] !== two[name]);
  const line = (sign: string, styles: Record<string, string>) => (name: string) =>
    styles[name] === undefined ? [] : [`${sign} ${name}: ${styles[name]}`];
  return [...names.flatMap(line('−', one)), ...names.flatMap(line('+', two))];
}
