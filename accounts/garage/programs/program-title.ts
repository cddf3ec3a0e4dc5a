import { titleLength } from '#contract/account/field-rules.ts';

export const normalizedTitle = (title: string): string => title.normalize('NFC').trim();

/** Title of a copy with the next free number: `Night watch (2)`, then `Night watch (3)`. Never longer than a title. */
export function titleOfCopy(title: string, takenTitles: readonly string[]): string {
  const base = baseOf(title);
  for (let number = 2; ; number += 1) {
    const copy = withNumber(base, number);
    if (!takenTitles.includes(copy)) return copy;
  }
}

/** Returns true if a title is that of a copy of `title`. */
export function isTitleOfCopy(copy: string, title: string): boolean {
  const number = Number(/ \((\d{1,4})\)$/.exec(copy)?.[1]);
  return number >= 2 && copy === withNumber(baseOf(title), number);
}

const baseOf = (title: string): string => title.replace(/(?<=\S) \(\d{1,4}\)$/, '');

function withNumber(base: string, number: number): string {
  const ending = ` (${number})`;
  const start = [...base].slice(0, titleLength - ending.length).join('');
  return `${start.trimEnd()}${ending}`;
}
