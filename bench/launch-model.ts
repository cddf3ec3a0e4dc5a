import type { EditionCode } from '#core/place/editions.ts';
import type { Cost } from './load.ts';

/** The kinds of request, by their cost. */
export type RequestKind = 'page' | 'notModified' | 'rendered' | 'script' | 'picture' | 'time' | 'code' | 'profile';

/** Visitors in the first minute; none in an edition without a line. */
const visitors: Partial<Record<EditionCode, number>> = {
  us: 240_000,
  cn: 300_000,
  jp: 90_000,
  kr: 60_000,
  uk: 80_000,
  de: 80_000,
  fr: 60_000,
  eu: 90_000,
};

/** A worldwide launch as data: change it to the expected figures. */
export const launch = {
  visitors,
  /** Share of a minute's visitors who come in its busiest ten seconds. */
  shareOfBusiestTenSeconds: 0.4,
  /** The requests of one visitor in that minute, and the share that the CDN serves by itself. */
  requests: {
    page: { each: 2, byCdn: 0.99 },
    notModified: { each: 1, byCdn: 0.99 },
    script: { each: 8, byCdn: 0.999 },
    picture: { each: 20, byCdn: 0.999 },
    time: { each: 2, byCdn: 0 },
    code: { each: 0.03, byCdn: 0 },
    profile: { each: 0.1, byCdn: 0 },
  } satisfies Partial<Record<RequestKind, { each: number; byCdn: number }>>,
  /** Pages that change at the edge; each node renders each of them once. */
  pagesRendered: 8 * 30,
  /** Highest load of a core, to leave room for the unforeseen. */
  maxUtilisation: 0.6,
};

export interface LaunchRow {
  kind: RequestKind;
  /** Requests per second in the busiest ten seconds: those of visitors, and those that reach the nodes. */
  requested: number;
  reaching: number;
  cores: number;
}

/** Returns the load of such a launch on the nodes, given the cost of each kind of response. */
export function launchRows(costs: Record<RequestKind, Cost>): LaunchRow[] {
  const everybody = Object.values(launch.visitors).reduce((sum, count) => sum + count, 0);
  const perSecond = (everybody * launch.shareOfBusiestTenSeconds) / 10;
  return Object.entries(launch.requests).map(([name, { each, byCdn }]) => {
    const kind = name as keyof typeof launch.requests;
    const requested = perSecond * each;
    const reaching = requested * (1 - byCdn);
    return { kind, requested, reaching, cores: (reaching * costs[kind].milliseconds) / 1000 };
  });
}
