/**
 * Depth maps of a shape from far away, in many directions: for occlusion, and to find the parts that are always hidden.
 */
import { Box3, Vector3 } from 'three';

export interface Surface {
  /** Points in space, in the units of the model. */
  position: Float32Array;
  index: Uint32Array;
}
type Direction = readonly [x: number, y: number, z: number];

/** Points on each side of a map. */
const SIZE = 192;

/** Evenly spread directions; below `lowest` there are none. */
export function directions(count: number, lowest = -1): Direction[] {
  return Array.from({ length: count }, (_, i) => {
    const y = lowest + ((1 - lowest) * (i + 0.5)) / count,
      w = Math.sqrt(1 - y * y),
      a = i * 2.399963;
    return [Math.cos(a) * w, y, Math.sin(a) * w] as const;
  });
}

function across([x, y, z]: Direction): [Direction, Direction] {
  const l = Math.hypot(x, z) || 1,
    u: Direction = Math.hypot(x, z) < 1e-6 ? [1, 0, 0] : [z / l, 0, -x / l];
  return [u, [y * u[2] - z * u[1], z * u[0] - x * u[2], x * u[1] - y * u[0]]];
}

/**
 * Calls `see` for each direction, with a function that says whether a point can be seen from there past `surface`.
 * Points count as seen up to `bias` units behind the surface that covers them.
 */
export function lookFrom(
  surface: Surface,
  from: readonly Direction[],
  bias: number,
  see: (direction: Direction, isSeen: (x: number, y: number, z: number) => boolean) => void,
): void {
  const { position, index } = surface,
    box = new Box3().setFromArray(position),
    middle = box.getCenter(new Vector3()),
    radius = Math.hypot(...box.getSize(new Vector3()).toArray()) / 2,
    scale = SIZE / 2 / (radius * 1.01),
    depth = new Float32Array(SIZE * SIZE),
    points = new Float32Array(position.length);
  for (const d of from) {
    const [u, v] = across(d),
      at = (axis: Direction, x: number, y: number, z: number) =>
        axis[0] * (x - middle.x) + axis[1] * (y - middle.y) + axis[2] * (z - middle.z);
    for (let i = 0; i < position.length; i += 3) {
      const [x, y, z] = [position[i], position[i + 1], position[i + 2]];
      points[i] = at(u, x, y, z) * scale + SIZE / 2;
      points[i + 1] = at(v, x, y, z) * scale + SIZE / 2;
      points[i + 2] = at(d, x, y, z);
    }
    drawDepth(points, index, depth);
    see(d, (x, y, z) => {
      const px = (at(u, x, y, z) * scale + SIZE / 2) | 0,
        py = (at(v, x, y, z) * scale + SIZE / 2) | 0;
      return at(d, x, y, z) + bias >= depth[py * SIZE + px];
    });
  }
}

/** Draws the nearest depth of every pixel whose middle a triangle covers. */
function drawDepth(points: Float32Array, index: Uint32Array, depth: Float32Array): void {
  depth.fill(-Infinity);
  for (let i = 0; i < index.length; i += 3) {
    const a = index[i] * 3,
      b = index[i + 1] * 3,
      c = index[i + 2] * 3,
      ax = points[a],
      ay = points[a + 1],
      az = points[a + 2],
      bx = points[b] - ax,
      by = points[b + 1] - ay,
      bz = points[b + 2] - az,
      cx = points[c] - ax,
      cy = points[c + 1] - ay,
      cz = points[c + 2] - az,
      area = bx * cy - by * cx;
    if (area === 0) continue;
    const x0 = Math.ceil(ax + Math.min(0, bx, cx) - 0.5),
      x1 = Math.floor(ax + Math.max(0, bx, cx) - 0.5),
      y0 = Math.ceil(ay + Math.min(0, by, cy) - 0.5),
      y1 = Math.floor(ay + Math.max(0, by, cy) - 0.5),
      ux = cy / area,
      uy = -cx / area,
      vx = -by / area,
      vy = bx / area;
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const dx = x + 0.5 - ax,
          dy = y + 0.5 - ay,
          s = dx * ux + dy * uy,
          t = dx * vx + dy * vy;
        if (s < 0 || t < 0 || s + t > 1) continue;
        const z = az + s * bz + t * cz,
          at = y * SIZE + x;
        if (z > depth[at]) depth[at] = z;
      }
  }
}
