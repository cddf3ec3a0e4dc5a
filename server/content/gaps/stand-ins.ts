import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import type { ContentReader } from '../content-reader.ts';

/**
 * Replaces the content of each edition of which nothing could be read by that of another edition, from the same account
 * group if possible. So the later checks can run, and all errors are reported at once. Adds such editions to
 * `standIns`.
 */
export function fillEditions<Value>(
  values: Record<EditionCode, Value | undefined>,
  standIns: Set<EditionCode>,
): Record<EditionCode, Value | undefined> {
  const readable = editionCodes.filter((code) => values[code] !== undefined);
  for (const code of editionCodes.filter((one) => !readable.includes(one))) {
    const other = readable.find((one) => editions[one].group === editions[code].group) ?? readable[0];
    if (other === undefined) continue;
    values[code] = structuredClone(values[other]);
    standIns.add(code);
  }
  return values;
}

/** Like `fillEditions`, for things that have a file each in a folder. */
export function fillNames<Value>(
  reader: ContentReader,
  folder: string,
  values: Record<string, Value | undefined>,
): Record<string, Value> {
  const readable = Object.values(values).find((value) => value !== undefined);
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) continue;
    reader.gaps.add(`${folder}/${name}.yaml`);
    if (readable === undefined) delete values[name];
    else values[name] = structuredClone(readable);
  }
  return values as Record<string, Value>;
}
