import type { EditionCode } from '#rules/place/editions.ts';
import { editions } from '#rules/place/editions.ts';

/** Drafts open in a year that nobody waits for: whoever opens them writes the day that is meant. */
export const draftYear = 2099;

/** A wall time of the draft year by the edition's clocks, `01-08T09:00` in January. */
export const draftTime = (edition: EditionCode, dayAndHour: string): string =>
  `${draftYear}-${dayAndHour}[${editions[edition].timeZone}]`;

/** When a draft opens in an edition. */
export const draftOpening = (edition: EditionCode): string => draftTime(edition, '01-08T09:00');

/** The lines of `where` in a `page.yaml`: each edition with the draft's opening. */
export const draftWhere = (codes: readonly EditionCode[]): string =>
  codes.map((code) => `  ${code}: { opens: '${draftOpening(code)}' }\n`).join('');
