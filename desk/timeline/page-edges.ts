import type { Resolution } from '#rules/page/page.ts';
import { resolvePage } from '#rules/page/page.ts';
import type { Place } from '#rules/place/place.ts';
import type { Site } from '#rules/site/site.ts';
import type { Instant } from '#rules/time/instant.ts';
import type { DatedKind, DatedWindow } from './dated-windows.ts';
import { datedWindows } from './dated-windows.ts';
import type { PageChange } from './page-changes.ts';
import { pageChanges } from './page-changes.ts';

/** What opens, closes or changes at an edge, and where its times are written. */
export interface EdgeName {
  name: string;
  what: 'opens' | 'closes' | 'changes';
  file: string;
  path: string;
}

/** Whether a place shows its page, leads elsewhere, or has none. */
export type PageState = { kind: 'page' } | { kind: 'redirect'; to: string } | { kind: 'missing' };

/** An instant from which on a place shows something else. */
export interface PageEdge {
  instant: Instant;
  names: EdgeName[];
  changes: PageChange[];
  /** What the place is from here on. */
  state: PageState;
}

/** Kinds that concern a page only where it speaks of their product. */
const ofProducts: readonly DatedKind[] = ['promotion', 'price', 'preSale', 'announced', 'onSale'];
/** Kinds in the order in which their names say most about an edge. */
const telling: readonly DatedKind[] = [
  'page',
  'stage',
  'campaign',
  'banner',
  'section',
  'card',
  'event',
  'question',
  'navItem',
];
/**
 * Kinds with which a whole page comes and goes: the alternates of the same page in other editions name it while it is
 * there.
 */
const ofWholePages: readonly DatedKind[] = ['page', 'campaign', 'stage'];
/** Kinds that stand on one page. */
const ofOnePage: readonly DatedKind[] = ['section', 'card', 'event', 'question'];

/**
 * Every instant at which what a place shows changes, in order; each with what opens or closes then and with what
 * changes on the page. Pure.
 */
export function pageEdges(site: Site, place: Place, windows: readonly DatedWindow[] = datedWindows(site)): PageEdge[] {
  const edges: PageEdge[] = [];
  let before = resolvePage(site, place, 0);
  let said = JSON.stringify(before);
  while (before.validUntil !== undefined) {
    const instant: Instant = before.validUntil;
    const after = resolvePage(site, place, instant);
    const saidBefore = said;
    said = JSON.stringify(after);
    const changes = pageChanges(before, after);
    if (changes.length > 0)
      edges.push({
        instant,
        names: namesAt(site, instant, place, windows, saidBefore + said),
        changes,
        state: pageState(after),
      });
    before = after;
  }
  return edges;
}

/** What a place is at an instant. */
export function pageState(resolution: Resolution): PageState {
  if ('page' in resolution) return { kind: 'page' };
  return 'redirect' in resolution ? { kind: 'redirect', to: resolution.redirect } : { kind: 'missing' };
}

/**
 * Windows with this edge that concern the page; where none is known to, all of the edition; where it has none, those of
 * pages and campaigns elsewhere, and announcements there of what the edition does not sell itself.
 */
function namesAt(
  site: Site,
  instant: Instant,
  place: Place,
  windows: readonly DatedWindow[],
  shown: string,
): EdgeName[] {
  const here = windows.filter(({ opens, closes }) => opens === instant || closes === instant);
  const own = here.filter((window) => window.edition === place.edition);
  const isSoldHere = ({ subject = '' }: DatedWindow) => Object.hasOwn(site.offers[place.edition], subject);
  const reachesHere = (window: DatedWindow) =>
    ofWholePages.includes(window.kind) || (window.kind === 'announced' && !isSoldHere(window));
  const abroad = here.filter((window) => window.edition !== place.edition && reachesHere(window)).map(withEdition);
  const concerning = [
    ...own.filter((window) => concerns(window, place, shown)),
    ...abroad.filter((window) => concernsFromAbroad(window, place, shown)),
  ];
  const rank = ({ kind }: DatedWindow) => (telling.includes(kind) ? telling.indexOf(kind) : telling.length);
  const [named = []] = [concerning, own, abroad].filter((some) => some.length > 0);
  return named
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ name, kind, file, path, opens }) => ({
      name,
      what: kind === 'price' ? 'changes' : opens === instant ? 'opens' : 'closes',
      file,
      path,
    }));
}

function concerns({ kind, slug, subject }: DatedWindow, place: Place, shown: string): boolean {
  if (ofOnePage.includes(kind)) return slug === place.slug;
  return !ofProducts.includes(kind) || subject === undefined || shown.includes(`"product":"${subject}"`);
}

const concernsFromAbroad = ({ kind, slug, subject }: DatedWindow, place: Place, shown: string): boolean =>
  kind === 'announced' ? shown.includes(`"${subject}"`) : slug === place.slug;

const withEdition = (window: DatedWindow): DatedWindow => ({ ...window, name: `${window.name} (${window.edition})` });
