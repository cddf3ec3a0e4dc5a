/** Interface between a page and a live robot. Types only, because the code is loaded on demand. */
import type { RobotName } from '../names.ts';
import type { SoundSource } from './live-sound-types.ts';

export type Shape = 'first' | 'other';
export type Lighting = 'light' | 'dark';

/** Current cost of a live view, for benchmarks and tests. */
export interface RenderStats {
  triangles: number;
  drawCalls: number;
  geometries: number;
  textures: number;
  /** Share of the full resolution. */
  share: number;
  framesPerSecond: number;
}

export interface LiveSpot {
  id: string;
  /** The marked joint, and the position on it in model units. */
  joint: string;
  at: [x: number, y: number, z: number];
}

export interface LiveViewSettings {
  canvas: HTMLCanvasElement;
  /** Name of a model. */
  robot: RobotName;
  lighting: Lighting;
  spots: readonly LiveSpot[];
  /** Space to walk: 1 frames the robot alone. */
  floorSize: number;
  /** The visitor prefers reduced motion: no transitions. */
  still: boolean;
  /** The resolution may fall below what looks good. */
  coarse: boolean;
  /** Positions of the spots as shares of the canvas; `isVisible` is false behind the robot. */
  onSpots(places: readonly { id: string; x: number; y: number; isVisible: boolean }[]): void;
  /** Progress of the transformation (0 to 1), whether something moves, and the current motion or pose. */
  onState(state: { shape: number; moving: boolean; motion: string | undefined }): void;
  /** Called once when frames are too slow at a resolution that still looks good. */
  onSlow(): void;
  /** Called when it can no longer be drawn, because of an error, which is thrown as well. */
  onBroken(): void;
  /** Called when the WebGL context is lost; the next one when it is restored. */
  onLost(): void;
  onRestored(): void;
}

export interface LiveView extends SoundSource {
  /** Names for `pose` and `play`. */
  readonly poses: readonly string[];
  readonly motions: readonly string[];
  /** Progress of the transformation, 0 to 1. */
  readonly shape: number;
  /** The target shape, or the current one. */
  readonly targetShape: Shape;
  /** Length of a motion, one loop. */
  secondsOf(motion: string): number;
  transformTo(shape: Shape): void;
  /** Jumps to a point of the transformation, 0 to 1. */
  jumpTo(shape: number): void;
  /** Takes a pose in the shape that it belongs to. */
  pose(name: string): void;
  play(name: string): void;
  rest(): void;
  /** Moves over the floor during a motion: model units per second, degrees per second. */
  travel(speed: number, turn: number): void;
  /** Moves the robot to the middle of the floor, facing forward. */
  home(): void;
  /** Rotates a joint around an axis, in degrees, added to the pose. */
  bend(joint: string, channel: 'rx' | 'ry' | 'rz', degrees: number): void;
  turn(degrees: number): void;
  tilt(degrees: number): void;
  /** Factors above 1 zoom in. */
  zoom(factor: number): void;
  setLighting(lighting: Lighting): void;
  /** Switches reduced motion. Movements in progress end at their target. */
  setStill(still: boolean): void;
  /** Enables zooming with the mouse wheel, for full screen. */
  setImmersed(immersed: boolean): void;
  /** Draws nothing while the canvas is out of view. */
  setVisible(visible: boolean): void;
  /** Frees GPU memory and removes listeners. The view cannot be used again. */
  dispose(): void;
  renderStats(): RenderStats;
}

/** Builds a robot and shows it. Rejects without WebGL 2 or for an unknown robot. */
export type StartLiveView = (settings: LiveViewSettings) => Promise<LiveView>;
