import { type AvoidedTerm, avoidedTerms as avoidedTermsSchema } from '#server/content/schemas/avoided-term-schema.ts';
import type { AuditedContent, Check } from '../../check.ts';
import { fillSampleValues, findingAbout, type WrittenWords, writtenWords } from '../../written-words.ts';

interface Term extends AvoidedTerm {
  pattern: RegExp;
}

/** Characters before and after a match that a finding shows. */
const shownAround = 15;

/** Finds wording and marks that `glossary/terms.yaml` or the glossary of the language advises against. */
export const avoidedTerms: Check = ({ raw }) => {
  const terms = [...patternTerms(raw), ...glossaryTerms(raw)];
  return writtenWords({ raw }).flatMap((words) => {
    if (words.isOnlySearched) return [];
    const shown = fillSampleValues(words.text, '…');
    return terms.flatMap((term) => {
      const match = appliesTo(term, words) ? term.pattern.exec(shown) : null;
      if (!match) return [];
      const around = shown.slice(Math.max(0, match.index - shownAround), match.index + match[0].length + shownAround);
      return findingAbout(words, {
        check: 'avoided-term',
        severity: term.severity,
        actual: `“${match[0]}” in “${around}”`,
        fix: `Write ${term.use}.`,
      });
    });
  });
};

const patternTerms = (raw: AuditedContent['raw']): Term[] =>
  avoidedTermsSchema
    .parse(raw.get('glossary/terms.yaml') ?? [])
    .map((term) => ({ ...term, pattern: new RegExp(term.avoid, 'iu') }));

/**
 * The phrase with which each glossary forbids a term everywhere. Terms that are wrong only in some places use other
 * phrases, or stand in `terms.yaml`.
 */
const forbiddingPhrases: Record<string, RegExp> = {
  en: /not “([^”]+)”/g,
  de: /nicht „([^“]+)“/g,
  fr: /pas « ([^»]+) »/g,
  ja: /「([^」]+)」とは書かない/g,
  ko: /‘([^’]+)’(?:이)?라고 쓰지 않음/g,
  'zh-CN': /不写“([^”]+)”/g,
};

/** The second column of a row has the term to write instead. */
const glossaryTerms = (raw: AuditedContent['raw']): Term[] =>
  Object.entries(forbiddingPhrases).flatMap(([language, phrase]) => {
    const glossary = raw.get(`glossary/${language}.md`);
    const rows = typeof glossary === 'string' ? glossary.split('\n').filter((line) => line.startsWith('|')) : [];
    return rows.flatMap((row) => {
      const [, , use = '', note = ''] = row.split('|').map((cell) => cell.replace(/[\u00a0\u202f]/g, ' ').trim());
      return [...note.matchAll(phrase)].map(([, avoid = '']): Term => {
        return { language, avoid, use, severity: 'warning', except: [], pattern: wholeWord(avoid) };
      });
    });
  });

/** Matches a term of Latin letters as a whole word. East Asian scripts do not separate words. */
const wholeWord = (term: string): RegExp =>
  new RegExp(
    /^\p{Script=Latin}/u.test(term) ? `(?<![\\p{L}-])${RegExp.escape(term)}(?![\\p{L}-])` : RegExp.escape(term),
    'u',
  );

/** American words are those of the language itself, which the others build on. */
function appliesTo({ language, except }: AvoidedTerm, { locale, file }: WrittenWords): boolean {
  const variant = locale === 'en' ? 'en-US' : locale;
  const isOfLanguage = language === undefined || variant === language || variant.startsWith(`${language}-`);
  return isOfLanguage && !except.some((beginning) => file.startsWith(beginning));
}
