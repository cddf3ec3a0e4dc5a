import * as T from 'three';

/** Height above the floor, in metres, so that the floor of the room does not hide it. */
const above = 0.005;

/** A ring on the floor, where the robot would stand. */
export function floorRing(): T.Mesh {
  const shape = new T.RingGeometry(0.1, 0.12, 48).rotateX(-Math.PI / 2).translate(0, above, 0);
  const ring = new T.Mesh(shape, new T.MeshBasicMaterial({ color: '#ffffff', toneMapped: false }));
  ring.visible = false;
  return ring;
}
