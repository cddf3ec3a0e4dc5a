/** White noise that is the same in every run. */
export class Noise {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1) | 0 || 1;
  }
  /** -1 to 1. */
  next(): number {
    let s = this.#state;
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    this.#state = s;
    return s / 2147483648;
  }
}

/** Level below which a sound has ended; -100 dB. */
export const inaudible = 1e-5;

/** Removes the frequencies of a sawtooth's jump above half the sampling rate. `phase` and `step` in cycles. */
export function smoothedJump(phase: number, step: number): number {
  if (phase < step) {
    const x = phase / step;
    return x + x - x * x - 1;
  }
  if (phase > 1 - step) {
    const x = (phase - 1) / step;
    return x * x + x + x + 1;
  }
  return 0;
}

/** Nearly a sine, of a phase in cycles. */
export function wave(phase: number): number {
  const x = phase + phase - 1;
  return 4 * x * (Math.abs(x) - 1);
}

/** Share of the way to its target that a value goes in `seconds` with a time constant. */
export const approach = (seconds: number, constant: number): number => 1 - Math.exp(-seconds / constant);
