import { drawSlug } from '#core/campaigns/after-sale.ts';
import {
  type ContentLocation,
  type DatedKind,
  type DatedWindow,
  datedKinds,
  datedWindow,
  pageFile,
  pageName,
  productNameOf,
  titleFromKey,
} from '#core/dated/dated-window.ts';
import { windowsOf } from '#core/links/link.ts';
import type { PageSettings } from '#core/links/page-schema.ts';
import { type EditionCode, isEditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { TimeWindow } from '#core/time/time-window.ts';

type Tree = Record<string, unknown>;

/** The windows of an edition's pages, their sections, and everything with a window inside these. */
export function datedPages(site: Site, edition: EditionCode): DatedWindow[] {
  return Object.entries(site.pages).flatMap(([slug, { settings, wordsFrom }]) => {
    if (windowsOf(site, edition, slug).length === 0) return [];
    const file = pageFile(wordsFrom ?? slug);
    const heldWindows = settings.sections.flatMap((section, index) =>
      windowsWithin(section, `sections.${index}`, edition),
    );
    const pageSubject = settings.product ?? slug;
    return [
      ...datedWindow(
        {
          edition,
          kind: 'page',
          name: `Page “${titleOf(site, slug)}”`,
          ...windowLocation(slug, settings, edition),
          slug,
          subject: pageSubject,
        },
        settings.where[edition] ?? {},
      ),
      ...heldWindows.flatMap(({ window, holder, path, key }) => {
        const kind = kindOf(holder, path);
        const product = typeof holder.product === 'string' ? holder.product : undefined;
        const label = `${datedKinds[kind][0]} “${nameOf(holder, key)}”${product === undefined ? '' : ` of ${productNameOf(site, product)}`}`;
        const section = settings.sections[Number(path.split('.')[1])];
        const within = section === undefined || section === holder ? '' : ` in “${titleFromKey(section.id)}”`;
        const name = `${label}${within} on ${pageName(site, slug)}`;
        return datedWindow({ edition, kind, name, file, path, slug, subject: product ?? pageSubject }, window);
      }),
    ];
  });
}

/** Where content writes the window of a page: the results of a draw have a page from its day on. */
const windowLocation = (slug: string, { reports }: PageSettings, edition: EditionCode): ContentLocation =>
  reports !== undefined && slug === drawSlug(reports)
    ? { file: `content/campaigns/${reports}.yaml`, path: `values.${edition}.drawDay` }
    : { file: pageFile(slug), path: `where.${edition}` };

const titleOf = (site: Site, slug: string) => (slug === '' ? 'Home' : pageName(site, slug).replace('the page ', ''));

interface HeldWindow {
  window: TimeWindow;
  /** The object with the window. */
  holder: Tree;
  path: string;
  key: string;
}

/**
 * Every `window` within a section, and every one of `windows` for this edition. Parts that the edition does not show
 * are left out.
 */
function windowsWithin(holder: unknown, path: string, edition: EditionCode): HeldWindow[] {
  if (Array.isArray(holder)) return holder.flatMap((entry, index) => windowsWithin(entry, `${path}.${index}`, edition));
  if (!isTree(holder) || (Array.isArray(holder.only) && !holder.only.includes(edition))) return [];
  const key = path.split('.').at(-1) ?? '';
  return Object.entries(holder).flatMap(([name, value]) => {
    if (name === 'window' && isTree(value)) return [{ window: value, holder, path: `${path}.window`, key }];
    if (name === 'windows' && isTree(value)) {
      const window = value[edition];
      return isTree(window) ? [{ window, holder, path: `${path}.windows.${edition}`, key }] : [];
    }
    return windowsWithin(
      isTree(value) && isListed(holder) ? onlyListed(value, holder.lists, edition) : value,
      `${path}.${name}`,
      edition,
    );
  });
}

/** Returns true if `lists` beside the entries say which of them each edition shows. */
const isListed = (holder: Tree): holder is Tree & { lists: Tree } =>
  isTree(holder.lists) && Object.keys(holder.lists).every(isEditionCode);

function onlyListed(entries: Tree, lists: Tree, edition: EditionCode): Tree {
  const list = lists[edition];
  const ids = Array.isArray(list) ? list : [];
  return Object.fromEntries(Object.entries(entries).filter(([id]) => ids.includes(id)));
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

function kindOf(holder: Tree, path: string): DatedKind {
  if (typeof holder.kind === 'string') return 'section';
  if (path.includes('.events.')) return 'event';
  return path.includes('.questions.') ? 'question' : 'card';
}

/** Named by its id, else by its product, else by its key. */
function nameOf({ id, product }: Tree, key: string): string {
  if (typeof id === 'string') return titleFromKey(id);
  if (/^\d+$/.test(key) && typeof product === 'string') return titleFromKey(product);
  return titleFromKey(key);
}
