import type { DatedWindow } from './dated-window.ts';
import { campaignOf, datedKinds, spokenName } from './dated-window.ts';

/**
 * Windows of one edition that are of one kind and begin and end together, because one place of content dates them all:
 * told as one.
 */
export interface WindowCluster extends Pick<DatedWindow, 'edition' | 'kind' | 'name' | 'opens' | 'closes'> {
  /** That of its first window. */
  id: string;
  windows: DatedWindow[];
}

/** Windows told as few things as possible, in their order: the eleven activity prices of a stage are one. */
export function clusterWindows(windows: readonly DatedWindow[]): WindowCluster[] {
  const groups = Map.groupBy(windows, ({ edition, kind, opens, closes, file, path, usedIn, subject }) =>
    [edition, kind, opens, closes, file, usedIn ? path : `${subject} ${ofPrices.has(kind) ? path : ''}`].join('\n'),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { id, edition, kind, opens, closes } = first;
    const times = { ...(opens !== undefined && { opens }), ...(closes !== undefined && { closes }) };
    return [{ id, edition, kind, name: nameOf(first, group.length), ...times, windows: group }];
  });
}

/** What is said of one product's sale is told one by one. */
const ofPrices: ReadonlySet<DatedWindow['kind']> = new Set(['promotion', 'price', 'preSale', 'onSale', 'announced']);

function nameOf({ kind, name, file, path, usedIn, subject = '', slug }: DatedWindow, count: number): string {
  if (count === 1) return name;
  const campaign = usedIn && campaignOf({ file, path });
  return `${count} ${datedKinds[kind][1]} of ${spokenName(campaign ?? (subject || slug || 'home'))}`;
}
