import * as T from 'three';
import { D, type V3, v3 } from '#robots/kit/place.ts';

export interface View {
  width: number;
  height: number;
  eye: V3;
  target: V3;
  roll?: number;
  /** Moves the picture sideways and up, as shares of its width and height. */
  shift?: [number, number];
  /** Radius of the lens; 0 keeps everything sharp. */
  lens?: number;
}

/** Points the camera for one sample: dx and dy shift it within its pixel, `at` is a point of the lens. */
export function aim(cam: T.PerspectiveCamera, o: View, dx: number, dy: number, at: [number, number]): void {
  const k = o.lens ?? 0,
    [sx, sy] = o.shift ?? [0, 0];
  cam.position.set(...o.eye);
  cam.up.set(0, 1, 0);
  cam.lookAt(v3(o.target));
  if (k) {
    cam.updateMatrixWorld();
    cam.position.add(new T.Vector3(at[0] * k, at[1] * k, 0).applyQuaternion(cam.quaternion));
    cam.lookAt(v3(o.target));
  }
  if (o.roll) cam.rotateZ(o.roll * D);
  cam.setViewOffset(o.width, o.height, dx + sx * o.width, dy + sy * o.height, o.width, o.height);
  cam.updateMatrixWorld();
}
