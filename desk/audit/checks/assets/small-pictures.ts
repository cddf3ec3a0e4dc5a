import { pageFolder } from '#core/links/page-schema.ts';
import type { Picture } from '#core/media/picture.ts';
import { type ResolvedPage, resolveEveryPage } from '#pages/every-page.ts';
import type { Section } from '#pages/sections.ts';
import type { AuditedContent, Check, Finding } from '../../finding.ts';
import { type ShownWidth, shownWidths } from '../../shown-widths.ts';
import { writtenFields } from '../../written-fields.ts';

/** Nobody sees that a tenth of the pixels is missing. */
const tolerance = 0.9;

/**
 * Finds pictures whose master has fewer pixels than the screen shows of it. Names of missing pictures are refused when
 * content is loaded.
 */
export const smallPictures: Check = (content) => {
  const findings = new Map<string, Finding>();
  const visitedSections = new Set<unknown>();
  for (const resolved of resolveEveryPage(content).pages) {
    if (visitedSections.has(resolved.page.sections)) continue;
    visitedSections.add(resolved.page.sections);
    for (const section of resolved.page.sections) {
      for (const { picture, needed } of smallIn(section)) {
        const { file, path } = placeOf(content, resolved, section.id, picture.id);
        const actual = `${picture.id}, ${picture.width} px wide, where ${needed} px are shown`;
        const fix = `Make a master of ${needed} px or more, or show another picture.`;
        const key = [file, path, picture.id].join('\n');
        if (!findings.has(key))
          findings.set(key, {
            check: 'small-picture',
            severity: 'note',
            file,
            path,
            edition: resolved.edition,
            slug: resolved.slug,
            actual,
            fix,
          });
      }
    }
  }
  return [...findings.values()];
};

/** The pictures of a section that are too small, each with the width in px that it needs. */
export function smallIn(section: Section): { picture: Picture; needed: number }[] {
  return Object.entries(shownWidths[section.kind] ?? {}).flatMap(([place, size]) =>
    picturesAt(section, place.split('.')).flatMap((picture) => {
      const needed = neededWidth(picture, size);
      return picture.width < needed * tolerance ? [{ picture, needed }] : [];
    }),
  );
}

const neededWidth = ({ width, height }: Picture, size: ShownWidth): number =>
  Math.round(size.height === undefined ? size.width : Math.min(size.width, (size.height * width) / height));

/** The pictures at a place of a section's value. */
export function picturesAt(value: unknown, [key, ...rest]: string[]): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  if (key === undefined) return 'hash' in value ? [value as Picture] : [];
  const children = key === '*' ? Object.values(value) : [(value as Record<string, unknown>)[key]];
  return children.flatMap((child) => picturesAt(child, rest));
}

/** The path at which the section names the picture; for a picture that comes with a product, that of the section. */
function placeOf(
  { raw }: AuditedContent,
  { slug }: ResolvedPage,
  id: string,
  picture: string,
): { file: string; path: string } {
  const file = `${pageFolder(slug)}/page.yaml`;
  const { sections = [] } = (raw.get(file) ?? {}) as { sections?: { id?: string }[] };
  const section = ['sections', `${sections.findIndex((one) => one.id === id)}`];
  const field = writtenFields(raw, file).find(
    ({ role, value, path }) => role.role === 'reference' && value === picture && path[1] === section[1],
  );
  return { file, path: (field?.path ?? section).join('.') };
}
