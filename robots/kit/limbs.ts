/**
 * Humanoid parts in joint space (left side, joint at the origin, limb along -Y), measured by the sizes given to them.
 */
import { joint, screws, strut, vent } from './fittings.ts';
import { octo } from './outline.ts';
import { both, type Kit, type Mat, mirrored, P, put } from './place.ts';
import { box, cable, cyl, hull, paneled, plate, ring, wedge } from './solid.ts';

export interface Limb {
  /** Distance to the next joint, width (X) and depth (Z) of the armoured limb. */
  length: number;
  width: number;
  depth: number;
  /** Main armour, second armour, caps of the joints. */
  armour: Mat;
  second: Mat;
  cap: Mat;
}

/** Upper arm: shoulder joint, core, front and rear plate, strut and cable. */
export function upperArmOf({ length: l, width: w, depth: d, armour, second, cap }: Limb): Kit {
  const mid = -l * 0.53, h = l * 0.56;
  return [
    ...put(joint(w * 0.72, w * 1.05, cap), [-0.02, 0, 0]),
    P(wedge(w * 0.72, d * 0.74, w * 0.88, d * 0.86, l * 0.72, 0.03), 'frame', [0.02, -l * 0.5, 0]),
    P(paneled(octo(w * 0.94, h, w * 0.2), [[[-1, -h * 0.18], [1, -h * 0.06]]], 0.016, 0.06,
      { bevel: 0.018, taper: 0.01 }), armour, [0.02, mid, d * 0.38]),
    P(paneled(octo(d * 0.7, h, w * 0.18), [[[-1, h * 0.14], [1, h * 0.22]]], 0.016, 0.05, { bevel: 0.016 }), second,
      [0.02 + w * 0.4, mid, 0], [0, 90, 0]),
    P(plate(octo(w * 0.86, h * 0.9, w * 0.2), 0.05, { bevel: 0.016 }), armour, [0.02, mid, -d * 0.4], [0, 180, 0]),
    ...strut([-w * 0.42, -l * 0.18, -d * 0.16], [-w * 0.38, -l * 0.86, -d * 0.2], w * 0.105),
    { g: cable([[-w * 0.38, -l * 0.1, d * 0.26], [-w * 0.56, -l * 0.46, d * 0.4], [-w * 0.38, -l * 0.84, d * 0.28]],
      w * 0.068, 14, 8), m: 'rubber' },
    ...screws([[0.02 - w * 0.32, mid + h * 0.36], [0.02 + w * 0.32, mid + h * 0.36], [0.02 - w * 0.32, mid - h * 0.4],
      [0.02 + w * 0.32, mid - h * 0.4]], d * 0.38 + 0.058, 0.014),
  ];
}
/** Forearm: elbow joint, ribbed core, front, inner and rear armour, wrist ring. */
export function foreArmOf({ length: l, width: w, depth: d, armour, second, cap }: Limb): Kit {
  const x = w / 2, z = d / 2, k: Kit = [...joint(w * 0.56, w * 1.06, cap),
    P(wedge(w * 0.86, d * 0.84, w * 0.78, d * 0.74, l * 0.8, 0.03), 'dark', [0, -l * 0.56, 0])];
  for (let i = 0; i < 3; i++) k.push(P(wedge(w * 0.92, d * 0.92, w * 0.94, d * 0.94, 0.045, 0.012), 'frame',
    [0, -l * 0.4 - i * l * 0.11, 0]));
  k.push(
    P(hull([[-x * 0.86, -l * 0.12, z * 0.9], [x * 0.9, -l * 0.1, z * 0.9], [x * 0.94, -l * 0.32, z * 1.3],
      [-x * 0.9, -l * 0.32, z * 1.3], [x * 0.74, -l * 0.92, z * 1.06], [-x * 0.7, -l * 0.92, z * 1.06],
      [-x * 0.7, -l * 0.16, z * 0.5], [x * 0.74, -l * 0.16, z * 0.5], [x * 0.7, -l * 0.88, z * 0.5],
      [-x * 0.66, -l * 0.88, z * 0.5]], 0.016), armour),
    P(box(w * 0.34, l * 0.34, 0.03, 0.006), 'gloss', [0, -l * 0.58, z * 1.25], [-4, 0, 0]),
    P(paneled(octo(d * 0.9, l * 0.66, w * 0.2), [[[-1, 0.06], [1, 0]], [[-1, -0.12], [1, -0.1]]], 0.016, 0.05,
      { bevel: 0.016 }), second, [-x * 0.84, -l * 0.54, 0], [0, -90, 0]),
    P(paneled(octo(d * 0.9, l * 0.66, w * 0.2), [[[-1, 0.0], [1, 0.06]]], 0.016, 0.05, { bevel: 0.016 }), armour,
      [x * 0.84, -l * 0.54, 0], [0, 90, 0]),
    P(hull([[-x * 0.78, -l * 0.08, -z * 0.9], [x * 0.86, -l * 0.06, -z * 0.9], [x * 0.86, -l * 0.8, -z * 1.0],
      [-x * 0.78, -l * 0.8, -z * 1.0], [x * 0.6, -l * 0.2, -z * 1.3], [-x * 0.5, -l * 0.2, -z * 1.3],
      [x * 0.6, -l * 0.7, -z * 1.26], [-x * 0.5, -l * 0.7, -z * 1.26]], 0.016), second),
    ...put(vent(w * 0.46, l * 0.28, 5, 40, 'frame', 0.03), [0.01, -l * 0.46, -z * 1.3 - 0.016], [0, 180, 0]),
    P(cyl(w * 0.42, 0.065, 0.015, 28), 'frame', [0, -l * 0.95, 0]),
      P(ring(w * 0.3, w * 0.48, 0.03, 0.008), 'steel', [0, -l * 0.92, 0]),
    ...screws([[-x * 0.5, -l * 0.86], [x * 0.54, -l * 0.86]], z * 1.06 + 0.014, 0.013),
  );
  return k;
}
/** Thigh: hip joint, hip guard, core, front plate in two pieces, outer and rear plates, twin struts. */
export function thighOf({ length: l, width: w, depth: d, armour, second, cap }: Limb): Kit {
  const x = w / 2, z = d / 2, mid = -l * 0.5, h = l * 0.52;
  return [
    ...put(joint(w * 0.48, w * 0.8, cap), [0.02, 0, 0]),
    P(wedge(w * 0.7, d * 0.76, w * 0.82, d * 0.84, l * 0.76, 0.035), 'frame', [0.02, -l * 0.52, 0]),
    P(paneled([[-x * 0.86, -h * 0.46], [x * 0.8, -h * 0.5], [x * 1.06, h * 0.28], [x * 0.66, h * 0.52],
      [-x * 0.8, h * 0.48], [-x * 1.02, h * 0.2]], [[[-1, -h * 0.16], [1, -h * 0.22]]], 0.018, 0.08,
      { bevel: 0.022, taper: 0.014 }), armour, [0.02, mid, z * 0.84], [2, 0, 0]),
    P(paneled(octo(d * 0.86, h * 1.06, w * 0.18), [[[-1, 0.04], [1, 0.1]], [[-1, -0.14], [1, -0.1]]], 0.018, 0.07,
      { bevel: 0.02 }), second, [x * 0.84, mid, 0], [0, 90, 0]),
    P(plate(octo(d * 0.8, h, w * 0.16), 0.04, { bevel: 0.014 }), 'frame', [-x * 0.7, mid, 0], [0, -90, 0]),
    P(paneled(octo(w * 0.84, h * 0.94, w * 0.16), [[[-1, 0.02], [1, 0.02]]], 0.018, 0.06, { bevel: 0.018 }), second,
      [0.02, mid, -z * 0.86], [0, 180, 0]),
    ...strut([-x * 0.9, -l * 0.2, -z * 0.26], [-x * 0.84, -l * 0.92, -z * 0.2], w * 0.085),
      ...strut([-x * 0.9, -l * 0.22, z * 0.5], [-x * 0.84, -l * 0.88, z * 0.44], w * 0.062),
    ...screws([[-x * 0.6, mid - h * 0.36], [x * 0.6, mid - h * 0.38], [-x * 0.64, mid + h * 0.34],
      [x * 0.62, mid + h * 0.34]], z * 0.84 + 0.076, 0.015),
  ];
}
/** Pelvis `w` wide: turntable, core, layered front guard, hip skirts. */
export function pelvisOf(w: number, d: number, { armour, second }: Pick<Limb, 'armour' | 'second'>): Kit {
  const x = w / 2, z = d / 2;
  const k: Kit = [P(cyl(x * 0.8, 0.12, 0.02, 36), 'frame', [0, 0.15, 0]),
    P(ring(x * 0.62, x * 0.9, 0.04, 0.01, 36), 'steel', [0, 0.11, 0])];
  k.push(P(hull(mirrored([[x, 0.08, z * 0.86], [x, 0.08, -z], [x * 0.4, -0.28, z * 0.6], [x * 0.4, -0.28, -z * 0.6]]),
    0.025), 'dark'));
  k.push(P(hull(mirrored([[x * 0.52, 0.13, z * 0.95], [x * 0.6, -0.02, z * 1.12], [x * 0.22, -0.34, z * 0.9],
    [x * 0.5, 0.1, z * 0.5], [x * 0.2, -0.3, z * 0.4]]), 0.016), armour));
  k.push(P(paneled([[-x * 0.16, -0.3], [x * 0.16, -0.3], [x * 0.34, -0.03], [x * 0.28, 0.08], [-x * 0.28, 0.08],
    [-x * 0.34, -0.03]], [[[-1, -0.15], [1, -0.15]], [[-1, -0.03], [1, -0.03]]], 0.014, 0.03, { bevel: 0.01 }), second,
    [0, 0, z * 1.12], [-5, 0, 0]));
  k.push(...both([
    P(paneled([[0, 0.02], [x * 0.86, 0.04], [x * 0.94, -0.14], [x * 0.66, -0.32], [x * 0.1, -0.26]],
      [[[-1, -0.11], [1, -0.11]]], 0.016, 0.06, { bevel: 0.018, taper: 0.01 }), armour, [x * 0.58, 0.1, z * 0.92],
      [-10, 14, 0]),
    P(paneled(octo(d * 0.8, 0.34, 0.07), [[[-1, 0.02], [1, 0.02]]], 0.016, 0.06, { bevel: 0.018 }), armour,
      [x * 1.36, 0.0, 0], [0, 90, 8]),
    P(plate(octo(x * 0.86, 0.3, 0.06), 0.06, { bevel: 0.018 }), armour, [x * 0.8, -0.04, -z * 0.9], [10, 166, 0]),
    P(cyl(d * 0.36, x * 0.6, 0.02, 28), 'frame', [x, -0.1, 0], [0, 0, 90]),
    ...put(screws([[x * 0.2, -0.02], [x * 0.68, -0.02], [x * 0.4, -0.2]], 0.06, 0.015), [x * 0.58, 0.1, z * 0.92],
      [-10, 14, 0]),
  ]));
  return k;
}
/**
 * Abdomen between turntable and rib cage, `w` wide at its foot and `top` at its upper end, 0.5 high: ribs, belly
 * plates, struts and hoses.
 */
export function abdomenOf(w: number, top: number, d: number, { armour, second }: Pick<Limb, 'armour' | 'second'>): Kit {
  const k: Kit = [P(wedge(w * 0.94, d * 0.92, top * 0.94, d, 0.5, 0.03), 'dark', [0, 0.22, -0.02])];
  for (let i = 0; i < 4; i++) { const a = w + ((top - w) * i) / 4;
    k.push(P(wedge(a, d, a + (top - w) * 0.14, d * 1.04, 0.078, 0.014), 'frame', [0, 0.03 + i * 0.105, 0])); }
  k.push(P(paneled([[-w * 0.32, 0], [w * 0.32, 0], [w * 0.46, 0.38], [-w * 0.46, 0.38]],
    [[[-1, 0.12], [1, 0.12]], [[-1, 0.25], [1, 0.25]], [[0, -1], [0, 1]]], 0.018, 0.07, { bevel: 0.018, taper: 0.006 }),
    armour, [0, 0.02, d * 0.48], [-3, 0, 0]));
  k.push(P(plate(octo(w * 0.16, 0.3, 0.03), 0.03, { bevel: 0.01 }), second, [0, 0.2, d * 0.48 + 0.056], [-3, 0, 0]));
  k.push(...both([
    ...strut([w * 0.58, -0.05, d * 0.26], [top * 0.62, 0.42, d * 0.44], w * 0.075),
      ...strut([w * 0.6, -0.03, -d * 0.26], [top * 0.64, 0.44, -d * 0.3], w * 0.08),
    { g: cable([[w * 0.3, 0.0, d * 0.5], [w * 0.56, 0.12, d * 0.62], [w * 0.68, 0.28, d * 0.6],
      [w * 0.66, 0.45, d * 0.55]], 0.02, 16, 8), m: 'rubber' },
  ]));
  return k;
}
