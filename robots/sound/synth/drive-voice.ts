import { JET, LIGHTING, ROBOT_NEAR, ROBOT_SIDE, ROLL } from '../control-frame.ts';
import type { Timbre } from '../timbres.ts';
import { approach, Noise, smoothedJump, wave } from './noise.ts';
import type { Output } from './output.ts';

/** Speed in units per second at which a drive is at its full level. */
const fullSpeed = 1.6;
const driveLevel = 3;
const jetLevel = 1.2;
const humLevel = 0.12;
const humPitch = 100;
const spinUp = 0.09;
const spinDown = 0.1;
const humFades = 0.09;
/** Level below which a sound runs out within one block. */
const faint = 4e-3;

/** A value that follows another and ends at exactly 0. */
class Follower {
  from = 0;
  to = 0;
  follow(wanted: number, seconds: number, up: number, down: number): void {
    this.from = this.to;
    this.to += (wanted - this.to) * approach(seconds, wanted > this.to ? up : down);
    if (wanted === 0 && this.to < faint) this.to = 0;
  }
  get isSilent(): boolean {
    return this.from === 0 && this.to === 0;
  }
}

/** The sound of the whole robot: its engine with wheels or tracks, its jets, and the hum of lights that come on. */
export class DriveVoice {
  #timbre: Timbre;
  #rate: number;
  #noise = new Noise(3);
  #drive = new Follower();
  #jet = new Follower();
  #hum = new Follower();
  #speed = 0;
  #growl = 0;
  #whine = 0;
  #growled = 0;
  #link = 0;
  #struck = 0;
  #rolled = 0;
  #rattle = 0;
  #rattled = 0;
  #blown = 0;
  #rumbled = 0;
  #buzz = 0;

  constructor(timbre: Timbre, rate: number) {
    this.#timbre = timbre;
    this.#rate = rate;
  }

  get isSilent(): boolean {
    return this.#drive.isSilent && this.#jet.isSilent && this.#hum.isSilent;
  }

  /** Adds a block. `values` are those of the robot at its end. */
  add(values: Float32Array, output: Output): void {
    const seconds = output.count / this.#rate;
    const speed = values[ROLL];
    this.#drive.follow(speed > 0.01 ? Math.sqrt(Math.min(1.5, speed / fullSpeed)) : 0, seconds, spinUp, spinDown);
    this.#jet.follow(values[JET] > 0.01 ? values[JET] : 0, seconds, spinUp, spinDown);
    this.#hum.follow(values[LIGHTING] > 0.01 ? values[LIGHTING] : 0, seconds, spinUp, humFades);
    if (this.isSilent) {
      this.#rolled = this.#rattle = this.#rattled = this.#blown = this.#rumbled = this.#growled = this.#struck = 0;
      return;
    }
    output.pan(values[ROBOT_SIDE], values[ROBOT_NEAR]);
    const fromSpeed = this.#speed;
    this.#speed += (speed - fromSpeed) * approach(seconds, speed > fromSpeed ? spinUp : spinDown);
    if (!this.#drive.isSilent && this.#timbre.drive) this.#playDrive(this.#timbre.drive, fromSpeed, output);
    if (!this.#jet.isSilent) this.#playJet(output);
    if (!this.#hum.isSilent) this.#playHum(output);
  }

  #playDrive(
    { growl, whine, roll, links }: NonNullable<Timbre['drive']>,
    fromSpeed: number,
    { left, right, reverb, count, toLeft, toRight }: Output,
  ): void {
    const rate = this.#rate;
    const rolls = 1 - Math.exp((-2 * Math.PI * roll[1] * (0.5 + 0.5 * this.#drive.to)) / rate);
    const muffles = 1 - Math.exp((-2 * Math.PI * (240 + 5 * growl[1])) / rate);
    const fades = 0.001 ** (1 / (0.05 * rate));
    const rattles = 2 * Math.sin(Math.PI * Math.min(0.16, 1250 / rate));
    for (let i = 0; i < count; i++) {
      const k = i / count;
      const level = (this.#drive.from + (this.#drive.to - this.#drive.from) * k) * driveLevel;
      const speed = fromSpeed + (this.#speed - fromSpeed) * k;
      const turn = (growl[1] + growl[2] * speed) / rate;
      this.#growl = (this.#growl + turn) % 1;
      this.#whine = (this.#whine + (whine[1] + whine[2] * speed) / rate) % 1;
      const saw = this.#growl + this.#growl - 1 - smoothedJump(this.#growl, turn);
      this.#growled += muffles * (saw - this.#growled);
      this.#rolled += rolls * (this.#noise.next() - this.#rolled);
      let x =
        this.#growled * growl[0] + wave(this.#whine) * whine[0] * (0.8 + 0.2 * saw) + this.#rolled * roll[0] * 1.6;
      if (links[0] > 0) {
        this.#link += (links[1] * speed) / rate;
        if (this.#link >= 1) {
          this.#link -= 1;
          this.#struck = 0.75 + 0.25 * this.#noise.next();
        }
        this.#struck *= fades;
        this.#rattle += rattles * this.#rattled;
        this.#rattled += rattles * (this.#noise.next() * this.#struck - this.#rattle - 0.5 * this.#rattled);
        x += this.#rattled * links[0];
      }
      x *= level;
      left[i] += x * toLeft;
      right[i] += x * toRight;
      reverb[i] += x;
    }
  }

  #playJet({ left, right, reverb, count, toLeft, toRight }: Output): void {
    const hiss = 1 - Math.exp((-2 * Math.PI * (500 + 2600 * this.#jet.to)) / this.#rate);
    const rumble = 1 - Math.exp((-2 * Math.PI * 130) / this.#rate);
    for (let i = 0; i < count; i++) {
      const level = (this.#jet.from + ((this.#jet.to - this.#jet.from) * i) / count) * jetLevel;
      const noise = this.#noise.next();
      this.#blown += hiss * (noise - this.#blown);
      this.#rumbled += rumble * (noise - this.#rumbled);
      const x = level * (0.55 * this.#blown + 1.3 * this.#rumbled);
      left[i] += x * toLeft;
      right[i] += x * toRight;
      reverb[i] += x;
    }
  }

  #playHum({ left, right, reverb, count, toLeft, toRight }: Output): void {
    for (let i = 0; i < count; i++) {
      const level = (this.#hum.from + ((this.#hum.to - this.#hum.from) * i) / count) * humLevel;
      this.#buzz = (this.#buzz + humPitch / this.#rate) % 1;
      const x = level * (wave(this.#buzz) + 0.5 * wave((this.#buzz * 2) % 1) + 0.16 * wave((this.#buzz * 12) % 1));
      left[i] += x * toLeft;
      right[i] += x * toRight;
      reverb[i] += x;
    }
  }
}
