import type { SoundName } from '../names.ts';
import type { Listener } from '../sound/motion-reader.ts';
import type { MotionSound } from '../sound/motion-sound.ts';
import type { Performer } from '../sound/render-sound.ts';
import type { LiveSound } from './live-view-types.ts';

/** The sound of the robots on a stage, once it is asked for: everything of it is loaded then. */
export class StageSound {
  #performers: readonly Performer[];
  #running: { sound: MotionSound; onHeard(names: readonly SoundName[]): void } | undefined;
  /** Time of the frame before, in ms. */
  #last = 0;

  constructor(performers: readonly Performer[]) {
    this.#performers = performers;
  }

  async start(output: AudioNode, onHeard: (names: readonly SoundName[]) => void): Promise<LiveSound> {
    const { MotionSound } = await import('../sound/motion-sound.ts');
    const sound = await MotionSound.start(output, this.#performers);
    const running = { sound, onHeard };
    this.#running = running;
    return {
      setVolume: (volume) => sound.setVolume(volume),
      stop: () => {
        if (this.#running === running) this.#running = undefined;
        return sound.stop();
      },
    };
  }

  /**
   * Call it after each frame, drawn at a time in ms. A robot that stands draws no frames, so the first one after a rest
   * counts as a jump.
   */
  frame(now: number, shapes: readonly number[], listener: Listener): void {
    const elapsed = (now - this.#last) / 1000;
    this.#last = now;
    if (!this.#running) return;
    const names = this.#running.sound.frame(elapsed, shapes, listener);
    if (names.length > 0) this.#running.onHeard(names);
  }
}
