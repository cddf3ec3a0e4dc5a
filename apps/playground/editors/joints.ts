import type { PlaygroundMessages } from '../playground-messages.ts';

type JointName = Extract<
  keyof PlaygroundMessages['playground'],
  'head' | 'body' | 'leftShoulder' | 'rightShoulder' | 'leftElbow' | 'rightElbow'
>;

interface Joint {
  name: JointName;
  /** Joint and axis of rotation in the models. */
  joint: string;
  channel: 'rx' | 'ry' | 'rz';
  /** Range of the slider, in degrees. */
  min: number;
  max: number;
  /** Sign that converts degrees of the slider into degrees of the model. */
  sign: 1 | -1;
}

/** Joints with a slider. All robots on two legs have them. */
export const joints: readonly Joint[] = [
  { name: 'head', joint: 'head', channel: 'ry', min: -60, max: 60, sign: -1 },
  { name: 'body', joint: 'torso', channel: 'ry', min: -35, max: 35, sign: -1 },
  { name: 'leftShoulder', joint: 'shoulderL', channel: 'rx', min: -30, max: 120, sign: -1 },
  { name: 'rightShoulder', joint: 'shoulderR', channel: 'rx', min: -30, max: 120, sign: -1 },
  { name: 'leftElbow', joint: 'elbowL', channel: 'rx', min: -15, max: 90, sign: -1 },
  { name: 'rightElbow', joint: 'elbowR', channel: 'rx', min: -15, max: 90, sign: -1 },
];

/** Degrees of each joint's slider. */
export type HandPose = Readonly<Record<JointName, number>>;

export const neutralPose = Object.fromEntries(joints.map(({ name }) => [name, 0])) as HandPose;
