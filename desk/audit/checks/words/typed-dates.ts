import { dateMentions } from '../../date-mentions.ts';
import type { AuditedContent, Check } from '../../finding.ts';
import { fillSampleValues, writtenWords } from '../../written-words.ts';

/** Years of the site's own time. Laws and brands are older. */
const ownYear = /\b20[2-9]\d\b/;

/**
 * Finds dates and years typed in words. A date belongs into content as data, so that its end is an edge; words name it
 * in braces. Pages about one year's sale may name that year.
 */
export const typedDates: Check = (content) =>
  writtenWords(content).flatMap(({ file, path, text }) => {
    const words = fillSampleValues(text);
    const [date] = dateMentions(words).filter(({ year, day }) => day !== undefined || year !== undefined);
    const typed = date && (date.year ?? 2020) >= 2020 ? date.text : ownYear.exec(words)?.[0];
    if (typed === undefined || (typed.length === 4 && isAboutSale(content, file))) return [];
    return [
      {
        check: 'typed-date',
        severity: 'error' as const,
        file,
        path: path.join('.'),
        actual: `“${typed}” in words, which stays there when it is over`,
        fix: 'Write it as a window, a stage of a life or a value of a campaign, and name that value in braces.',
      },
    ];
  });

function isAboutSale({ site }: AuditedContent, file: string): boolean {
  const slug = /^pages\/(.+)\/[^/]+$/.exec(file)?.[1] ?? '';
  const settings = site.pages[slug]?.settings;
  return settings?.reports !== undefined || settings?.campaigns !== undefined;
}
