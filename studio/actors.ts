/** Stands robots and the camera where an exposure says. */
import * as T from 'three';
import type { V3 } from '#robots/kit/place.ts';
import type { Robot } from '#robots/rig.ts';
import type { Actor, Exposure } from './stage.ts';

export function eyeOf({ az, el, dist, target: [x, y, z] }: Exposure): V3 {
  const [turn, up] = [T.MathUtils.degToRad(az), T.MathUtils.degToRad(el)];
  const away = dist * Math.cos(up);
  return [x + away * Math.sin(turn), y + dist * Math.sin(up), z + away * Math.cos(turn)];
}

/** Puts a robot, which stands on `stand`, where and how an actor is. Without `size` it has the actor's. */
export function placeActor(stand: T.Object3D, robot: Robot, actor: Actor, size = actor.size ?? 1): void {
  const { t = 0, pose = {}, place = [0, 0, 0], yaw = 0 } = actor;
  stand.rotation.y = T.MathUtils.degToRad(yaw);
  stand.scale.setScalar(size);
  stand.position.set(0, 0, 0);
  stand.updateMatrixWorld(true);
  robot.rig.apply(t, typeof pose === 'string' ? (robot.poses[pose] ?? {}) : pose);
  robot.glow?.(t);
  // the rig puts the feet on the floor: only now it may stand higher or hang over an edge
  stand.position.set(...place);
  stand.updateMatrixWorld(true);
}

/** A place of the world is built in decimetres: one unit is 100 mm. */
export const MM_PER_UNIT = 100;

/**
 * Factor that brings a model to its true size, for models measured by `modelHeight` and heights in millimetres from
 * content/products. Places pass `MM_PER_UNIT`; robots beside each other pass the millimetres of the first one's unit.
 */
export const trueSize = (height: number, heightMm: number, mmPerUnit = MM_PER_UNIT): number =>
  heightMm / mmPerUnit / height;
