import * as T from 'three';
import type { Robot } from '../rig.ts';
import type { LiveSpot } from './live-view.ts';

/** How far a spot may be turned away from the camera and still be seen. */
const turnedAway = -0.15;

/** Where spots stand in the picture, as shares of it; one behind the robot is not seen. */
export function placesOf(spots: readonly LiveSpot[], robot: Robot, camera: T.Camera): { id: string; x: number; y: number; seen: boolean }[] {
  const centre = robot.root.getWorldPosition(new T.Vector3());
  return spots.map(({ id, joint, at }) => {
    const point = new T.Vector3(...at).applyMatrix4(robot.rig.get(joint).matrixWorld);
    const outward = point.clone().sub(centre).setY(0);
    const seen = outward.dot(camera.position.clone().sub(point)) > turnedAway;
    const { x, y } = point.project(camera);
    return { id, x: (x + 1) / 2, y: (1 - y) / 2, seen };
  });
}
