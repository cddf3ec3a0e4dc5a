import type { DatedWindow } from '../dated/dated-window.ts';
import type { EditionCode } from '../place/editions.ts';
import type { Site } from '../site.ts';
import { duties, dutyNames } from './law-schema.ts';

/** Duties of an edition that begin at a time. */
export function datedLaw(site: Site, edition: EditionCode): DatedWindow[] {
  const file = `content/law/${edition}.yaml`;
  return dutyNames.flatMap((duty): DatedWindow[] => {
    const opens = site.law[edition][duty]?.since;
    if (opens === undefined) return [];
    const path = `${duty}.since`;
    const id = `${edition} ${file} ${path}`;
    return [
      { id, edition, kind: 'law', name: `Duty “${duties[duty].about}”`, file, path, slug: '', subject: '', opens },
    ];
  });
}
