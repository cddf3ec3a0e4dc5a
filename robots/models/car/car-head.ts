/** Head of the sports car's robot, neck at the origin, looking along +Z. */
import type { Kit, V3 } from '../../kit/place.ts';
import { both, D, P, put } from '../../kit/place.ts';
import { box, cyl, hull, plate, ring } from '../../kit/solid.ts';

/** Columns of the visor's curved face from the middle outwards: x, z, and the heights of its lower and upper edge. */
const VISOR: [x: number, z: number, low: number, high: number][] = [[0, 0.222, 0.186, 0.322],
  [0.05, 0.216, 0.19, 0.326], [0.095, 0.196, 0.198, 0.332], [0.132, 0.16, 0.21, 0.336], [0.156, 0.112, 0.222, 0.336],
  [0.166, 0.05, 0.232, 0.33]];
/** A light blade that follows the visor from column a to column b at the height h (0 low, 1 high). */
function blade(a: number, b: number, h: number): Kit {
  const on = (u: number): V3 => {
    const i = Math.min(VISOR.length - 2, Math.floor(u)), p = VISOR[i]!, q = VISOR[i + 1]!, k = u - i;
    return [p[0] + (q[0] - p[0]) * k, p[2] + (q[2] - p[2]) * k + (p[3] - p[2]) * h, p[1] + (q[1] - p[1]) * k + 0.02];
  };
  const k: Kit = [], n = 4;
  for (let i = 0; i < n; i++) {
    const p = on(a + ((b - a) * i) / n), q = on(a + ((b - a) * (i + 1)) / n);
    k.push(P(hull([p, q, [p[0], p[1] + 0.012, p[2]], [q[0], q[1] + 0.012, q[2]], [p[0], p[1], p[2] - 0.02],
      [q[0], q[1], q[2] - 0.02]], 0.003), 'glow'));
  }
  return k;
}
/** Points of the helmet's dome between two planes of x. */
function dome(x0: number, x1: number): V3[] {
  const out: V3[] = [], R: V3 = [0.172, 0.168, 0.212];
  for (let i = 0; i <= 2; i++) {
    const x = x0 + ((x1 - x0) * i) / 2, w = Math.sqrt(Math.max(0, 1 - (x / R[0]) ** 2));
    for (const a of [-6, 18, 40, 64, 90]) for (const side of [-1, 1]) {
      const c = Math.cos(a * D) * w, y = Math.sin(a * D) * w;
      out.push([x, 0.34 + R[1] * y, 0.004 + side * R[2] * c + (side > 0 ? 0.012 : 0)]);
    }
  }
  return out;
}

export function headParts(): Kit {
  const k: Kit = [];
  k.push(P(cyl(0.085, 0.16, 0.02, 20), 'frame', [0, 0.02, -0.01]));
  k.push(P(hull([[0.12, 0.1, 0.08], [-0.12, 0.1, 0.08], [0.148, 0.3, 0.08], [-0.148, 0.3, 0.08], [0.12, 0.4, 0.06],
    [-0.12, 0.4, 0.06], [0.12, 0.42, -0.12], [-0.12, 0.42, -0.12], [0.14, 0.2, -0.15], [-0.14, 0.2, -0.15],
    [0.1, 0.06, -0.12], [-0.1, 0.06, -0.12]], 0.025), 'paint2'));
  // one dark curved glass from ear to ear; the eyes are the car's own pair of headlight blades behind it
  k.push(P(hull(VISOR.flatMap(([x, z, lo, hi]) => [-1,
    1].flatMap((s) => [[s * x, lo, z], [s * x, (lo + hi) / 2, z + 0.006], [s * x, hi, z - 0.012],
    [s * x * 0.8, (lo + hi) / 2, 0]] as V3[])), 0.006, 46), 'glass'));
  k.push(...both([...blade(0.75, 4.1, 0.6), ...blade(1.9, 3.9, 0.3)]));
  // helmet: centre band between two shut lines, sides, brow rim
  k.push(P(hull(dome(-0.05, 0.05), 0.008, 28), 'paint'));
  k.push(P(hull([[-0.034, 0.43, 0.2], [0.034, 0.43, 0.2], [-0.04, 0.375, 0.238], [0.04, 0.375, 0.238],
    [-0.03, 0.518, 0.06], [0.03, 0.518, 0.06], [-0.02, 0.51, -0.06], [0.02, 0.51, -0.06], [-0.03, 0.39, 0.14],
    [0.03, 0.39, 0.14], [0.0, 0.48, -0.12]], 0.008), 'paint'));
  k.push(P(hull([[-0.026, 0.424, 0.211], [0.026, 0.424, 0.211], [-0.03, 0.386, 0.238], [0.03, 0.386, 0.238],
    [-0.024, 0.42, 0.18], [0.024, 0.42, 0.18], [-0.028, 0.39, 0.2], [0.028, 0.39, 0.2]], 0.004), 'dark'));
  for (let i = 0; i < 3; i++) k.push(P(box(0.056, 0.005, 0.012, 0.002, 1), 'frame',
    [0, 0.392 + i * 0.012, 0.24 - i * 0.0085], [-35, 0, 0]));
  k.push(...both([
    P(hull(dome(0.064, 0.165), 0.008, 28), 'paint'),
    P(hull([[0.0, 0.34, 0.24], [0.1, 0.346, 0.212], [0.146, 0.35, 0.162], [0.174, 0.346, 0.06], [0.0, 0.35, 0.236],
      [0.1, 0.358, 0.206], [0.146, 0.362, 0.156], [0.174, 0.358, 0.05], [0.0, 0.35, 0.14], [0.1, 0.35, 0.08]], 0.006),
      'paint2'),
    // chin bar with the car's grille
    P(hull([[0.052, 0.172, 0.238], [0.046, 0.078, 0.226], [0.112, 0.182, 0.204], [0.098, 0.066, 0.186],
      [0.148, 0.2, 0.132], [0.13, 0.082, 0.116], [0.166, 0.214, 0.05], [0.15, 0.104, 0.04], [0.1, 0.17, 0.06],
      [0.09, 0.08, 0.06], [0.05, 0.1, 0.15]], 0.01), 'paint'),
    P(hull([[0.158, 0.2, 0.04], [0.15, 0.09, 0.03], [0.164, 0.21, -0.1], [0.14, 0.09, -0.09], [0.12, 0.1, 0.0],
      [0.12, 0.2, -0.08]], 0.012), 'frame'),
    P(box(0.045, 0.01, 0.012, 0.003, 1), 'dark', [0.112, 0.118, 0.206], [0, 46, -6]),
      P(box(0.036, 0.01, 0.012, 0.003, 1), 'dark', [0.109, 0.096, 0.2], [0, 46, -6]),
    // ear and the low fin swept back from it
    P(cyl(0.064, 0.05, 0.014, 28), 'frame', [0.178, 0.268, -0.03], [0, 0, 90]),
      P(ring(0.036, 0.052, 0.018, 0.005, 28), 'steel', [0.203, 0.268, -0.03], [0, 0, 90]),
      P(cyl(0.03, 0.022, 0.006, 20), 'paint2', [0.203, 0.268, -0.03], [0, 0, 90]),
    ...put([
      P(plate([[0.01, -0.05], [0.1, -0.06], [0.22, -0.012], [0.31, 0.06], [0.2, 0.052], [0.08, 0.036], [0.01, 0.03]],
        0.026, { bevel: 0.008, centre: true }), 'paint2'),
      P(plate([[0.045, -0.03], [0.11, -0.038], [0.19, -0.004], [0.23, 0.03], [0.17, 0.028], [0.05, 0.012]], 0.038,
        { bevel: 0.006, centre: true }), 'paint'),
    ], [0.184, 0.272, -0.04], [0, 68, 0]),
  ]));
  k.push(P(hull([[-0.04, 0.168, 0.236], [0.04, 0.168, 0.236], [-0.036, 0.084, 0.222], [0.036, 0.084, 0.222],
    [-0.04, 0.16, 0.12], [0.04, 0.16, 0.12], [-0.036, 0.09, 0.12], [0.036, 0.09, 0.12]], 0.006), 'dark'));
  for (let i = 0; i < 4; i++) k.push(P(box(0.084, 0.008, 0.016, 0.003, 1), 'frame',
    [0, 0.094 + i * 0.021, 0.231 + i * 0.004]));
  return k;
}
