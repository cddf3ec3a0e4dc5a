/** Shares of full resolution, best first. */
const steps = [1, 0.85, 0.72, 0.6, 0.5] as const;

/** A frame that takes longer than this, in milliseconds, is too slow; one that takes less than half of it has room. */
const slow = 26;
/** Slow frames in a row before the resolution falls, and frames with room before it rises. */
const patience = { falling: 6, rising: 72 };
/** A quality that proved too slow is tried again at most this often. */
const tries = 2;

/** Chooses the resolution by how long frames take. Feed it each frame's time while something moves. */
export class FramePace {
  #step = 0;
  #slowFrames: number[] = [];
  #fastFrames = 0;
  #climbs = 0;

  /** Share of the full resolution at which to draw, 0.5 to 1. */
  get share(): number {
    return steps[this.#step] ?? 1;
  }

  /** Notes how long a frame took; true when `share` has changed. */
  note(milliseconds: number): boolean {
    if (milliseconds > slow) {
      this.#fastFrames = 0;
      this.#slowFrames = [...this.#slowFrames, milliseconds].slice(-patience.falling);
    } else {
      this.#slowFrames = [];
      this.#fastFrames = milliseconds < slow / 2 ? this.#fastFrames + 1 : 0;
    }
    if (this.#slowFrames.length >= patience.falling && this.#step < steps.length - 1) return this.#go(this.#inTime());
    if (this.#fastFrames >= patience.rising && this.#step > 0 && this.#climbs < tries) {
      this.#climbs++;
      return this.#go(this.#step - 1);
    }
    return false;
  }

  /** The step at which these frames would have come in time, if their time goes with the number of their points. */
  #inTime(): number {
    const median = this.#slowFrames.toSorted((a, b) => a - b)[patience.falling / 2] ?? slow;
    const affordable = this.share * Math.sqrt(slow / median);
    const found = steps.findIndex((share, step) => step > this.#step && share <= affordable);
    return found < 0 ? steps.length - 1 : found;
  }

  #go(step: number): true {
    this.#step = step;
    this.#slowFrames = [];
    this.#fastFrames = 0;
    return true;
  }
}
