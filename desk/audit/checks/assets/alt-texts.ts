import { picturesIn } from '#core/media/picture.ts';
import { editions } from '#core/place/editions.ts';
import { resolveEveryPage } from '#pages/every-page.ts';
import type { AuditedContent, Check, Finding } from '../../finding.ts';

/** Longest alternative text, in characters: more is tiring to listen to. */
const maxLength = 250;

const normalize = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ');

/** Finds alternative texts that are file names, are too long to listen to, or belong to two pictures of one page. */
export const altTexts: Check = (content) => [...flawedTexts(content), ...sharedTexts(content)];

const locationOf = (id: string, locale: string) => ({
  file: `pictures/${id.split('/')[0]}.yaml`,
  path: `${id.split('/')[1]}.alt.${locale}`,
});

function flawedTexts({ site }: Parameters<Check>[0]): Finding[] {
  return Object.entries(site.pictures).flatMap(([id, { alt }]) =>
    Object.entries(alt).flatMap(([locale, text]): Finding[] => {
      const location = { ...locationOf(id, locale), severity: 'warning' as const };
      const isFileName =
        /\.(webp|png|jpe?g|avif)$/i.test(text) ||
        [id, id.split('/')[1] ?? ''].some((name) => normalize(name) === normalize(text));
      if (isFileName)
        return [
          {
            ...location,
            check: 'alternative-text',
            actual: `“${text}”, the name of the file`,
            fix: 'Say what the picture shows.',
          },
        ];
      if (text.length <= maxLength) return [];
      return [
        {
          ...location,
          check: 'alternative-text',
          actual: `${text.length} letters`,
          fix: `Say the essential in ${maxLength} letters or fewer.`,
        },
      ];
    }),
  );
}

/**
 * Pictures of one page that sound the same to a listener. Decoration has no text, and the same picture may appear
 * twice.
 */
function sharedTexts(content: AuditedContent): Finding[] {
  const { site } = content;
  const findings = new Map<string, Finding>();
  const visitedSections = new Set<unknown>();
  for (const { page, edition, slug, from } of resolveEveryPage(content).pages) {
    if (visitedSections.has(page.sections)) continue;
    visitedSections.add(page.sections);
    const firstPictureByText = new Map<string, string>();
    for (const { id, alt } of picturesIn(page.sections)) {
      const first = firstPictureByText.get(alt) ?? id;
      firstPictureByText.set(alt, first);
      if (first === id || site.pictures[first]?.hash === site.pictures[id]?.hash) continue;
      const locale =
        editions[edition].locales.find((name) => site.pictures[id]?.alt[name]) ?? editions[edition].locales[0];
      const { file, path } = locationOf(id, locale);
      const key = [file, path].join('\n');
      const actual = `“${alt}”, the same text as ${first} on the page /${slug}`;
      if (!findings.has(key)) {
        findings.set(key, {
          check: 'same-alternative-text',
          severity: 'warning',
          file,
          path,
          edition,
          slug,
          instant: from,
          actual,
          fix: 'Describe how they differ.',
        });
      }
    }
  }
  return [...findings.values()];
}
