/** The block that is being made: both channels, and the input of the reverb. */
export class Output {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly reverb: Float32Array;
  count = 0;
  /** Gains of the place last panned to. */
  toLeft = 0;
  toRight = 0;

  constructor(most: number) {
    this.left = new Float32Array(most);
    this.right = new Float32Array(most);
    this.reverb = new Float32Array(most);
  }
  clear(count: number): void {
    this.count = count;
    this.left.fill(0);
    this.right.fill(0);
    this.reverb.fill(0);
  }
  /** Equal power: a sound is as loud at a side (-1 and 1) as in the middle. */
  pan(side: number, level: number): void {
    const angle = ((side + 1) * Math.PI) / 4;
    this.toLeft = Math.cos(angle) * level;
    this.toRight = Math.sin(angle) * level;
  }
}
