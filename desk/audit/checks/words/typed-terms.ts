import type { Check } from '../../finding.ts';
import { writtenWords } from '../../written-words.ts';

interface TermPatterns {
  /** A length of time: `30 days`. */
  period: RegExp;
  /** The promise of a region for such a time: guarantee, warranty, returns, replacement. */
  promise: RegExp;
  /** A clause about exceptions from a promise: “which the warranty does not cover”. */
  exclusion: RegExp;
}

const byLanguage: Record<string, TermPatterns> = {
  en: {
    period: /\b\d+(?:\s|-)(?:days?|months?|years?)\b/i,
    // A robot that “returns to its pose” comes back, and nobody is paid.
    promise: /warrant|guarantee|\breturns?\b(?! to (?!us\b|our\b|the (?:store|shop)\b))|returned|send .* back/i,
    exclusion: /not cover|n[’']t cover/i,
  },
  de: {
    period: /\b\d+(?:\s|-)(?:Tag|Monat|Jahr)\w*/i,
    promise: /garantie|gewährleist|rückgabe|rücksend|widerruf|zurück(?:geben|schick|nehm)/i,
    exclusion: /nicht (?:ab(?:ge)?|ge)?deck|nicht umfasst|deckt .*\bnicht\b|umfasst .*\bnicht\b/i,
  },
  fr: {
    period: /\b\d+\s(?:jours?|mois|ans?)(?!\p{L})/iu,
    promise: /garanti|retour|renvoy|rétract/i,
    exclusion: /ne couvre|pas couvert/i,
  },
  ja: {
    period: /\d+\s?(?:日|か月|ヶ月|年)(?:間|以内)/,
    promise: /保証|返品|返金|交換/,
    exclusion: /保証の?対象外|保証(?:し|され)ません/,
  },
  ko: {
    period: /\d+\s?(?:일|개월|년)(?:간| 동안| 안| 이내)/,
    promise: /보증|보장|반품|환불|교환/,
    exclusion: /보증(?:하지 않|되지 않| 대상이 아니|에서 제외)/,
  },
  zh: {
    period: /\d+\s?(?:天|日|个月|個月|年)/,
    promise: /保修|保養|价格保护|價格保證|退货|退貨|退换|退款/,
    exclusion: /不(?:在|属于|屬於|予)?保修|不在保養/,
  },
};

/** A full stop between two sentences, not one inside a figure or an address. */
const sentenceEnd = /(?<=[.!?])\s+|(?<=[。！？])/u;

const clauseEnd = /[,;:–—]\s|[，、；]/u;

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

function isTypedTerm(sentence: string, { period, promise, exclusion }: TermPatterns): boolean {
  const clauses = sentence.split(clauseEnd).filter((clause) => period.test(clause) || !exclusion.test(clause));
  return period.test(sentence) && clauses.some((clause) => promise.test(clause));
}
