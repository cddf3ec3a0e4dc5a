/** Interface between a page and a robot in the visitor's room. Types only, because the code is loaded on demand. */
import type { RobotName } from '../names.ts';
import type { Shape } from './live-view-types.ts';

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
  /** Called on every change of them. */
  onChange(state: { phase: ArPhase; shape: Shape }): void;
}

export interface ArView {
  transformTo(shape: Shape): void;
}
