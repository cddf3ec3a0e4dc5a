import { useState } from 'react';
import type { StageRobot } from '../run/stage-robot.ts';

/** Joints with a slider, and its range in degrees. `channel` is the axis. All robots on two legs have them. */
export const joints = [
  { name: 'head', joint: 'head', channel: 'ry', min: -60, max: 60 },
  { name: 'body', joint: 'torso', channel: 'ry', min: -35, max: 35 },
  { name: 'leftShoulder', joint: 'shoulderL', channel: 'rx', min: -30, max: 120 },
  { name: 'rightShoulder', joint: 'shoulderR', channel: 'rx', min: -30, max: 120 },
  { name: 'leftElbow', joint: 'elbowL', channel: 'rx', min: -15, max: 90 },
  { name: 'rightElbow', joint: 'elbowR', channel: 'rx', min: -15, max: 90 },
] as const;

export type HandPose = Readonly<Record<(typeof joints)[number]['name'], number>>;

export const neutralPose = Object.fromEntries(joints.map(({ name }) => [name, 0])) as HandPose;

const maxPoses = 12;

export function usePoses(robot: StageRobot) {
  const [pose, setPose] = useState(neutralPose);
  const [savedPoses, setSavedPoses] = useState<readonly HandPose[]>([]);
  const [activeIndex, setActiveIndex] = useState<number>();

  return {
    pose,
    savedPoses,
    activeIndex,
    applyPose(next: HandPose, index?: number): void {
      if (robot.shape > 0 || robot.targetShape === 'other') robot.transformTo('first');
      // Sliders count the other way round than the axes of the models.
      for (const { name, joint, channel } of joints) robot.bend(joint, channel, -next[name]);
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
    reset(): void {
      setPose(neutralPose);
      setActiveIndex(undefined);
    },
  };
}
