import { pageFolder } from '#core/links/page-schema.ts';
import type { Picture } from '#core/media/picture.ts';
import { resolveEveryPage } from '#pages/every-page.ts';
import type { Section } from '#pages/sections.ts';
import { type AuditedContent, type Check, oncePerPlace } from '../../check.ts';
import type { Finding } from '../../finding.ts';
import { type ShownWidth, shownWidths } from '../../shown-widths.ts';
import { writtenFields } from '../../written-words.ts';

/** Nobody sees that a tenth of the pixels is missing. */
const tolerance = 0.9;

/**
 * Finds pictures whose master has fewer pixels than the screen shows of it. Names of missing pictures are refused when
 * content is loaded.
 */
export const smallPictures: Check = (content) => {
  const pagesBySections = Map.groupBy(resolveEveryPage(content).pages, ({ page }) => page.sections);
  const findings = [...pagesBySections].flatMap(([sections, pages]) =>
    sections.flatMap((section) =>
      smallIn(section).map(({ picture, needed }): Finding => {
        const { edition, slug = '' } = pages[0] ?? {};
        return {
          check: 'small-picture',
          severity: 'note',
          ...picturePlace(content, slug, section.id, picture.id),
          ...(edition && { edition }),
          slug,
          actual: `${picture.id}, ${picture.width} px wide, where ${needed} px are shown`,
          fix: `Make a master of ${needed} px or more, or show another picture.`,
        };
      }),
    ),
  );
  return oncePerPlace(findings);
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

export function picturesAt(value: unknown, [key, ...rest]: string[]): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  if (key === undefined) return 'hash' in value ? [value as Picture] : [];
  const children = key === '*' ? Object.values(value) : [(value as Record<string, unknown>)[key]];
  return children.flatMap((child) => picturesAt(child, rest));
}

/** The path at which the section names the picture; for a picture that comes with a product, that of the section. */
function picturePlace({ raw, site }: AuditedContent, slug: string, id: string, picture: string) {
  const file = `${pageFolder(slug)}/page.yaml`;
  const index = site.pages[slug]?.settings.sections.findIndex((section) => section.id === id);
  const field = writtenFields(raw, file).find(
    ({ role, value, path }) => role.role === 'reference' && value === picture && path[1] === `${index}`,
  );
  return { file, path: field?.path.join('.') ?? `sections.${index}` };
}
