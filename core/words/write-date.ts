const firstOfMonth: Readonly<Record<string, string>> = { fr: '1er' };

/** A date as its language writes it: Intl does not know that the first of a month is an ordinal in French. */
export const writeDate = (format: Intl.DateTimeFormat, at: number): string =>
  joinDate(format.formatToParts(at), format);

export const writeDates = (format: Intl.DateTimeFormat, from: number, to: number): string =>
  joinDate(format.formatRangeToParts(from, to), format);

function joinDate(parts: readonly { type: string; value: string }[], format: Intl.DateTimeFormat): string {
  const [language = ''] = format.resolvedOptions().locale.split('-');
  const first = firstOfMonth[language] ?? '1';
  return parts.map(({ type, value }) => (type === 'day' && value === '1' ? first : value)).join('');
}
