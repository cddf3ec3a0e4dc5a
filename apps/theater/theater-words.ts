/** Words of a stage with a play. Placeholders in braces are filled in the browser. */
export interface TheaterWords {
  start: string;
  failed: string;
  keys: string;
  controls: string;
  play: string;
  pause: string;
  again: string;
  /** Replaces `play` for visitors who prefer reduced motion. */
  step: string;
  time: string;
  progress: string;
}
