import type { SoundEvent, Strike } from '../control-frame.ts';
import { middleMass, type Timbre } from '../timbres.ts';
import { inaudible, Noise } from './noise.ts';
import type { Output } from './output.ts';

/** Modes of a struck part: ratio to its pitch, level, and its fading relative to the first. */
const modesOf = {
  latch: [
    [1, 0.5, 1],
    [1.59, 0.34, 0.7],
    [2.76, 0.2, 0.5],
    [0.17, 0.7, 1.1],
  ],
  step: [
    [1, 1, 1],
    [1.92, 0.55, 0.7],
    [3.4, 0.26, 0.5],
    [7.3, 0.08, 0.3],
  ],
} as const;
const stepSeconds = 0.26;
/** Noise of the moment of contact: level, cutoff in Hz and seconds until it has faded by 60 dB. */
const contactOf = { latch: [0.6, 7000, 0.014], step: [0.5, 620, 0.07] } as const;
const latchLevel = 2.2;
const stepLevel = 0.85;
/** Seconds after which each claw of a foot meets the floor. */
const clawsLate = [0.006, 0.015, 0.027] as const;
const slots = 96;
/** Turn of a sine in a sample above which it is left out. */
const highest = 2.6;

/** The sounds of strikes: a fixed number of fading sines and bursts of noise. The oldest ends when all are taken. */
export class Strikes {
  #timbre: Timbre;
  #rate: number;
  #noise = new Noise(7);
  #next = 0;
  #active = 0;
  #gainLeft = 0;
  #gainRight = 0;
  /** Sines as turning arrows that shrink; noise has no turn. */
  #x = new Float64Array(slots);
  #y = new Float64Array(slots);
  #cos = new Float64Array(slots);
  #sin = new Float64Array(slots);
  #left = new Float64Array(slots);
  #right = new Float64Array(slots);
  /** Cutoff of a noise, 0 for a sine. */
  #cutoff = new Float64Array(slots);
  #waits = new Int32Array(slots);

  constructor(timbre: Timbre, rate: number) {
    this.#timbre = timbre;
    this.#rate = rate;
  }

  get isSilent(): boolean {
    return this.#active === 0;
  }

  /** Begins after so many samples of the next block. */
  strike({ strike, group, strength, side, near }: SoundEvent, after: number, output: Output): void {
    const { latch, step, claws, kilograms } = this.#timbre;
    const isLatch = strike === 'latch';
    output.pan(side, near * strength * (isLatch ? latchLevel : stepLevel * Math.sqrt(kilograms / middleMass)));
    this.#gainLeft = output.toLeft;
    this.#gainRight = output.toRight;
    const pitch = isLatch ? latch[0] * (0.8 + ((group * 5) % 12) * 0.035) : step;
    const seconds = isLatch ? latch[1] : stepSeconds;
    for (const [ratio, level, fading] of modesOf[strike]) this.#sine(pitch * ratio, level, seconds * fading, after);
    this.#burst(contactOf[strike], after);
    if (isLatch || !claws) return;
    for (const late of clawsLate) this.#sine(2300 + 60000 * late, 0.12, 0.05, after + Math.round(late * this.#rate));
  }

  add({ left, right, reverb, count }: Output): void {
    if (this.#active === 0) return;
    for (let slot = 0; slot < slots; slot++) {
      if (this.#left[slot] === 0 && this.#right[slot] === 0) continue;
      const from = Math.min(count, this.#waits[slot]);
      this.#waits[slot] -= from;
      const cos = this.#cos[slot];
      const sin = this.#sin[slot];
      const cutoff = this.#cutoff[slot];
      const toLeft = this.#left[slot];
      const toRight = this.#right[slot];
      let x = this.#x[slot];
      let y = this.#y[slot];
      for (let i = from; i < count; i++) {
        if (cutoff === 0) {
          const turned = x * cos - y * sin;
          y = x * sin + y * cos;
          x = turned;
        } else {
          x *= cos;
          y += cutoff * (this.#noise.next() * x - y);
        }
        left[i] += y * toLeft;
        right[i] += y * toRight;
        reverb[i] += y * (toLeft + toRight) * 0.7;
      }
      this.#x[slot] = x;
      this.#y[slot] = y;
      if (Math.abs(x) + Math.abs(y) < inaudible) this.#free(slot);
    }
  }

  #sine(pitch: number, level: number, seconds: number, after: number): void {
    const turn = (2 * Math.PI * pitch) / this.#rate;
    if (turn > highest) return;
    const slot = this.#take(level, after);
    const shrink = 0.001 ** (1 / (seconds * this.#rate));
    this.#cos[slot] = Math.cos(turn) * shrink;
    this.#sin[slot] = Math.sin(turn) * shrink;
    this.#cutoff[slot] = 0;
  }

  #burst([level, cutoff, seconds]: (typeof contactOf)[Strike], after: number): void {
    const slot = this.#take(level, after);
    this.#cos[slot] = 0.001 ** (1 / (seconds * this.#rate));
    this.#cutoff[slot] = 1 - Math.exp((-2 * Math.PI * cutoff) / this.#rate);
  }

  #take(level: number, after: number): number {
    const slot = this.#next;
    this.#next = (slot + 1) % slots;
    if (this.#left[slot] === 0 && this.#right[slot] === 0) this.#active++;
    this.#x[slot] = level;
    this.#y[slot] = 0;
    this.#left[slot] = this.#gainLeft;
    this.#right[slot] = this.#gainRight;
    this.#waits[slot] = after;
    return slot;
  }

  #free(slot: number): void {
    this.#left[slot] = this.#right[slot] = 0;
    this.#active--;
  }
}
