import { useState } from 'react';
import type { StageRobot } from '../run/picture-robot.ts';
import type { HandPose } from './joints.ts';
import { atEase, joints } from './joints.ts';

/** Most poses that can be saved. */
const mostPoses = 12;

/** Poses set by hand. They live as long as the workbench is open. */
export function usePoses(robot: StageRobot) {
  const [pose, setPose] = useState(atEase);
  const [kept, setKept] = useState<readonly HandPose[]>([]);
  const [shown, setShown] = useState<number>();

  return {
    /** Current pose of the robot. */
    pose,
    kept,
    /** Index of the current pose among the saved ones. */
    shown,
    /** Bends the robot. Pass the index for a saved pose. */
    take(next: HandPose, place?: number): void {
      if (robot.shape > 0 || robot.goal === 'other') robot.transformTo('first');
      for (const { name, joint, channel, sense } of joints) robot.bend(joint, channel, next[name] * sense);
      setPose(next);
      setShown(place);
    },
    /** Saves the current pose. Returns false when there is no room. */
    keep(): boolean {
      const isFull = kept.length === mostPoses;
      if (!isFull) setKept([...kept, pose]);
      return !isFull;
    },
    drop: () => setKept([]),
    /** Call it when the robot has come to rest. */
    ease(): void {
      setPose(atEase);
      setShown(undefined);
    },
  };
}
