import type { Check } from '../../finding.ts';
import { fillSampleValues, writtenWords } from '../../written-words.ts';

/**
 * The phrase with which each glossary forbids a term everywhere. Terms that are wrong only in some places use other
 * phrases, which this check ignores.
 */
const forbiddenTermPatterns: Record<string, RegExp> = {
  en: /not “([^”]+)”/g,
  de: /nicht „([^“]+)“/g,
  fr: /pas « ([^»]+) »/g,
  ja: /「([^」]+)」とは書かない/g,
  ko: /‘([^’]+)’(?:이)?라고 쓰지 않음/g,
  'zh-CN': /不写“([^”]+)”/g,
};

interface Term {
  term: string;
  /** The second column of its row: the term to write instead. */
  instead: string;
  pattern: RegExp;
}

/** Finds words that the glossary of their language forbids. */
export const glossaryTerms: Check = ({ raw }) => {
  const terms = Object.fromEntries(
    Object.keys(forbiddenTermPatterns).map((locale) => [locale, termsOf(locale, raw.get(`glossary/${locale}.md`))]),
  );
  return writtenWords({ raw }).flatMap(({ file, path, text, locale, isOnlySearched }) => {
    if (isOnlySearched) return [];
    const localeTerms = terms[locale] ?? terms[locale.slice(0, 2)] ?? [];
    const filledText = fillSampleValues(text);
    const term = localeTerms.find(({ pattern }) => pattern.test(filledText));
    if (!term) return [];
    const actual = `“${term.term}”, which the glossary does not want`;
    return [
      {
        check: 'glossary-term',
        severity: 'warning' as const,
        file,
        path: path.join('.'),
        actual,
        fix: `Write ${term.instead}.`,
      },
    ];
  });
};

function termsOf(locale: string, glossary: unknown): Term[] {
  const rows = typeof glossary === 'string' ? glossary.split('\n').filter((line) => line.startsWith('|')) : [];
  return rows.flatMap((row) => {
    const [, , replacement = '', note = ''] = row.split('|').map((cell) => cell.replace(/[\u00a0\u202f]/g, ' ').trim());
    return [...note.matchAll(forbiddenTermPatterns[locale] ?? /$^/g)].map(([, term = '']) => ({
      term,
      instead: replacement,
      pattern: wholeWord(term),
    }));
  });
}

/** Matches a term of Latin letters as a whole word. East Asian scripts do not separate words. */
function wholeWord(term: string): RegExp {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return /^\p{Script=Latin}/u.test(term)
    ? new RegExp(`(?<![\\p{L}-])${escaped}(?![\\p{L}-])`, 'u')
    : new RegExp(escaped, 'u');
}
