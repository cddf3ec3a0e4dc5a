/** What a page asks of a play on its stage. Types only: the code behind them comes when it is wanted. */
import type { PlayName } from '../names.ts';
import type { Figures, Lighting } from './live-view.ts';

export interface LivePlaySettings {
  canvas: HTMLCanvasElement;
  /** Name of a play. */
  play: PlayName;
  lighting: Lighting;
  /** No movement that was not asked for: the play is shown moment by moment, until `setStill` says otherwise. */
  still: boolean;
  /** Where the play is, after each frame. */
  onTime(time: { seconds: number; playing: boolean }): void;
  /** The drawing machine was taken away; `onBack` when it has returned. */
  onLost(): void;
  onBack(): void;
}

export interface LivePlay {
  /** How long it takes. */
  readonly seconds: number;
  /** Goes on; from the beginning after the end. Where it is still, shows the next telling moment. */
  play(): void;
  pause(): void;
  /** Goes to a second at once. */
  seek(seconds: number): void;
  /** Turns the view, in degrees. */
  turn(degrees: number): void;
  /** Whether to show it moment by moment from now on. A play that goes on is paused. */
  setStill(still: boolean): void;
  /** Stops and draws nothing while the canvas is out of sight. */
  setVisible(visible: boolean): void;
  /** Memory of the graphics processor and the listeners go; the play cannot be used again. */
  dispose(): void;
  figures(): Figures;
}

/**
 * Builds the robots of a play and stands them on its stage, at its beginning. Rejects where there is no WebGL 2, no
 * such play, or a robot does not come.
 */
export type StartLivePlay = (settings: LivePlaySettings) => Promise<LivePlay>;
