import { inaudible } from './noise.ts';
import type { Output } from './output.ts';

/** First reflections of a small room: when each comes, in seconds, and how loud it is. */
const delays = { left: [0.0071, 0.0137, 0.0239], right: [0.0089, 0.0163, 0.0271] };
const levels = { left: [0.3, 0.2, 0.13], right: [0.29, 0.19, 0.12] };
/** Frequency above which walls swallow, in Hz. */
const dampedAbove = 2600;

/** Answers the dry sound from the walls. It has no feedback, so it ends at exactly 0. */
export class Reverb {
  #line: Float32Array;
  #at = 0;
  #left: number[];
  #right: number[];
  #damping: number;
  #damped = 0;
  #rest = 0;

  constructor(rate: number) {
    this.#left = delays.left.map((seconds) => Math.round(seconds * rate));
    this.#right = delays.right.map((seconds) => Math.round(seconds * rate));
    this.#line = new Float32Array(2 ** Math.ceil(Math.log2(0.03 * rate)));
    this.#damping = 1 - Math.exp((-2 * Math.PI * dampedAbove) / rate);
  }

  /** True if the last reflection has passed. */
  get isSilent(): boolean {
    return this.#rest === 0;
  }

  add({ left, right, reverb, count }: Output): void {
    const line = this.#line;
    const mask = line.length - 1;
    for (let i = 0; i < count; i++) {
      this.#damped += this.#damping * (reverb[i] - this.#damped);
      if (Math.abs(this.#damped) < inaudible / 10) this.#damped = 0;
      else this.#rest = line.length;
      if (this.#rest > 0) this.#rest--;
      const at = (this.#at + 1) & mask;
      this.#at = at;
      line[at] = this.#damped;
      for (let tap = 0; tap < levels.left.length; tap++) {
        left[i] += line[(at - this.#left[tap]) & mask] * levels.left[tap];
        right[i] += line[(at - this.#right[tap]) & mask] * levels.right[tap];
      }
    }
  }
}
