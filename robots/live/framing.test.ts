import { Box3, PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { pictureMargins } from '#tests/support/robots/picture-margins.ts';
import { ROBOTS } from '../models/all.ts';
import { fieldOfView, playFraming, robotFraming } from './framing.ts';

const boxAt = (x: number, z: number) => new Box3(new Vector3(x - 1.2, 0, z - 1), new Vector3(x + 1.2, 3.6, z + 1));
const cornersOf = ({ min, max }: Box3) =>
  [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))));

/** Corners of the boxes in the picture, from -1 to 1 on each axis. */
function projectCorners(boxes: Box3[], aspect: number, framing = playFraming(boxes)) {
  const { target, azimuth, elevation, distance } = framing.standpoint(aspect);
  const camera = new PerspectiveCamera(fieldOfView, aspect, 0.5, 200);
  camera.position.setFromSphericalCoords(distance, Math.PI / 2 - elevation, azimuth).add(target);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  return boxes.flatMap(cornersOf).map((corner) => corner.project(camera));
}

test.each([0.6, 0.8, 1, 1.6, 2.3])(
  'fits a whole play into the picture and fills its width or height, at %d to 1',
  (aspect) => {
    const places = projectCorners([boxAt(-2.6, -0.3), boxAt(2, 0)], aspect);
    const reach = Math.max(...places.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
    expect(reach).toBeLessThan(1);
    expect(reach).toBeGreaterThan(0.9);
  },
);

test('places two robots one before the other in a portrait picture', () => {
  const { azimuth, elevation } = playFraming([boxAt(-2, 0), boxAt(2, 0)]).standpoint(0.8);
  expect(azimuth).toBeGreaterThan(0.6);
  expect(elevation).toBeGreaterThan(0.25);
});

test('frames a single robot from further away in a narrow picture, with the given floor', () => {
  const robot = { box: boxAt(0, 0), heights: [3.6] };
  const framing = robotFraming(robot, 1);
  expect(framing.floorReach).toBe(0);
  expect(framing.standpoint(0.6).distance).toBeGreaterThan(framing.standpoint(1.5).distance);
  expect(robotFraming(robot, 1.6).floorReach).toBeGreaterThan(1);
});

test('follows the middle of a folding robot, and keeps the camera above the floor', () => {
  const { targetHeight, standpoint } = robotFraming({ box: boxAt(0, 0), heights: [3.6, 3, 0.8] }, 1);
  expect([0, 0.25, 0.5].map(targetHeight)).toEqual([1.728, 1.584, 1.44]);
  expect(targetHeight(1)).toBeCloseTo(0.792, 6);
  expect(standpoint(1).target.y).toBe(targetHeight(0));
});

// Every robot: npm run proof -- framing.
test.each(['base', 'ranger', 'truck'] as const)('keeps %s in the picture throughout its transformation', (name) => {
  expect(pictureMargins(ROBOTS[name]).filter(({ above, below }) => above <= 0 || below <= 0)).toEqual([]);
});
