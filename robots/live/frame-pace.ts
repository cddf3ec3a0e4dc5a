/** Shares of full resolution, best first. */
const steps = [1, 0.85, 0.72, 0.6, 0.5] as const;

/** Frames that take no longer than this, in milliseconds, come in time on a screen of 60 a second: there is room. */
const room = 18;
/** So many frames tell how long one takes, or fewer that take as long; the longest of them does not count. */
const watched = 12;
/** Another resolution costs its first frames more than it saves: so many tell nothing. */
const settling = 3;
/** Frames with room before the resolution rises. */
const patience = 72;
/** A quality that proved too slow is tried again at most this often. */
const tries = 2;

/** Chooses the resolution by how long frames take. Feed it each frame's time while something moves. */
export class FramePace {
  #slow: number;
  #step: number;
  #recent: number[] = [];
  /** So many of the next frames tell nothing. */
  #unsettled = 0;
  #withRoom = 0;
  #climbs = 0;

  /**
   * Frames that take longer than `slow`, in milliseconds, are too slow; it begins `below` the best by so many steps.
   */
  constructor(slow: number, below = 0) {
    this.#slow = slow;
    this.#step = below;
  }

  /** Share of the full resolution at which to draw, 0.5 to 1. */
  get share(): number {
    return steps[this.#step] ?? 1;
  }

  /** Notes how long a frame took; true when `share` has changed. */
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

  /** The step at which such frames would have come in time, if their time goes with the number of their points. */
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
