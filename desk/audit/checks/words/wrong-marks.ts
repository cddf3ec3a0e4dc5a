import type { Check } from '../../finding.ts';
import { typographyErrors } from '../../typography-rules.ts';
import { fillSampleValues, writtenWords } from '../../written-words.ts';

/** Finds spaces, punctuation and quotation marks that break the rules of the language. Keywords are left out. */
export const wrongMarks: Check = (content) =>
  writtenWords(content).flatMap(({ file, path, text, locale, isOnlySearched }) => {
    if (isOnlySearched) return [];
    return typographyErrors(fillSampleValues(text), locale).map(({ excerpt, fix }) => ({
      check: 'wrong-marks',
      severity: 'warning' as const,
      file,
      path: path.join('.'),
      actual: `“${excerpt}”`,
      fix,
    }));
  });
