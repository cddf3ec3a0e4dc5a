import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';

/** The editions of a deployment: all of them, or the one that it is locked to. */
export const editionsServed = (lockedTo: EditionCode | undefined): readonly EditionCode[] =>
  lockedTo === undefined ? editionCodes : [lockedTo];
