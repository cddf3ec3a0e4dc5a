/** What films.json says, and the order in which the frames of a film are shown. */
import type { Shot } from './exposures.ts';
import { exposures } from './exposures.ts';
import type { Exposure } from './stage.ts';

export type Size = [width: number, height: number];

/** A clip that goes from the shot through its views and back again, without end. */
export interface Clip extends Shot {
  views: Partial<Exposure>[];
  /** Pictures taken from the first to the last view; each is shown on the way there and on the way back. */
  frames: number;
  fps: number;
  /** Seconds for which the first and the last view stand still. */
  hold: [first: number, last: number];
  /** Sizes of the cut for wide windows and of the upright one for phones: both from the middle, as large as the frame allows. */
  wide: Size;
  phone: Size;
}
export interface Films {
  defaults: Partial<Exposure>;
  films: Record<string, Clip>;
}

/** Points of the way at which pictures are exact; between them the nearest is taken. */
const STEPS = 1000;

/** The way sets out and arrives gently, and is nearly even between. */
const pace = (x: number): number => 0.5 * x + 0.5 * x * x * (3 - 2 * x);

/** The pictures of one way, first to last. */
export function frameExposures(defaults: Partial<Exposure>, { views, frames, fps: _, hold: __, wide: ___, phone: ____, ...shot }: Clip): Exposure[] {
  const way = exposures(defaults, { ...shot, film: { frames: STEPS + 1, width: 0, height: 0, quality: 0, views } });
  return Array.from({ length: frames }, (_, i) => way[Math.round(STEPS * pace(i / (frames - 1)))] as Exposure);
}

/** Indices of the pictures in the order in which they are shown, once around. */
export function order({ frames, fps, hold: [first, last] }: Pick<Clip, 'frames' | 'fps' | 'hold'>): number[] {
  const still = (index: number, seconds: number) => Array.from({ length: Math.round(seconds * fps) }, () => index);
  const there = Array.from({ length: frames }, (_, i) => i);
  return [...still(0, first), ...there, ...still(frames - 1, last), ...there.toReversed()];
}
