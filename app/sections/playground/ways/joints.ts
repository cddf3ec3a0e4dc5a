import type { PlaygroundWords } from '../playground-words.ts';

type JointName = Extract<
  keyof PlaygroundWords['playground'],
  'head' | 'body' | 'leftShoulder' | 'rightShoulder' | 'leftElbow' | 'rightElbow'
>;

interface Joint {
  name: JointName;
  /** What the models call it, and around what it is bent. */
  joint: string;
  channel: 'rx' | 'ry' | 'rz';
  /** Degrees as a slider counts them. */
  least: number;
  most: number;
  /** What a degree of the slider is to the model. */
  sense: 1 | -1;
}

/** The joints that are set by hand on the page: robots on two legs have them all. */
export const joints: readonly Joint[] = [
  { name: 'head', joint: 'head', channel: 'ry', least: -60, most: 60, sense: -1 },
  { name: 'body', joint: 'torso', channel: 'ry', least: -35, most: 35, sense: -1 },
  { name: 'leftShoulder', joint: 'shoulderL', channel: 'rx', least: -30, most: 120, sense: -1 },
  { name: 'rightShoulder', joint: 'shoulderR', channel: 'rx', least: -30, most: 120, sense: -1 },
  { name: 'leftElbow', joint: 'elbowL', channel: 'rx', least: -15, most: 90, sense: -1 },
  { name: 'rightElbow', joint: 'elbowR', channel: 'rx', least: -15, most: 90, sense: -1 },
];

/** Degrees of each joint, as its slider counts them. */
export type HandPose = Readonly<Record<JointName, number>>;

export const atEase = Object.fromEntries(joints.map(({ name }) => [name, 0])) as HandPose;
