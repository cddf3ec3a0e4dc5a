/** Types of films.json, the exposures that result from it, and the order of the frames of a film. */

import { type Motion, type Motions, poseAt, progressAt } from '#robots/motions.ts';
import { type Part, PLAYS, stateAt } from '#robots/plays.ts';
import { between, fullViews, type Shot } from './exposures.ts';
import type { Actor, Exposure } from './stage.ts';

export type Size = [width: number, height: number];

interface Cut extends Shot {
  /** Name in `subjects`, for robot and light. Settings of the clip override it. */
  subject?: string;
  frames: number;
  fps: number;
  /** Sizes of the versions for wide screens and for phones (portrait). Both are centered and as large as possible. */
  wide: Size;
  phone: Size;
  /** Added to the constant rate factor of both formats, 0 by default: 2 saves about a seventh of the bytes. */
  compression?: number;
}
/** From the shot through its views and back, in a loop. */
export interface WayClip extends Cut {
  views: Partial<Exposure>[];
  /** Seconds for which the first and the last view are held. */
  hold: [first: number, last: number];
}
/** A motion: several loops of one that loops; another runs once, its first picture held for `rest` seconds. */
export interface MotionClip extends Cut {
  motion: string;
  rest?: number;
  times?: number;
}
export interface PlayClip extends Cut {
  play: keyof typeof PLAYS;
  from: number;
  to: number;
}
export type Clip = WayClip | MotionClip | PlayClip;
export interface Films {
  defaults: Partial<Exposure> & Partial<Cut>;
  subjects: Record<string, Shot>;
  films: Record<string, Partial<Clip>>;
}
export type MotionsOf = (robot: string) => Motions;

/** Eases in and out, nearly linear between. */
const ease = (x: number): number => 0.5 * x + 0.5 * x * x * (3 - 2 * x);

/** The clips, merged with their subject and the defaults. Throws for an unknown subject. */
export function clipsOf({ defaults, subjects, films }: Films): [name: string, clip: Clip][] {
  return Object.entries(films).map(([name, film]) => {
    const subject = film.subject === undefined ? {} : subjects[film.subject];
    if (!subject) throw new Error(`the film ${name} has an unknown subject ${film.subject}; add it to "subjects"`);
    return [name, { ...defaults, ...subject, ...film } as Clip];
  });
}

export const castOf = (clip: Clip): string[] =>
  'play' in clip ? PLAYS[clip.play].parts.map(({ robot }) => robot) : 'motion' in clip ? [clip.robot ?? ''] : [];

/** Exposures of a clip, in the order of taking them. */
export function frameExposures(clip: Clip, motionsOf: MotionsOf): Exposure[] {
  const exposureAt = movement(clip, motionsOf);
  return Array.from({ length: clip.frames }, (_, i) => exposureAt(i));
}

/** The movement of a clip: what is seen in a picture, counted from 0, and between two of them. */
export function movement(clip: Clip, motionsOf: MotionsOf): (picture: number) => Exposure {
  if ('play' in clip) return playMovement(clip, motionsOf);
  if ('motion' in clip) return motionMovement(clip, motionsOf(clip.robot ?? '')[clip.motion]);
  const { views: others, frames, hold: _, ...first } = clip;
  const views = fullViews(shotOf(first), others);
  return (picture) => between(views, ease(picture / (frames - 1)));
}

function motionMovement(
  { frames, motion: name, rest: _, times: __, ...shot }: MotionClip,
  motion: Motion | undefined,
): (picture: number) => Exposure {
  if (!motion) throw new Error(`the robot ${shot.robot} has no motion ${name}`);
  return (picture) => {
    const seconds = (motion.seconds * picture) / frames;
    const pose = poseAt(motion, seconds);
    return { ...shotOf(shot), ...(motion.shape && { t: progressAt(motion, seconds) }), pose };
  };
}

function playMovement(
  { play, from, to, frames, ...rest }: PlayClip,
  motionsOf: MotionsOf,
): (picture: number) => Exposure {
  const actor = (part: Part, seconds: number): Actor => {
    const { t, pose, place, yaw } = stateAt(part, motionsOf(part.robot), seconds);
    return { robot: part.robot, t, pose, place: [place[0], 0, place[1]], yaw };
  };
  return (picture) => {
    const [first, ...beside] = PLAYS[play].parts.map((part) =>
      actor(part, from + ((to - from) * picture) / (frames - 1)),
    );
    return { ...shotOf(rest), ...first, beside } as Exposure;
  };
}

/** Settings of a clip that are none of its pictures. */
const cutSettings = new Set<keyof Cut>(['subject', 'frames', 'fps', 'wide', 'phone', 'compression']);
const shotOf = (cut: Partial<Cut>): Exposure =>
  Object.fromEntries(
    Object.entries(cut).filter(([name]) => !cutSettings.has(name as keyof Cut)),
  ) as unknown as Exposure;

/** Indices of the pictures in the order of showing them, one loop. */
export function frameOrder(clip: Clip, motionsOf: MotionsOf): number[] {
  const forward = Array.from({ length: clip.frames }, (_, i) => i);
  if ('play' in clip) return forward;
  const still = (index: number, seconds: number) => Array.from({ length: Math.round(seconds * clip.fps) }, () => index);
  if ('motion' in clip)
    return motionsOf(clip.robot ?? '')[clip.motion]?.loops
      ? Array.from({ length: clip.times ?? 1 }, () => forward).flat()
      : [...still(0, clip.rest ?? 0), ...forward];
  const [first, last] = clip.hold;
  return [...still(0, first), ...forward, ...still(clip.frames - 1, last), ...forward.toReversed()];
}
