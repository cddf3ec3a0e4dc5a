import type { AuditedContent, Check, Finding } from '../../finding.ts';
import { fillSampleValues, type WrittenWords, writtenWords } from '../../written-words.ts';

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const eastAsianLetters = new RegExp(eastAsian.source, 'gu');
const latinWord = /\p{Script=Latin}{2,}/gu;

const isEastAsian = (locale: string) => /^(ja|ko|zh)/.test(locale);

/** English words that exist neither in German nor in French. */
const english = new Set([
  'the',
  'and',
  'with',
  'your',
  'you',
  'of',
  'are',
  'from',
  'this',
  'that',
  'have',
  'when',
  'what',
  'which',
  'every',
  'please',
  'it',
  'is',
]);

/**
 * Words that stay the same in every language: texts printed on products, names of systems, formats and services, and
 * units.
 */
const unchanged =
  /\b(KINETRA|Robotics|Studio|Hub|App|AI|Base|Flagship|Elite|Early|Black|Friday|Cyber|Monday|PayPal|Klarna|Visa|Mastercard|Apple|Google|Pay|Cookies?|JavaScript|PDF|FAQ|iOS|iPhone|Android|Windows|macOS|Linux|Bluetooth|BLE|Wi-?Fi|Type-C|Micro|USB(?:-[AC])?|LED|RGB|OTA|PC|mAh|cm|kg|lb|GHz|MHz|Wh|ms|CPU|HOT|NEW|SAV|QR|TikTok|Instagram|Facebook|YouTube|Twitter)\b|\S+@\S+|\S+\.(?:example|txt|cn|com)\S*/gi;

/** A page in an East Asian language needs at least this share of East Asian letters. */
const leastShare = 0.5;

/** Finds texts in another language than that of their file. */
export const untranslated: Check = (content) => {
  const all = writtenWords(content).filter(({ isOnlySearched }) => !isOnlySearched);
  const inEnglish = new Map(all.filter(({ locale }) => locale === 'en').map((words) => [placeOf(words), words.text]));
  const names = productNames(content);
  const pattern = new RegExp(names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'giu');
  const translatable = all.filter(({ text }) => !names.some((name) => name.includes(text)));
  return [...translatable.flatMap((words) => untranslatedText(words, inEnglish, pattern)), ...pagesInOtherLetters(all)];
};

/** The place of a text, the same in every language. */
const placeOf = ({ file, path, locale }: WrittenWords): string =>
  file.startsWith('pages/') || /^(messages|mail|manuals)\//.test(file)
    ? `${file.slice(0, file.lastIndexOf('/'))} ${path.join('.')}`
    : `${file} ${path.at(-1) === locale ? path.slice(0, -1).join('.') : path.join('.')}`;

/** Every product name in any language, longest first. */
function productNames({ site }: AuditedContent): string[] {
  const offerNames = Object.values(site.offers).flatMap((offers) =>
    Object.values(offers).flatMap(({ name }) => name ?? []),
  );
  const catalogueNames = Object.values(site.products).flatMap(({ name, word }) => [
    ...Object.values(name),
    word.replace('|', ' '),
  ]);
  return [...new Set([...offerNames, ...catalogueNames])].sort((a, b) => b.length - a.length);
}

function untranslatedText(words: WrittenWords, inEnglish: Map<string, string>, names: RegExp): Finding[] {
  const { file, path, text, locale } = words;
  const filledText = fillSampleValues(text).replace(names, ' ').replace(unchanged, ' ');
  const latin = filledText.match(latinWord) ?? [];
  const isSameAsEnglish = inEnglish.get(placeOf(words)) === text;
  const finding = (actual: string, fix: string): Finding[] => [
    { check: 'untranslated', severity: 'warning', file, path: path.join('.'), actual, fix },
  ];
  if (isEastAsian(locale)) {
    const isForeign =
      !eastAsian.test(filledText) &&
      latin.length > (isSameAsEnglish ? 0 : 1) &&
      latin.some((word) => word !== word.toUpperCase());
    return isForeign ? finding(`“${text.slice(0, 60)}”, without a letter of the language`, 'Translate it.') : [];
  }
  if (eastAsian.test(filledText))
    return finding(`“${text.slice(0, 60)}”, with letters of another script`, 'Write it in the language of the file.');
  if (locale.startsWith('en')) return [];
  const foreign = new Set(latin.map((word) => word.toLowerCase()).filter((word) => english.has(word)));
  const isEnglish = foreign.size > 1 || (isSameAsEnglish && latin.length > 2);
  return isEnglish ? finding(`“${text.slice(0, 60)}”, in English`, 'Translate it.') : [];
}

/** Finds pages that are mostly written in another script than that of their language. */
function pagesInOtherLetters(all: readonly WrittenWords[]): Finding[] {
  const texts = new Map<string, string>();
  for (const { file, locale, text } of all) {
    if (file.startsWith('pages/') && isEastAsian(locale))
      texts.set(file, `${texts.get(file) ?? ''} ${fillSampleValues(text)}`);
  }
  return [...texts].flatMap(([file, text]): Finding[] => {
    const eastAsianCount = text.match(eastAsianLetters)?.length ?? 0;
    const latinCount = (text.match(/\p{Script=Latin}/gu) ?? []).length;
    if (eastAsianCount / (eastAsianCount + latinCount || 1) >= leastShare) return [];
    const actual = `a page of which ${Math.round((100 * latinCount) / (eastAsianCount + latinCount))}% are Latin letters`;
    return [{ check: 'untranslated', severity: 'warning', file, path: '', actual, fix: 'Translate it.' }];
  });
}
