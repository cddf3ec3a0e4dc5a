/** The control values of one frame of the picture, as numbers: the interface between motion and sound. */

/** Servos that sound as one. A joint that belongs to no limb is a panel: doors, wings, the tail. */
export const groupNames = [
  'head',
  'torso',
  'shoulderL',
  'shoulderR',
  'elbowL',
  'elbowR',
  'hipL',
  'hipR',
  'kneeL',
  'kneeR',
  'panelL',
  'panelR',
] as const;
export type Group = (typeof groupNames)[number];

/** Values of a group: degrees per second, share of the robot's mass times that, side (-1 to 1), nearness. */
export const perGroup = 4;
export const SPEED = 0;
export const WORK = 1;
export const SIDE = 2;
export const NEAR = 3;

/** Values of the whole robot, after those of its groups. `ROLL` is the speed on wheels in units per second. */
const ofRobot = groupNames.length * perGroup;
export const ROLL = ofRobot;
export const JET = ofRobot + 1;
/** The speed at which the lights come on, 0 to 1. */
export const LIGHTING = ofRobot + 2;
export const ROBOT_SIDE = ofRobot + 3;
export const ROBOT_NEAR = ofRobot + 4;
export const perRobot = ofRobot + 5;

export type Strike = 'latch' | 'step';

export interface SoundEvent {
  /** In seconds, on the same clock as the frames. */
  at: number;
  robot: number;
  strike: Strike;
  /** Index of the group; its servos' pitch is that of the latch. */
  group: number;
  /** 0 to 1. */
  strength: number;
  side: number;
  near: number;
}

export interface ControlFrame {
  /** In seconds. */
  at: number;
  /** `perRobot` values for each robot. */
  values: Float32Array;
  /** Those since the frame before, each at its own instant. */
  events: readonly SoundEvent[];
}

/** Seconds by which live sound comes after its frame: long enough for a frame that is late to find its place. */
export const lateness = 0.04;
