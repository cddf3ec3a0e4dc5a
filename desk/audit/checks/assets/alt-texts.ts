import { type Picture, picturesIn } from '#core/media/picture.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { resolveEveryPage } from '#pages/every-page.ts';
import { type AuditedContent, type Check, oncePerPlace } from '../../check.ts';
import type { Finding } from '../../finding.ts';

/** Longest alternative text, in characters: more is tiring to listen to. */
const maxLength = 250;

/** Finds alternative texts that are file names, are too long to listen to, or belong to two pictures of one page. */
export const altTexts: Check = (content) => [...flawedTexts(content), ...sharedTexts(content)];

const altPlace = (id: string, locale: string) => ({
  file: `pictures/${id.split('/')[0]}.yaml`,
  path: `${id.split('/')[1]}.alt.${locale}`,
});

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ');

function flawedTexts({ site }: AuditedContent): Finding[] {
  return Object.entries(site.pictures).flatMap(([id, { alt }]) =>
    Object.entries(alt).flatMap(([locale, text]): Finding[] => {
      const finding = { check: 'alternative-text', severity: 'warning' as const, ...altPlace(id, locale) };
      const names = [id, id.split('/')[1] ?? ''].map(normalize);
      if (/\.(webp|png|jpe?g|avif)$/i.test(text) || names.includes(normalize(text)))
        return [{ ...finding, actual: `“${text}”, the name of the file`, fix: 'Say what the picture shows.' }];
      if (text.length <= maxLength) return [];
      const fix = `Say the essential in ${maxLength} letters or fewer.`;
      return [{ ...finding, actual: `${text.length} letters`, fix }];
    }),
  );
}

/**
 * Pictures of one page that sound the same to a listener. Decoration has no text, and the same picture may appear
 * twice.
 */
function sharedTexts(content: AuditedContent): Finding[] {
  const pagesBySections = Map.groupBy(resolveEveryPage(content).pages, ({ page }) => page.sections);
  const findings = [...pagesBySections].flatMap(([sections, [page]]) =>
    page ? sharedTextsAmong([...picturesIn(sections)], content.site, page) : [],
  );
  return oncePerPlace(findings);
}

function sharedTextsAmong(
  pictures: readonly Picture[],
  site: Site,
  { edition, slug, from }: { edition: EditionCode; slug: string; from: number },
): Finding[] {
  return pictures.flatMap(({ id, alt }): Finding[] => {
    const first = pictures.find((other) => other.alt === alt)?.id ?? id;
    if (first === id || site.pictures[first]?.hash === site.pictures[id]?.hash) return [];
    const { locales } = editions[edition];
    const locale = locales.find((name) => site.pictures[id]?.alt[name]) ?? locales[0];
    return [
      {
        check: 'same-alternative-text',
        severity: 'warning',
        ...altPlace(id, locale),
        edition,
        slug,
        instant: from,
        actual: `“${alt}”, the same text as ${first} on one page`,
        fix: 'Describe how they differ.',
      },
    ];
  });
}
