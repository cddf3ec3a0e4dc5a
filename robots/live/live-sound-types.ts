/** Interface between a page and the sound of a live view. Types only, because the code is loaded on demand. */

import type { SoundName } from '../names.ts';

export type { SoundName };

export interface LiveSound {
  /** 0 to 1. */
  setVolume(volume: number): void;
  /** Fades out. The sound cannot be used again; the audio context stays the caller's. */
  stop(): Promise<void>;
}

export interface SoundSource {
  /**
   * Loads the sound of the robots and connects it to a node such as a context's destination. `onHeard` is called with
   * each frame in which something sounds. Rejects when the sound cannot be loaded.
   */
  startSound(output: AudioNode, onHeard: (names: readonly SoundName[]) => void): Promise<LiveSound>;
}
