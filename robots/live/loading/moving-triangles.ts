import * as T from 'three';

/**
 * Sets the triangles of a mesh, and the reduced ones for movement. Both go into one index; `drawAs` chooses the range
 * to draw.
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

/** Switches all meshes below `root` between full and reduced triangles. */
export function drawAs(state: 'standing' | 'moving', root: T.Object3D): void {
  root.traverse((each) => {
    if (!(each instanceof T.Mesh)) return;
    const range: [start: number, count: number] | undefined = each.geometry.userData[state];
    if (!range) return;
    each.geometry.setDrawRange(...range);
    each.visible = range[1] > 0;
  });
}
