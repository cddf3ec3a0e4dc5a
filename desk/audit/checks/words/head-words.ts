import { type ResolvedPage, resolveEveryPage } from '#pages/every-page.ts';
import { type Check, oncePerPlace, wordsFile } from '../../check.ts';
import type { Finding } from '../../finding.ts';

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** Length in letters of Latin width; East Asian letters are twice as wide. */
const measureWidth = (text: string): number => [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);

/** Lengths that search engines show in full. */
const limits = { title: { least: 0, most: 65 }, description: { least: 50, most: 160 } };

type Word = keyof typeof limits;
type Issue = Pick<Finding, 'check' | 'actual' | 'fix'>;

/**
 * Finds titles and descriptions that are too long, too short, or shared by two pages of an edition. Pages that are not
 * indexed are left out.
 */
export const headWords: Check = (content) => {
  const firstPages = new Map<string, ResolvedPage>();
  const indexed = resolveEveryPage(content).pages.filter(({ page }) => page.head.index !== false);
  const findings = indexed.flatMap((resolved) =>
    (['title', 'description'] as const).flatMap((word): Finding[] => {
      const { page, edition, slug, from } = resolved;
      const text = page.head[word];
      const key = [edition, word, text].join('\n');
      const first = firstPages.get(key) ?? resolved;
      firstPages.set(key, first);
      const issues = [...lengthIssues(word, text), ...(first.slug === slug ? [] : [sharedIssue(word, first.slug)])];
      const file = wordsFile(content, resolved, [word]);
      return issues.map((issue) => ({ severity: 'warning', file, path: word, edition, slug, instant: from, ...issue }));
    }),
  );
  return oncePerPlace(findings);
};

function lengthIssues(word: Word, text: string): Issue[] {
  const { least, most } = limits[word];
  const length = measureWidth(text);
  if (length <= most && length >= least) return [];
  const actual = `a ${word} as wide as ${length} letters: “${text}”`;
  const fix =
    length > most
      ? `Say it in ${most} letters or fewer; those of East Asia count twice.`
      : `Say more: ${least} letters at least.`;
  return [{ check: `${word}-length`, actual, fix }];
}

const sharedIssue = (word: Word, slug: string): Issue => ({
  check: `same-${word}`,
  actual: `the same ${word} as /${slug} in this edition`,
  fix: `Say what this page is about and the other is not.`,
});
