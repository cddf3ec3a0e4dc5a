/** Motions of robots on two legs: poses over time, added to the current shape. */
import { clamp, smooth } from './kit/place.ts';
import type { Channel, Pose } from './rig.ts';

export interface Motion {
  /** Length; a motion that loops starts again at once. */
  seconds: number;
  loops?: boolean;
  /** Poses by share of the time, 0 to 1. Joints that a pose does not name are neutral. */
  keys: readonly [at: number, pose: Pose][];
  /** Progress of the transformation by share of the time, 0 to 1. Without it the robot stays in its first shape. */
  shape?: readonly [at: number, t: number][];
}
export type Motions = Record<string, Motion>;

/** A motion from the neutral pose and back to it. */
export const motion = (seconds: number, ...keys: Motion['keys']): Motion => ({
  seconds,
  keys: [[0, {}], ...keys, [1, {}]],
});

/** Seconds of a transformation in one direction. */
export const transformSeconds = 2.6;

const channelsOf = (keys: Motion['keys']): [joint: string, channel: Channel][] => {
  const channelNames = keys.flatMap(([, pose]) =>
    Object.entries(pose).flatMap(([joint, offsets]) => Object.keys(offsets).map((channel) => `${joint} ${channel}`)),
  );
  return [...new Set(channelNames)].map((name) => name.split(' ') as [string, Channel]);
};
const channelCache = new WeakMap<Motion, [joint: string, channel: Channel][]>();

/** The keys before and after a time in seconds, and how far it is between them. */
function keysAround<Key extends readonly [at: number, value: unknown]>(
  keys: readonly Key[],
  { seconds: length, loops }: Motion,
  seconds: number,
): [from: Key | undefined, to: Key | undefined, k: number] {
  const share = seconds / length;
  const x = loops ? share - Math.floor(share) : clamp(share);
  const after = keys.findIndex(([at]) => at > x);
  const [from, to] = [keys.at(after === -1 ? -1 : after - 1), keys.at(after)];
  const [fromAt, toAt] = [from?.[0] ?? 0, to?.[0] ?? 1];
  return [from, to, toAt > fromAt ? smooth((x - fromAt) / (toAt - fromAt)) : 1];
}

/** The pose of a motion at a time in seconds. After the end: its last pose, or the next loop. */
export function poseAt(motion: Motion, seconds: number): Pose {
  const { keys } = motion;
  const [[, from] = [0, {}], [, to] = [1, {}], k] = keysAround(keys, motion, seconds);
  const channels = channelCache.get(motion) ?? channelsOf(keys);
  channelCache.set(motion, channels);
  const pose: Pose = {};
  for (const [joint, channel] of channels) {
    const [a, b] = [from[joint]?.[channel] ?? 0, to[joint]?.[channel] ?? 0];
    pose[joint] = { ...pose[joint], [channel]: a + (b - a) * k };
  }
  return pose;
}

/** Progress of the transformation during a motion at a time in seconds. */
export function progressAt(motion: Motion, seconds: number): number {
  const [[, from] = [0, 0], [, to] = [1, 0], k] = keysAround(motion.shape ?? [], motion, seconds);
  return clamp(from + (to - from) * k);
}

/** Blends two poses; `k` from 0 to 1. */
export function blendPoses(from: Pose, to: Pose, k: number): Pose {
  const pose: Pose = {};
  for (const joint of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const channels = new Set([...Object.keys(from[joint] ?? {}), ...Object.keys(to[joint] ?? {})]) as Set<Channel>;
    pose[joint] = Object.fromEntries(
      [...channels].map((channel) => {
        const [a, b] = [from[joint]?.[channel] ?? 0, to[joint]?.[channel] ?? 0];
        return [channel, a + (b - a) * k];
      }),
    );
  }
  return pose;
}

/** Both legs, or that of one side, bent by so many degrees. */
export const legs = (hip: number, knee: number, ankle: number, side: 'L' | 'R' | '' = ''): Pose => ({
  [`hip${side}`]: { rx: hip },
  [`knee${side}`]: { rx: knee },
  [`ankle${side}`]: { rx: ankle },
});

const step = (front: 'L' | 'R'): Pose => {
  const back = front === 'L' ? 'R' : 'L';
  return {
    ...legs(-24, 8, 14, front),
    ...legs(20, 12, -12, back),
    [`shoulder${front}`]: { rx: 18 },
    [`elbow${front}`]: { rx: -8 },
    [`shoulder${back}`]: { rx: -22 },
    [`elbow${back}`]: { rx: -20 },
    torso: { ry: front === 'L' ? -5 : 5 },
  };
};
const pass = (lifted: 'L' | 'R'): Pose => ({
  ...legs(-22, 46, -14, lifted),
  [`knee${lifted === 'L' ? 'R' : 'L'}`]: { rx: 4 },
});
const raised: Pose = {
  torso: { ry: -8 },
  head: { ry: 14, rz: 5 },
  shoulderL: { rx: -20, rz: 100 },
  elbowL: { rx: -40, rz: 16 },
  shoulderR: { rx: 6, rz: 8 },
  elbowR: { rx: -24 },
};
const waving: Pose = { ...raised, elbowL: { rx: -40, rz: 52 } };
const bowed: Pose = { torso: { rx: 26 }, head: { rx: 12 }, shoulder: { rx: 10 }, ...legs(-6, 8, -2) };
const fists: Pose = { shoulderR: { rx: -30 }, elbowR: { rx: -70 }, shoulderL: { rx: -40 }, elbowL: { rx: -60 } };
const strike: Pose = { shoulderR: { rx: -84 }, elbowR: { rx: 6 }, shoulderL: { rx: -20 }, elbowL: { rx: -70 } };
const cheering: Pose = { shoulder: { rx: -30, rz: 96 }, elbow: { rx: -40 }, head: { rx: -10 }, ...legs(-6, 10, -4) };

/** For robots with two arms and legs and the joints shoulder, elbow, hip, knee and ankle. */
export const ON_TWO_LEGS: Motions = {
  walk: {
    seconds: 1.4,
    loops: true,
    keys: [
      [0, step('L')],
      [0.25, pass('R')],
      [0.5, step('R')],
      [0.75, pass('L')],
      [1, step('L')],
    ],
  },
  wave: motion(2.6, [0.2, raised], [0.35, waving], [0.5, raised], [0.65, waving], [0.8, raised]),
  nod: motion(1.4, [0.3, { head: { rx: 16 } }], [0.5, { head: { rx: -4 } }], [0.75, { head: { rx: 14 } }]),
  bow: motion(2.4, [0.4, bowed], [0.6, bowed]),
  punch: motion(
    2,
    [0.25, { torso: { ry: -18 }, ...fists, ...legs(-8, 14, -6) }],
    [0.4, { torso: { ry: 22, rx: 6 }, ...strike, ...legs(-8, 14, -6) }],
    [0.6, { torso: { ry: -12 }, ...fists }],
  ),
  cheer: motion(
    2.2,
    [0.3, cheering],
    [0.5, { shoulder: { rx: -30, rz: 120 }, elbow: { rx: -10 }, head: { rx: -12 } }],
    [0.7, cheering],
  ),
};
