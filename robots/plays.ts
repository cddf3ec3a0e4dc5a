/** Short plays for the mini theater. A play is a function of time, so it looks the same live and on film. */
import { clamp, smooth } from './kit/place.ts';
import { blendPoses, type Motions, poseAt, transformSeconds } from './motions.ts';
import type { PlayName, performers, RobotName } from './names.ts';
import type { Pose } from './rig.ts';

/** A change at `at` seconds. What a cue does not name stays as it is. */
export interface Cue {
  at: number;
  /** Name of a motion; `rest` ends one. */
  motion?: string;
  /** 0: the first shape; 1: the other. */
  shape?: 0 | 1;
  /** New position and direction (degrees, 0 faces the audience), reached after `over` seconds. */
  place?: [x: number, z: number];
  yaw?: number;
  over?: number;
}
export interface Part {
  robot: RobotName;
  place: [x: number, z: number];
  yaw: number;
  cues: Cue[];
}
export interface Play<Parts extends Part[] = Part[]> {
  seconds: number;
  parts: Parts;
}
type Solo = Play<[Part]>;
type Duo = Play<[Part, Part]>;

export interface RobotState {
  /** Progress of the transformation, 0 to 1. */
  t: number;
  pose: Pose;
  place: [x: number, z: number];
  yaw: number;
}

const poseSeconds = 0.4;
const restMotion = 'rest';

/** State of a part at a time in seconds. Throws a RangeError for a motion that the robot does not have. */
export function stateAt(part: Part, motions: Motions, seconds: number): RobotState {
  const past = part.cues.filter(({ at }) => at <= seconds);
  return { ...placementAt(part, past, seconds), t: shapeAt(past, seconds), pose: poseAtTime(past, motions, seconds) };
}

function placementAt(part: Part, past: readonly Cue[], seconds: number): Pick<RobotState, 'place' | 'yaw'> {
  let [[x, z], yaw] = [part.place, part.yaw];
  for (const cue of past) {
    const k = smooth(clamp((seconds - cue.at) / (cue.over || 0.001)));
    const [toX, toZ] = cue.place ?? [x, z];
    [x, z, yaw] = [x + (toX - x) * k, z + (toZ - z) * k, yaw + ((cue.yaw ?? yaw) - yaw) * k];
  }
  return { place: [x, z], yaw };
}

function shapeAt(past: readonly Cue[], seconds: number): number {
  let [t, goal, since] = [0, 0, 0];
  const advance = (until: number) => {
    const maxChange = (until - since) / transformSeconds;
    t += Math.min(maxChange, Math.max(-maxChange, goal - t));
    since = until;
  };
  for (const { at, shape } of past) {
    if (shape === undefined) continue;
    advance(at);
    goal = shape;
  }
  advance(seconds);
  return t;
}

function poseAtTime(past: readonly Cue[], motions: Motions, seconds: number): Pose {
  const [last, before] = past.filter(({ motion }) => motion !== undefined).toReversed();
  if (!last) return {};
  const poseOf = ({ motion = restMotion, at }: Cue, time: number): Pose => {
    if (motion === restMotion) return {};
    const playedMotion = motions[motion];
    if (!playedMotion) throw new RangeError(`the robot knows no motion ${JSON.stringify(motion)}`);
    return poseAt(playedMotion, time - at);
  };
  const now = poseOf(last, seconds);
  const k = (seconds - last.at) / poseSeconds;
  return k >= 1 ? now : blendPoses(before ? poseOf(before, last.at) : {}, now, smooth(clamp(k)));
}

/** A quarrel: the first strikes, the second ducks and strikes back, and both make up with a nod. */
const quarrel = (first: RobotName, second: RobotName, apart = 1.9): Duo => ({
  seconds: 10.5,
  parts: [
    {
      robot: first,
      place: [-apart, 0],
      yaw: 52,
      cues: [
        { at: 0.4, motion: 'punch' },
        { at: 2.6, motion: 'walk', place: [-apart - 0.7, -0.3], over: 1 },
        { at: 3.7, motion: 'bow' },
        { at: 6.2, motion: 'nod' },
        { at: 7.6, motion: 'cheer', place: [-apart - 1, 0], yaw: 14, over: 1.4 },
      ],
    },
    {
      robot: second,
      place: [apart, 0],
      yaw: -52,
      cues: [
        { at: 0.5, motion: 'bow' },
        { at: 3.1, motion: 'punch' },
        { at: 5.2, motion: 'rest' },
        { at: 6.5, motion: 'nod' },
        { at: 7.7, motion: 'cheer', yaw: -14, over: 1.4 },
      ],
    },
  ],
});

/** The first shows its other shape, the second watches and applauds. */
const showOff = (first: RobotName, second: RobotName, apart = 2): Duo => ({
  seconds: 11.4,
  parts: [
    {
      robot: first,
      place: [-apart, 0],
      yaw: 20,
      cues: [
        { at: 0.3, motion: 'wave' },
        { at: 2.9, motion: 'rest', shape: 1 },
        { at: 6, shape: 0 },
        { at: 8.7, motion: 'bow', yaw: 10, over: 1 },
      ],
    },
    {
      robot: second,
      place: [apart, 0],
      yaw: -40,
      cues: [
        { at: 3.2, motion: 'nod' },
        { at: 5.6, motion: 'cheer' },
        { at: 8.8, motion: 'bow', yaw: -10, over: 1 },
      ],
    },
  ],
});

/** Alone in the light: a greeting, the other shape and back, a bow. */
const soliloquy = (robot: RobotName): Solo => ({
  seconds: 11.4,
  parts: [
    {
      robot,
      place: [0, 0],
      yaw: -20,
      cues: [
        { at: 0.3, motion: 'wave', yaw: 10, over: 1.6 },
        { at: 3, motion: 'rest', shape: 1 },
        { at: 6.2, shape: 0 },
        { at: 8.8, motion: 'bow' },
      ],
    },
  ],
});

/** The same with sides swapped, for the page of the second robot, which comes first there. */
const mirrored = ({ seconds, parts: [left, right] }: Duo): Duo => ({
  seconds,
  parts: [mirroredPart(right), mirroredPart(left)],
});
const mirroredPart = ({ robot, place: [x, z], yaw, cues }: Part): Part => ({
  robot,
  place: [-x, z],
  yaw: -yaw,
  cues: cues.map(mirroredCue),
});
const mirroredCue = ({ place, yaw, ...cue }: Cue): Cue => ({
  ...cue,
  ...(place && { place: [-place[0], place[1]] }),
  ...(yaw !== undefined && { yaw: -yaw }),
});

/** All plays by name. The type requires as many parts as `names.ts` states. */
export const PLAYS: { [Name in PlayName]: Play & { parts: { length: (typeof performers)[Name]['length'] } } } = {
  oldScores: quarrel('tank', 'car'),
  rightOfWay: mirrored(quarrel('tank', 'car')),
  twoLeaders: quarrel('truck', 'tank', 2.1),
  theDemonstration: showOff('eliteTruck', 'compact'),
  theCousins: showOff('compact', 'car'),
  kingAndTyrant: quarrel('dinosaur', 'tank', 2.1),
  oneLight: soliloquy('signatureTruck'),
  spaceRangers: showOff('ranger', 'rangerAlpha'),
  theInspection: mirrored(showOff('ranger', 'rangerAlpha')),
  twoScouts: showOff('scout', 'scoutPro'),
  agentAndScout: showOff('agent', 'scoutPro'),
};
