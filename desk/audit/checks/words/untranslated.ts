import type { AuditedContent, Check } from '../../check.ts';
import { fillSampleValues, findingAbout, type WrittenWords, writtenWords } from '../../written-words.ts';

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const latinWord = /\p{Script=Latin}{2,}/gu;

const isEastAsian = (locale: string) => /^(ja|ko|zh)/.test(locale);

/** English words that exist neither in German nor in French. */
const english = /^(the|and|with|your|you|of|are|from|this|that|have|when|what|which|every|please|it|is)$/;

/**
 * Words that stay the same in every language: texts printed on products, names of systems, formats and services, and
 * units.
 */
const unchanged =
  /\b(KINETRA|Robotics|Studio|Hub|App|AI|Base|Flagship|Elite|Early|Black|Friday|Cyber|Monday|PayPal|Klarna|Visa|Mastercard|Apple|Google|Pay|Cookies?|JavaScript|PDF|FAQ|iOS|iPhone|Android|Windows|macOS|Linux|Bluetooth|BLE|Wi-?Fi|Type-C|Micro|USB(?:-[AC])?|LED|RGB|OTA|PC|mAh|cm|kg|lb|GHz|MHz|Wh|ms|CPU|HOT|NEW|SAV|QR|TikTok|Instagram|Facebook|YouTube|Twitter)\b|\S+@\S+|\S+\.(?:example|txt|cn|com)\S*/gi;

/** Finds texts in another language than that of their file. */
export const untranslated: Check = (content) => {
  const all = writtenWords(content).filter(({ isOnlySearched }) => !isOnlySearched);
  const inEnglish = new Map(
    all.filter(({ locale }) => locale === 'en').map((words) => [sharedPlace(words), words.text]),
  );
  const names = productNames(content);
  const pattern = new RegExp(names.map(RegExp.escape).join('|'), 'giu');
  const translatable = all.filter(({ text }) => !names.some((name) => name.includes(text)));
  return translatable.flatMap((words) => {
    const problem = findProblem(words, inEnglish.get(sharedPlace(words)) === words.text, pattern);
    if (problem === undefined) return [];
    const actual = `“${words.text.slice(0, 60)}”, ${problem}`;
    return findingAbout(words, { check: 'untranslated', severity: 'warning', actual, fix: 'Translate it.' });
  });
};

const sharedPlace = ({ file, path, locale }: WrittenWords): string =>
  file.startsWith('pages/') || /^(messages|mail|manuals)\//.test(file)
    ? `${file.slice(0, file.lastIndexOf('/'))} ${path.join('.')}`
    : `${file} ${path.at(-1) === locale ? path.slice(0, -1).join('.') : path.join('.')}`;

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

/** Says how a text is not in its language; undefined if it is. */
function findProblem({ text, locale }: WrittenWords, isSameAsEnglish: boolean, names: RegExp): string | undefined {
  const own = fillSampleValues(text).replace(names, ' ').replace(unchanged, ' ');
  const latin = own.match(latinWord) ?? [];
  if (isEastAsian(locale)) {
    const isForeign =
      !eastAsian.test(own) &&
      latin.length > (isSameAsEnglish ? 0 : 1) &&
      latin.some((word) => word !== word.toUpperCase());
    return isForeign ? 'without a letter of the language' : undefined;
  }
  if (eastAsian.test(own)) return 'with letters of another script';
  if (locale.startsWith('en')) return undefined;
  const englishWords = new Set(latin.map((word) => word.toLowerCase()).filter((word) => english.test(word)));
  return englishWords.size > 1 || (isSameAsEnglish && latin.length > 2) ? 'in English' : undefined;
}
