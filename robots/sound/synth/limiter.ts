import type { Output } from './output.ts';

/** Highest sample, and that of the curve between samples: -1 dBTP with room to spare. */
const ceiling = 0.72;
const lookAhead = 0.0015;
const recovery = 0.12;

/** Holds peaks below the ceiling by turning down just before them. */
export class Limiter {
  #left: Float32Array;
  #right: Float32Array;
  #at = 0;
  #wanted = 1;
  #held = 0;
  #gain = 1;
  #attack: number;
  #release: number;
  #rest = 0;
  #heights = { left: new Height(), right: new Height() };

  constructor(rate: number) {
    const samples = Math.ceil(lookAhead * rate);
    this.#left = new Float32Array(samples);
    this.#right = new Float32Array(samples);
    this.#attack = 1 - Math.exp(-5 / samples);
    this.#release = 1 - Math.exp(-1 / (recovery * rate));
  }

  /** True if the look-ahead buffer is empty. */
  get isSilent(): boolean {
    return this.#rest === 0;
  }

  apply({ left, right, count }: Output): void {
    const ahead = this.#left.length;
    for (let i = 0; i < count; i++) {
      const peak = Math.max(this.#heights.left.next(left[i]), this.#heights.right.next(right[i]));
      if (peak > 0) this.#rest = ahead;
      else if (this.#rest > 0) this.#rest--;
      const wanted = peak > ceiling ? ceiling / peak : 1;
      if (wanted <= this.#wanted) {
        this.#wanted = wanted;
        this.#held = ahead;
      } else if (this.#held > 0) this.#held--;
      else this.#wanted += (1 - this.#wanted) * this.#release;
      this.#gain += (this.#wanted - this.#gain) * (this.#wanted < this.#gain ? this.#attack : this.#release);
      const l = this.#left[this.#at];
      const r = this.#right[this.#at];
      this.#left[this.#at] = left[i];
      this.#right[this.#at] = right[i];
      this.#at = (this.#at + 1) % ahead;
      left[i] = rounded(l * this.#gain);
      right[i] = rounded(r * this.#gain);
    }
  }
}

/** Measures the height of the curve through the samples, also halfway between two of them. */
class Height {
  #a = 0;
  #b = 0;
  #c = 0;

  next(d: number): number {
    const halfway = (9 * (this.#b + this.#c) - this.#a - d) / 16;
    this.#a = this.#b;
    this.#b = this.#c;
    this.#c = d;
    return Math.max(Math.abs(d), Math.abs(halfway));
  }
}

/** Bends the peaks for which the gain was too slow, instead of cutting them. */
function rounded(x: number): number {
  const over = Math.abs(x) - ceiling;
  return over <= 0 ? x : Math.sign(x) * (ceiling + over / (1 + over * 12));
}
