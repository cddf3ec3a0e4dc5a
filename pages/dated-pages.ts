import { drawSlug } from '#core/campaigns/campaign.ts';
import {
  type ContentLocation,
  type DatedWindow,
  datedKinds,
  datedWindow,
  englishProductName,
  pageFile,
  pageName,
  titleFromKey,
} from '#core/dated/dated-window.ts';
import type { Field } from '#core/fields/walk.ts';
import { pageWindows } from '#core/links/link.ts';
import type { PageSettings } from '#core/links/page-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { TimeWindow } from '#core/time/time-window.ts';
import { settingsFields } from './page-fields.ts';

/** The windows of an edition's pages, their sections, and everything with a window inside these. */
export function datedPages(site: Site, edition: EditionCode): DatedWindow[] {
  return Object.entries(site.pages).flatMap(([slug, { settings, wordsFrom }]) => {
    if (pageWindows(site, edition, slug).length === 0) return [];
    const file = pageFile(wordsFrom ?? slug);
    const pageSubject = settings.product ?? slug;
    return [
      ...datedWindow(
        {
          edition,
          kind: 'page',
          name: `Page “${shortPageName(site, slug)}”`,
          ...windowLocation(slug, settings, edition),
          slug,
          subject: pageSubject,
        },
        settings.where[edition] ?? {},
      ),
      ...settingsFields(settings).flatMap(({ role, value, path, holder, editions }) => {
        if (role.role !== 'window' || role.of === 'page' || editions?.includes(edition) === false) return [];
        const product = typeof holder.value.product === 'string' ? holder.value.product : undefined;
        const section = settings.sections[Number(path[1])];
        const name = [
          `${datedKinds[role.of][0]} “${holderName(holder)}”`,
          ...(product === undefined ? [] : [`of ${englishProductName(site, product)}`]),
          ...(role.of === 'section' || !section ? [] : [`in “${titleFromKey(section.id)}”`]),
          `on ${pageName(site, slug)}`,
        ].join(' ');
        const place = { edition, kind: role.of, name, file, path: path.join('.'), slug };
        return datedWindow({ ...place, subject: product ?? pageSubject }, value as TimeWindow);
      }),
    ];
  });
}

/** Where content writes the window of a page: the results of a draw have a page from its day on. */
const windowLocation = (slug: string, { reports }: PageSettings, edition: EditionCode): ContentLocation =>
  reports !== undefined && slug === drawSlug(reports)
    ? { file: `content/campaigns/${reports}.yaml`, path: `values.${edition}.drawDay` }
    : { file: pageFile(slug), path: `where.${edition}` };

const shortPageName = (site: Site, slug: string) =>
  slug === '' ? 'Home' : pageName(site, slug).replace('the page ', '');

/** Named by its id, else by its product if it is in a list, else by its key. */
function holderName({ value: { id, product }, path }: Field['holder']): string {
  if (typeof id === 'string') return titleFromKey(id);
  const key = path.at(-1) ?? '';
  return titleFromKey(/^\d+$/.test(key) && typeof product === 'string' ? product : key);
}
