/** Shares of full resolution, best first. */
const steps = [1, 0.85, 0.72, 0.6, 0.5] as const;

/** A frame that takes longer than this, in milliseconds, is too slow; one that takes less than half of it has room. */
const slow = 26;
/** Frames that must agree before anything changes. */
const patience = 12;
/** A quality that proved too slow is tried again at most this often. */
const tries = 2;

/** Chooses the resolution by how long frames take. Feed it each frame's time while something moves. */
export class FramePace {
  #step = 0;
  #slowFrames = 0;
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
      this.#slowFrames += milliseconds > slow * 3 ? 3 : 1;
    } else {
      this.#slowFrames = 0;
      this.#fastFrames = milliseconds < slow / 2 ? this.#fastFrames + 1 : 0;
    }
    if (this.#slowFrames >= patience && this.#step < steps.length - 1) return this.#go(1);
    if (this.#fastFrames >= patience * 6 && this.#step > 0 && this.#climbs < tries) {
      this.#climbs++;
      return this.#go(-1);
    }
    return false;
  }

  #go(by: 1 | -1): true {
    this.#step += by;
    this.#slowFrames = 0;
    this.#fastFrames = 0;
    return true;
  }
}
