import { clamp } from '../kit/place.ts';
import type { Play } from '../plays.ts';

/** Cues that follow each other within so many seconds are one happening. */
const together = 0.8;

/**
 * The seconds at which a play is told best moment by moment: amid what each cue begins, at the end of a transformation,
 * and at its own end.
 */
export function momentsOf({ seconds, parts }: Play): number[] {
  const cues = parts.flatMap((part) => part.cues).sort((one, other) => one.at - other.at);
  const begins: { at: number; transforms: boolean }[] = [];
  for (const { at, shape } of cues) {
    const last = begins.at(-1);
    if (last && at - last.at <= together) last.transforms ||= shape !== undefined;
    else begins.push({ at, transforms: shape !== undefined });
  }
  const moments = begins.map(({ at, transforms }, index) => {
    const next = begins[index + 1]?.at ?? seconds;
    return transforms ? next : (at + next) / 2;
  });
  return [...new Set([...moments, seconds])];
}

/**
 * Where a play is. It stands at its end until it is played again. One that is `still` goes from moment to moment
 * instead of running.
 */
export class PlayClock {
  readonly length: number;
  #moments: readonly number[];
  #still: boolean;
  #seconds = 0;
  #playing = false;

  constructor(play: Play, still: boolean) {
    this.length = play.seconds;
    this.#moments = momentsOf(play);
    this.#still = still;
  }

  get seconds(): number {
    return this.#seconds;
  }

  get playing(): boolean {
    return this.#playing;
  }

  play(): void {
    if (this.#seconds >= this.length) this.#seconds = 0;
    if (this.#still) this.#seconds = this.#moments.find((moment) => moment > this.#seconds) ?? this.length;
    else this.#playing = true;
  }

  pause(): void {
    this.#playing = false;
  }

  setStill(still: boolean): void {
    this.#still = still;
    if (still) this.pause();
  }

  seek(seconds: number): void {
    this.#seconds = clamp(seconds, 0, this.length);
    if (this.#seconds >= this.length) this.pause();
  }

  /** Goes on by so many seconds, if it plays. */
  advance(seconds: number): void {
    if (this.#playing) this.seek(this.#seconds + seconds);
  }
}
