import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { money } from '#server/content/cross-checks/typed-money.ts';
import type { Check } from '../../check.ts';
import type { Finding } from '../../finding.ts';
import { fillSampleValues, findingAbout, type WrittenWords, writtenWords } from '../../written-words.ts';

/** In these files an amount with a currency is already refused when content is loaded. */
const checkedAtLoading = /^(pages|regions)\//;
/** A number below this is probably a figure, not a price. */
const leastPrice = 200;

const fix = 'Name a value instead, such as {price}, or leave the amount out: one day it differs from the offer.';

/**
 * Finds amounts of money typed into messages, mails, guides and pictures, and in any words
 * numbers that equal a price of their edition.
 */
export const typedPrices: Check = (content) => {
  const prices: Prices = new Map(editionCodes.map((edition) => [edition, listPrices(content.site, edition)]));
  return writtenWords(content).flatMap((words): Finding[] => {
    const filled = fillSampleValues(words.text);
    const actual = typedAmount(words.file, filled) ?? typedNumber(words, filled, prices);
    return actual === undefined ? [] : [findingAbout(words, { check: 'typed-price', severity: 'error', actual, fix })];
  });
};

type Prices = Map<EditionCode, Map<number, string>>;

function typedAmount(file: string, text: string): string | undefined {
  const amount = checkedAtLoading.test(file) ? undefined : money.exec(text)?.[0].trim();
  return amount === undefined ? undefined : `the amount “${amount}”`;
}

function typedNumber(words: WrittenWords, filled: string, prices: Prices): string | undefined {
  const numbers = bareNumbers(filled);
  for (const edition of readingEditions(words)) {
    const number = numbers.find((one) => prices.get(edition)?.has(one));
    if (number !== undefined)
      return `the number ${number}, a price of ${prices.get(edition)?.get(number)} in the ${edition} edition`;
  }
  return undefined;
}

function listPrices(site: Site, edition: EditionCode): Map<number, string> {
  return new Map(
    Object.entries(site.offers[edition]).flatMap(([id, { price = [], promotions }]) =>
      [...price, ...promotions]
        .map(({ price: amount }) => [amount, id] as const)
        .filter(([amount]) => amount >= leastPrice),
    ),
  );
}

const readingEditions = ({ file, locale }: WrittenWords): EditionCode[] =>
  editionCodes.filter((code) =>
    file.startsWith('regions/')
      ? file === `regions/${code}.yaml`
      : (editions[code].locales as readonly string[]).includes(locale),
  );

/**
 * Numbers that stand alone: `1,299`, `1.299`, `1 299`, `1299`. A number with a unit, a letter or a sign is a figure,
 * not a price.
 */
function bareNumbers(text: string): number[] {
  const numbers = text.matchAll(
    /(?<![\p{L}\d.,+/:-])(\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+|\d{3,5})(?![\p{L}\d]|[.,:]\d|[\s\u00a0\u202f]?(?:\p{L}|%|°))/gu,
  );
  return [...numbers].map(([, digits = '']) => Number(digits.replace(/\D/g, '')));
}
