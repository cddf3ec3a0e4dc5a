/** Shares of the full resolution, best first. */
const steps = [1, 0.85, 0.72, 0.6, 0.5] as const;

/** Frame time at 60 Hz, in milliseconds, with a margin: up to this there is room for a higher resolution. */
const fastFrame = 18;
/** The longest frame of the window is ignored. */
const windowSize = 12;
/** Frames to ignore after a change: changing the resolution makes the first frames slow. */
const ignoredFrames = 3;
const framesToRise = 72;
const maxClimbs = 2;

/** Chooses the resolution by frame times. Pass it each frame's time while something moves. */
export class FramePace {
  #slow: number;
  #step: number;
  #recent: number[] = [];
  #unsettled = 0;
  #fastFrames = 0;
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

  /** True if frames take longer than so many ms even at the lowest resolution. */
  isSlowerThan(milliseconds: number): boolean {
    if (this.#step < steps.length - 1 || this.#recent.length < windowSize) return false;
    return this.#sumOfRecent() > milliseconds * (windowSize - 1);
  }

  /** Records the time of a frame. Returns true when `share` has changed. */
  record(milliseconds: number): boolean {
    if (this.#unsettled > 0) {
      this.#unsettled--;
      return false;
    }
    this.#recent = [...this.#recent.slice(1 - windowSize), milliseconds];
    const sum = this.#sumOfRecent();
    const isTooSlow = sum > this.#slow * (windowSize - 1);
    if (isTooSlow && this.#step < steps.length - 1)
      return this.#changeStep(this.#findStepInTime(sum / (this.#recent.length - 1)));
    this.#fastFrames =
      this.#recent.length === windowSize && sum <= fastFrame * (windowSize - 1) ? this.#fastFrames + 1 : 0;
    if (this.#fastFrames >= framesToRise && this.#step > 0 && this.#climbs < maxClimbs) {
      this.#climbs++;
      return this.#changeStep(this.#step - 1);
    }
    return false;
  }

  #sumOfRecent(): number {
    return this.#recent.reduce((all, each) => all + each, 0) - Math.max(...this.#recent);
  }

  /** The step at which such frames would be fast enough, if their time is proportional to their pixels. */
  #findStepInTime(frame: number): number {
    const affordable = this.share * Math.sqrt(this.#slow / frame);
    const nextStep = steps.findIndex((share, step) => step > this.#step && share <= affordable);
    return nextStep < 0 ? steps.length - 1 : nextStep;
  }

  #changeStep(step: number): true {
    this.#step = step;
    this.#recent = [];
    this.#unsettled = ignoredFrames;
    this.#fastFrames = 0;
    return true;
  }
}
