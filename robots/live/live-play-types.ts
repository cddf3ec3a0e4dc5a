/** Interface between a page and a live play. Types only, because the code is loaded on demand. */
import type { PlayName } from '../names.ts';
import type { SoundSource } from './live-sound-types.ts';
import type { Lighting, RenderStats } from './live-view-types.ts';

export interface LivePlaySettings {
  canvas: HTMLCanvasElement;
  play: PlayName;
  /** Height of each robot in mm, in the order of its parts: they are shown to one scale. */
  heightsMm: readonly number[];
  lighting: Lighting;
  /** The visitor prefers reduced motion: the play is shown in single moments. */
  still: boolean;
  /** The resolution may fall below what looks good. */
  coarse: boolean;
  /** Called after each frame. */
  onTime(time: { seconds: number; playing: boolean }): void;
  /** Called once when frames are too slow at a resolution that still looks good. */
  onSlow(): void;
  /** Called when it can no longer be drawn, because of an error, which is thrown as well. */
  onBroken(): void;
  /** Called when the WebGL context is lost; the next one when it is restored. */
  onLost(): void;
  onRestored(): void;
}

export interface LivePlay extends SoundSource {
  /** Length of the play. */
  readonly seconds: number;
  /** Continues, or starts again after the end. With reduced motion, shows the next key moment. */
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** How fast the play goes on, 1 as it was written. */
  setPace(pace: number): void;
  /** Turns the view, in degrees. */
  turn(degrees: number): void;
  /** Switches between moving and single moments. A running play is paused. */
  setStill(still: boolean): void;
  /** Draws nothing while the canvas is out of view. */
  setVisible(visible: boolean): void;
  /** Frees GPU memory and removes listeners. The play cannot be used again. */
  dispose(): void;
  renderStats(): RenderStats;
}

/**
 * Builds the robots of a play and shows its first moment. Rejects without WebGL 2, for an unknown play, or when a robot
 * cannot be loaded.
 */
export type StartLivePlay = (settings: LivePlaySettings) => Promise<LivePlay>;
