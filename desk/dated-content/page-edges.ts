import type { EditionCode } from '#core/place/editions.ts';
import type { Place } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { type DatedKind, type DatedWindow, datedWindows } from '#pages/dated-windows.ts';
import { type Resolution, resolvePage } from '#pages/resolve-page.ts';
import { withLocalTimes } from './local-time.ts';
import { type PageChange, pageChanges } from './page-changes.ts';
import { productKinds } from './window-clusters.ts';

export interface EdgeName {
  name: string;
  what: 'opens' | 'closes' | 'changes';
  file: string;
  path: string;
}

export type PageState = { kind: 'page' } | { kind: 'redirect'; to: string } | { kind: 'missing' };

export interface PageEdge {
  instant: Instant;
  names: EdgeName[];
  changes: PageChange[];
  state: PageState;
}

/** Kinds by how much their name explains an edge, the best first. */
const kindsByRelevance: readonly DatedKind[] = [
  'page',
  'stage',
  'campaign',
  'banner',
  'section',
  'card',
  'question',
  'navItem',
];
/**
 * Kinds that open and close whole pages. They also change the same page in other editions, which lists it among its
 * alternates.
 */
const wholePageKinds: readonly DatedKind[] = ['page', 'campaign', 'stage'];
const singlePageKinds: readonly DatedKind[] = ['section', 'card', 'question'];

/**
 * Finds every instant at which the content of a place changes, in order, with the things that open or close then and
 * the changes of the page. Pure.
 */
export function pageEdges(site: Site, place: Place): PageEdge[] {
  const windows = datedWindows(site);
  const edges: PageEdge[] = [];
  let before = resolvePage(site, place, 0);
  let json = JSON.stringify(before);
  while (before.validUntil !== undefined) {
    const instant: Instant = before.validUntil;
    const after = resolvePage(site, place, instant);
    const jsonBefore = json;
    json = JSON.stringify(after);
    const changes = pageChanges(before, after).map((change) => inLocalTime(change, place.edition));
    if (changes.length > 0)
      edges.push({
        instant,
        names: namesAt(site, instant, place, windows, jsonBefore + json),
        changes,
        state: pageState(after),
      });
    before = after;
  }
  return edges;
}

const inLocalTime = ({ path, before, after }: PageChange, edition: EditionCode): PageChange => ({
  path,
  ...(before !== undefined && { before: withLocalTimes(before, edition) }),
  ...(after !== undefined && { after: withLocalTimes(after, edition) }),
});

export function pageState(resolution: Resolution): PageState {
  if ('page' in resolution) return { kind: 'page' };
  return 'redirect' in resolution ? { kind: 'redirect', to: resolution.redirect } : { kind: 'missing' };
}

/**
 * The windows with this edge that concern the page. If there are none, all of the edition; if it has none either, those
 * of other editions that can change this page: pages, campaigns, and announcements of products that this edition does
 * not sell.
 */
function namesAt(
  site: Site,
  instant: Instant,
  place: Place,
  windows: readonly DatedWindow[],
  pageJson: string,
): EdgeName[] {
  const windowsAtEdge = windows.filter(({ opens, closes }) => opens === instant || closes === instant);
  const ownWindows = windowsAtEdge.filter((window) => window.edition === place.edition);
  const isSoldInEdition = ({ subject = '' }: DatedWindow) => Object.hasOwn(site.offers[place.edition], subject);
  const affectsOtherEditions = (window: DatedWindow) =>
    wholePageKinds.includes(window.kind) || (isAnnouncement(window) && !isSoldInEdition(window));
  const otherWindows = windowsAtEdge
    .filter((window) => window.edition !== place.edition && affectsOtherEditions(window))
    .map(withEdition);
  const concerning = [
    ...ownWindows.filter((window) => concerns(window, place, pageJson)),
    ...otherWindows.filter((window) => concernsAcrossEditions(window, place, pageJson)),
  ];
  const rank = ({ kind }: DatedWindow) =>
    kindsByRelevance.includes(kind) ? kindsByRelevance.indexOf(kind) : kindsByRelevance.length;
  const [relevantWindows = []] = [concerning, ownWindows, otherWindows].filter((some) => some.length > 0);
  return relevantWindows
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ name, kind, file, path, opens }) => ({
      name,
      what: kind === 'price' ? 'changes' : opens === instant ? 'opens' : 'closes',
      file,
      path,
    }));
}

function concerns({ kind, slug, subject }: DatedWindow, place: Place, pageJson: string): boolean {
  if (singlePageKinds.includes(kind)) return slug === place.slug;
  return !productKinds.includes(kind) || subject === undefined || pageJson.includes(`"product":"${subject}"`);
}

const concernsAcrossEditions = (window: DatedWindow, place: Place, pageJson: string): boolean =>
  isAnnouncement(window) ? pageJson.includes(`"${window.subject}"`) : window.slug === place.slug;

/** Returns true if a window is the first stage of a product's life. */
const isAnnouncement = ({ kind, path }: DatedWindow): boolean => kind === 'life' && path.endsWith('.life.0');

const withEdition = (window: DatedWindow): DatedWindow => ({ ...window, name: `${window.name} (${window.edition})` });
