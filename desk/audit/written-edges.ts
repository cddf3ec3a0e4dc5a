import { valueAt } from '#core/fields/tree.ts';
import { pageWindows } from '#core/links/link.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { type DatedWindow, datedWindows } from '#pages/dated-windows.ts';
import type { RawContent } from '#server/content/content-reader.ts';
import type { AuditedContent } from './check.ts';
import type { Finding } from './finding.ts';
import { gaps } from './window-math.ts';

export interface WrittenEdge {
  edition: EditionCode;
  /** Named from the content's folder. */
  file: string;
  path: string;
  end: 'opens' | 'closes';
  instant: Instant;
  /** The wall time as written, `2025-08-28T00:00[+08:00]`. */
  text: string;
  window: DatedWindow;
}

export const findingAt = (
  { file, path, edition, instant, window: { slug } }: WrittenEdge,
  finding: Pick<Finding, 'check' | 'severity' | 'actual' | 'fix'>,
): Finding => ({ ...finding, file, path, edition, instant, slug });

/**
 * Every wall time in content, for every edition that it concerns, with its place. A time that a YAML anchor repeats is
 * listed once, at its first place.
 */
export function writtenEdges({ site, raw }: Pick<AuditedContent, 'site' | 'raw'>): WrittenEdge[] {
  const locations = datedWindows(site).flatMap((window) =>
    window.usedIn || window.kind === 'campaign' ? [] : edgeLocations(site, raw, window),
  );
  const sorted = locations.toSorted(
    (a, b) => a.edge.file.localeCompare(b.edge.file) || a.edge.path.localeCompare(b.edge.path, 'en', { numeric: true }),
  );
  return [...Map.groupBy(sorted, ({ parentValue }) => parentValue).values()].flatMap((edges) => {
    const repeated = Map.groupBy(edges, ({ edge }) => `${edge.edition} ${edge.path.split('.').at(-1)}`);
    return [...repeated.values()].flatMap(([first]) => (first ? [first.edge] : []));
  });
}

interface EdgeLocation {
  edge: WrittenEdge;
  /** The parsed value that holds the wall time: the same object wherever a YAML anchor repeats it. */
  parentValue: unknown;
}

/** Finds where content writes the two ends of a window, or the one time that opens it. */
function edgeLocations(site: Site, raw: RawContent, window: DatedWindow): EdgeLocation[] {
  const file = window.file.slice('content/'.length);
  const keys = window.path.split('.');
  const windowValue = valueAt(raw.get(file), keys);
  return (['opens', 'closes'] as const).flatMap((end): EdgeLocation[] => {
    const { edition, [end]: instant } = window;
    const isSingleTime = typeof windowValue === 'string' && end === 'opens';
    const [text, parentValue] = isSingleTime
      ? [windowValue, valueAt(raw.get(file), keys.slice(0, -1))]
      : [valueAt(windowValue, [end]), windowValue];
    if (typeof text !== 'string' || instant === undefined || !isVisible(site, window, instant)) return [];
    return [
      {
        edge: { edition, file, path: isSingleTime ? window.path : `${window.path}.${end}`, end, instant, text, window },
        parentValue,
      },
    ];
  });
}

/**
 * Returns true if visitors can see an edge. A section has its window in every edition, even while its page is closed.
 */
const isVisible = (site: Site, { kind, edition, slug }: DatedWindow, instant: Instant): boolean =>
  kind !== 'section' ||
  gaps({ opens: instant - 1, closes: instant + 1 }, pageWindows(site, edition, slug)).length === 0;
