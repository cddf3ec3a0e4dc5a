import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';

/** The editions whose personal data is stored together, apart from all others. */
export type GroupCode = (typeof editions)[EditionCode]['group'];

export const groupCodes = ['us', 'eu', 'cn'] as const satisfies GroupCode[];

export const isGroupCode = (text: string): text is GroupCode => (groupCodes as readonly string[]).includes(text);

export const accountGroup = (edition: EditionCode): GroupCode => editions[edition].group;

/** Editions of a group. The first is the default for callers that name none. */
export const groupEditions = (group: GroupCode): EditionCode[] => [
  group,
  ...editionCodes.filter((edition) => edition !== group && accountGroup(edition) === group),
];

export const groupApiPath = (group: GroupCode): string => `/api/${group}`;
