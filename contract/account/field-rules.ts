import { parseChineseMobile, parseEmailAddress } from '../contact-address.ts';

export const codeLength = 6;
export const passwordLength = { least: 10, most: 128 };
export const nicknameLength = 40;
export const descriptionLength = { least: 10, most: 2000 };
export const titleLength = 60;
/** The most bytes of a program, in UTF-8. */
export const programBytes = 64 * 1024;
const textLength = 120;

export const serviceReasons = ['repair', 'return', 'missingPart', 'question'] as const;

/** States of a service request. The first is that of a new one; the last two end it. */
export const requestStates = [
  'received',
  'inProgress',
  'waitingForYou',
  'arrived',
  'sentBack',
  'completed',
  'declined',
] as const;

/** Counts code points, not UTF-16 units. */
const countCodePoints = (text: string): number => [...text].length;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const hasControlCharacters = (text: string): boolean => /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);
/** One line with at least one visible character, and no characters that change the text direction around it. */
const isSingleLine = (text: string, most: number): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) &&
  countCodePoints(text.trim()) <= most &&
  !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text);

/** A day of the calendar since 2000, such as `2026-11-21`. */
function isDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').map(Number) : [];
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const februaryDays = isLeapYear ? 29 : 28;
  const otherDays = [4, 6, 9, 11].includes(month) ? 30 : 31;
  const days = month === 2 ? februaryDays : otherDays;
  return year >= 2000 && month >= 1 && month <= 12 && day >= 1 && day <= days;
}

/** Rules that browser and server share, by field name, as are their error texts in `messages.fields`. */
export const fieldRules = {
  email: (text: string) => parseEmailAddress(text) !== undefined,
  phone: (text: string) => parseChineseMobile(text) !== undefined,
  code: (text: string) => /^\d{6}$/.test(text.normalize('NFKC').replace(/\s/g, '')),
  password: (text: string) =>
    countCodePoints(text) >= passwordLength.least &&
    countCodePoints(text) <= passwordLength.most &&
    !hasControlCharacters(text),
  nickname: (text: string) => isSingleLine(text, nicknameLength),
  product: (text: string) => /^[a-zA-Z0-9]{1,60}$/.test(text),
  serial_number: (text: string) =>
    /^[A-Z0-9][A-Z0-9-]{6,30}[A-Z0-9]$/.test(text.normalize('NFKC').trim().toUpperCase()),
  purchased_on: isDate,
  dealer: (text: string) => isSingleLine(text, textLength),
  name: (text: string) => isSingleLine(text, textLength),
  order_number: (text: string) => isSingleLine(text, 40),
  description: (text: string) =>
    countCodePoints(text.trim()) >= descriptionLength.least &&
    countCodePoints(text.trim()) <= descriptionLength.most &&
    !hasControlCharacters(text),
  title: (text: string) => isSingleLine(text, titleLength),
  program: (text: string) =>
    text !== '' && new TextEncoder().encode(text).length <= programBytes && !hasControlCharacters(text),
  /** From our support team to the owner of a request. */
  note: (text: string) => countCodePoints(text.trim()) <= descriptionLength.most && !hasControlCharacters(text),
} as const satisfies Record<string, (text: string) => boolean>;

export type FieldName = keyof typeof fieldRules;

/** Fields that visitors do not type. */
const otherFields = [
  'agreed',
  'reason',
  'challenge_id',
  'token',
  'id',
  'page',
  'topic',
  'request_id',
  'state',
] as const;

export const fieldNames = [...(Object.keys(fieldRules) as FieldName[]), ...otherFields] as const;
export type FieldError = FieldName | (typeof otherFields)[number];
