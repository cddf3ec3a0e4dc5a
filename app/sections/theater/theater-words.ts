/** Finished words of a stage that can be played; what stands in braces is filled in the browser. */
export interface TheaterWords {
  start: string;
  loading: string;
  failed: string;
  lost: string;
  keys: string;
  controls: string;
  play: string;
  pause: string;
  again: string;
  /** In the place of `play` where nothing moves by itself. */
  step: string;
  time: string;
  progress: string;
}
