import * as T from 'three';
import type { Robot } from '../rig.ts';
import type { LiveSpot, SpotPosition } from './live-view-types.ts';

/** Lowest dot product of a spot's direction with the camera at which it counts as visible. */
const minFacing = -0.15;
/** Distance in pixels between two spots for touch, and from a spot to the edge of the picture. */
const minDistance = 46;
const inset = 24;

/** Projects spots into the picture. `isVisible` is false for those behind the robot. */
export function projectSpots(spots: readonly LiveSpot[], robot: Robot, camera: T.Camera): SpotPosition[] {
  const centre = robot.root.getWorldPosition(new T.Vector3());
  return spots.map(({ id, joint, at }) => {
    const point = new T.Vector3(...at).applyMatrix4(robot.rig.get(joint).matrixWorld);
    const outward = point.clone().sub(centre).setY(0);
    const facesCamera = outward.dot(camera.position.clone().sub(point)) > minFacing;
    const { x, y } = point.project(camera);
    return { id, x: (x + 1) / 2, y: (1 - y) / 2, isVisible: facesCamera };
  });
}

/** Moves visible spots apart until each can be touched alone. `width` and `height` of the picture are in pixels. */
export function spread(positions: readonly SpotPosition[], width: number, height: number): SpotPosition[] {
  const within = (value: number, size: number) => Math.min(Math.max(value, inset), Math.max(inset, size - inset));
  const clampedSpots = positions.map((position) => ({
    ...position,
    x: within(position.x * width, width),
    y: within(position.y * height, height),
  }));
  const visibleSpots = clampedSpots.filter(({ isVisible }) => isVisible);
  for (let round = 0; round < 8; round += 1) {
    for (const [index, spot] of visibleSpots.entries())
      for (const other of visibleSpots.slice(index + 1)) pushApart(spot, other);
    for (const spot of visibleSpots) Object.assign(spot, { x: within(spot.x, width), y: within(spot.y, height) });
  }
  return clampedSpots.map((spot) => ({ ...spot, x: spot.x / width, y: spot.y / height }));
}

/** Moves each of two spots half of the missing distance; spots at the same place move horizontally. */
function pushApart(spot: SpotPosition, other: SpotPosition): void {
  const [dx, dy] = [other.x - spot.x, other.y - spot.y];
  const distance = Math.hypot(dx, dy);
  const missing = (minDistance - distance) / 2;
  if (missing <= 0) return;
  const [ux, uy] = distance > 0.01 ? [dx / distance, dy / distance] : [1, 0];
  spot.x -= ux * missing;
  spot.y -= uy * missing;
  other.x += ux * missing;
  other.y += uy * missing;
}
