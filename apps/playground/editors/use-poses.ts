import { useState } from 'react';
import type { PlaygroundMessages } from '../playground-messages.ts';
import type { StageRobot } from '../run/stage-robot.ts';

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

/** Most poses that can be saved. */
const maxPoses = 12;

/** Poses set by hand. They live as long as the workbench is open. */
export function usePoses(robot: StageRobot) {
  const [pose, setPose] = useState(neutralPose);
  const [savedPoses, setSavedPoses] = useState<readonly HandPose[]>([]);
  /** Index of the current pose among the saved ones. */
  const [activeIndex, setActiveIndex] = useState<number>();

  return {
    /** Current pose of the robot. */
    pose,
    savedPoses,
    activeIndex,
    /** Bends the robot. Pass the index for a saved pose. */
    applyPose(next: HandPose, index?: number): void {
      if (robot.shape > 0 || robot.targetShape === 'other') robot.transformTo('first');
      for (const { name, joint, channel, sign } of joints) robot.bend(joint, channel, next[name] * sign);
      setPose(next);
      setActiveIndex(index);
    },
    /** Saves the current pose. Returns false when there is no room. */
    savePose(): boolean {
      const isFull = savedPoses.length === maxPoses;
      if (!isFull) setSavedPoses([...savedPoses, pose]);
      return !isFull;
    },
    clearPoses: () => setSavedPoses([]),
    /** Call it when the robot has come to rest. */
    reset(): void {
      setPose(neutralPose);
      setActiveIndex(undefined);
    },
  };
}
