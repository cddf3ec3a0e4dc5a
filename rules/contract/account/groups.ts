import type { EditionCode } from '../../place/editions.ts';
import { editionCodes, editions } from '../../place/editions.ts';

/** Where personal data of some editions stays together, apart from all others. */
export type GroupCode = (typeof editions)[EditionCode]['group'];

export const groupCodes = ['us', 'eu', 'cn'] as const satisfies GroupCode[];

export const isGroupCode = (text: string): text is GroupCode => (groupCodes as readonly string[]).includes(text);

export const groupOf = (edition: EditionCode): GroupCode => editions[edition].group;

/** Editions of a group, its own first: the one that stands for a caller who names none. */
export const editionsOf = (group: GroupCode): EditionCode[] => [
  group,
  ...editionCodes.filter((edition) => edition !== group && groupOf(edition) === group),
];

/** Where a group's API is served by this site itself. */
export const apiPathOf = (group: GroupCode): string => `/api/${group}`;
