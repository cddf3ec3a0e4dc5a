import type { Output } from './output.ts';

/** Power above which a sound is turned down, and by how much of the excess (in dB). */
const from = 10 ** (-22 / 10);
const share = 0.5;
const listens = 0.09;

/** Brings loud and soft movements nearer to each other, slowly enough to leave steps and clicks alone. */
export class Leveller {
  #rate: number;
  #power = 0;
  #gain = 1;

  constructor(rate: number) {
    this.#rate = rate;
  }

  apply({ left, right, reverb, count }: Output): void {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += left[i] * left[i] + right[i] * right[i];
    this.#power += (sum / count - this.#power) * (1 - Math.exp(-count / this.#rate / listens));
    const wanted = this.#power > from ? (from / this.#power) ** (share / 2) : 1;
    const step = (wanted - this.#gain) / count;
    for (let i = 0; i < count; i++) {
      this.#gain += step;
      left[i] *= this.#gain;
      right[i] *= this.#gain;
      reverb[i] *= this.#gain;
    }
  }
}
