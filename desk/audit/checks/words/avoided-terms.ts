import { type AvoidedTerm, avoidedTerms as avoidedTermsSchema } from '#server/content/schemas/avoided-term-schema.ts';
import type { Check } from '../../finding.ts';
import { fillSampleValues, writtenWords } from '../../written-words.ts';

/** Finds wording that `glossary/terms.yaml` advises against. */
export const avoidedTerms: Check = ({ raw }) => {
  const terms = avoidedTermsSchema.parse(raw.get('glossary/terms.yaml') ?? []);
  const patterns = terms.map((term) => ({ ...term, pattern: wholeWords(term.avoid) }));
  return writtenWords({ raw }).flatMap(({ file, path, text, locale, isOnlySearched }) => {
    if (isOnlySearched) return [];
    const filledText = fillSampleValues(text).replaceAll(/[\u00a0\u202f]/g, ' ');
    return patterns.flatMap(({ pattern, use, ...term }) => {
      const [match] = (appliesTo(term, locale, file) && pattern.exec(filledText)) || [];
      if (!match) return [];
      return [
        {
          check: 'avoided-term',
          severity: 'warning' as const,
          file,
          path: path.join('.'),
          actual: `“${match}”, which the glossary does not want`,
          fix: `Write ${use}.`,
        },
      ];
    });
  });
};

/** American words are those of the language itself, which the others build on. */
function appliesTo({ language, except }: Pick<AvoidedTerm, 'language' | 'except'>, locale: string, file: string) {
  const variant = locale === 'en' ? 'en-US' : locale;
  const isOfLanguage = variant === language || variant.startsWith(`${language}-`);
  return isOfLanguage && !except.some((beginning) => file.startsWith(beginning));
}

/** East Asian scripts do not separate words. */
const wholeWords = (source: string) =>
  new RegExp(/\p{Script=Latin}/u.test(source) ? `(?<![\\p{L}\\d-])(?:${source})(?![\\p{L}\\d-])` : source, 'iu');
