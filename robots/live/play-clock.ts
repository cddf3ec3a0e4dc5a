import { clamp } from '../kit/place.ts';
import type { Play } from '../plays.ts';

/** Cues within so many seconds count as one event. */
const eventGap = 0.8;

/**
 * Key moments of a play, in seconds: the middle of each event, the end of each transformation, and the end of the play.
 */
function keyMoments({ seconds, parts }: Play): number[] {
  const cues = parts.flatMap((part) => part.cues).sort((one, other) => one.at - other.at);
  const events: { at: number; transforms: boolean }[] = [];
  for (const { at, shape } of cues) {
    const last = events.at(-1);
    if (last && at - last.at <= eventGap) last.transforms ||= shape !== undefined;
    else events.push({ at, transforms: shape !== undefined });
  }
  const moments = events.map(({ at, transforms }, index) => {
    const next = events[index + 1]?.at ?? seconds;
    return transforms ? next : (at + next) / 2;
  });
  return [...new Set([...moments, seconds])];
}

/** The playback position of a play. With reduced motion it steps from one key moment to the next instead of running. */
export class PlayClock {
  readonly length: number;
  #moments: readonly number[];
  #reducedMotion: boolean;
  #seconds = 0;
  #playing = false;
  #pace = 1;

  constructor(play: Play, reducedMotion: boolean) {
    this.length = play.seconds;
    this.#moments = keyMoments(play);
    this.#reducedMotion = reducedMotion;
  }

  get seconds(): number {
    return this.#seconds;
  }

  get playing(): boolean {
    return this.#playing;
  }

  play(): void {
    if (this.#seconds >= this.length) this.#seconds = 0;
    if (this.#reducedMotion) this.#seconds = this.#moments.find((moment) => moment > this.#seconds) ?? this.length;
    else this.#playing = true;
  }

  pause(): void {
    this.#playing = false;
  }

  setReducedMotion(reducedMotion: boolean): void {
    this.#reducedMotion = reducedMotion;
    if (reducedMotion) this.pause();
  }

  seek(seconds: number): void {
    this.#seconds = clamp(seconds, 0, this.length);
    if (this.#seconds >= this.length) this.pause();
  }

  setPace(pace: number): void {
    this.#pace = pace;
  }

  advance(seconds: number): void {
    if (this.#playing) this.seek(this.#seconds + seconds * this.#pace);
  }
}
