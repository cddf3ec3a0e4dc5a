/** Takes a robot apart and lays its parts out on the floor, as on a workbench. */
import * as T from 'three';

/** Free floor between two parts, in units of 100 mm. */
const GAP = 0.14;
/** Distance of the parts from the middle, before they make room for each other, as a multiple of the robot's own. */
const SPREAD = 1.15;
const ROUNDS = 800;

interface Laid {
  part: T.Object3D;
  floor: T.Box2;
}

/** The meshes that one joint holds, as they stand in the world. They are copies: the robot itself stays whole. */
function collectParts(robot: T.Object3D): Laid[] {
  const list: Laid[] = [];
  robot.traverse((joint) => {
    const meshes = joint.children.filter((child) => child instanceof T.Mesh);
    if (!meshes.length || joint.getWorldScale(new T.Vector3()).x < 0.01) return;
    const part = new T.Object3D();
    for (const mesh of meshes) {
      const copy = mesh.clone(false);
      mesh.matrixWorld.decompose(copy.position, copy.quaternion, copy.scale);
      part.add(copy);
    }
    const { min, max } = new T.Box3().setFromObject(part, true);
    part.position.y = -min.y;
    list.push({ part, floor: new T.Box2(new T.Vector2(min.x, min.z), new T.Vector2(max.x, max.z)) });
  });
  return list;
}
/** The way from one part to another that they lack, along the axis in which they overlap least. */
function missingWay(a: T.Box2, b: T.Box2): T.Vector2 {
  const way = b.getCenter(new T.Vector2()).sub(a.getCenter(new T.Vector2())),
    reach = a.getSize(new T.Vector2()).add(b.getSize(new T.Vector2())).multiplyScalar(0.5).addScalar(GAP),
    x = reach.x - Math.abs(way.x),
    y = reach.y - Math.abs(way.y);
  if (x <= 1e-3 || y <= 1e-3) return new T.Vector2();
  return x < y ? new T.Vector2(way.x < 0 ? -x : x, 0) : new T.Vector2(0, way.y < 0 ? -y : y);
}
/** All parts move at once, so that a robot with equal sides is laid out with equal sides. */
function separate(floors: readonly T.Box2[]): void {
  const ways = floors.map(() => new T.Vector2());
  for (const [i, a] of floors.entries())
    for (const [j, b] of floors.entries())
      if (i < j) {
        const way = missingWay(a, b).multiplyScalar(0.3);
        ways[i]?.sub(way);
        ways[j]?.add(way);
      }
  for (const [i, floor] of floors.entries()) floor.translate(ways[i] as T.Vector2);
}
/** Moves a part back into the field. */
function keepIn({ min, max }: T.Box2, field: T.Box2): T.Vector2 {
  return field.min.clone().sub(min).max(new T.Vector2()).add(field.max.clone().sub(max).min(new T.Vector2()));
}

/** The parts of a robot beside each other, in a field of this width and depth around the robot's place. */
export function takeApart(robot: T.Object3D, [width, depth]: readonly [number, number]): T.Object3D {
  const list = collectParts(robot),
    first = list.map(({ floor }) => floor.min.clone()),
    whole = new T.Box3().setFromObject(robot).getCenter(new T.Vector3()),
    middle = new T.Vector2(robot.position.x, robot.position.z),
    field = new T.Box2().setFromCenterAndSize(middle, new T.Vector2(width, depth));
  for (const { floor } of list) {
    const away = floor.getCenter(new T.Vector2()).sub(new T.Vector2(whole.x, whole.z));
    floor.translate(
      away
        .multiplyScalar(SPREAD - 1)
        .add(middle)
        .sub(new T.Vector2(whole.x, whole.z)),
    );
  }
  const floors = list.map(({ floor }) => floor);
  for (let round = 0; round < ROUNDS; round++) {
    separate(floors);
    for (const floor of floors) floor.translate(keepIn(floor, field));
  }
  const out = new T.Object3D();
  for (const [i, { part, floor }] of list.entries()) {
    const moved = floor.min.clone().sub(first[i] as T.Vector2);
    part.position.x = moved.x;
    part.position.z = moved.y;
    out.add(part);
  }
  return out;
}
