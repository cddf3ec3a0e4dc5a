import type { RobotName } from '../../names.ts';
import { type ControlFrame, groupNames, perRobot } from '../control-frame.ts';
import { timbreOf } from '../timbres.ts';
import { ControlQueue } from './control-queue.ts';
import { DriveVoice } from './drive-voice.ts';
import { Leveller } from './leveller.ts';
import { Limiter } from './limiter.ts';
import { Output } from './output.ts';
import { Reverb } from './reverb.ts';
import { ServoVoice } from './servo-voice.ts';
import { Strikes } from './strikes.ts';

/** Most samples that are made at once. */
export const blockSize = 128;

/** Brings the loudest movements of one robot to about -18 LUFS. */
const level = 0.3;

interface Voices {
  values: Float32Array;
  servos: ServoVoice[];
  drive: DriveVoice;
  strikes: Strikes;
  output: Output;
}

/** Makes the sound of some robots from frames of control values, block by block, the same live and offline. */
export class SoundMaker {
  #rate: number;
  #lateness: number;
  #queue: ControlQueue;
  #robots: Voices[];
  #mix = new Output(blockSize);
  #leveller: Leveller;
  #reverb: Reverb;
  #limiter: Limiter;
  #share: number;

  /** Frames are heard `lateness` seconds after their instant, so that late ones still find their place. */
  constructor(names: readonly RobotName[], rate: number, lateness = 0) {
    this.#rate = rate;
    this.#lateness = lateness;
    this.#queue = new ControlQueue(names.length);
    this.#robots = names.map((name, index) => {
      const timbre = timbreOf(name);
      return {
        values: this.#queue.values.subarray(index * perRobot, (index + 1) * perRobot),
        servos: groupNames.map((_, group) => new ServoVoice(timbre, group, rate)),
        drive: new DriveVoice(timbre, rate),
        strikes: new Strikes(timbre, rate),
        output: new Output(blockSize),
      };
    });
    this.#leveller = new Leveller(rate);
    this.#reverb = new Reverb(rate);
    this.#limiter = new Limiter(rate);
    this.#share = 1 / Math.sqrt(names.length);
  }

  push(frame: ControlFrame): void {
    this.#queue.push(frame);
  }

  /** Makes up to `blockSize` samples from the instant `now` on. */
  make(left: Float32Array, right: Float32Array, now: number): void {
    const mix = this.#mix;
    mix.clear(left.length);
    if (!this.#isSilent) {
      const ends = now + mix.count / this.#rate - this.#lateness;
      this.#queue.advance(ends);
      this.#strike(now - this.#lateness, ends);
      for (const robot of this.#robots) this.#add(robot);
      this.#leveller.apply(mix);
      this.#reverb.add(mix);
      this.#limiter.apply(mix);
    }
    for (let i = 0; i < mix.count; i++) {
      left[i] = mix.left[i];
      right[i] = mix.right[i];
    }
  }

  get #isSilent(): boolean {
    if (!this.#queue.isEmpty || !this.#reverb.isSilent || !this.#limiter.isSilent) return false;
    for (const { servos, drive, strikes } of this.#robots) {
      if (!drive.isSilent || !strikes.isSilent) return false;
      for (const servo of servos) if (!servo.isSilent) return false;
    }
    return true;
  }

  #strike(from: number, until: number): void {
    for (let event = this.#queue.next(until); event; event = this.#queue.next(until)) {
      const robot = this.#robots[event.robot];
      robot?.strikes.strike(event, Math.max(0, Math.round((event.at - from) * this.#rate)), robot.output);
    }
  }

  #add({ values, servos, drive, strikes, output }: Voices): void {
    const mix = this.#mix;
    output.clear(mix.count);
    for (const servo of servos) servo.add(values, output);
    drive.add(values, output);
    strikes.add(output);
    const gain = level * this.#share;
    for (let i = 0; i < mix.count; i++) {
      mix.left[i] += output.left[i] * gain;
      mix.right[i] += output.right[i] * gain;
      mix.reverb[i] += output.reverb[i] * gain;
    }
  }
}
