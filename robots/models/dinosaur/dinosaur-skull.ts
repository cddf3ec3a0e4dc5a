/**
 * The dinosaur's skull and jaw: left halves, which part along the middle and become the robot's shoulder guards. Snout
 * along +Z, hinge of the neck at the origin.
 */
import { claw } from '../../kit/claw.ts';
import { screws, strut, vent } from '../../kit/fittings.ts';
import { loft } from '../../kit/loft.ts';
import { patch } from '../../kit/patch.ts';
import { type Kit, P, put, type V2, type V3 } from '../../kit/place.ts';
import { box, cyl, hull, paneled, plate, ring } from '../../kit/solid.ts';

// z | lip x,y | cheek x,y | brow x,y | crown x,y | middle x,y
const UPPER = loft(
  [
    [-0.2, 0.19, -0.12, 0.24, 0.02, 0.2, 0.2, 0.1, 0.25, 0, 0.26],
    [0.08, 0.27, -0.14, 0.32, 0.0, 0.26, 0.25, 0.12, 0.32, 0, 0.33],
    [0.34, 0.26, -0.11, 0.31, 0.01, 0.255, 0.25, 0.11, 0.31, 0, 0.315],
    [0.56, 0.2, -0.08, 0.235, 0.0, 0.18, 0.185, 0.08, 0.24, 0, 0.245],
    [0.82, 0.165, -0.09, 0.19, -0.01, 0.15, 0.13, 0.075, 0.185, 0, 0.195],
    [1.06, 0.145, -0.085, 0.16, -0.015, 0.125, 0.105, 0.06, 0.15, 0, 0.155],
    [1.2, 0.09, -0.08, 0.1, -0.03, 0.075, 0.045, 0.035, 0.07, 0, 0.075],
  ],
  [1, 2],
);
// z | keel x,y | lower edge x,y | lip x,y
const LOWER = loft(
  [
    [-0.1, 0, -0.2, 0.2, -0.17, 0.24, -0.02],
    [0.12, 0, -0.25, 0.2, -0.2, 0.245, -0.03],
    [0.5, 0, -0.21, 0.13, -0.17, 0.175, -0.03],
    [0.86, 0, -0.16, 0.1, -0.13, 0.14, -0.03],
    [1.02, 0, -0.14, 0.085, -0.12, 0.12, -0.03],
    [1.12, 0, -0.09, 0.05, -0.08, 0.07, -0.03],
  ],
  [1],
);

/** A tooth under the lip at depth z; `up` for those of the jaw. */
function tooth(x: number, y: number, z: number, length: number, up: boolean): Kit {
  return [P(claw(length, length * 0.34, 26, 0.8, 6, 4), 'trim', [x, y, z], [up ? -84 : 84, 0, up ? 6 : -6])];
}
/** The bulkhead that closes a half on the middle plane; outline in z and y. */
function bulkhead(outline: V2[], cuts: [V2, V2][], bolts: V2[]): Kit {
  return put([P(paneled(outline, cuts, 0.014, 0.03, { bevel: 0.01 }), 'frame'), ...screws(bolts, 0.03, 0.014)],
    [0.036, 0, 0], [0, -90, 0]);
}

export function skull(): Kit {
  const k: Kit = [
    // cheek, muzzle, forehead and the roof of the snout are separate plates
    P(patch(UPPER, -0.19, 0.27, 0.02, 2, { nu: 9, nv: 8, flip: true, gap: 0.006 }), 'paint'),
    P(patch(UPPER, 0.28, 0.52, 0, 0.95, { nu: 6, nv: 4, flip: true, gap: 0.006 }), 'paint'),
    P(patch(UPPER, 0.53, 0.83, 0.0, 2, { nu: 7, nv: 8, flip: true, gap: 0.006 }), 'paint'),
    P(patch(UPPER, 0.84, 1.195, 0.0, 2, { nu: 8, nv: 8, flip: true, gap: 0.006 }), 'paint'),
    P(patch(UPPER, -0.19, 0.2, 2.04, 3.3, { nu: 7, nv: 5, flip: true, gap: 0.006 }), 'paint'),
    P(patch(UPPER, 0.21, 0.56, 2.04, 3.3, { nu: 7, nv: 5, flip: true, gap: 0.006 }), 'paint'),
    P(patch(UPPER, 0.57, 1.19, 2.04, 3.3, { nu: 10, nv: 5, flip: true, gap: 0.006 }), 'paint'),
    // core behind the gaps
    P(hull([[0.02, -0.08, -0.16], [0.18, -0.08, -0.16], [0.02, 0.2, -0.16], [0.14, 0.18, -0.16], [0.02, -0.06, 0.5],
      [0.19, -0.06, 0.4], [0.02, 0.24, 0.4], [0.16, 0.2, 0.36], [0.02, -0.05, 1.12], [0.1, -0.05, 1.08],
      [0.02, 0.08, 1.12], [0.08, 0.07, 1.08]], 0.012), 'dark'),
    // gold ridge along the middle from the nape to the nose
    P(hull([[0.003, 0.25, -0.2], [0.07, 0.245, -0.18], [0.003, 0.36, 0.1], [0.06, 0.335, 0.12], [0.003, 0.35, 0.3],
      [0.055, 0.32, 0.32], [0.003, 0.27, 0.54], [0.05, 0.245, 0.54], [0.003, 0.23, 0.2], [0.05, 0.22, 0.2]], 0.008),
      'paint2'),
    P(hull([[0.003, 0.262, 0.57], [0.045, 0.237, 0.57], [0.003, 0.222, 0.82], [0.042, 0.19, 0.82], [0.003, 0.19, 1.04],
      [0.038, 0.16, 1.04], [0.003, 0.1, 1.19], [0.02, 0.085, 1.19], [0.003, 0.14, 0.8], [0.04, 0.14, 0.8]], 0.007),
      'paint2'),
    // eye: a lamp in a deep socket under a brow that runs back into a horn
    P(box(0.16, 0.17, 0.24, 0.02), 'dark', [0.15, 0.1, 0.4]),
    P(hull([[0.235, 0.1, 0.32], [0.232, 0.1, 0.47], [0.226, 0.15, 0.34], [0.215, 0.128, 0.48], [0.2, 0.12, 0.4],
      [0.238, 0.085, 0.4]], 0.006), 'glow'),
    P(hull([[0.27, 0.06, 0.3], [0.24, 0.04, 0.52], [0.262, 0.085, 0.3], [0.232, 0.07, 0.51], [0.2, 0.05, 0.3],
      [0.18, 0.04, 0.5]], 0.006), 'paint2'),
    P(hull([[0.285, 0.2, 0.24], [0.2, 0.155, 0.58], [0.225, 0.2, 0.53], [0.295, 0.245, 0.26], [0.25, 0.3, 0.28],
      [0.19, 0.255, 0.5], [0.3, 0.27, 0.12], [0.24, 0.3, 0.14], [0.16, 0.2, 0.5], [0.16, 0.22, 0.2]], 0.01), 'paint2'),
    P(claw(0.34, 0.06, -26, 0.85, 10, 6), 'paint2', [0.265, 0.27, 0.16], [-22, 166, 0]),
    P(ring(0.05, 0.068, 0.03, 0.006, 20), 'frame', [0.262, 0.272, 0.13], [74, -14, 0]),
    // nostril, jaw hinge, cheek louvres
    P(hull([[0.135, 0.07, 1.04], [0.145, 0.035, 1.06], [0.105, 0.06, 1.13], [0.115, 0.035, 1.14], [0.1, 0.05, 1.05]],
      0.006), 'dark'),
    P(hull([[0.15, 0.1, 1.0], [0.158, 0.085, 1.01], [0.1, 0.085, 1.15], [0.115, 0.07, 1.15], [0.1, 0.11, 1.02],
      [0.08, 0.09, 1.1]], 0.006), 'paint2'),
    ...put([P(cyl(0.105, 0.06, 0.014, 32), 'frame'), P(ring(0.06, 0.084, 0.03, 0.006, 32), 'steel', [0, 0.028, 0]),
      P(cyl(0.05, 0.05, 0.01, 6), 'paint2', [0, 0.02, 0])], [0.315, -0.06, 0.03], [0, 0, -90]),
    ...put(vent(0.17, 0.1, 4, 40, 'frame', 0.024), [0.316, 0.075, 0.16], [0, 88, -6]),
    ...put(screws([[-0.12, 0.1], [-0.12, -0.02]], 0, 0.014), [0.277, 0.05, 0.02], [0, 82, 0]),
    ...put(screws([[-0.11, 0.05], [0.1, 0.02], [0.1, -0.05]], 0, 0.011), [0.208, 0.05, 0.68], [0, 76, 0]),
  ];
  for (let i = 0; i < 12; i++) {
    const z = 0.3 + i * 0.072,
      [x, y] = UPPER(z, 0);
    k.push(...tooth(x - 0.022, y + 0.02, z, [0.085, 0.1, 0.12, 0.13, 0.11, 0.095][i % 6], false));
  }
  for (const [i, x] of [0.075, 0.03].entries()) k.push(...tooth(x, -0.06, 1.15 + i * 0.015, 0.085, false));
  k.push(P(hull([[0.01, -0.085, 0.1], [0.2, -0.1, 0.1], [0.01, -0.085, 1.1], [0.1, -0.085, 1.08], [0.01, -0.06, 0.1],
    [0.2, -0.07, 0.1], [0.01, -0.06, 1.1], [0.1, -0.06, 1.08]], 0.008), 'gloss'));
  k.push(...bulkhead([[-0.18, -0.08], [1.14, -0.07], [1.16, 0.05], [1.04, 0.12], [0.56, 0.21], [0.34, 0.28],
    [0.08, 0.29], [-0.18, 0.22]], [[[0.24, -1], [0.2, 1]], [[0.66, -1], [0.62, 1]]],
    [[-0.1, 0], [-0.1, 0.16], [0.5, 0.02], [1.05, 0]]));
  return k;
}

export function jaw(): Kit {
  const k: Kit = [
    P(patch(LOWER, -0.06, 0.42, 1.03, 1.98, { nu: 9, nv: 5, flip: true, gap: 0.006 }), 'paint'),
    P(patch(LOWER, 0.43, 1.1, 1.03, 1.98, { nu: 11, nv: 5, flip: true, gap: 0.006 }), 'paint'),
    P(patch(LOWER, 0.0, 0.6, 0.04, 1, { nu: 8, nv: 5, flip: true, gap: 0.006 }), 'frame'),
    P(patch(LOWER, 0.61, 1.11, 0.04, 1, { nu: 9, nv: 5, flip: true, gap: 0.006 }), 'paint2'),
    P(hull([[0.015, -0.19, 0.1], [0.16, -0.17, 0.1], [0.015, -0.05, 0.1], [0.2, -0.05, 0.1], [0.015, -0.12, 0.98],
      [0.07, -0.1, 0.98], [0.015, -0.05, 1.02], [0.08, -0.05, 1.0]], 0.012), 'dark'),
    P(hull([[0.006, -0.05, 0.2], [0.07, -0.055, 0.2], [0.006, -0.03, 0.5], [0.07, -0.035, 0.5], [0.006, -0.02, 0.8],
      [0.03, -0.03, 0.84], [0.006, -0.07, 0.5]], 0.012), 'paint2'),
    ...strut([0.2, -0.1, 0.16], [0.225, 0.06, 0.02], 0.02),
    ...put(screws([[-0.14, 0], [0.1, 0.01]], 0, 0.012), [0.202, -0.1, 0.3], [0, 78, 0]),
  ];
  for (let i = 0; i < 9; i++) {
    const z = 0.36 + i * 0.078,
      [x, y] = LOWER(z, 2);
    k.push(...tooth(x - 0.03, y - 0.03, z, [0.08, 0.095, 0.11, 0.09][i % 4], true));
  }
  k.push(...bulkhead([[0.0, -0.2], [0.5, -0.17], [1.02, -0.1], [1.05, -0.06], [0, -0.05]], [[[0.48, -1], [0.44, 1]]],
    [[0.2, -0.12], [0.8, -0.09]]));
  return k;
}

/**
 * One vertebra's armour along +Z, dorsal side up, left half: belly, flank and back plates and half a scute. Sizes are
 * [half width, height, depth] at both ends.
 */
export function vertebra(length: number, [w0, t0, b0]: V3, [w1, t1, b1]: V3, spike: number): Kit {
  const row = (z: number, w: number, t: number, b: number) => [z, 0, -b, w * 0.64, -b * 0.82, w, -b * 0.08, w * 0.74,
    t * 0.66, w * 0.26, t * 0.97, 0, t];
  const S = loft([row(-0.05, w0 * 1.04, t0 * 1.04, b0 * 1.04),
    row(length * 0.4, (w0 * 1.06 + w1) / 2, (t0 + t1) / 2, (b0 + b1) / 2), row(length, w1, t1, b1)], [1, 3]);
  const z0 = -0.05,
    z1 = length - 0.02,
    t = (t0 + t1) / 2,
    w = (w0 + w1) / 2;
  const k: Kit = [
    P(patch(S, z0 + 0.02, z1 - 0.02, 0.05, 0.98, { nu: 6, nv: 4, flip: true, gap: 0.005, lip: 0.01 }), 'frame'),
    P(patch(S, z0, z1, 1.02, 2.98, { nu: 6, nv: 8, flip: true, gap: 0.005, lip: 0.012 }), 'paint'),
    P(patch(S, z0, z1, 3.02, 4.4, { nu: 6, nv: 5, flip: true, gap: 0.005, lip: 0.012 }), 'paint'),
    P(hull([[0.004, t0 * 1.02, z0], [w * 0.24, t0 * 0.98, z0], [0.004, t1 * 1.0, z1], [w * 0.2, t1 * 0.96, z1],
      [0.004, t + spike, length * 0.78], [0.02, t + spike * 0.9, length * 0.74], [0.004, t * 0.7, z0 + 0.02],
      [w * 0.2, t * 0.7, z0 + 0.02], [0.004, t * 0.7, z1], [w * 0.18, t * 0.7, z1]], 0.008), 'paint2'),
    P(hull([[0.006, -b0 * 0.84, -0.1], [w0 * 0.7, -b0 * 0.4, -0.1], [w0 * 0.66, t0 * 0.5, -0.1],
      [0.006, t0 * 0.8, -0.1], [0.006, -b1 * 0.84, length], [w1 * 0.7, -b1 * 0.4, length],
      [w1 * 0.66, t1 * 0.5, length], [0.006, t1 * 0.8, length]], 0.01), 'dark'),
  ];
  const [x, y] = S(length * 0.5, 2.1);
  k.push(...put(screws([[-length * 0.32, 0.01], [length * 0.3, 0.01]], 0, 0.013), [x - 0.004, y, length * 0.5],
    [0, 88, 0]));
  k.push(P(hull([[x - 0.01, y - 0.04, length * 0.3], [x - 0.01, y - 0.04, length * 0.62],
    [x + 0.014, y - 0.046, length * 0.34], [x + 0.014, y - 0.046, length * 0.58], [x + 0.008, y - 0.085, length * 0.36],
    [x + 0.008, y - 0.085, length * 0.56], [x - 0.03, y - 0.1, length * 0.46]], 0.005), 'paint2'));
  return k;
}
/** The flat end of a vertebra half on the middle plane. */
export const splitFace = (length: number, t: number, b: number): Kit => [
  ...bulkhead([[-0.02, -b * 0.8], [length - 0.04, -b * 0.8], [length - 0.04, t * 0.8], [-0.02, t * 0.8]],
    [[[-1, 0], [1, 0.02]]], [[0.06, -b * 0.5], [length - 0.1, t * 0.5]]),
  P(plate([[0, -0.05], [0.16, -0.05], [0.16, 0.05], [0, 0.05]], 0.02, { bevel: 0.006 }), 'paint2',
    [0.02, 0, length * 0.3], [0, -90, 0]),
];
