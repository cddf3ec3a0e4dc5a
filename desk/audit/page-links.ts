import { type Field, fieldsIn } from '#core/fields/walk.ts';
import { pageFolder } from '#core/links/page-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { type Region, region } from '#core/regions/region-schema.ts';
import type { TimeWindow } from '#core/time/time-window.ts';
import { settingsFields, wordFields } from '#pages/page-fields.ts';
import type { AuditedContent } from './finding.ts';
import { intersection } from './window-math.ts';

/** A link as content writes it, such as `page:flagship-megatron#specs`. */
export interface WrittenLink {
  ref: string;
  /** Named from the content's folder. */
  file: string;
  path: string;
}

/** The links of a region, or of these parts of it. */
export const regionLinks = (edition: EditionCode, parts: Partial<Region>): WrittenLink[] =>
  fieldsIn(region, parts)
    .filter(isLink)
    .map(({ value, path }) => ({ ref: value as string, file: `regions/${edition}.yaml`, path: path.join('.') }));

/**
 * The links that an edition shows on a page, in its settings and its words. `shown`: while the windows of their section
 * and entry are open.
 */
export function pageLinks(
  { site, sources }: Pick<AuditedContent, 'site' | 'sources'>,
  edition: EditionCode,
  slug: string,
): (WrittenLink & { shown: TimeWindow })[] {
  const page = site.pages[slug];
  if (!page) return [];
  const { settings, words } = page;
  const fields = settingsFields(settings).filter(({ editions }) => editions?.includes(edition) !== false);
  const shownAt = (path: readonly string[]) =>
    fields
      .filter(({ role, holder }) => role.role === 'window' && holder.path.every((key, index) => key === path[index]))
      .reduce<TimeWindow | undefined>((shown, { value }) => shown && intersection(shown, value as TimeWindow), {});
  const links = [
    ...fields.filter(isLink).map((field) => ({ field, file: `${pageFolder(slug)}/page.yaml`, place: field.path })),
    ...wordFields(settings, words[edition])
      .filter(isLink)
      .map((field) => {
        const index = settings.sections.findIndex(({ id }) => id === field.path[1]);
        const file = sources[slug]?.[edition]?.fileOf(field.path) ?? '';
        return { field, file, place: ['sections', `${index}`] };
      }),
  ];
  return links.flatMap(({ field: { value, path }, file, place }) => {
    const shown = shownAt(place);
    return shown ? [{ ref: value as string, file, path: path.join('.'), shown }] : [];
  });
}

const isLink = ({ role }: Field): boolean => role.role === 'link';
