import { type EditionCode, editions } from '../place/editions.ts';
import { memoize } from './memoize.ts';

type Unit = 'kilogram' | 'pound' | 'centimeter' | 'inch' | 'minute' | 'megabyte';

const unitFormat = memoize((lang: string, unit: Unit, maximumFractionDigits: number) => {
  const unitDisplay = unit === 'minute' ? 'long' : 'short';
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay, maximumFractionDigits });
});

export const usesInches = (edition: EditionCode): boolean => editions[edition].inches === true;

/** A length as the edition writes it, from mm: `48 cm`, `18.9 in`. */
export function formatLength(mm: number, edition: EditionCode, lang: string = editions[edition].lang): string {
  if (usesInches(edition)) return unitFormat(lang, 'inch', 1).format(mm / 25.4);
  const text = unitFormat(lang, 'centimeter', 1).format(mm / 10);
  /* Intl writes 厘米 beside kg; the site writes all units of China in Latin letters. */
  return text.replace('厘米', ' cm');
}

/** A weight as the edition writes it, from figures that name it in both units: `3.8 kg`, `8.4 lb`. */
export function formatWeight(
  figures: Readonly<Record<string, number | string>>,
  edition: EditionCode,
  lang: string = editions[edition].lang,
): string | undefined {
  const weight = usesInches(edition) ? figures.weightLb : figures.weightKg;
  if (typeof weight !== 'number') return undefined;
  return unitFormat(lang, usesInches(edition) ? 'pound' : 'kilogram', 2).format(weight);
}

/** A duration in minutes, or a range of them: `90 minutes`, `80–90 minutes`. */
export function formatMinutes(from: number, to: number, lang: string): string {
  const format = unitFormat(lang, 'minute', 0);
  const text = from === to ? format.format(from) : format.formatRange(from, to);
  /* Intl writes a hyphen in Chinese, and in Japanese a wide tilde and a space, of which our copy has none. */
  return text.replace('-', '–').replace('～', '〜').replace(' 分', '分');
}

/** The size of a file in megabytes, at least a tenth: `3.5 MB`, `3,5 Mo`. */
export const formatFileSize = (bytes: number, lang: string): string =>
  unitFormat(lang, 'megabyte', 1)
    .format(Math.max(bytes / 1_000_000, 0.1))
    .replace(' ', '\u00a0');

/** Distance between two lines of a ruler: as a number in the unit of the edition, and in mm. */
export const rulerStep = (edition: EditionCode): { amount: number; mm: number } =>
  usesInches(edition) ? { amount: 5, mm: 127 } : { amount: 10, mm: 100 };
