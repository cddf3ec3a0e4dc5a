import * as T from 'three';

/**
 * Gives a mesh its triangles, and those that are enough while it moves: both in one index, of which it is drawn with
 * the first until `drawAs` is called.
 */
export function setTriangles(geometry: T.BufferGeometry, standing: Uint32Array, moving?: Uint32Array): void {
  if (!moving) {
    geometry.setIndex(new T.BufferAttribute(standing, 1));
    return;
  }
  const both = new Uint32Array(standing.length + moving.length);
  both.set(standing);
  both.set(moving, standing.length);
  geometry.setIndex(new T.BufferAttribute(both, 1));
  geometry.setDrawRange(0, standing.length);
  geometry.userData = { standing: [0, standing.length], moving: [standing.length, moving.length] };
}

/** Draws what is on a stage with the triangles of what moves, or with all of them. */
export function drawAs(state: 'standing' | 'moving', stage: T.Object3D): void {
  stage.traverse((each) => {
    if (!(each instanceof T.Mesh)) return;
    const part: [start: number, count: number] | undefined = each.geometry.userData[state];
    if (!part) return;
    each.geometry.setDrawRange(...part);
    each.visible = part[1] > 0;
  });
}
