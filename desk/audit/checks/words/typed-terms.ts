import type { Check } from '../../finding.ts';
import { writtenWords } from '../../written-words.ts';

interface TermPatterns {
  /** A length of time: `30 days`. */
  period: RegExp;
  /** What a region promises for such a time: guarantee, warranty, returns, replacement. */
  promise: RegExp;
}

const byLanguage: Record<string, TermPatterns> = {
  en: {
    period: /\b\d+(?:\s|-)(?:days?|months?|years?)\b/i,
    promise: /warrant|guarantee|\breturns?\b|returned|send .* back/i,
  },
  de: {
    period: /\b\d+(?:\s|-)(?:Tag|Monat|Jahr)\w*/i,
    promise: /garantie|gewährleist|rückgabe|rücksend|widerruf|zurück(?:geben|schick|nehm)/i,
  },
  fr: { period: /\b\d+\s(?:jours?|mois|ans?)(?!\p{L})/iu, promise: /garanti|retour|renvoy|rétract/i },
  ja: { period: /\d+\s?(?:日|か月|ヶ月|年)(?:間|以内)/, promise: /保証|返品|返金|交換/ },
  ko: { period: /\d+\s?(?:일|개월|년)(?:간| 동안| 안| 이내)/, promise: /보증|보장|반품|환불|교환/ },
  zh: { period: /\d+\s?(?:天|日|个月|個月|年)/, promise: /保修|保養|价格保护|價格保證|退货|退貨|退换|退款/ },
};

/** A full stop between two sentences, not one inside a figure or an address. */
const sentenceEnd = /(?<=[.!?])\s+|(?<=[。！？])/u;

/**
 * Finds periods typed in sentences about warranty, returns and guarantees. They stand in the terms of the regions;
 * typed ones differ from them one day.
 */
export const typedTerms: Check = (content) =>
  writtenWords(content).flatMap(({ file, path, text, locale }) => {
    const patterns = byLanguage[locale.slice(0, 2)];
    const sentence = patterns && text.split(sentenceEnd).find((one) => isTypedTerm(one, patterns));
    if (sentence === undefined) return [];
    return [
      {
        check: 'typed-term',
        severity: 'error' as const,
        file,
        path: path.join('.'),
        actual: `“${patterns?.period.exec(sentence)?.[0]}” typed in a promise of the store`,
        fix: 'Name the value of the region, such as {returnDays}, or a whole promise, such as {returnsText}.',
      },
    ];
  });

const isTypedTerm = (sentence: string, { period, promise }: TermPatterns) =>
  period.test(sentence) && promise.test(sentence);
