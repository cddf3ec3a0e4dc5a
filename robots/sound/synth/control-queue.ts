import { type ControlFrame, perGroup, perRobot, ROLL, type SoundEvent, SPEED, WORK } from '../control-frame.ts';

const capacity = 16;
const eventCapacity = 64;
/** Seconds after which a frame that is not followed by another no longer counts. */
const patience = 0.15;

/** Frames on their way from the picture to the sound. Between two of them values change evenly. */
export class ControlQueue {
  /** The values at the instant last asked for. */
  readonly values: Float32Array;
  #frames: { at: number; values: Float32Array }[];
  #first = 0;
  #count = 0;
  #events = new Array<SoundEvent | undefined>(eventCapacity).fill(undefined);
  #waiting = 0;
  #nextEvent = 0;

  constructor(robots: number) {
    this.values = new Float32Array(robots * perRobot);
    this.#frames = Array.from({ length: capacity }, () => ({ at: 0, values: new Float32Array(robots * perRobot) }));
  }

  get isEmpty(): boolean {
    return this.#count === 0 && this.#waiting === 0;
  }

  push({ at, values, events }: ControlFrame): void {
    if (this.#count === capacity) this.#drop();
    const slot = this.#frame(this.#count++);
    slot.at = at;
    slot.values.set(values);
    for (const event of events) {
      if (!this.#events[this.#nextEvent]) this.#waiting++;
      this.#events[this.#nextEvent] = event;
      this.#nextEvent = (this.#nextEvent + 1) % eventCapacity;
    }
  }

  /** Moves on to an instant, which never goes back. */
  advance(now: number): void {
    while (this.#count > 1 && this.#frame(1).at <= now) this.#drop();
    if (this.#count === 0) return;
    const from = this.#frame(0);
    if (now < from.at) return;
    if (this.#count === 1) {
      this.values.set(from.values);
      if (now - from.at > patience) this.#rest();
      return;
    }
    const to = this.#frame(1);
    const k = (now - from.at) / (to.at - from.at);
    // After a pause the new movement begins where it begins instead of growing through the pause.
    const starts = to.at - from.at > patience;
    for (let i = 0; i < this.values.length; i++)
      this.values[i] = starts ? from.values[i] : from.values[i] + (to.values[i] - from.values[i]) * k;
    if (starts && now - from.at > patience) this.#clear();
  }

  /** The next event before an instant, removed. */
  next(before: number): SoundEvent | undefined {
    if (this.#waiting === 0) return undefined;
    for (let index = 0; index < eventCapacity; index++) {
      const event = this.#events[index];
      if (!event || event.at >= before) continue;
      this.#events[index] = undefined;
      this.#waiting--;
      return event;
    }
    return undefined;
  }

  /** Without news from the picture nothing moves. */
  #rest(): void {
    this.#clear();
    this.#drop();
  }

  #clear(): void {
    for (let robot = 0; robot < this.values.length; robot += perRobot) {
      for (let g = 0; g < ROLL; g += perGroup) this.values[robot + g + SPEED] = this.values[robot + g + WORK] = 0;
      for (let i = ROLL; i < ROLL + 3; i++) this.values[robot + i] = 0;
    }
  }

  #frame(index: number): { at: number; values: Float32Array } {
    return this.#frames[(this.#first + index) % capacity] as { at: number; values: Float32Array };
  }

  #drop(): void {
    this.#first = (this.#first + 1) % capacity;
    this.#count--;
  }
}
