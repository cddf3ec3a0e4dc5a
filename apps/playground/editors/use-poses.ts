import { useState } from 'react';
import type { StageRobot } from '../run/stage-robot.ts';
import type { HandPose } from './joints.ts';
import { joints, neutralPose } from './joints.ts';

/** Most poses that can be saved. */
const maxPoses = 12;

/** Poses set by hand. They live as long as the workbench is open. */
export function usePoses(robot: StageRobot) {
  const [pose, setPose] = useState(neutralPose);
  const [poses, setPoses] = useState<readonly HandPose[]>([]);
  const [poseIndex, setPoseIndex] = useState<number>();

  return {
    /** Current pose of the robot. */
    pose,
    savedPoses: poses,
    /** Index of the current pose among the saved ones. */
    activeIndex: poseIndex,
    /** Bends the robot. Pass the index for a saved pose. */
    applyPose(next: HandPose, index?: number): void {
      if (robot.shape > 0 || robot.targetShape === 'other') robot.transformTo('first');
      for (const { name, joint, channel, sign } of joints) robot.bend(joint, channel, next[name] * sign);
      setPose(next);
      setPoseIndex(index);
    },
    /** Saves the current pose. Returns false when there is no room. */
    savePose(): boolean {
      const isFull = poses.length === maxPoses;
      if (!isFull) setPoses([...poses, pose]);
      return !isFull;
    },
    clearPoses: () => setPoses([]),
    /** Call it when the robot has come to rest. */
    reset(): void {
      setPose(neutralPose);
      setPoseIndex(undefined);
    },
  };
}
