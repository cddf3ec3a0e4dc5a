/** What a page asks of a live robot. Types only: the code behind them comes when it is wanted. */
import type { RobotName } from '../names.ts';

export type Shape = 'first' | 'other';
export type Lighting = 'light' | 'dark';

/** What a live view costs now, for benchmarks and tests. */
export interface Figures {
  triangles: number;
  drawCalls: number;
  geometries: number;
  textures: number;
  /** Share of the full resolution at which it is drawn. */
  share: number;
  framesPerSecond: number;
}

export interface LiveSpot {
  id: string;
  /** Joint that it marks, and where on it, in units of the model. */
  joint: string;
  at: [x: number, y: number, z: number];
}

export interface LiveViewSettings {
  canvas: HTMLCanvasElement;
  /** Name of a model. */
  robot: RobotName;
  lighting: Lighting;
  spots: readonly LiveSpot[];
  /** How much floor it has to walk about on: 1 frames the robot alone. */
  room: number;
  /** No movement that was not asked for, and no transitions, until `setStill` says otherwise. */
  still: boolean;
  /** Where each spot stands now, as shares of the canvas; `seen` is false behind the robot. */
  onSpots(places: readonly { id: string; x: number; y: number; seen: boolean }[]): void;
  /**
   * How far the transformation has come, 0 to 1, whether something moves, and the motion that goes on or the pose that
   * is held.
   */
  onState(state: { shape: number; moving: boolean; motion: string | undefined }): void;
  /** The drawing machine was taken away; `onBack` when it has returned. */
  onLost(): void;
  onBack(): void;
}

export interface LiveView {
  /** Names that `pose` and `play` know. */
  readonly poses: readonly string[];
  readonly motions: readonly string[];
  /** How far the transformation has come, 0 to 1. */
  readonly shape: number;
  /** The shape that it goes to, or in which it stands. */
  readonly goal: Shape;
  /** How long a motion takes, once around. */
  secondsOf(motion: string): number;
  transformTo(shape: Shape): void;
  /** Stands at a point of the transformation, 0 to 1. */
  holdAt(shape: number): void;
  /** Takes a pose, in the shape that it belongs to. */
  pose(name: string): void;
  play(name: string): void;
  rest(): void;
  /** Walks, drives or turns on the spot while a motion goes on: units a second, degrees a second. */
  travel(speed: number, turn: number): void;
  /** Back to the middle of the floor, facing forward. */
  home(): void;
  /** Angles in degrees around the joint that is named, added to the pose. */
  bend(joint: string, channel: 'rx' | 'ry' | 'rz', degrees: number): void;
  turn(degrees: number): void;
  tilt(degrees: number): void;
  /** Above 1: nearer. */
  zoom(factor: number): void;
  setLighting(lighting: Lighting): void;
  /** Whether to do without movement from now on. What moves is at its end at once. */
  setStill(still: boolean): void;
  /** Zooms with the wheel, as full screen allows. */
  setImmersed(immersed: boolean): void;
  /** Draws nothing while the canvas is out of sight. */
  setVisible(visible: boolean): void;
  /** Memory of the graphics processor and the listeners go; the view cannot be used again. */
  dispose(): void;
  figures(): Figures;
}

/** Builds a robot and stands it on its stage. Rejects where there is no WebGL 2, or no such robot. */
export type StartLiveView = (settings: LiveViewSettings) => Promise<LiveView>;
