import * as T from 'three';

/** Position of the camera around its target. Angles in radians. */
interface Standpoint {
  target: T.Vector3;
  azimuth: number;
  elevation: number;
  distance: number;
}

export interface Framing {
  /** `aspect` is width divided by height of the picture. */
  standpoint(aspect: number): Standpoint;
  /** Radius of the area with shadows, in model units. */
  shadowRadius: number;
  /** Largest turn of the view to either side, in radians. */
  turn: number;
}

/** Vertical field of view, in degrees. */
export const fieldOfView = 24;
const halfFieldTangent = Math.tan((fieldOfView * Math.PI) / 360);

const margin = 1.02;
/** In a portrait picture the camera moves aside and up, so that two robots stand one before the other. */
const wide = { aspect: 1.7, azimuth: 0.1, elevation: 0.12 };
const upright = { aspect: 0.85, azimuth: 0.82, elevation: 0.34 };

export interface RobotBounds {
  box: T.Box3;
  /** Its heights during the transformation, in even steps from the first shape to the other. */
  heights: readonly number[];
}

/** Frames one robot in both shapes and between them. `floorSize` scales the space around it; 1 is the robot alone. */
export function robotFraming({ box, heights }: RobotBounds, floorSize: number) {
  const size = box.getSize(new T.Vector3());
  const middles = heights.map((height) => Math.max(height * 0.48, size.y * 0.22));
  const baseReach = Math.max(size.y * 0.62, Math.max(...heights) * 0.54, Math.hypot(size.x, size.z) * 0.46, 0.8);
  const reach = baseReach * floorSize;
  const heightAt = (shape: number) => {
    const at = shape * (middles.length - 1);
    const [before = 0, after = before] = middles.slice(Math.floor(at), Math.floor(at) + 2);
    return T.MathUtils.lerp(before, after, at % 1);
  };
  const target = new T.Vector3(0, heightAt(0), 0);
  return {
    standpoint: (aspect: number) => ({
      target,
      azimuth: 0.5,
      elevation: 0.16,
      distance: reach / halfFieldTangent / Math.min(1, aspect / 0.9),
    }),
    shadowRadius: reach * 1.7,
    turn: Number.POSITIVE_INFINITY,
    /**
     * Height of the camera's target for a progress of the transformation, 0 to 1: the robot's middle, but never so low
     * that the camera would go below the floor.
     */
    targetHeight: heightAt,
    /** Distance from the middle that the robot may walk, in model units. */
    floorReach: baseReach * (floorSize - 1) * 1.4,
  };
}

/** Frames a play. `boxes` bound everything on the stage over its course. */
export function playFraming(boxes: readonly T.Box3[]): Framing {
  const corners = boxes.flatMap(({ min, max }) =>
    [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new T.Vector3(x, y, z)))),
  );
  return {
    standpoint(aspect) {
      const k = T.MathUtils.clamp((wide.aspect - aspect) / (wide.aspect - upright.aspect), 0, 1);
      const azimuth = T.MathUtils.lerp(wide.azimuth, upright.azimuth, k);
      const elevation = T.MathUtils.lerp(wide.elevation, upright.elevation, k);
      return { ...fitCamera(corners, azimuth, elevation, aspect), azimuth, elevation };
    },
    shadowRadius: Math.max(...corners.map(({ x, z }) => Math.hypot(x, z))) + 1,
    turn: 0.6,
  };
}

/** The nearest position from which every point is in the picture, and the target that centers them. */
function fitCamera(
  points: readonly T.Vector3[],
  azimuth: number,
  elevation: number,
  aspect: number,
): Pick<Standpoint, 'target' | 'distance'> {
  const toCamera = new T.Vector3().setFromSphericalCoords(1, Math.PI / 2 - elevation, azimuth);
  const right = new T.Vector3(0, 1, 0).cross(toCamera).normalize();
  const up = toCamera.clone().cross(right);
  const target = new T.Box3().setFromPoints([...points]).getCenter(new T.Vector3());
  let distance = 0;
  for (let round = 0; round < 6; round++) {
    const viewPoints = points.map((point) => {
      const from = point.clone().sub(target);
      return { x: from.dot(right), y: from.dot(up), near: from.dot(toCamera) };
    });
    distance = Math.max(
      ...viewPoints.map(
        ({ x, y, near }) => near + (Math.max(Math.abs(x) / aspect, Math.abs(y)) * margin) / halfFieldTangent,
      ),
    );
    const middle = (of: 'x' | 'y') => {
      const shares = viewPoints.map((point) => point[of] / (distance - point.near));
      return ((Math.min(...shares) + Math.max(...shares)) / 2) * distance;
    };
    target.addScaledVector(right, middle('x')).addScaledVector(up, middle('y'));
  }
  return { target, distance };
}
