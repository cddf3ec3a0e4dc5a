import { type EditionCode, editions } from '#core/place/editions.ts';

/** Drafts open in this distant year. To publish one, a writer replaces the date. */
export const draftYear = 2099;

/** A local time of the edition in the draft year. `dayAndHour` is like `01-08T09:00`. */
export const draftTime = (edition: EditionCode, dayAndHour: string): string =>
  `${draftYear}-${dayAndHour}[${editions[edition].timeZone}]`;

export const draftOpening = (edition: EditionCode): string => draftTime(edition, '01-08T09:00');

/** The lines below `where` in a `page.yaml`: each edition with the draft's opening. */
export const draftWhere = (codes: readonly EditionCode[]): string =>
  codes.map((code) => `  ${code}: { opens: '${draftOpening(code)}' }\n`).join('');
