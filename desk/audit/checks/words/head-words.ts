import type { EditionCode } from '#core/place/editions.ts';
import { type ResolvedPage, resolveEveryPage } from '#pages/every-page.ts';
import type { Check, Finding } from '../../finding.ts';
import { locateText } from '../../locate-text.ts';

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** Length in letters of Latin width; East Asian letters are twice as wide. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);

/** Lengths that search engines show in full. */
const limits = { title: { most: 65 }, description: { least: 50, most: 160 } };

type Word = 'title' | 'description';

/**
 * Finds titles and descriptions that are too long, too short, or shared by two pages of an edition. Pages that are not
 * indexed are left out.
 */
export const headWords: Check = (content) => {
  const findings = new Map<string, Finding>();
  const pagesWith = new Map<string, ResolvedPage>();
  for (const resolved of resolveEveryPage(content).pages) {
    const { page, edition, slug, from } = resolved;
    if (page.head.index === false) continue;
    for (const word of ['title', 'description'] as const) {
      const text = page.head[word];
      const first = pagesWith.get(groupKey(edition, word, text)) ?? resolved;
      pagesWith.set(groupKey(edition, word, text), first);
      for (const { check, actual, fix } of [
        ...lengthIssues(word, text),
        ...(first.slug === slug ? [] : [sharedIssue(word, first.slug)]),
      ]) {
        const { file } = locateText(content, { edition, slug, part: 'head', text });
        const key = [check, file, word].join('\n');
        if (!findings.has(key))
          findings.set(key, {
            check,
            severity: 'warning',
            file,
            path: word,
            edition,
            slug,
            instant: from,
            actual,
            fix,
          });
      }
    }
  }
  return [...findings.values()];
};

const groupKey = (edition: EditionCode, word: Word, text: string) => [edition, word, text].join('\n');

function lengthIssues(word: Word, text: string): { check: string; actual: string; fix: string }[] {
  const { least = 0, most } = { least: 0, ...limits[word] };
  const length = widthOf(text);
  if (length <= most && length >= least) return [];
  const actual = `a ${word} as wide as ${length} letters: “${text}”`;
  const fix =
    length > most
      ? `Say it in ${most} letters or fewer; those of East Asia count twice.`
      : `Say more: ${least} letters at least.`;
  return [{ check: `${word}-length`, actual, fix }];
}

const sharedIssue = (word: Word, slug: string) => ({
  check: `same-${word}`,
  actual: `the same ${word} as /${slug} in this edition`,
  fix: `Say what this page is about and the other is not.`,
});
