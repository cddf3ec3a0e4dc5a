/** Shares of the full resolution, best first. */
const steps = [1, 0.85, 0.72, 0.6, 0.5] as const;

/** Frame time at 60 Hz, in milliseconds, with a margin: up to this there is room for a higher resolution. */
const room = 18;
/** Size of the window of frames. The longest frame in it is ignored. */
const watched = 12;
/** Frames to ignore after a change: changing the resolution makes the first frames slow. */
const settling = 3;
/** Frames with room before the resolution rises. */
const patience = 72;
/** How often the resolution may rise. */
const tries = 2;

/** Chooses the resolution by frame times. Pass it each frame's time while something moves. */
export class FramePace {
  #slow: number;
  #step: number;
  #recent: number[] = [];
  /** How many of the next frames to ignore. */
  #unsettled = 0;
  #withRoom = 0;
  #climbs = 0;

  /** Frames longer than `slow` ms are too slow. Starts `below` steps under the best resolution. */
  constructor(slow: number, below = 0) {
    this.#slow = slow;
    this.#step = below;
  }

  /** Share of the full resolution at which to draw, 0.5 to 1. */
  get share(): number {
    return steps[this.#step] ?? 1;
  }

  /** Records the time of a frame. Returns true when `share` has changed. */
  note(milliseconds: number): boolean {
    if (this.#unsettled > 0) {
      this.#unsettled--;
      return false;
    }
    this.#recent = [...this.#recent.slice(1 - watched), milliseconds];
    const sum = this.#recent.reduce((all, each) => all + each, 0) - Math.max(...this.#recent);
    const tooLong = sum > this.#slow * (watched - 1);
    if (tooLong && this.#step < steps.length - 1) return this.#go(this.#inTime(sum / (this.#recent.length - 1)));
    this.#withRoom = this.#recent.length === watched && sum <= room * (watched - 1) ? this.#withRoom + 1 : 0;
    if (this.#withRoom >= patience && this.#step > 0 && this.#climbs < tries) {
      this.#climbs++;
      return this.#go(this.#step - 1);
    }
    return false;
  }

  /** The step at which such frames would be fast enough, if their time is proportional to their pixels. */
  #inTime(frame: number): number {
    const affordable = this.share * Math.sqrt(this.#slow / frame);
    const found = steps.findIndex((share, step) => step > this.#step && share <= affordable);
    return found < 0 ? steps.length - 1 : found;
  }

  #go(step: number): true {
    this.#step = step;
    this.#recent = [];
    this.#unsettled = settling;
    this.#withRoom = 0;
    return true;
  }
}
