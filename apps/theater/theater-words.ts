import type { StageWords } from '../stage/live-start.tsx';
import type { SoundWords } from '../stage/stage-sound.tsx';

/** Words of a stage with a play. Placeholders in braces are filled in the browser. */
export interface TheaterWords extends StageWords {
  keys: string;
  controls: string;
  play: string;
  pause: string;
  again: string;
  /** Replaces `play` for visitors who prefer reduced motion. */
  step: string;
  time: string;
  progress: string;
  sounds: SoundWords;
}
