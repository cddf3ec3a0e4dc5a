import { type Field, fieldsIn } from '#core/fields/walk.ts';
import { pageWindows } from '#core/links/link.ts';
import { pageFolder } from '#core/links/page-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { region } from '#core/regions/region-schema.ts';
import type { TimeWindow } from '#core/time/time-window.ts';
import { settingsFields, wordFields } from '#pages/page-fields.ts';
import { type AuditedContent, wordsFile } from './check.ts';
import { intersection } from './window-math.ts';

type Content = Pick<AuditedContent, 'site' | 'sources'>;

/** A link as content writes it, such as `page:flagship-megatron#specs`, and the window in which it is shown. */
export interface WrittenLink {
  ref: string;
  /** Named from the content's folder. */
  file: string;
  path: string;
  /** The page with the link; the home page for what surrounds all pages. */
  slug: string;
  shown: TimeWindow;
  isBanner?: boolean;
  /** True for menu entries that are shown exactly while their page is open. */
  followsPage?: boolean;
}

/** Every link of an edition. Pages that outlive a sale link to each other: no file has those links. */
export const editionLinks = (content: Content, edition: EditionCode): WrittenLink[] => [
  ...regionLinks(content, edition),
  ...Object.keys(content.site.pages).flatMap((slug) => {
    if (content.site.pages[slug]?.wordsFrom !== undefined) return [];
    const links = pageLinks(content, edition, slug);
    return pageWindows(content.site, edition, slug).flatMap((window) =>
      links.flatMap((link): WrittenLink[] => {
        const shown = intersection(window, link.shown);
        return shown ? [{ ...link, shown }] : [];
      }),
    );
  }),
];

const regionLinks = ({ site }: Content, edition: EditionCode): WrittenLink[] =>
  fieldsIn(region, site.regions[edition])
    .filter(isLink)
    .map(({ value, path, holder }) => {
      const { window, startTime } = holder.value as { window?: TimeWindow; startTime?: number };
      return {
        ref: value as string,
        file: `regions/${edition}.yaml`,
        path: path.join('.'),
        slug: '',
        shown: window ?? (startTime === undefined ? {} : { opens: startTime }),
        isBanner: path[0] === 'textBanners',
        followsPage: startTime === undefined && ['navs', 'footerNavs'].includes(path[0] ?? ''),
      };
    });

/** The links of a page's settings and words, while the windows of their section and entry are open. */
function pageLinks(content: Content, edition: EditionCode, slug: string): WrittenLink[] {
  const page = content.site.pages[slug];
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
        return { field, file: wordsFile(content, { slug, edition }, field.path), place: ['sections', `${index}`] };
      }),
  ];
  return links.flatMap(({ field: { value, path }, file, place }) => {
    const shown = shownAt(place);
    return shown ? [{ ref: value as string, file, path: path.join('.'), slug, shown }] : [];
  });
}

const isLink = ({ role }: Field): boolean => role.role === 'link';
