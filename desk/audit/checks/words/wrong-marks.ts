import type { Check } from '../../finding.ts';
import { typographyErrors } from '../../typography-rules.ts';
import { readWithFigures, writtenWords } from '../../written-words.ts';

/** Spaces, punctuation and quotation marks that are not those of the language. Keywords are a list for machines. */
export const wrongMarks: Check = (content) =>
  writtenWords(content).flatMap(({ file, path, text, locale }) => {
    if (path.at(-1) === 'keywords') return [];
    return typographyErrors(readWithFigures(text), locale).map(({ excerpt, mend }) => ({
      check: 'wrong-marks',
      severity: 'warning' as const,
      file,
      path: path.join('.'),
      found: `“${excerpt}”`,
      mend,
    }));
  });
