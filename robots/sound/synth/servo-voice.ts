import { groupNames, NEAR, perGroup, SIDE, SPEED, WORK } from '../control-frame.ts';
import type { Timbre } from '../timbres.ts';
import { approach, Noise, smoothedJump, wave } from './noise.ts';
import type { Output } from './output.ts';

/** Pitch of a group's servos among those of its robot: small ones are high. */
const pitches = { head: 1.24, torso: 0.72, shoulder: 0.9, elbow: 1.13, hip: 0.79, knee: 0.97, panel: 1.18 };
/** Rise of the pitch, in multiples of it, with each degree per second, and the speed at which the rise halves. */
const rise = 0.04;
const halfSpeed = 420;
/** Work (share of the mass times degrees per second) at which a group is at its full level. */
const fullWork = 50;
/** Makes light servos heard beside heavy ones: the ear levels, too. */
const weight = 0.38;
/** Above this pitch the gears grow quieter, in Hz: a shrill line would drown the rest. */
const shrill = 2400;
const attack = 0.014;
const release = 0.06;
const glide = 0.018;
/** Level below which a voice runs out within one block. */
const faint = 1e-3;

/** The servos of one group: two motors that are nearly in tune, their gears, and the resonance of the case. */
export class ServoVoice {
  #timbre: Timbre;
  #rate: number;
  #at: number;
  #noise: Noise;
  #base: number;
  #level = 0;
  #pitch: number;
  #left = 0;
  #right = 0;
  #phase: number;
  #second = 0;
  #mesh = 0;
  #low = 0;
  #band = 0;
  #hissLow = 0;
  #hissBand = 0;
  #flutter = 0;

  constructor(timbre: Timbre, group: number, rate: number) {
    const kind = groupNames[group].replace(/[LR]$/, '') as keyof typeof pitches;
    this.#timbre = timbre;
    this.#rate = rate;
    this.#at = group * perGroup;
    this.#noise = new Noise(group * 31 + Math.round(timbre.kilograms * 100));
    // No two servos are alike.
    this.#base = timbre.pitch * pitches[kind] * (1 + 0.03 * this.#noise.next());
    this.#pitch = this.#base * 0.5;
    this.#phase = (this.#noise.next() + 1) / 2;
  }

  get isSilent(): boolean {
    return this.#level === 0;
  }

  /** Adds a block. `values` are those of the robot at its end. */
  add(values: Float32Array, output: Output): void {
    const speed = values[this.#at + SPEED];
    const work = values[this.#at + WORK];
    const wanted =
      work > 0.02 ? this.#timbre.gain * Math.min(1.4, (work / fullWork) ** weight) * Math.min(1, speed / 6) : 0;
    if (wanted === 0 && this.#level === 0) return;
    const seconds = output.count / this.#rate;
    const from = this.#level;
    const to = from + (wanted - from) * approach(seconds, wanted > from ? attack : release);
    this.#level = to < faint && wanted === 0 ? 0 : to;
    this.#flutter += (this.#noise.next() * 0.02 - this.#flutter) * 0.1;
    const pitch = this.#base * (0.5 + (rise * speed) / (1 + speed / halfSpeed)) * (1 + this.#flutter);
    const fromPitch = this.#pitch;
    // The motor spins down slower than it sounds.
    if (wanted > 0) this.#pitch += (pitch - fromPitch) * approach(seconds, from === 0 ? glide / 4 : glide);
    output.pan(values[this.#at + SIDE], values[this.#at + NEAR]);
    if (from === 0) {
      this.#left = output.toLeft;
      this.#right = output.toRight;
    }
    this.#play(from, fromPitch, output);
    if (this.#level === 0) this.#low = this.#band = this.#hissLow = this.#hissBand = 0;
  }

  #play(fromLevel: number, fromPitch: number, { left, right, reverb, count, toLeft, toRight }: Output): void {
    const { motor, gears, breath, brightness, teeth, spread } = this.#timbre;
    const rate = this.#rate;
    // Two filters: the case of the motor, and the breath of the gears.
    const motorCutoff = 2 * Math.sin(Math.PI * Math.min(0.16, (brightness * this.#pitch + 200) / rate));
    const breathCutoff = 2 * Math.sin(Math.PI * Math.min(0.16, (2.6 * this.#pitch + 500) / rate));
    const meshing = gears / (1 + ((teeth * this.#pitch) / shrill) ** 2);
    const levelStep = (this.#level - fromLevel) / count;
    const pitchStep = (this.#pitch - fromPitch) / count / rate;
    const leftStep = (toLeft - this.#left) / count;
    const rightStep = (toRight - this.#right) / count;
    let level = fromLevel;
    let turn = fromPitch / rate;
    for (let i = 0; i < count; i++) {
      level += levelStep;
      turn += pitchStep;
      const saw = this.#saw(turn);
      const other = this.#otherSaw(turn * spread);
      this.#mesh += turn * teeth;
      if (this.#mesh >= 1) this.#mesh -= 1;
      this.#low += motorCutoff * this.#band;
      this.#band += motorCutoff * (saw * 0.6 + other * 0.45 - this.#low - 1.1 * this.#band);
      this.#hissLow += breathCutoff * this.#hissBand;
      const hiss = this.#noise.next() * (0.7 + 0.3 * saw);
      this.#hissBand += breathCutoff * (hiss - this.#hissLow - 0.8 * this.#hissBand);
      const mesh = wave(this.#mesh) * (0.7 + 0.3 * wave(this.#second));
      const x = level * (this.#low * motor + mesh * meshing + this.#hissBand * breath * 0.5);
      this.#left += leftStep;
      this.#right += rightStep;
      left[i] += x * this.#left;
      right[i] += x * this.#right;
      reverb[i] += x;
    }
  }

  #saw(turn: number): number {
    this.#phase += turn;
    if (this.#phase >= 1) this.#phase -= 1;
    return this.#phase + this.#phase - 1 - smoothedJump(this.#phase, turn);
  }
  #otherSaw(turn: number): number {
    this.#second += turn;
    if (this.#second >= 1) this.#second -= 1;
    return this.#second + this.#second - 1 - smoothedJump(this.#second, turn);
  }
}
