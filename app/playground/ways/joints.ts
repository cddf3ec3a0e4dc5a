import type { PlaygroundWords } from '../playground-words.ts';

type JointName = Extract<
  keyof PlaygroundWords['playground'],
  'head' | 'body' | 'leftShoulder' | 'rightShoulder' | 'leftElbow' | 'rightElbow'
>;

interface Joint {
  name: JointName;
  /** Joint and axis of rotation in the models. */
  joint: string;
  channel: 'rx' | 'ry' | 'rz';
  /** Range of the slider, in degrees. */
  least: number;
  most: number;
  /** Sign that converts degrees of the slider into degrees of the model. */
  sign: 1 | -1;
}

/** Joints with a slider. All robots on two legs have them. */
export const joints: readonly Joint[] = [
  { name: 'head', joint: 'head', channel: 'ry', least: -60, most: 60, sign: -1 },
  { name: 'body', joint: 'torso', channel: 'ry', least: -35, most: 35, sign: -1 },
  { name: 'leftShoulder', joint: 'shoulderL', channel: 'rx', least: -30, most: 120, sign: -1 },
  { name: 'rightShoulder', joint: 'shoulderR', channel: 'rx', least: -30, most: 120, sign: -1 },
  { name: 'leftElbow', joint: 'elbowL', channel: 'rx', least: -15, most: 90, sign: -1 },
  { name: 'rightElbow', joint: 'elbowR', channel: 'rx', least: -15, most: 90, sign: -1 },
];

/** Degrees of each joint's slider. */
export type HandPose = Readonly<Record<JointName, number>>;

export const neutralPose = Object.fromEntries(joints.map(({ name }) => [name, 0])) as HandPose;
