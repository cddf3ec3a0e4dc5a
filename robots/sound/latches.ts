/** The moments at which joints reach their stops in a transformation, and click. */
import type { RigPlan, Track } from '../rig.ts';
import { groupOf } from './joint-groups.ts';

export interface Stop {
  /** Progress at which it is reached, and the direction that reaches it. */
  t: number;
  forward: boolean;
  group: number;
  /** 0 to 1, by the moved mass and its speed. */
  strength: number;
  /** Seconds by which it comes late, because no two latches close at the same instant. */
  lag: number;
}

/** Size of a move that is too small to end in a click. */
const leastMove: Record<string, number> = { r: 4, p: 0.03, s: 0.08 };
/** Degrees that count as much as a slide by a unit or a change of size by one. */
const asDegrees: Record<string, number> = { r: 1, p: 70, s: 30 };
/** Stops of a group that are closer together than this are one. */
const grain = 0.03;
const maxLag = 0.014;

export function stopsOf({ joints, tracks }: RigPlan, shares: ReadonlyMap<string, number>): Stop[] {
  const stops = new Map<string, Stop>();
  const names = new Set(joints.map(([name]) => name));
  const add = (joint: string, t: number, forward: boolean, force: number) => {
    const group = groupOf(joint);
    const key = `${group} ${forward} ${Math.round(t / grain)}`;
    const stop = stops.get(key) ?? { t, forward, group, strength: 0, lag: (maxLag * ((group * 7) % 12)) / 12 };
    stop.strength += force;
    stops.set(key, stop);
  };
  for (const [pair, channel, ...keys] of tracks) {
    const kind = channel[0] as string;
    for (const joint of names.has(pair) ? [pair] : [`${pair}L`, `${pair}R`])
      for (const [from, to] of moves(keys, leastMove[kind] as number)) {
        const degrees = Math.abs(to[1] - from[1]) * (asDegrees[kind] as number);
        const force = ((shares.get(joint) ?? 0) * degrees) / Math.max(0.1, to[0] - from[0]);
        add(joint, to[0], true, force);
        add(joint, from[0], false, force);
      }
  }
  return [...stops.values()].map((stop) => ({ ...stop, strength: Math.min(1, 0.14 + (stop.strength / 70) ** 0.6) }));
}

type Key = Track extends [string, unknown, ...(infer K)[]] ? K : never;

/** First and last key of each uninterrupted movement. */
function moves(keys: Key[], least: number): [from: Key, to: Key][] {
  const movements: [from: Key, to: Key][] = [];
  let from: Key | undefined;
  for (const [index, key] of keys.entries()) {
    const next = keys[index + 1];
    const goesOn = next !== undefined && Math.abs(next[1] - key[1]) >= least;
    if (from && !goesOn) movements.push([from, key]);
    from = goesOn ? (from ?? key) : undefined;
  }
  return movements;
}

/** The stops reached between two points of the transformation, and at which share of the way. */
export function passedStops(stops: readonly Stop[], from: number, to: number): { stop: Stop; share: number }[] {
  if (from === to) return [];
  const forward = to > from;
  return stops
    .filter(
      (stop) => stop.forward === forward && (forward ? from < stop.t && stop.t <= to : to <= stop.t && stop.t < from),
    )
    .map((stop) => ({ stop, share: (stop.t - from) / (to - from) }));
}
