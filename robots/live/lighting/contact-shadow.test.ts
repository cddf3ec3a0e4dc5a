import { BoxGeometry, Mesh, MeshBasicMaterial, Object3D } from 'three';
import { expect, test } from 'vitest';
import { ContactShadow } from './contact-shadow.ts';

/** A box 2 long, 1 wide and 0.4 high, so many units above the floor, turned by so many degrees. */
function shadowOfBox(height: number, degrees = 0, room = new Object3D()): { place: number[]; size: number[] } {
  const robot = new Object3D();
  const joint = new Object3D();
  joint.add(new Mesh(new BoxGeometry(2, 0.4, 1), new MeshBasicMaterial()));
  joint.position.set(3, height + 0.2, -1);
  joint.rotation.y = (degrees * Math.PI) / 180;
  robot.add(joint);
  const shadow = new ContactShadow(robot);
  room.add(robot, shadow.mesh).updateMatrixWorld(true);
  shadow.update();
  const { place, size } = shadow.mesh.geometry.attributes;
  return { place: Array.from(place?.array ?? []), size: Array.from(size?.array ?? []) };
}

test('lies below a part, along it, and as large', () => {
  const { place, size } = shadowOfBox(0, 30);
  expect(place[0]).toBeCloseTo(3);
  expect(place[1]).toBeCloseTo(-1);
  expect(Math.abs(place[2] ?? 0)).toBeCloseTo(Math.cos(Math.PI / 6));
  expect(size[0]).toBeCloseTo(1);
  expect(size[1]).toBeCloseTo(0.5);
});

test('is darkest on the floor, softer with height, and ends', () => {
  const [standing, lifted, high] = [0, 0.2, 0.6].map((height) => shadowOfBox(height).size);
  expect(standing?.[3]).toBe(1);
  expect(lifted?.[3]).toBeLessThan(0.5);
  expect(lifted?.[2]).toBeGreaterThan(standing?.[2] ?? 0);
  expect(high?.[3]).toBe(0);
});

test('is the same wherever its floor is, and in whatever scale', () => {
  const room = new Object3D();
  room.position.set(1, 0.7, -2);
  room.rotation.y = 0.4;
  room.scale.setScalar(0.16);
  const [here, there] = [shadowOfBox(0.2, 30), shadowOfBox(0.2, 30, room)];
  for (const [index, value] of here.place.entries()) expect(there.place[index]).toBeCloseTo(value, 5);
  for (const [index, value] of here.size.entries()) expect(there.size[index]).toBeCloseTo(value, 5);
});
