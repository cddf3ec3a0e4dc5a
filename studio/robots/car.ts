/**
 * A sports car: its nose becomes the feet, the bonnet the shins, the doors the arms, the rear arches with their wheels
 * the shoulder pads and the cabin a shell on the back. The car's panels are modelled in car space and given to the joints
 * while the rig is folded, so the car always closes; the robot's own parts are modelled in joint space.
 */

import { Bin } from '../kit/bin.ts';
import { joint, screws, strut, vent } from '../kit/fittings.ts';
import { hand } from '../kit/hand.ts';
import { stencil, stripes } from '../kit/lettering.ts';
import { octo } from '../kit/outline.ts';
import { patch } from '../kit/patch.ts';
import type { Kit, V3 } from '../kit/place.ts';
import { both, D, P, put, smooth } from '../kit/place.ts';
import { box, cable, cyl, hull, lathe, paneled, plate, ring, wedge } from '../kit/solid.ts';
import { wheel } from '../kit/wheel.ts';
import { GLOW, makeMaterials } from '../materials.ts';
import type { Robot } from '../rig.ts';
import { Rig } from '../rig.ts';
import { AXLE, arch, body, cabin, cabinAcross, FRONT, REAR } from './car-body.ts';

export const PALETTE = { paint: '#ffc107', paint2: '#2b2f37', trim: '#a5abb4', glow: '#12b8ff', frame: '#6d747f', dark: '#272a31', gloss: '#141519', decal: '#15161a' };

function rig(): Rig {
  const r = new Rig();
  r.joint('pelvis', 'root', [0, 2.2, 0]);
  r.joint('waist', 'pelvis', [0, 0.1, 0]);
  r.joint('torso', 'waist', [0, 0.12, 0]);
  r.joint('head', 'torso', [0, 1.12, 0.03]);
  r.joint('shell', 'torso', [0, 0, 0]);
  r.joint('screen', 'shell', [0, 0, 0]);
  r.joint('tail', 'torso', [0, 1.78, -0.1]);
  r.pair('mount', 'torso', [0.62, 0.95, 0]);
  r.pair('pauldron', 'mount', [0.0, 0.4, 0.15]);
  r.pair('shoulder', 'mount', [0.06, 0, 0]);
  r.pair('elbow', 'shoulder', [0.02, -0.62, 0]);
  r.pair('door', 'elbow', [0, 0, 0]);
  r.pair('hand', 'elbow', [0, -0.66, 0]);
  r.pair('hip', 'pelvis', [0.34, -0.08, 0]);
  r.pair('knee', 'hip', [0.06, -0.86, 0]);
  r.pair('fender', 'knee', [0, 0, 0]);
  r.pair('flap', 'knee', [-0.17, 0, 0.18]);
  r.pair('cap', 'knee', [0, 0, 0]);
  r.pair('ankle', 'knee', [0.02, -0.95, 0]);
  r.animate(
    // body lies down, legs lead; the upper body turns 180 degrees at the waist
    ['pelvis', 'rx', [0.3, 0], [0.85, -90]], ['pelvis', 'pz', [0.3, 0], [0.85, 0.25]],
    ['waist', 'ry', [0.1, 0], [0.5, 180]], ['waist', 'py', [0, 0], [0.25, 0.12], [0.5, 0.12], [0.75, 0]],
    // legs
    ['hip', 'rz', [0, 7], [0.35, 12], [0.75, 0]], ['hip', 'ry', [0, 10], [0.5, 0]], ['hip', 'rx', [0, -2], [0.35, -38], [0.75, 0]],
    ['knee', 'rx', [0, 3], [0.35, 50], [0.78, 0]], ['knee', 'py', [0.3, 0], [0.75, 0.3]],
    ['ankle', 'rx', [0, -90 - 1], [0.35, -90 - 12], [0.55, -60], [0.85, 0]], ['ankle', 'ry', [0, 7], [0.35, 12], [0.75, 0]], ['ankle', 'py', [0.4, 0.04], [0.8, 0.1]], ['ankle', 'pz', [0.4, 0.05], [0.8, 0]],
    ['fender', 'px', [0, -0.1], [0.3, -0.1], [0.6, 0]],
    // shell, tail, screen
    ['shell', 'py', [0, 0.06], [0.15, 0.06], [0.45, 0]], ['shell', 'pz', [0, 0.02], [0.15, 0.02], [0.45, 0]],
    ['screen', 'py', [0.3, 0.62], [0.65, 0]], ['screen', 'pz', [0.3, 0.12], [0.5, 0.12], [0.65, 0]], ['screen', 's', [0.3, 0.42], [0.65, 1]], ['shell', 's', [0.15, 0.62], [0.5, 1]],
    ['tail', 'rx', [0.2, -78], [0.6, 0]], ['tail', 'py', [0.2, -0.92], [0.6, 0]], ['tail', 'pz', [0.2, -0.34], [0.6, 0]], ['tail', 's', [0.2, 0.86], [0.6, 1]],
    // arms
    ['mount', 'px', [0.3, 0.15], [0.75, 0]], ['mount', 'py', [0.3, 0.0], [0.75, 0]],
    ['pauldron', 'rx', [0.2, 92], [0.62, 0]], ['pauldron', 'py', [0.2, -0.4], [0.62, 0]], ['pauldron', 'pz', [0.2, -0.14], [0.62, 0]], ['pauldron', 'px', [0.2, 0.13], [0.62, 0]], ['pauldron', 'rz', [0.2, -9], [0.62, 0]], ['pauldron', 's', [0.2, 0.84], [0.62, 1]],
    ['shoulder', 'rz', [0, 12], [0.3, 34], [0.75, 0]], ['shoulder', 'rx', [0, 4], [0.4, -20], [0.75, 0]],
    ['elbow', 'rx', [0, -26], [0.4, -50], [0.75, 0]], ['elbow', 'rz', [0, -6], [0.4, 0]],
    ['door', 'py', [0.3, 0.2], [0.7, 0]], ['door', 'px', [0.3, -0.07], [0.7, 0]],
    ['cap', 'pz', [0.4, 0], [0.65, -0.17]], ['flap', 'ry', [0.3, -72], [0.7, 0]],
    ['hand', 'py', [0.5, 0], [0.75, 0.36]], ['hand', 's', [0.5, 1], [0.75, 0.8]],
    ['head', 'py', [0.4, 0.0], [0.6, -0.16]], ['head', 's', [0.3, 1.14], [0.6, 1]], ['head', 'pz', [0.4, 0], [0.6, 0.05]],
  );
  return r;
}

// ---------------------------------------------------------------- vehicle panels (car space)

const nuArch = 30;
/** Where across the bonnet its fold line runs. */
const FOLD = 3.62;
function frontFender(): Kit {
  const k: Kit = [P(patch(body, 0.68, 1.66, arch(FRONT, 0.43), 2.28, { nu: nuArch, nv: 12, flip: true }), 'paint')];
  k.push(P(patch(body, 0.845, 1.655, (z) => arch(FRONT, 0.40)(z) , (z) => arch(FRONT, 0.432)(z) + 0.02, { nu: nuArch, nv: 2, lip: 0.004, gap: 0, thick: 0.1, flip: true }), 'gloss'));
  // fender vent behind the wheel
  { const p = body(0.76, 1.3); k.push(...put(vent(0.14, 0.07, 3, 40, 'gloss', 0.02), [p[0] - 0.004, p[1], 0.76], [0, 90, -14])); }
  k.push(...put(wheel(0.37, 0.27, 5, 'trim', 'paint'), [0.83, AXLE, FRONT]));
  k.push(P(lathe([[0.355, -0.05], [0.355, 0.05], [0.08, 0.05]], 28, 30), 'dark', [0.74, AXLE, FRONT], [0, 0, 90])); k.push(P(box(0.12, 0.5, 0.8, 0.03), 'frame', [0.64, 0.42, FRONT - 0.05])); // wheel house
  return k;
}
function bonnet(): Kit {
  const k: Kit = [P(patch(body, 0.70, 1.66, 2.3, 3.05, { nu: 14, nv: 6, flip: true }), 'paint'), P(patch(body, 0.82, 1.66, 3.05, FOLD, { nu: 14, nv: 6, flip: true, gap: 0.006 }), 'paint')];
  // bonnet outlet: dark recess with slats, following the surface
  for (let i = 0; i < 4; i++) { const z = 1.2 + i * 0.075, p = body(z, 3.32); k.push(P(box(0.17 - i * 0.02, 0.014, 0.04, 0.005, 1), 'gloss', [p[0], p[1] - 0.001, z], [9, 0, -9])); }
  return k;
}
/** The bonnet's middle, which folds inwards to make the boot a box. */
function flap(): Kit { return [P(patch(body, 0.82, 1.66, FOLD, 4, { nu: 14, nv: 5, flip: true, gap: 0.006 }), 'paint')]; }
function nose(): Kit {
  const k: Kit = [
    P(patch(body, 1.68, 2.3, 2.35, 4, { nu: 14, nv: 10, flip: true }), 'paint'),
    P(patch(body, 1.68, 2.08, 0.3, 1.28, { nu: 10, nv: 8, flip: true }), 'paint'),
    P(patch(body, 1.68, 1.86, 1.3, 2.33, { nu: 6, nv: 8, flip: true }), 'paint'),
    P(patch(body, 1.87, 2.28, 1.34, 2.32, { nu: 10, nv: 8, flip: true, lip: 0.006 }), 'gloss'),  // headlight glass
    P(patch(body, 1.70, 2.26, 0.02, 0.28, { nu: 8, nv: 3, flip: true }), 'gloss'),
  ];
  k.push(P(hull([[0.04, 0.53, 1.74], [0.5, 0.52, 1.74], [0.04, 0.42, 2.2], [0.46, 0.41, 2.14], [0.04, 0.19, 1.74], [0.5, 0.19, 1.74], [0.04, 0.19, 2.2], [0.46, 0.19, 2.12]], 0.02), 'frame')); // crash structure: the foot's inner side
  // light signature: two thin LED blades + projector
  for (const [v, z0, z1] of [[2.12, 1.9, 2.22], [1.62, 2.0, 2.24]] as const)
    k.push(P(patch((z, q) => { const p = body(z, q); return [p[0] + 0.012, p[1] + 0.012, p[2]]; }, z0, z1, v - 0.06, v + 0.06, { nu: 8, nv: 1, lip: 0.003, gap: 0, thick: 0.02, flip: true }), 'lamp'));
  for (const z of [1.98, 2.09]) { const p = body(z, 1.86); k.push(P(cyl(0.034, 0.03, 0.008, 18), 'lamp', [p[0] + 0.01, p[1] + 0.012, z + 0.01], [62, 0, -28])); k.push(P(ring(0.034, 0.05, 0.034, 0.006, 20), 'steel', [p[0] + 0.01, p[1] + 0.01, z + 0.01], [62, 0, -28])); }
  // front face
  k.push(P(hull([[0.0, 0.40, 2.31], [0.42, 0.38, 2.27], [0.56, 0.34, 2.2], [0.0, 0.36, 2.36], [0.40, 0.345, 2.31], [0, 0.33, 2.3], [0.54, 0.31, 2.18], [0.0, 0.36, 2.15], [0.5, 0.35, 2.1]], 0.01), 'paint'));
  k.push(P(hull([[0.0, 0.33, 2.22], [0.62, 0.32, 2.1], [0.0, 0.17, 2.22], [0.6, 0.17, 2.1], [0, 0.2, 1.8], [0.6, 0.2, 1.8]], 0.01), 'dark'));
  for (let i = 0; i < 4; i++) k.push(P(box(0.46, 0.008, 0.02, 0.003, 1), 'frame', [0.235, 0.195 + i * 0.032, 2.245], [0, 14, 0]));
  k.push(P(hull([[0.47, 0.33, 2.24], [0.53, 0.33, 2.2], [0.47, 0.18, 2.26], [0.55, 0.18, 2.2], [0.47, 0.33, 2.1], [0.55, 0.18, 2.1]], 0.008), 'paint'));
  k.push(P(hull([[0.68, 0.30, 2.13], [0.76, 0.32, 2.04], [0.66, 0.18, 2.13], [0.76, 0.18, 2.02], [0.7, 0.28, 1.95]], 0.008), 'gloss'));
  k.push(P(hull([[0.0, 0.13, 2.36], [0.44, 0.13, 2.31], [0.7, 0.13, 2.15], [0.83, 0.13, 1.9], [0.83, 0.13, 1.72], [0, 0.13, 1.72], [0.83, 0.155, 1.9], [0.7, 0.155, 2.15], [0, 0.155, 2.36], [0.44, 0.155, 2.31], [0.83, 0.155, 1.72], [0, 0.155, 1.72]], 0.006), 'gloss'));
  for (const x of [0.2, 0.58]) k.push(P(box(0.012, 0.05, 0.2, 0.004, 1), 'gloss', [x, 0.17, 2.2 - x * 0.1]));
  return k;
}
function door(z0: number, z1: number, mirror: boolean): Kit {
  const k: Kit = [P(patch(body, z0, z1, 0.26, 2.2, { nu: 14, nv: 14, flip: true }), 'paint'),
    P(patch(body, z0, z1, -0.06, 0.25, { nu: 8, nv: 3, flip: true }), 'gloss')];
  if (!mirror) { const p = body(-0.15, 1.55); k.push(P(box(0.014, 0.022, 0.15, 0.006), 'gloss', [p[0] + 0.006, p[1], -0.2])); }
  return k;
}
function rearFender(): Kit {
  const a = arch(REAR, 0.445);
  const k: Kit = [
    P(patch(body, -1.76, -0.82, a, 2.5, { nu: nuArch, nv: 12, flip: true }), 'paint'),
    P(patch(body, -0.82, -0.585, (z) => Math.max(0.3, 1.62 + (z + 0.7) * 1.2), 2.5, { nu: 6, nv: 6, flip: true }), 'paint'),
    P(patch(body, -0.90, -0.585, 0.02, 0.3, { nu: 5, nv: 2, flip: true }), 'gloss'),
    P(patch(body, -1.735, -0.905, (z) => arch(REAR, 0.415)(z), (z) => arch(REAR, 0.447)(z) + 0.02, { nu: nuArch, nv: 2, lip: 0.004, gap: 0, thick: 0.1, flip: true }), 'gloss'),
  ];
  // side intake
  k.push(P(box(0.06, 0.46, 0.3, 0.01), 'dark', [0.84, 0.48, -0.72]));
  for (let i = 0; i < 4; i++) k.push(P(box(0.05, 0.012, 0.24, 0.004, 1), 'frame', [0.88, 0.36 + i * 0.075, -0.72], [0, 8, 0]));
  k.push(...put(wheel(0.385, 0.31, 5, 'trim', 'paint'), [0.87, AXLE + 0.015, REAR]));
  k.push(P(lathe([[0.35, -0.08], [0.35, 0.08], [0.08, 0.08]], 28, 30), 'dark', [0.77, AXLE, REAR], [0, 0, 90]));
  k.push(P(hull([[0.58, 0.24, -1.62], [0.58, 0.24, -0.95], [0.58, 0.84, -1.55], [0.58, 0.84, -0.85], [0.72, 0.2, -1.66], [0.72, 0.2, -0.92], [0.72, 0.86, -1.66], [0.72, 0.86, -0.8]], 0.03), 'frame'));
  // what the shoulder pad shows inside: damper, coil, cable and a finned motor on a panelled bulkhead
  const inner: Kit = [
    P(paneled(octo(0.62, 0.5, 0.09), [[[-0.4, -0.09], [0.4, -0.03]], [[0.1, -0.4], [0.04, 0.4]]], 0.018, 0.05, { bevel: 0.016 }), 'paint2'),
    P(plate(octo(0.24, 0.22, 0.05), 0.035, { bevel: 0.012 }), 'paint', [-0.16, 0.1, 0.05]),
    ...put(vent(0.18, 0.11, 4, 40, 'frame', 0.02), [0.18, 0.12, 0.064]),
    ...put([P(cyl(0.11, 0.07, 0.02, 32), 'frame'), P(ring(0.06, 0.085, 0.05, 0.01, 32), 'steel', [0, 0.03, 0]), P(cyl(0.045, 0.08, 0.012, 20), 'paint', [0, 0.02, 0])], [-0.16, -0.13, 0.07], [90, 0, 0]),
    ...strut([0.0, -0.17, 0.085], [0.27, 0.0, 0.085], 0.028),
    ...[0, 1, 2, 3, 4].map((i) => P(ring(0.026, 0.037, 0.012, 0.004, 18), 'steel', [0.03 + i * 0.026, -0.151 + i * 0.0164, 0.085], [0, 0, -57.8])),
    { g: cable([[-0.27, -0.2, 0.05], [-0.12, -0.24, 0.1], [0.1, -0.22, 0.09], [0.26, -0.16, 0.05]], 0.014, 20, 8), m: 'rubber' },
    ...screws([[-0.25, 0.18], [-0.07, 0.18], [-0.25, 0.02], [-0.07, 0.02], [0.27, 0.2], [0.27, -0.2]], 0.083, 0.012),
  ];
  k.push(...put(inner, [0.575, 0.54, -1.24], [0, -90, 0]));
  k.push(P(patch(body, -1.74, -0.62, 2.5, 3.05, { nu: 12, nv: 4, flip: true }), 'paint'));
  return k;
}
function tail(): Kit { // half, mirrored by caller
  const k: Kit = [
    P(patch(body, -2.1, -1.78, 0.5, 2.5, { nu: 8, nv: 12, flip: true }), 'paint'),
    P(patch(body, -2.1, -1.62, 2.52, 3.2, { nu: 8, nv: 6, flip: true }), 'paint'),
    P(patch(body, -2.1, -1.62, 3.2, 4, { nu: 8, nv: 6, flip: true, gap: 0.004 }), 'gloss'),
    P(hull([[0, 0.88, -2.1], [0.72, 0.9, -2.08], [0.9, 0.68, -2.08], [0.9, 0.56, -2.08], [0, 0.56, -2.12], [0, 0.56, -2.0], [0.85, 0.6, -2.0], [0.7, 0.88, -2.0], [0, 0.88, -2.0]], 0.012), 'gloss'),
    P(hull([[0, 0.76, -2.15], [0.84, 0.74, -2.1], [0.86, 0.71, -2.1], [0, 0.725, -2.15], [0, 0.74, -2.05], [0.8, 0.72, -2.05]], 0.006), 'tail'),
    P(hull([[0, 0.54, -2.14], [0.84, 0.55, -2.09], [0.88, 0.42, -2.07], [0.5, 0.36, -2.12], [0, 0.36, -2.14], [0, 0.5, -1.95], [0.8, 0.5, -1.95], [0.8, 0.36, -1.95], [0, 0.36, -1.95]], 0.016), 'paint'),
    P(hull([[0, 0.34, -2.1], [0.74, 0.34, -2.06], [0.7, 0.2, -1.9], [0, 0.2, -1.92], [0, 0.34, -1.8], [0.7, 0.34, -1.8]], 0.01), 'dark'),
  ];
  for (const x of [0.12, 0.32, 0.52]) k.push(P(plate([[0, 0], [0.22, 0.02], [0.22, 0.17], [0.03, 0.17]], 0.014, { bevel: 0.004 }), 'gloss', [x, 0.17, -1.93], [0, 90, 0]));
  k.push(P(ring(0.045, 0.06, 0.12, 0.006, 24), 'steel', [0.2, 0.45, -2.12], [90, 0, 0]), P(cyl(0.046, 0.04, 0.004, 20), 'dark', [0.2, 0.45, -2.1], [90, 0, 0]));
  for (let i = 0; i < 3; i++) k.push(P(box(0.3, 0.01, 0.02, 0.003, 1), 'frame', [0.55, 0.6 + i * 0.03, -2.115], [0, 4, 0]));
  // spoiler
  k.push(P(hull([[0, 1.11, -1.98], [0.86, 1.09, -1.9], [0.86, 1.1, -2.16], [0, 1.13, -2.2], [0, 1.125, -2.2], [0, 1.10, -1.98], [0.86, 1.085, -2.14]], 0.008), 'gloss'));
  k.push(P(plate([[0, 0], [0.14, 0.02], [0.24, 0.14], [0.02, 0.12]], 0.02, { bevel: 0.006 }), 'gloss', [0.86, 1.06, -1.92], [0, 90, 0]));
  k.push(P(plate([[0, 0], [0.12, 0], [0.08, 0.22], [-0.02, 0.22]], 0.026, { bevel: 0.008 }), 'gloss', [0.42, 0.9, -1.95], [0, 90, 0]));
  return k;
}
function cabinShell(): Kit {
  const k: Kit = [
    P(patch(cabinAcross, -0.62, 0.12, -0.93, 0.93, { nu: 12, nv: 20 }), 'paint'),
    P(patch(cabinAcross, -0.62, 0.12, -0.16, 0.16, { nu: 8, nv: 6, gap: 0, lip: 0.004 }), 'gloss', [0, 0.004, 0]),
  ];
  k.push(...both([
    P(patch(cabin, -0.78, 0.12, 0.08, 0.86, { nu: 12, nv: 8, flip: true, lip: 0.006 }), 'glass'),
    P(patch(cabin, -0.64, 0.12, 0.86, 1.08, { nu: 10, nv: 3, flip: true, gap: 0.002 }), 'gloss'),
    P(patch(cabin, -1.62, -0.64, 0.86, 1.2, { nu: 10, nv: 4, flip: true }), 'paint'),  // flying buttress
    P(patch(cabin, -1.55, -0.79, 0.04, 0.85, { nu: 10, nv: 8, flip: true }), 'paint'),
  ]));
  // engine louvres between the buttresses
  for (let i = 0; i < 7; i++) {
    const z = -0.74 - i * 0.125, p = cabin(z, 1.2), c = cabin(z, 2);
    k.push(P(box(p[0] * 2, 0.016, 0.12, 0.006), 'gloss', [0, c[1] - 0.045, z], [-4, 0, 0]));
  }
  k.push(P(hull([[0.5, 1.05, -0.64], [-0.5, 1.05, -0.64], [0.42, 0.82, -1.6], [-0.42, 0.82, -1.6], [0.45, 0.8, -0.7], [-0.45, 0.8, -0.7]], 0.01), 'dark'));
  return k;
}
function windscreen(): Kit {
  const k: Kit = [P(patch(cabinAcross, 0.12, 1.02, -0.95, 0.95, { nu: 14, nv: 20, lip: 0.006, thick: 0.03 }), 'glass')];
  k.push(...both([
    P(patch(cabin, 0.12, 1.0, 0.86, 1.09, { nu: 12, nv: 3, flip: true, gap: 0.002 }), 'paint'), // A pillar
    P(patch(cabin, 0.12, 0.72, 0.08, 0.86, { nu: 10, nv: 6, flip: true, lip: 0.006 }), 'glass'),
    P(patch(cabin, 0.1, 0.16, 0.04, 0.88, { nu: 2, nv: 6, flip: true, gap: 0 }), 'gloss'),
    P(hull([[0.88, 0.94, 0.5], [1.02, 0.95, 0.48], [1.03, 0.88, 0.47], [0.9, 0.88, 0.5], [0.98, 0.91, 0.57], [0.92, 0.9, 0.57]], 0.014), 'paint'),
    P(box(0.22, 0.018, 0.05, 0.008), 'gloss', [0.81, 0.87, 0.5], [0, 0, 20]),
  ]));
  k.push(P(box(0.02, 0.012, 0.5, 0.004, 1), 'dark', [0.2, 0.87, 0.9], [36, 62, 0]));
  return k;
}

// ---------------------------------------------------------------- robot parts (joint space, left side)

function torsoParts(): Kit {
  const k: Kit = [];
  // spine and abdomen: stacked ribs in gunmetal, small plates in front
  k.push(P(wedge(0.34, 0.3, 0.5, 0.36, 0.5, 0.03), 'dark', [0, 0.22, -0.02]));
  for (let i = 0; i < 4; i++) k.push(P(wedge(0.36 + i * 0.05, 0.3, 0.39 + i * 0.05, 0.32, 0.075, 0.014), 'frame', [0, 0.04 + i * 0.1, 0.0]));
  k.push(P(paneled([[-0.11, 0], [0.11, 0], [0.15, 0.34], [-0.15, 0.34]], [[[-0.3, 0.115], [0.3, 0.115]], [[-0.3, 0.225], [0.3, 0.225]]], 0.018, 0.05, { bevel: 0.014 }), 'paint2', [0, 0.02, 0.145], [-3, 0, 0]));
  k.push(...both([...strut([0.2, -0.04, 0.09], [0.3, 0.4, 0.16], 0.028), ...strut([0.22, -0.02, -0.08], [0.34, 0.42, -0.1], 0.03)]));
  k.push(...both([{ g: cable([[0.1, 0.0, 0.16], [0.2, 0.12, 0.2], [0.24, 0.28, 0.2], [0.22, 0.45, 0.2]], 0.018, 16, 8), m: 'rubber' }]));
  // rib cage
  k.push(P(hull([[0.3, 0.42, 0.14], [-0.3, 0.42, 0.14], [0.3, 0.42, -0.2], [-0.3, 0.42, -0.2], [0.52, 0.72, 0.2], [-0.52, 0.72, 0.2], [0.5, 1.0, 0.12], [-0.5, 1.0, 0.12], [0.5, 1.0, -0.22], [-0.5, 1.0, -0.22], [0.5, 0.7, -0.26], [-0.5, 0.7, -0.26]], 0.03), 'dark'));
  k.push(...both([
    // pectoral: sculpted main plate over a black base with a visible step
    P(hull([[0.075, 0.99, 0.21], [0.5, 1.02, 0.12], [0.58, 0.84, 0.17], [0.56, 0.7, 0.22], [0.36, 0.56, 0.3], [0.075, 0.6, 0.3], [0.1, 0.95, 0.05], [0.5, 0.95, 0.05], [0.5, 0.7, 0.05], [0.1, 0.6, 0.05]], 0.016), 'paint2'),
    P(hull([[0.11, 0.985, 0.275], [0.45, 1.01, 0.21], [0.545, 0.86, 0.245], [0.5, 0.735, 0.315], [0.2, 0.735, 0.365], [0.11, 0.8, 0.355], [0.11, 0.97, 0.18], [0.45, 0.99, 0.15], [0.5, 0.75, 0.2], [0.15, 0.75, 0.2]], 0.014), 'paint'),
    P(hull([[0.19, 0.705, 0.37], [0.485, 0.705, 0.32], [0.35, 0.585, 0.335], [0.12, 0.62, 0.365], [0.12, 0.655, 0.37], [0.2, 0.7, 0.22], [0.46, 0.7, 0.22], [0.34, 0.6, 0.22], [0.12, 0.62, 0.22]], 0.012), 'paint'),
    // lamp slit under the step
    P(box(0.2, 0.02, 0.02, 0.005), 'glow', [0.335, 0.72, 0.345], [0, 10, 0]),
    // collar / trapezius
    P(hull([[0.13, 1.1, 0.12], [0.42, 1.07, 0.1], [0.46, 1.03, 0.14], [0.13, 1.03, 0.2], [0.13, 1.14, -0.12], [0.38, 1.1, -0.14], [0.46, 1.02, -0.18], [0.13, 1.02, -0.18]], 0.018), 'paint'),
    P(box(0.1, 0.03, 0.16, 0.01), 'gloss', [0.29, 1.105, -0.01], [0, 0, -6]),
    // flank
    P(paneled([[-0.13, 0], [0.13, 0.04], [0.17, 0.36], [-0.17, 0.36]], [[[-0.3, 0.15], [0.3, 0.17]]], 0.016, 0.05, { bevel: 0.014 }), 'paint2', [0.4, 0.44, 0.0], [0, 90, -24]),
    ...put(vent(0.22, 0.15, 4, 40, 'frame'), [0.53, 0.84, -0.04], [0, 90, 0]),
    ...put(screws([[0, 0], [0.3, 0.03]], 0, 0.013), [0.14, 0.955, 0.293], [-14, 12, 0]),
  ]));
  // sternum: recessed core with hexagonal light
  k.push(P(plate([[-0.085, 0.5], [0.085, 0.5], [0.1, 0.62], [0.1, 1.0], [-0.1, 1.0], [-0.1, 0.62]], 0.06, { bevel: 0.014 }), 'frame', [0, 0, 0.23]));
  k.push(P(lathe([[0.045, 0], [0.075, 0], [0.085, 0.012], [0.085, 0.03], [0.07, 0.042], [0.052, 0.03]], 6, 20), 'steel', [0, 0.8, 0.285], [90, 0, 0]), P(cyl(0.05, 0.03, 0.008, 6), 'glow', [0, 0.8, 0.295], [90, 0, 0]));
  for (let i = 0; i < 3; i++) k.push(P(box(0.1, 0.016, 0.02, 0.005, 1), 'dark', [0, 0.62 + i * 0.035, 0.295]));
  k.push(...screws([[-0.06, 0.95], [0.06, 0.95], [-0.05, 0.55], [0.05, 0.55]], 0.29, 0.012));
  // neck
  k.push(P(cyl(0.1, 0.2, 0.02, 24), 'frame', [0, 1.08, 0.0]), P(ring(0.08, 0.15, 0.05, 0.012), 'dark', [0, 1.04, 0.0]));
  // shoulder axle
  k.push(P(cyl(0.13, 1.3, 0.02, 24), 'frame', [0, 0.95, 0], [0, 0, 90]));
  // back plate, backpack frame
  k.push(P(hull([[0.34, 0.5, -0.26], [-0.34, 0.5, -0.26], [0.42, 1.0, -0.26], [-0.42, 1.0, -0.26], [0.3, 0.95, -0.36], [-0.3, 0.95, -0.36], [0.26, 0.55, -0.36], [-0.26, 0.55, -0.36]], 0.02), 'frame'));
  k.push(P(stencil('07', 0.085), 'decalDark', [0.4, 0.868, 0.316], [-17, 17, 3]));
  return k;
}
/** Columns of the visor's curved face from the middle outwards: x, z, and the heights of its lower and upper edge. */
const VISOR: [x: number, z: number, low: number, high: number][] = [[0, 0.222, 0.186, 0.322], [0.05, 0.216, 0.19, 0.326], [0.095, 0.196, 0.198, 0.332], [0.132, 0.16, 0.21, 0.336], [0.156, 0.112, 0.222, 0.336], [0.166, 0.05, 0.232, 0.33]];
/** A light blade that follows the visor from column a to column b at the height h (0 low, 1 high). */
function blade(a: number, b: number, h: number): Kit {
  const on = (u: number): V3 => {
    const i = Math.min(VISOR.length - 2, Math.floor(u)), p = VISOR[i]!, q = VISOR[i + 1]!, k = u - i;
    return [p[0] + (q[0] - p[0]) * k, p[2] + (q[2] - p[2]) * k + (p[3] - p[2]) * h, p[1] + (q[1] - p[1]) * k + 0.02];
  };
  const k: Kit = [], n = 4;
  for (let i = 0; i < n; i++) {
    const p = on(a + ((b - a) * i) / n), q = on(a + ((b - a) * (i + 1)) / n);
    k.push(P(hull([p, q, [p[0], p[1] + 0.012, p[2]], [q[0], q[1] + 0.012, q[2]], [p[0], p[1], p[2] - 0.02], [q[0], q[1], q[2] - 0.02]], 0.003), 'glow'));
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
function headParts(): Kit {
  const k: Kit = [];
  k.push(P(cyl(0.085, 0.16, 0.02, 20), 'frame', [0, 0.02, -0.01]));
  k.push(P(hull([[0.12, 0.1, 0.08], [-0.12, 0.1, 0.08], [0.148, 0.3, 0.08], [-0.148, 0.3, 0.08], [0.12, 0.4, 0.06], [-0.12, 0.4, 0.06], [0.12, 0.42, -0.12], [-0.12, 0.42, -0.12], [0.14, 0.2, -0.15], [-0.14, 0.2, -0.15], [0.1, 0.06, -0.12], [-0.1, 0.06, -0.12]], 0.025), 'paint2'));
  // one dark curved glass from ear to ear; the eyes are the car's own pair of headlight blades behind it
  k.push(P(hull(VISOR.flatMap(([x, z, lo, hi]) => [-1, 1].flatMap((s) => [[s * x, lo, z], [s * x, (lo + hi) / 2, z + 0.006], [s * x, hi, z - 0.012], [s * x * 0.8, (lo + hi) / 2, 0]] as V3[])), 0.006, 46), 'glass'));
  k.push(...both([...blade(0.75, 4.1, 0.6), ...blade(1.9, 3.9, 0.3)]));
  // helmet: centre band between two shut lines, sides, brow rim
  k.push(P(hull(dome(-0.05, 0.05), 0.008, 28), 'paint'));
  k.push(P(hull([[-0.034, 0.43, 0.2], [0.034, 0.43, 0.2], [-0.04, 0.375, 0.238], [0.04, 0.375, 0.238], [-0.03, 0.518, 0.06], [0.03, 0.518, 0.06], [-0.02, 0.51, -0.06], [0.02, 0.51, -0.06], [-0.03, 0.39, 0.14], [0.03, 0.39, 0.14], [0.0, 0.48, -0.12]], 0.008), 'paint'));
  k.push(P(hull([[-0.026, 0.424, 0.211], [0.026, 0.424, 0.211], [-0.03, 0.386, 0.238], [0.03, 0.386, 0.238], [-0.024, 0.42, 0.18], [0.024, 0.42, 0.18], [-0.028, 0.39, 0.2], [0.028, 0.39, 0.2]], 0.004), 'dark'));
  for (let i = 0; i < 3; i++) k.push(P(box(0.056, 0.005, 0.012, 0.002, 1), 'frame', [0, 0.392 + i * 0.012, 0.24 - i * 0.0085], [-35, 0, 0]));
  k.push(...both([
    P(hull(dome(0.064, 0.165), 0.008, 28), 'paint'),
    P(hull([[0.0, 0.34, 0.24], [0.1, 0.346, 0.212], [0.146, 0.35, 0.162], [0.174, 0.346, 0.06], [0.0, 0.35, 0.236], [0.1, 0.358, 0.206], [0.146, 0.362, 0.156], [0.174, 0.358, 0.05], [0.0, 0.35, 0.14], [0.1, 0.35, 0.08]], 0.006), 'paint2'),
    // chin bar with the car's grille
    P(hull([[0.052, 0.172, 0.238], [0.046, 0.078, 0.226], [0.112, 0.182, 0.204], [0.098, 0.066, 0.186], [0.148, 0.2, 0.132], [0.13, 0.082, 0.116], [0.166, 0.214, 0.05], [0.15, 0.104, 0.04], [0.1, 0.17, 0.06], [0.09, 0.08, 0.06], [0.05, 0.1, 0.15]], 0.01), 'paint'),
    P(hull([[0.158, 0.2, 0.04], [0.15, 0.09, 0.03], [0.164, 0.21, -0.1], [0.14, 0.09, -0.09], [0.12, 0.1, 0.0], [0.12, 0.2, -0.08]], 0.012), 'frame'),
    P(box(0.045, 0.01, 0.012, 0.003, 1), 'dark', [0.112, 0.118, 0.206], [0, 46, -6]), P(box(0.036, 0.01, 0.012, 0.003, 1), 'dark', [0.109, 0.096, 0.2], [0, 46, -6]),
    // ear and the low fin swept back from it
    P(cyl(0.064, 0.05, 0.014, 28), 'frame', [0.178, 0.268, -0.03], [0, 0, 90]), P(ring(0.036, 0.052, 0.018, 0.005, 28), 'steel', [0.203, 0.268, -0.03], [0, 0, 90]), P(cyl(0.03, 0.022, 0.006, 20), 'paint2', [0.203, 0.268, -0.03], [0, 0, 90]),
    ...put([
      P(plate([[0.01, -0.05], [0.1, -0.06], [0.22, -0.012], [0.31, 0.06], [0.2, 0.052], [0.08, 0.036], [0.01, 0.03]], 0.026, { bevel: 0.008, centre: true }), 'paint2'),
      P(plate([[0.045, -0.03], [0.11, -0.038], [0.19, -0.004], [0.23, 0.03], [0.17, 0.028], [0.05, 0.012]], 0.038, { bevel: 0.006, centre: true }), 'paint'),
    ], [0.184, 0.272, -0.04], [0, 68, 0]),
  ]));
  k.push(P(hull([[-0.04, 0.168, 0.236], [0.04, 0.168, 0.236], [-0.036, 0.084, 0.222], [0.036, 0.084, 0.222], [-0.04, 0.16, 0.12], [0.04, 0.16, 0.12], [-0.036, 0.09, 0.12], [0.036, 0.09, 0.12]], 0.006), 'dark'));
  for (let i = 0; i < 4; i++) k.push(P(box(0.084, 0.008, 0.016, 0.003, 1), 'frame', [0, 0.094 + i * 0.021, 0.231 + i * 0.004]));
  return k;
}
function upperArm(): Kit {
  const k: Kit = [];
  k.push(...put(joint(0.17, 0.24, 'paint'), [-0.02, 0, 0]));
  k.push(P(wedge(0.17, 0.2, 0.2, 0.24, 0.44, 0.03), 'frame', [0.02, -0.3, 0]));
  k.push(P(paneled(octo(0.2, 0.34, 0.04), [[[-0.3, -0.06], [0.3, -0.02]]], 0.014, 0.05, { bevel: 0.016 }), 'paint2', [0.02, -0.33, 0.1]));
  k.push(P(plate(octo(0.2, 0.3, 0.05), 0.045, { bevel: 0.016 }), 'paint2', [0.02, -0.33, -0.1], [0, 180, 0]));
  k.push(...strut([-0.08, -0.12, -0.06], [-0.07, -0.52, -0.07], 0.026));
  k.push({ g: cable([[-0.08, -0.08, 0.06], [-0.12, -0.28, 0.1], [-0.08, -0.5, 0.07]], 0.017, 14, 8), m: 'rubber' });
  k.push(...screws([[-0.05, -0.2], [0.09, -0.2], [-0.05, -0.46], [0.09, -0.46]], 0.148, 0.012));
  return k;
}
function foreArm(): Kit {
  const k: Kit = [];
  k.push(...joint(0.14, 0.26, 'paint2'));
  k.push(P(wedge(0.22, 0.26, 0.2, 0.22, 0.5, 0.03), 'dark', [0, -0.36, 0]));
  for (let i = 0; i < 3; i++) k.push(P(wedge(0.24, 0.28, 0.24, 0.28, 0.04, 0.012), 'frame', [0, -0.25 - i * 0.07, 0]));
  // front and inner armour
  k.push(P(hull([[-0.12, -0.1, 0.15], [0.12, -0.08, 0.15], [0.13, -0.2, 0.2], [-0.11, -0.2, 0.2], [0.1, -0.58, 0.17], [-0.09, -0.58, 0.17], [-0.1, -0.12, 0.1], [0.1, -0.12, 0.1], [0.1, -0.56, 0.1], [-0.1, -0.56, 0.1]], 0.016), 'paint'));
  k.push(P(box(0.05, 0.26, 0.02, 0.008), 'gloss', [0.0, -0.36, 0.197], [-4, 0, 0]), P(box(0.02, 0.16, 0.012, 0.004), 'glow', [0.0, -0.36, 0.208], [-4, 0, 0]));
  k.push(P(paneled(octo(0.24, 0.44, 0.05), [[[-0.3, 0.06], [0.3, 0.0]]], 0.014, 0.045, { bevel: 0.014 }), 'paint2', [-0.11, -0.36, 0], [0, -90, 0]));
  k.push(P(hull([[-0.1, -0.06, -0.14], [0.12, -0.04, -0.14], [0.12, -0.5, -0.16], [-0.1, -0.5, -0.16], [0.08, -0.14, -0.21], [-0.06, -0.14, -0.21], [0.08, -0.44, -0.2], [-0.06, -0.44, -0.2]], 0.014), 'frame'));
  k.push(...put(vent(0.12, 0.2, 5, 40, 'frame', 0.03), [0.01, -0.3, -0.225], [0, 180, 0]));
  k.push(P(cyl(0.1, 0.06, 0.015, 24), 'frame', [0, -0.62, 0]), P(ring(0.07, 0.115, 0.03, 0.008), 'steel', [0, -0.6, 0]));
  return k;
}
function pelvisParts(): Kit {
  const k: Kit = [];
  k.push(P(cyl(0.2, 0.1, 0.02, 32), 'frame', [0, 0.14, 0]), P(ring(0.15, 0.22, 0.04, 0.01, 36), 'steel', [0, 0.1, 0]));
  k.push(P(hull([[0.24, 0.08, 0.14], [-0.24, 0.08, 0.14], [0.24, 0.08, -0.16], [-0.24, 0.08, -0.16], [0.1, -0.24, 0.1], [-0.1, -0.24, 0.1], [0.1, -0.24, -0.1], [-0.1, -0.24, -0.1], [0.26, -0.08, 0.1], [-0.26, -0.08, 0.1], [0.26, -0.08, -0.12], [-0.26, -0.08, -0.12]], 0.025), 'dark'));
  // front guard in three layers
  k.push(P(hull([[0.13, 0.1, 0.15], [-0.13, 0.1, 0.15], [0.15, 0.0, 0.17], [-0.15, 0.0, 0.17], [0.06, -0.28, 0.14], [-0.06, -0.28, 0.14], [0.13, 0.08, 0.1], [-0.13, 0.08, 0.1], [0.05, -0.26, 0.06], [-0.05, -0.26, 0.06]], 0.014), 'paint2'));
  k.push(P(paneled([[-0.045, -0.24], [0.045, -0.24], [0.105, -0.02], [0.085, 0.07], [-0.085, 0.07], [-0.105, -0.02]], [[[-0.3, -0.05], [0.3, -0.05]]], 0.014, 0.03, { bevel: 0.01 }), 'paint', [0, 0, 0.172], [-3, 0, 0]));
  k.push(...both([
    P(paneled([[0, 0], [0.2, 0.02], [0.2, -0.14], [0.12, -0.24], [0.02, -0.2]], [[[-0.1, -0.09], [0.4, -0.09]]], 0.014, 0.05, { bevel: 0.015 }), 'paint', [0.14, 0.1, 0.14], [-8, 14, 0]),
    P(plate(octo(0.2, 0.22, 0.05), 0.05, { bevel: 0.014 }), 'paint2', [0.2, -0.02, -0.15], [8, 166, 0]),
    P(cyl(0.12, 0.16, 0.02, 28), 'frame', [0.27, -0.08, 0], [0, 0, 90]),
    ...screws([[0.07, 0.05]], 0.205, 0.012),
  ]));
  k.push(P(box(0.05, 0.02, 0.02, 0.005), 'glow2', [0, 0.03, 0.205]));
  return k;
}
function thigh(): Kit {
  const k: Kit = [];
  k.push(...put(joint(0.155, 0.24, 'paint'), [0.02, 0, 0]));
  k.push(P(hull([[-0.1, 0.1, 0.1], [0.14, 0.12, 0.1], [0.15, 0.02, 0.2], [-0.1, 0.0, 0.2], [0.13, -0.13, 0.2], [-0.09, -0.14, 0.2], [-0.08, 0.06, 0.05], [0.12, 0.08, 0.05], [0.12, -0.1, 0.1], [-0.08, -0.1, 0.1]], 0.016), 'paint'));
  k.push(P(wedge(0.22, 0.26, 0.26, 0.3, 0.62, 0.035), 'frame', [0.04, -0.42, 0]));
  k.push(P(paneled([[-0.13, -0.2], [0.12, -0.22], [0.17, 0.14], [0.1, 0.24], [-0.13, 0.22], [-0.17, 0.1]], [[[-0.3, -0.07], [0.3, -0.1]]], 0.016, 0.07, { bevel: 0.02, taper: 0.012 }), 'paint', [0.04, -0.4, 0.135], [2, 0, 0]));
  k.push(P(paneled(octo(0.26, 0.46, 0.06), [[[-0.3, 0.05], [0.3, 0.1]]], 0.016, 0.06, { bevel: 0.018 }), 'paint2', [0.16, -0.4, 0.0], [0, 90, 0]));
  k.push(P(plate(octo(0.24, 0.4, 0.06), 0.05, { bevel: 0.016 }), 'paint2', [0.04, -0.4, -0.14], [0, 180, 0]));
  k.push(...strut([-0.1, -0.14, -0.04], [-0.09, -0.72, -0.03], 0.032), ...strut([-0.1, -0.16, 0.08], [-0.09, -0.7, 0.08], 0.022));
  k.push(...screws([[-0.08, -0.22], [0.16, -0.24], [-0.07, -0.56], [0.13, -0.57]], 0.205, 0.013));
  k.push(P(stripes(0.12, 0.02, 5), 'decalDark', [0.03, -0.49, 0.2115], [2, 0, 0]));
  return k;
}
function kneeGuard(): Kit {
  const k: Kit = [];
  k.push(P(hull([[-0.13, 0.12, 0.16], [0.13, 0.12, 0.16], [0.16, 0.0, 0.22], [-0.16, 0.0, 0.22], [0.1, -0.16, 0.24], [-0.1, -0.16, 0.24], [0.11, 0.1, 0.1], [-0.11, 0.1, 0.1], [0.1, -0.15, 0.1], [-0.1, -0.15, 0.1]], 0.018), 'paint2'));
  k.push(P(hull([[-0.08, 0.1, 0.195], [0.08, 0.1, 0.195], [0.1, 0.01, 0.245], [-0.1, 0.01, 0.245], [0.05, -0.11, 0.265], [-0.05, -0.11, 0.265], [0.06, 0.06, 0.16], [-0.06, 0.06, 0.16], [0.05, -0.1, 0.2], [-0.05, -0.1, 0.2]], 0.012), 'paint'));
  k.push(...screws([[-0.11, -0.02], [0.11, -0.02]], 0.222, 0.013));
  // greave: three overlapping plates over the bonnet, which sink below it in the car
  k.push(P(hull([[-0.11, -0.2, 0.18], [0.11, -0.2, 0.18], [-0.125, -0.24, 0.26], [0.125, -0.24, 0.26], [-0.075, -0.66, 0.19], [0.075, -0.66, 0.19], [-0.06, -0.7, 0.12], [0.06, -0.7, 0.12]], 0.014), 'paint2'));
  k.push(P(paneled([[-0.06, -0.21], [0.06, -0.21], [0.1, 0.17], [0.07, 0.21], [-0.07, 0.21], [-0.1, 0.17]], [[[-1, -0.07], [1, -0.07]], [[-1, 0.08], [1, 0.08]]], 0.016, 0.03, { bevel: 0.01, taper: 0.006 }), 'paint', [0, -0.445, 0.238], [9.5, 0, 0]));
  k.push(P(box(0.012, 0.1, 0.012, 0.004), 'glow', [0, -0.365, 0.284], [9.5, 0, 0]));
  return k;
}
function shin(): Kit { // inner structure seen from the inside and the back; the bonnet is the front
  const k: Kit = [];
  k.push(...joint(0.15, 0.34, 'paint'));
  k.push(P(wedge(0.44, 0.2, 0.5, 0.34, 0.78, 0.05, 0.06), 'dark', [0.08, -0.5, -0.13]));
  k.push(P(hull([[-0.12, -0.1, 0.1], [0.3, -0.1, 0.1], [-0.12, -0.74, 0.0], [0.34, -0.74, 0.0], [-0.22, -0.14, -0.1], [0.3, -0.14, -0.1], [-0.2, -0.8, -0.1], [0.3, -0.8, -0.1]], 0.03), 'frame'));
  k.push(P(paneled(octo(0.34, 0.6, 0.07), [[[-0.3, 0.1], [0.3, 0.16]], [[-0.3, -0.14], [0.3, -0.1]]], 0.018, 0.07, { bevel: 0.018 }), 'paint2', [0.0, -0.52, -0.18], [0, 180, 0]));
  k.push(P(paneled(octo(0.3, 0.56, 0.06), [[[-0.3, 0.02], [0.3, 0.08]]], 0.016, 0.06, { bevel: 0.018 }), 'frame', [-0.12, -0.52, -0.1], [0, -90, 0]));
  k.push(...strut([-0.2, -0.16, -0.12], [-0.19, -0.86, -0.08], 0.03), ...strut([0.16, -0.16, -0.2], [0.14, -0.86, -0.12], 0.034));
  k.push(...put(vent(0.14, 0.18, 5, 40, 'frame', 0.03), [0.0, -0.4, -0.255], [0, 180, 0]));
  k.push(P(cyl(0.075, 0.4, 0.02, 24), 'frame', [0, -0.95, -0.04], [0, 0, 90]));
  return k;
}
function heel(): Kit { // ankle space in vehicle orientation: +Z(robot up) ...; nose points to -Y
  const k: Kit = [];
  k.push(P(hull([[-0.22, -0.02, -0.345], [0.22, -0.02, -0.345], [0.24, -0.02, 0.02], [-0.24, -0.02, 0.02], [0.18, 0.3, -0.365], [-0.18, 0.3, -0.365], [0.16, 0.3, -0.12], [-0.16, 0.3, -0.12]], 0.02), 'frame'));
  k.push(P(hull([[-0.16, 0.2, -0.1], [0.16, 0.2, -0.1], [0.14, 0.33, -0.22], [-0.14, 0.33, -0.22], [0.14, 0.32, -0.1], [-0.14, 0.32, -0.1], [0.15, 0.12, -0.02], [-0.15, 0.12, -0.02]], 0.016), 'paint2'));
  k.push(...put(joint(0.09, 0.46, 'paint'), [0, 0, -0.04]));
  k.push(P(box(0.5, 0.36, 0.03, 0.01), 'rubber', [0, 0.08, -0.38]));
  return k;
}

export function car(): Robot {
  const r = rig(), bin = new Bin(), g = (n: string) => r.get(n);
  r.apply(1);
  r.root.position.y = 0.52 - 2.2; // the pelvis lies at y = 0.52 in the car
  r.root.updateMatrixWorld(true);
  const legs = (j: string, k: Kit) => bin.addWorldPair(g(`${j}L`), g(`${j}R`), k);
  const arms = (j: string, k: Kit) => bin.addWorldPair(g(`${j}R`), g(`${j}L`), k); // the torso is turned: the car's left is the robot's right
  legs('fender', frontFender()); legs('knee', bonnet()); legs('flap', flap()); legs('ankle', nose());
  arms('door', door(-0.06, 0.66, true)); arms('shoulder', door(-0.575, -0.06, false));
  arms('pauldron', rearFender());
  bin.addWorld(g('tail'), both(tail())); bin.addWorld(g('shell'), cabinShell()); bin.addWorld(g('screen'), windscreen());
  bin.add(g('pelvis'), pelvisParts()); bin.add(g('torso'), torsoParts()); bin.add(g('head'), headParts());
  for (const s of ['L', 'R']) {
    const m = s === 'R';
    bin.add(g(`shoulder${s}`), upperArm(), m); bin.add(g(`elbow${s}`), foreArm(), m);
    bin.add(g(`hand${s}`), put(hand(1.0, 28, 'paint2'), [0, 0, 0]), m);
    bin.add(g(`hip${s}`), put(thigh(), [0.03, 0, 0], [0, 0, 0], [1.26, 1, 1.24]), m); bin.add(g(`knee${s}`), shin(), m); bin.add(g(`cap${s}`), kneeGuard(), m); bin.add(g(`ankle${s}`), heel(), m);
  }
    const mats = makeMaterials(PALETTE), stats = bin.flush(mats);
  r.ground('ankle', 'fender', 'pauldron');
  r.apply(0);
  return {
    root: r.root, rig: r, stats,
    // folded, its eyes and chest would shine through the floor's reflection below the car
    glow: (t) => { mats.glow.emissiveIntensity = mats.glow2.emissiveIntensity = GLOW * (1 - 0.95 * smooth((t - 0.4) / 0.3)); },
    poses: {
      hero: { torso: { ry: -10 }, head: { ry: 16, rx: 4 }, shoulderL: { rx: 10, rz: 12, ry: 12 }, elbowL: { rx: -14 }, shoulderR: { rx: -12, rz: 8, ry: 10 }, elbowR: { rx: -30 }, hipL: { rx: -9, rz: 2 }, kneeL: { rx: 11 }, ankleL: { rx: -2, ry: 2 }, hipR: { rx: 7, ry: -6, rz: 2 }, kneeR: { rx: 2 }, ankleR: { rx: -9, ry: 2 } },
    },
  };
}
