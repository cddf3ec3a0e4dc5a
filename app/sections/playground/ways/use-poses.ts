import { useState } from 'react';
import type { StageRobot } from '../run/picture-robot.ts';
import type { HandPose } from './joints.ts';
import { atEase, joints } from './joints.ts';

/** So many poses are kept. */
const mostPoses = 12;

/** Poses that are set by hand, for as long as the workbench stands. */
export function usePoses(robot: StageRobot) {
  const [pose, setPose] = useState(atEase);
  const [kept, setKept] = useState<readonly HandPose[]>([]);
  const [shown, setShown] = useState<number>();

  return {
    /** In which the robot stands. */
    pose,
    kept,
    /** Which of the kept ones that is. */
    shown,
    /** Bends the robot; `place` is that of a pose among the kept ones. */
    take(next: HandPose, place?: number): void {
      if (robot.shape > 0 || robot.goal === 'other') robot.transformTo('first');
      for (const { name, joint, channel, sense } of joints) robot.bend(joint, channel, next[name] * sense);
      setPose(next);
      setShown(place);
    },
    /** Whether there was room for another. */
    keep(): boolean {
      const isFull = kept.length === mostPoses;
      if (!isFull) setKept([...kept, pose]);
      return !isFull;
    },
    drop: () => setKept([]),
    /** The robot has come to stand at ease. */
    ease(): void {
      setPose(atEase);
      setShown(undefined);
    },
  };
}
