import { type DatedKind, type DatedWindow, datedKinds, timesCampaign, titleFromKey } from '#core/dated/dated-window.ts';
import type { Instant } from '#core/time/instant.ts';

/** Kinds of windows that belong to a product. They are one cluster only if they have the same path. */
export const productKinds: readonly DatedKind[] = ['promotion', 'price', 'life', 'tag'];

/**
 * Windows of one edition and kind that begin and end together because a single place in content dates them. They are
 * shown as one.
 */
export interface WindowCluster extends Pick<DatedWindow, 'edition' | 'kind' | 'name' | 'opens' | 'closes'> {
  /** The id of its first window. */
  id: string;
  windows: DatedWindow[];
}

/** Groups windows, in order: the eleven promotional prices of a stage become one cluster. */
export function clusterWindows(windows: readonly DatedWindow[]): WindowCluster[] {
  const groups = Map.groupBy(windows, ({ edition, kind, opens, closes, file, path, usedIn, subject }) =>
    [edition, kind, opens, closes, file, usedIn ? path : `${subject} ${productKinds.includes(kind) ? path : ''}`].join(
      '\n',
    ),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { id, edition, kind, opens, closes } = first;
    const times = { ...(opens !== undefined && { opens }), ...(closes !== undefined && { closes }) };
    return [{ id, edition, kind, name: clusterName(first, group.length), ...times, windows: group }];
  });
}

function clusterName({ kind, name, file, path, usedIn, subject = '', slug }: DatedWindow, count: number): string {
  if (count === 1) return name;
  const campaign = usedIn && timesCampaign({ file, path });
  return `${count} ${datedKinds[kind][1]} of ${titleFromKey(campaign ?? (subject || slug || 'home'))}`;
}

interface Dated {
  opens?: Instant;
  closes?: Instant;
}

export interface CalendarChange<What extends Dated> {
  instant: Instant;
  what: 'opens' | 'closes';
  of: What;
}

/** Every beginning and end, soonest first. At the same instant, ends come before beginnings. */
export const calendarChanges = <What extends Dated>(all: readonly What[]): CalendarChange<What>[] =>
  all
    .flatMap((of) =>
      (['closes', 'opens'] as const).flatMap((what): CalendarChange<What>[] => {
        const instant = of[what];
        return instant === undefined ? [] : [{ instant, what, of }];
      }),
    )
    .sort((one, other) => one.instant - other.instant || (one.what < other.what ? -1 : one.what > other.what ? 1 : 0));
