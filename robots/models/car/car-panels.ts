/** The sports car's panels, in car space: +Z forward, Y up. Left halves, but for the cabin's two parts. */
import { dashboard, seat, steeringWheel } from '../../kit/cabin.ts';
import { screws, strut, vent } from '../../kit/fittings.ts';
import { lamp, ledRow } from '../../kit/lamp.ts';
import { octo } from '../../kit/outline.ts';
import { offset, patch } from '../../kit/patch.ts';
import { both, D, type Kit, mirrored, P, put, v3 } from '../../kit/place.ts';
import { box, cable, cyl, hull, lathe, paneled, plate, ring } from '../../kit/solid.ts';
import { wheel } from '../../kit/wheel.ts';
import { AXLE, arch, body, cabin, cabinAcross, FRONT, REAR } from './car-body.ts';

const nuArch = 30;
/** The position of the bonnet's fold line across the bonnet. */
const FOLD = 3.62;

export function frontFender(): Kit {
  const k: Kit = [P(patch(body, 0.68, 1.66, arch(FRONT, 0.43), 2.28, { nu: nuArch, nv: 12, flip: true }), 'paint')];
  k.push(P(patch(body, 0.845, 1.655, (z) => arch(FRONT, 0.40)(z) , (z) => arch(FRONT, 0.432)(z) + 0.02,
    { nu: nuArch, nv: 2, lip: 0.004, gap: 0, thick: 0.1, flip: true }), 'gloss'));
  // fender vent behind the wheel
  { const p = body(0.76, 1.3); k.push(...put(vent(0.14, 0.07, 3, 40, 'gloss', 0.02), [p[0] - 0.004, p[1], 0.76],
    [0, 90, -14])); }
  k.push(...put(wheel(0.37, 0.27, 5, 'trim', 'paint'), [0.83, AXLE, FRONT]));
  k.push(P(lathe([[0.355, -0.05], [0.355, 0.05], [0.08, 0.05]], 28, 30), 'dark', [0.74, AXLE, FRONT], [0, 0, 90]));
  k.push(P(box(0.12, 0.5, 0.7, 0.03), 'frame', [0.64, 0.42, FRONT - 0.1])); // wheel house
  return k;
}
export function bonnet(): Kit {
  const k: Kit = [P(patch(body, 0.70, 1.66, 2.3, 3.05, { nu: 14, nv: 6, flip: true }), 'paint'),
    P(patch(body, 0.82, 1.66, 3.05, FOLD, { nu: 14, nv: 6, flip: true, gap: 0.006 }), 'paint')];
  // bonnet outlet: dark recess with slats, following the surface
  for (let i = 0; i < 4; i++) { const z = 1.2 + i * 0.075, p = body(z, 3.32);
    k.push(P(box(0.17 - i * 0.02, 0.014, 0.04, 0.005, 1), 'gloss', [p[0], p[1] - 0.001, z], [9, 0, -9])); }
  return k;
}
/** The bonnet's middle, which folds inwards to make the boot a box. */
export function flap(): Kit { return [P(patch(body, 0.82, 1.66, FOLD, 4, { nu: 14, nv: 5, flip: true, gap: 0.006 }),
  'paint')]; }
/** A recess in the wing under a clear lens: two projectors between two rows of LEDs. */
function headlight(): Kit {
  const floor = offset(body, -0.05), on = (z: number, v: number, kit: Kit): Kit => {
    const p = v3(floor(z, v)), n = v3(body(z, v)).sub(p).normalize();
    return put(kit, p.addScaledVector(n, 0.012).toArray(), [-Math.asin(n.y) / D, Math.atan2(n.x, n.z) / D, 0]);
  };
  const k: Kit = [
    P(patch(floor, 1.87, 2.28, 1.34, 2.32, { nu: 8, nv: 8, flip: true, gap: 0.002, lip: 0.004, thick: 0.02 }), 'gloss'),
    P(patch(body, 1.872, 2.278, 1.345, 2.315, { nu: 10, nv: 8, flip: true, lip: 0.004, thick: 0.01, gap: 0.004 }),
      'clear'),
    ...ledRow(0.0085, 18, [[1.9, 2.2], [2.06, 2.2], [2.23, 2.2]], 'lamp', on),
    ...ledRow(0.0085, 12, [[2.05, 1.5], [2.24, 1.55]], 'lamp', on),
  ];
  for (const z of [1.97, 2.1]) k.push(...put(lamp(0.04, 'lamp', 0), offset(body, -0.02)(z, 1.86), [-36, 24, 0]));
  return k;
}
export function nose(): Kit {
  const k: Kit = [
    P(patch(body, 1.68, 2.3, 2.35, 4, { nu: 14, nv: 10, flip: true }), 'paint'),
    P(patch(body, 1.68, 2.08, 0.3, 1.28, { nu: 10, nv: 8, flip: true }), 'paint'),
    P(patch(body, 1.68, 1.86, 1.3, 2.33, { nu: 6, nv: 8, flip: true }), 'paint'),
    ...headlight(),
    P(patch(body, 1.70, 2.26, 0.02, 0.28, { nu: 8, nv: 3, flip: true }), 'gloss'),
  ];
  k.push(P(hull([[0.04, 0.53, 1.74], [0.5, 0.52, 1.74], [0.04, 0.42, 2.2], [0.46, 0.41, 2.14], [0.04, 0.19, 1.74],
    [0.5, 0.19, 1.74], [0.04, 0.19, 2.2], [0.46, 0.19, 2.12]], 0.02), 'frame'));
    // crash structure: the foot's inner side
  // front face
  k.push(P(hull([[0.0, 0.40, 2.31], [0.42, 0.38, 2.27], [0.56, 0.34, 2.2], [0.0, 0.36, 2.36], [0.40, 0.345, 2.31],
    [0, 0.33, 2.3], [0.54, 0.31, 2.18], [0.0, 0.36, 2.15], [0.5, 0.35, 2.1]], 0.01), 'paint'));
  k.push(P(hull([[0.0, 0.33, 2.22], [0.62, 0.32, 2.1], [0.0, 0.17, 2.22], [0.6, 0.17, 2.1], [0, 0.2, 1.8],
    [0.6, 0.2, 1.8]], 0.01), 'dark'));
  for (let i = 0; i < 4; i++) k.push(P(box(0.46, 0.008, 0.02, 0.003, 1), 'frame', [0.235, 0.195 + i * 0.032, 2.245],
    [0, 14, 0]));
  k.push(P(hull([[0.47, 0.33, 2.24], [0.53, 0.33, 2.2], [0.47, 0.18, 2.26], [0.55, 0.18, 2.2], [0.47, 0.33, 2.1],
    [0.55, 0.18, 2.1]], 0.008), 'paint'));
  k.push(P(hull([[0.68, 0.30, 2.13], [0.76, 0.32, 2.04], [0.66, 0.18, 2.13], [0.76, 0.18, 2.02], [0.7, 0.28, 1.95]],
    0.008), 'gloss'));
  k.push(P(hull([[0.0, 0.13, 2.36], [0.44, 0.13, 2.31], [0.7, 0.13, 2.15], [0.83, 0.13, 1.9], [0.83, 0.13, 1.72],
    [0, 0.13, 1.72], [0.83, 0.155, 1.9], [0.7, 0.155, 2.15], [0, 0.155, 2.36], [0.44, 0.155, 2.31], [0.83, 0.155, 1.72],
    [0, 0.155, 1.72]], 0.006), 'gloss'));
  for (const x of [0.2, 0.58]) k.push(P(box(0.012, 0.05, 0.2, 0.004, 1), 'gloss', [x, 0.17, 2.2 - x * 0.1]));
  return k;
}
export function door(z0: number, z1: number, mirror: boolean): Kit {
  const k: Kit = [P(patch(body, z0, z1, 0.26, 2.2, { nu: 14, nv: 14, flip: true }), 'paint'),
    P(patch(body, z0, z1, -0.06, 0.25, { nu: 8, nv: 3, flip: true }), 'gloss')];
  if (!mirror) { const p = body(-0.15, 1.55);
    k.push(P(box(0.014, 0.022, 0.15, 0.006), 'gloss', [p[0] + 0.006, p[1], -0.2])); }
  return k;
}
export function rearFender(): Kit {
  const a = arch(REAR, 0.445);
  const k: Kit = [
    P(patch(body, -1.76, -0.82, a, 2.5, { nu: nuArch, nv: 12, flip: true }), 'paint'),
    P(patch(body, -0.82, -0.585, (z) => Math.max(0.3, 1.62 + (z + 0.7) * 1.2), 2.5, { nu: 6, nv: 6, flip: true }),
      'paint'),
    P(patch(body, -0.90, -0.585, 0.02, 0.3, { nu: 5, nv: 2, flip: true }), 'gloss'),
    P(patch(body, -1.735, -0.905, (z) => arch(REAR, 0.415)(z), (z) => arch(REAR, 0.447)(z) + 0.02,
      { nu: nuArch, nv: 2, lip: 0.004, gap: 0, thick: 0.1, flip: true }), 'gloss'),
  ];
  // side intake
  k.push(P(box(0.06, 0.46, 0.3, 0.01), 'dark', [0.84, 0.48, -0.72]));
  for (let i = 0; i < 4; i++) k.push(P(box(0.05, 0.012, 0.24, 0.004, 1), 'frame', [0.88, 0.36 + i * 0.075, -0.72],
    [0, 8, 0]));
  k.push(...put(wheel(0.385, 0.31, 5, 'trim', 'paint'), [0.87, AXLE + 0.015, REAR]));
  k.push(P(lathe([[0.35, -0.08], [0.35, 0.08], [0.08, 0.08]], 28, 30), 'dark', [0.77, AXLE, REAR], [0, 0, 90]));
  k.push(P(hull([[0.58, 0.24, -1.62], [0.58, 0.24, -0.95], [0.58, 0.84, -1.55], [0.58, 0.84, -0.85], [0.72, 0.2, -1.66],
    [0.72, 0.2, -0.92], [0.72, 0.86, -1.66], [0.72, 0.86, -0.8]], 0.03), 'frame'));
  // what the shoulder pad shows inside: damper, coil, cable and a finned motor on a panelled bulkhead
  const inner: Kit = [
    P(paneled(octo(0.62, 0.5, 0.09), [[[-0.4, -0.09], [0.4, -0.03]], [[0.1, -0.4], [0.04, 0.4]]], 0.018, 0.05,
      { bevel: 0.016 }), 'paint2'),
    P(plate(octo(0.24, 0.22, 0.05), 0.035, { bevel: 0.012 }), 'paint', [-0.16, 0.1, 0.05]),
    ...put(vent(0.18, 0.11, 4, 40, 'frame', 0.02), [0.18, 0.12, 0.064]),
    ...put([P(cyl(0.11, 0.07, 0.02, 32), 'frame'), P(ring(0.06, 0.085, 0.05, 0.01, 32), 'steel', [0, 0.03, 0]),
      P(cyl(0.045, 0.08, 0.012, 20), 'paint', [0, 0.02, 0])], [-0.16, -0.13, 0.07], [90, 0, 0]),
    ...strut([0.0, -0.17, 0.085], [0.27, 0.0, 0.085], 0.028),
    ...[0, 1, 2, 3, 4].map((i) => P(ring(0.026, 0.037, 0.012, 0.004, 10), 'steel',
      [0.03 + i * 0.026, -0.151 + i * 0.0164, 0.085], [0, 0, -57.8])),
    { g: cable([[-0.27, -0.2, 0.05], [-0.12, -0.24, 0.1], [0.1, -0.22, 0.09], [0.26, -0.16, 0.05]], 0.014, 20, 8),
      m: 'rubber' },
    ...screws([[-0.25, 0.18], [-0.07, 0.18], [-0.25, 0.02], [-0.07, 0.02], [0.27, 0.2], [0.27, -0.2]], 0.083, 0.012),
  ];
  k.push(...put(inner, [0.575, 0.54, -1.24], [0, -90, 0]));
  k.push(P(patch(body, -1.74, -0.62, 2.5, 3.05, { nu: 12, nv: 4, flip: true }), 'paint'));
  return k;
}
export function tail(): Kit { // half, mirrored by caller
  const k: Kit = [
    P(patch(body, -2.1, -1.78, 0.5, 2.5, { nu: 8, nv: 12, flip: true }), 'paint'),
    P(patch(body, -2.1, -1.62, 2.52, 3.2, { nu: 8, nv: 6, flip: true }), 'paint'),
    P(patch(body, -2.1, -1.62, 3.2, 4, { nu: 8, nv: 6, flip: true, gap: 0.004 }), 'gloss'),
    P(hull([[0, 0.88, -2.1], [0.72, 0.9, -2.08], [0.9, 0.68, -2.08], [0.9, 0.56, -2.08], [0, 0.56, -2.12],
      [0, 0.56, -2.0], [0.85, 0.6, -2.0], [0.7, 0.88, -2.0], [0, 0.88, -2.0]], 0.012), 'gloss'),
    // light bar: a bright trough between two lips, LED cells deep in it, and a clear strip
    P(hull([[0, 0.79, -2.125], [0.83, 0.775, -2.08], [0, 0.78, -2.178], [0.85, 0.766, -2.128], [0, 0.77, -2.178],
      [0.85, 0.756, -2.128], [0, 0.766, -2.12], [0.83, 0.75, -2.08]], 0.004), 'gloss'),
    P(hull([[0, 0.716, -2.125], [0.83, 0.702, -2.08], [0, 0.712, -2.178], [0.85, 0.698, -2.128], [0, 0.7, -2.178],
      [0.85, 0.686, -2.128], [0, 0.686, -2.12], [0.83, 0.67, -2.08]], 0.004), 'gloss'),
    P(hull([[0, 0.764, -2.14], [0.86, 0.75, -2.09], [0, 0.718, -2.14], [0.86, 0.702, -2.09], [0, 0.74, -2.12],
      [0.86, 0.725, -2.07]], 0.003), 'steel'),
    ...Array.from({ length: 15 }, (_, i) => P(box(0.042, 0.021, 0.014, 0.004, 1), 'tail',
      [0.03 + i * 0.056, 0.742 - i * 0.001, -2.146 + i * i * 0.00022], [0, 1 + i * 0.3, 0])),
    P(hull([[0, 0.766, -2.172], [0.85, 0.752, -2.122], [0, 0.717, -2.172], [0.85, 0.703, -2.122]], 0.003), 'clear'),
    P(hull([[0, 0.54, -2.14], [0.84, 0.55, -2.09], [0.88, 0.42, -2.07], [0.5, 0.36, -2.12], [0, 0.36, -2.14],
      [0, 0.5, -1.95], [0.8, 0.5, -1.95], [0.8, 0.36, -1.95], [0, 0.36, -1.95]], 0.016), 'paint'),
    P(hull([[0, 0.34, -2.1], [0.74, 0.34, -2.06], [0.7, 0.2, -1.9], [0, 0.2, -1.92], [0, 0.34, -1.8],
      [0.7, 0.34, -1.8]], 0.01), 'dark'),
  ];
  for (const x of [0.12, 0.32, 0.52]) k.push(P(plate([[0, 0], [0.22, 0.02], [0.22, 0.17], [0.03, 0.17]], 0.014,
    { bevel: 0.004 }), 'gloss', [x, 0.17, -1.93], [0, 90, 0]));
  // exhaust: polished tip around a deep dark pipe
  k.push(...put([P(lathe([[0.07, 0.03], [0.074, 0.046], [0.068, 0.05], [0.062, 0.044], [0.058, -0.02]], 24, 50),
    'steel'),
    P(lathe([[0.084, -0.02], [0.082, 0.014], [0.07, 0.02]], 20), 'gloss'),
    P(lathe([[0.058, -0.01], [0.056, 0.008], [0, 0.006]], 20), 'rubber')], [0.24, 0.45, -2.15], [-90, 0, 0]));
  k.push(...put(vent(0.3, 0.09, 3, 30, 'frame', 0.008), [0.55, 0.625, -2.128], [0, 184, 0]));
  k.push(P(plate(octo(0.1, 0.036, 0.012), 0.012, { bevel: 0.004, back: false }), 'tail', [0.62, 0.455, -2.124],
    [-8, 176, 0]), P(plate(octo(0.126, 0.062, 0.016), 0.012, { bevel: 0.003, back: false }), 'gloss',
    [0.62, 0.455, -2.116], [-8, 176, 0]));
  // spoiler
  k.push(P(hull([[0, 1.11, -1.98], [0.86, 1.09, -1.9], [0.86, 1.1, -2.16], [0, 1.13, -2.2], [0, 1.125, -2.2],
    [0, 1.10, -1.98], [0.86, 1.085, -2.14]], 0.008), 'gloss'));
  k.push(P(plate([[0, 0], [0.14, 0.02], [0.24, 0.14], [0.02, 0.12]], 0.02, { bevel: 0.006 }), 'gloss',
    [0.86, 1.06, -1.92], [0, 90, 0]));
  k.push(P(plate([[0, 0], [0.12, 0], [0.08, 0.22], [-0.02, 0.22]], 0.026, { bevel: 0.008 }), 'gloss',
    [0.42, 0.9, -1.95], [0, 90, 0]));
  return k;
}
export function cabinShell(): Kit {
  const k: Kit = [
    P(patch(cabinAcross, -0.62, 0.12, -0.93, 0.93, { nu: 12, nv: 20 }), 'paint'),
    P(patch(cabinAcross, -0.62, 0.12, -0.16, 0.16, { nu: 8, nv: 6, gap: 0, lip: 0.004 }), 'gloss', [0, 0.004, 0]),
  ];
  k.push(...both([
    P(patch(cabin, -0.78, 0.12, 0.08, 0.86, { nu: 12, nv: 8, flip: true, lip: 0.006 }), 'window'),
    P(patch(cabin, -0.64, 0.12, 0.86, 1.08, { nu: 10, nv: 3, flip: true, gap: 0.002 }), 'gloss'),
    P(patch(cabin, -1.62, -0.64, 0.86, 1.2, { nu: 10, nv: 4, flip: true }), 'paint'),  // flying buttress
    P(patch(cabin, -1.55, -0.79, 0.04, 0.85, { nu: 10, nv: 8, flip: true }), 'paint'),
  ]));
  k.push(
    P(hull([...mirrored([[-0.62, 0.79, 0.3], [-0.66, 0.8, -0.3], [-0.6, 0.86, -0.62]]), [-0.6, 0.76, 0.3],
      [0.6, 0.76, -0.6], [-0.6, 0.76, -0.6], [0.6, 0.76, 0.3]], 0.006), 'dark'),
    P(hull([...mirrored([[-0.08, 0.82, 0.3], [-0.06, 0.86, -0.4]]), [-0.1, 0.79, 0.3], [0.1, 0.79, -0.4]], 0.012),
      'gloss'),
    P(cyl(0.016, 0.06, 0.005, 12), 'trim', [0, 0.87, 0.02], [-10, 0, 0]),
    ...both(put(seat(0.44, 0.3, 'paint'), [0.32, 0.8, -0.4])),
  );
  // engine louvres between the buttresses
  for (let i = 0; i < 7; i++) {
    const z = -0.74 - i * 0.125, p = cabin(z, 1.2), c = cabin(z, 2);
    k.push(P(box(p[0] * 2, 0.016, 0.12, 0.006), 'gloss', [0, c[1] - 0.045, z], [-4, 0, 0]));
  }
  k.push(P(hull(mirrored([[0.5, 1.05, -0.64], [0.42, 0.82, -1.6], [0.45, 0.8, -0.7]]), 0.01), 'dark'));
  return k;
}
export function windscreen(): Kit {
  const k: Kit = [
    P(patch(cabinAcross, 0.12, 1.02, -0.95, 0.95, { nu: 14, nv: 20, lip: 0.006, thick: 0.03 }), 'window'),
  ];
  k.push(...both([
    P(patch(cabin, 0.12, 1.0, 0.86, 1.09, { nu: 12, nv: 3, flip: true, gap: 0.002 }), 'paint'), // A pillar
    P(patch(cabin, 0.12, 0.72, 0.08, 0.86, { nu: 10, nv: 6, flip: true, lip: 0.006 }), 'window'),
    P(patch(cabin, 0.1, 0.16, 0.04, 0.88, { nu: 2, nv: 6, flip: true, gap: 0 }), 'gloss'),
    P(hull([[0.88, 0.94, 0.5], [1.02, 0.95, 0.48], [1.03, 0.88, 0.47], [0.9, 0.88, 0.5], [0.98, 0.91, 0.57],
      [0.92, 0.9, 0.57]], 0.014), 'paint'),
    P(box(0.22, 0.018, 0.05, 0.008), 'gloss', [0.81, 0.87, 0.5], [0, 0, 20]),
  ]));
  k.push(P(box(0.02, 0.012, 0.5, 0.004, 1), 'dark', [0.2, 0.87, 0.9], [36, 62, 0]));
  k.push(...put(dashboard(1.24, 0.46, 0.32), [0, 0.82, 0.42]), ...put(steeringWheel(0.115), [0.32, 0.875, 0.33]));
  // scuttle that covers the bonnet's rear edge below the glass
  k.push(P(hull([...mirrored([[0.6, 0.745, 0.9], [0.62, 0.79, 0.6]]), [0, 0.8, 1.02], [0, 0.83, 0.84]], 0.008),
    'dark'));
  return k;
}
