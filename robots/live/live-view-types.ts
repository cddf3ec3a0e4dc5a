/** Interface between a page and live robots. Types only, because the code is loaded on demand. */
import type { PlayName, RobotName, SoundName } from '../names.ts';

export type Shape = 'first' | 'other';
export type Lighting = 'light' | 'dark';

export interface LiveSettings {
  canvas: HTMLCanvasElement;
  lighting: Lighting;
  reducedMotion: boolean;
  /** The resolution may fall below what looks good. */
  coarse: boolean;
  /** Called once when frames are too slow at a resolution that still looks good. */
  onSlow(): void;
  /** Called when it can no longer be drawn, because of an error, which is thrown as well. */
  onBroken(): void;
  /** Called when the WebGL context is lost; the next one when it is restored. */
  onLost(): void;
  onRestored(): void;
}

export interface LiveDrawing extends SoundSource {
  /** Turns the view, in degrees. */
  turn(degrees: number): void;
  /** Switches reduced motion. Movements in progress end at their target; a running play is paused. */
  setReducedMotion(reducedMotion: boolean): void;
  setVisible(visible: boolean): void;
  /** Frees GPU memory and removes listeners. It cannot be used again. */
  dispose(): void;
}

export interface SoundSource {
  /**
   * Loads the sound of the robots and connects it to a node such as a context's destination. `onHeard` is called with
   * each frame in which something sounds. Rejects when the sound cannot be loaded.
   */
  startSound(output: AudioNode, onHeard: (names: readonly SoundName[]) => void): Promise<LiveSound>;
}

export interface LiveSound {
  /** 0 to 1. */
  setVolume(volume: number): void;
  /** Fades out. The sound cannot be used again; the audio context stays the caller's. */
  stop(): Promise<void>;
}

export interface LiveSpot {
  id: string;
  /** The marked joint, and the position on it in model units. */
  joint: string;
  at: [x: number, y: number, z: number];
}

export interface SpotPosition {
  id: string;
  /** Shares of the picture from its left and top edge. */
  x: number;
  y: number;
  /** False behind the robot. */
  isVisible: boolean;
}

export interface LiveViewSettings extends LiveSettings {
  robot: RobotName;
  spots: readonly LiveSpot[];
  /** Space to walk: 1 frames the robot alone. */
  floorSize: number;
  onSpots(positions: readonly SpotPosition[]): void;
  /** Progress of the transformation (0 to 1), whether something moves, and the current motion or pose. */
  onState(state: { shape: number; moving: boolean; motion: string | undefined }): void;
}

export interface LiveView extends LiveDrawing {
  readonly poses: readonly string[];
  readonly motions: readonly string[];
  /** Progress of the transformation, 0 to 1. */
  readonly shape: number;
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
  tilt(degrees: number): void;
  /** Factors above 1 zoom in. */
  zoom(factor: number): void;
  setLighting(lighting: Lighting): void;
  /** Enables zooming with the mouse wheel, for full screen. */
  setImmersed(immersed: boolean): void;
}

export interface LivePlaySettings extends LiveSettings {
  play: PlayName;
  /** Height of each robot in mm, in the order of its parts: they are shown to one scale. */
  heightsMm: readonly number[];
  onTime(time: PlayTime): void;
}

export interface PlayTime {
  seconds: number;
  playing: boolean;
}

export interface LivePlay extends LiveDrawing {
  readonly seconds: number;
  /** Continues, or starts again after the end. With reduced motion, shows the next key moment. */
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** Sets the speed of the play; 1 is as it was written. */
  setPace(pace: number): void;
}

/**
 * The stages until a robot stands: the robot is built, the floor is not found, the robot can be placed, it stands.
 */
export type ArPhase = 'loading' | 'searching' | 'placing' | 'standing';

export interface ArViewSettings {
  /** A session of the kind `immersive-ar`, with the feature `local-floor`. */
  session: XRSession;
  robot: RobotName;
  /** Height of the first shape. */
  heightMm: number;
  shape: Shape;
  /** The visitor prefers reduced motion: no transitions. */
  reducedMotion: boolean;
  /** The texts of a sign in the room; undefined where the page can be seen over the room. */
  hints: Record<ArPhase, string> | undefined;
  onChange(state: { phase: ArPhase; shape: Shape }): void;
}

export interface ArView {
  transformTo(shape: Shape): void;
}
