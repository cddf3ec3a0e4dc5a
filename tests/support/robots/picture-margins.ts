import { Box3 } from 'three';
import { fieldOfView, robotFraming } from '#robots/live/framing.ts';
import type { Robot } from '#robots/rig.ts';
import { builtRobot } from './built-robot.ts';

export interface PictureMargins {
  /** The degree to which the robot is transformed, from 0 to 1. */
  shape: number;
  above: number;
  below: number;
}

/** Space above and below a robot in its picture while it transforms; negative if it is cut off. */
export function pictureMargins(make: () => Robot): PictureMargins[] {
  const { rig, root } = builtRobot(make);
  const around = (shape: number, isExact = false) => {
    rig.apply(shape);
    return new Box3().setFromObject(root, isExact);
  };
  const heights = Array.from({ length: 13 }, (_, step) => around(step / 12).max.y);
  const { targetHeight, standpoint } = robotFraming({ box: around(1).union(around(0)), heights }, 1);
  const edge = standpoint(1.6).distance * Math.tan((fieldOfView * Math.PI) / 360);
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((shape) => {
    const { min, max } = around(shape, true);
    return { shape, above: edge - (max.y - targetHeight(shape)), below: edge - (targetHeight(shape) - min.y) };
  });
}
