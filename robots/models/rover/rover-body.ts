/** Hull, head and tools of the rover, each in the space of its joint. */
import { joint, screws, vent } from '../../kit/fittings.ts';
import { stencil, stripes } from '../../kit/lettering.ts';
import { barrel, bolts } from '../../kit/loft.ts';
import { ngon, octo } from '../../kit/outline.ts';
import { squircle } from '../../kit/pixels.ts';
import { both, D, type Kit, mirrored, P, put, type V2, type V3 } from '../../kit/place.ts';
import { ball, lens, panels } from '../../kit/rounded.ts';
import { box, cable, cyl, hull, lathe, plate, ring } from '../../kit/solid.ts';

const HULL = barrel([[-0.27, 0.4, 0.66], [-0.22, 0.46, 0.73], [-0.08, 0.515, 0.8], [0.06, 0.525, 0.81],
  [0.18, 0.5, 0.785], [0.235, 0.45, 0.73]], 4);
const BAND = barrel([[-0.14, 0.47, 0.755], [0, 0.5, 0.785], [0.12, 0.495, 0.78]], 4);
const SKULL = barrel([[-0.2, 0.2, 0.12], [-0.17, 0.27, 0.165], [-0.04, 0.325, 0.205], [0.06, 0.325, 0.205],
  [0.15, 0.28, 0.175], [0.19, 0.18, 0.11]], 3);
const MASK = barrel([[-0.13, 0.28, 0.17], [-0.04, 0.312, 0.192], [0.06, 0.312, 0.192], [0.13, 0.28, 0.172]], 3);
/** Heights of the deck, of the hinges of the wings, of the joint of the mast above the hull's middle. */
export const DECK = 0.235;
export const HINGE = 0.31;
export const MAST = 0.53;

function tube(a: V2, b: V2, x0: number, x1: number, w: number, h0: number, h1: number): Kit {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]), [ny, nz] = [(b[1] - a[1]) / l, -(b[0] - a[0]) / l];
  const end = ([y, z]: V2, x: number, h: number): V3[] => [-1,
    1].flatMap((s) => [[x - w / 2, y + s * ny * h, z + s * nz * h],
    [x + w / 2, y + s * ny * h, z + s * nz * h]] as V3[]);
  return [P(hull([...end(a, x0, h0), ...end(b, x1, h1)], 0.016), 'paint')];
}
/** Left rear half of the rocker, from its pivot at the hull to the pivot of the bogie. */
export function roverRocker(bogie: V3): Kit {
  const [bx, by, bz] = bogie;
  return [
    P(cyl(0.15, 0.1, 0.02, 40), 'frame', [0.5, 0, 0.15], [0, 0, 90]),
      ...put(joint(0.125, 0.16, 'paint2', 8), [0.6, 0, 0.15]),
    ...tube([0.0, 0.13], [by, bz], 0.6, bx, 0.06, 0.075, 0.055), ...put(joint(0.095, 0.17, 'paint2', 8), bogie),
    P(box(0.012, 0.024, 0.26, 0.006), 'glow', [0.648, by / 2, (0.13 + bz) / 2], [Math.atan2(by, 0.13 - bz) / D, 0, 0]),
    { g: cable([[0.52, 0.06, 0.0], [0.6, 0.12, -0.14], [0.64, 0.02, -0.3], [0.63, by + 0.06, bz + 0.06]], 0.014, 20, 8),
      m: 'rubber' as const },
  ];
}
/** Arm from a pivot at the origin over an elbow to the steering motor, at the same x as the wheel. */
export function roverArm(elbow: V2, motor: V3): Kit {
  const [x, y, z] = motor, out = x * 0.45;
  return [
    ...tube([0, 0], elbow, 0.03, out, 0.055, 0.07, 0.055), ...tube(elbow, [y, z], out, x, 0.055, 0.055, 0.045),
    P(cyl(0.085, 0.05, 0.014, 32), 'paint2', [out + 0.03, elbow[0], elbow[1]], [0, 0, 90]),
      P(ring(0.04, 0.066, 0.02, 0.006, 28), 'trim', [out + 0.06, elbow[0], elbow[1]], [0, 0, 90]),
    P(cyl(0.082, 0.1, 0.016, 32), 'frame', [x, y + 0.02, z]),
      P(cyl(0.07, 0.04, 0.012, 32), 'paint2', [x, y + 0.085, z]),
    { g: cable([[0.05, 0.06, z * 0.1], [out + 0.02, elbow[0] + 0.1, elbow[1] * 0.7], [x - 0.04, y + 0.14, z * 0.9],
      [x, y + 0.1, z]], 0.012, 20, 8), m: 'rubber' },
  ];
}
export function roverHull(): Kit {
  const all = [0, 32, 58, 90, 122, 148, 180, 212, 238, 270, 302, 328, 360];
  const k: Kit = [
    P(hull([-1, 1].flatMap((i) => [-1,
      1].flatMap((j): V3[] => [[i * 0.4, -0.2, j * 0.46], [i * 0.28, -0.2, j * 0.66], [i * 0.43, 0.18, j * 0.5],
      [i * 0.3, 0.18, j * 0.7]])), 0.03), 'dark'),
    ...panels(HULL, [-0.265, -0.125], all, 'paint2', 0.005),
      ...panels(HULL, [0.115, 0.23], all, (_, j) => (j === 2 || j === 3 ? 'paint2' : 'paint'), 0.005),
    ...panels(HULL, [-0.12, 0.11], [0, 32, 47], 'paint', 0.005),
      ...panels(HULL, [-0.12, 0.11], [133, 148, 180, 212, 238, 270, 302, 328, 360],
      (_, j) => (j === 4 || j === 5 ? 'paint2' : 'paint'), 0.005),
    ...panels(BAND, [-0.125, 0.115], [44, 136], 'glass', 0),
    P(plate(squircle(0.98, 1.5, 6), 0.03, { bevel: 0.012 }), 'trim', [0, DECK - 0.026, 0], [-90, 0, 0]),
      P(plate(octo(0.9, 1.06, 0.05), 0.016, { bevel: 0.006 }), 'paint', [0, DECK, -0.14], [-90, 0, 0]),
    ...put(vent(0.3, 0.2, 5, 40, 'frame', 0.016), [0, DECK + 0.022, -0.4], [-90, 0, 0]),
    ...put(screws([[-0.4, 0.5], [0.4, 0.5], [-0.4, -0.5], [0.4, -0.5], [-0.4, 0], [0.4, 0]], 0, 0.016),
      [0, DECK + 0.014, -0.14], [-90, 0, 0]),
    // belly skid
    P(hull(mirrored([[0.3, -0.27, 0.56], [0.3, -0.27, -0.56], [0.22, -0.33, 0.44], [0.22, -0.33, -0.44]]), 0.02),
      'frame'),
    // seat of the mast
    P(lathe([[0, DECK], [0.2, DECK], [0.2, DECK + 0.03], [0.17, DECK + 0.06], [0.15, DECK + 0.07], [0, DECK + 0.07]],
      48, 30), 'frame', [0, 0, 0.56]), P(ring(0.155, 0.172, 0.02, 0.005, 48), 'glow', [0, DECK + 0.062, 0.56]),
    // battery and radiator at the rear
    ...put([P(lathe([[0, -0.26], [0.1, -0.25], [0.13, -0.22], [0.13, 0.22], [0.1, 0.25], [0, 0.26]], 40, 40), 'paint',
      [0, 0, 0], [0, 0, 90]), ...[-3, -2, -1, 0, 1, 2,
      3].map((i) => P(ring(0.12, 0.165, 0.02, 0.006, 36), i % 3 ? 'frame' : 'paint2', [i * 0.058, 0, 0] as V3,
      [0, 0, 90] as V3))], [0, 0.1, -0.93]),
    P(box(0.4, 0.1, 0.12, 0.02), 'frame', [0, 0.06, -0.83]),
      P(stencil('R6', 0.075), 'decal', [0, -0.182, HULL(-0.182, 90)[2] + 0.01], [24, 0, 0]),
  ];
  // face: two lamps and a row of lights behind the dark front
  const z = BAND(0, 90)[2];
  k.push(...both(put([...lens(0.082, 'paint2', 'glow'),
    P(cyl(0.03, 0.03, 0.008, 24), 'lamp', [0, 0, 0.006], [90, 0, 0])], [0.24, 0, z + 0.016])),
    ...[-2, -1, 0, 1, 2].map((i) => P(box(0.034, 0.05 - Math.abs(i) * 0.012, 0.02, 0.006), i ? 'glow' : 'glow2',
    [i * 0.056, 0, z + 0.002] as V3)));
  k.push(...both([
    ...bolts(HULL, [[0.17, 24], [0.17, -24], [-0.18, 24], [-0.18, -24], [0.17, 50], [0.17, -50], [-0.08, 20],
      [-0.08, -20], [0.08, -20]], 0.016),
    P(box(0.05, 0.05, 1.06, 0.016), 'frame', [0.5, HINGE - 0.03, -0.1]),
      ...[-0.4, -0.1, 0.2].map((q) => P(cyl(0.026, 0.1, 0.008, 20), 'trim', [0.53, HINGE, q] as V3, [90, 0, 0] as V3)),
    P(box(0.05, 0.016, 0.016, 0.005), 'tail', [0.3, 0.0, -HULL(0, 90)[2] - 0.004]),
      P(stripes(0.3, 0.05, 6), 'decal', [0.532, -0.19, 0.5], [0, 90, 0]),
    ...put(vent(0.2, 0.09, 4, 40, 'frame', 0.02), [HULL(0, 0)[0] + 0.004, 0.0, -0.34], [0, 90, 0]),
  ]));
  // flat radio dish on the rear left corner
  k.push(P(cyl(0.028, 0.34, 0.008, 20), 'frame', [0.34, DECK + 0.16, -0.76]),
    ...put(joint(0.045, 0.1, 'paint2'), [0.34, DECK + 0.32, -0.76]),
    ...put([P(plate(ngon(0.2, 6), 0.03, { bevel: 0.01 }), 'paint'),
    P(plate(ngon(0.168, 6), 0.012, { bevel: 0.004 }), 'trim', [0, 0, 0.026]),
    ...[0, 1, 2, 3, 4, 5].map((i) => P(plate(ngon(0.045, 6), 0.008, { bevel: 0.002, steps: 1 }), 'gloss',
    [Math.cos(i * 1.0472) * 0.09, Math.sin(i * 1.0472) * 0.09, 0.037] as V3)),
    P(cyl(0.02, 0.06, 0.006, 20), 'paint2', [0, 0, 0.06], [90, 0, 0])], [0.34, DECK + 0.4, -0.73], [-52, 0, 0]));
  return k;
}
export function roverTurret(): Kit {
  return [
    P(lathe([[0, 0], [0.15, 0], [0.155, 0.02], [0.15, 0.09], [0.12, 0.13], [0, 0.14]], 48, 30), 'paint'),
      P(ring(0.146, 0.162, 0.026, 0.006, 48), 'paint2', [0, 0.045, 0]),
    ...both([P(plate([[-0.1, 0], [0.1, 0], [0.08, 0.24], [0.04, 0.29], [-0.04, 0.29], [-0.08, 0.24]], 0.045,
      { bevel: 0.014, corner: 0.024 }), 'paint', [0.085, 0.07, 0], [0, 90, 0]),
      ...put(screws([[-0.05, 0.06], [0.05, 0.06]], 0.045, 0.012), [0.085, 0.07, 0], [0, 90, 0])]),
    ...put(joint(0.085, 0.27, 'paint2'), [0, MAST - DECK - 0.07, 0]),
  ];
}
/** The head on the mast: its joint lies under its chin. */
export function roverHead(): Kit {
  const k: Kit = [
    ...put(ball(0.07, 'frame', 28), [0, 0.02, 0]), P(cyl(0.09, 0.06, 0.014, 32), 'frame', [0, 0.09, 0]),
      P(ring(0.085, 0.12, 0.03, 0.01, 36), 'paint2', [0, 0.105, 0]),
  ];
  const head: Kit = [
    P(lathe([[0, -0.18], [0.2, -0.17], [0.3, -0.04], [0.3, 0.06], [0.2, 0.17], [0, 0.18]], 40, 50), 'dark', [0, 0, 0],
      [0, 0, 0], [1, 1, 0.6]),
    ...panels(SKULL, [0.095, 0.185], [-90, -30, 30, 66, 114, 150, 210, 270], (_, j) => (j === 3 ? 'paint2' : 'paint'),
      0.004), ...panels(SKULL, [-0.195, -0.1], [-90, -30, 30, 90, 150, 210, 270], 'paint', 0.004),
    ...panels(SKULL, [-0.095, 0.09], [-150, -90, -30, 22], 'paint', 0.004),
      ...panels(SKULL, [-0.095, 0.09], [158, 210], 'paint', 0.004),
      ...panels(MASK, [-0.1, 0.095], [20, 160], 'glass', 0),
    P(plate(squircle(0.3, 0.17, 4), 0.02, { bevel: 0.008 }), 'paint2', [0, 0.18, 0], [-90, 0, 0]),
    P(hull(mirrored([[-0.16, 0.19, 0.05], [-0.14, 0.2, -0.08], [-0.13, 0.225, 0.03], [-0.12, 0.225, -0.06]]), 0.012),
      'paint'),
      P(cyl(0.018, 0.03, 0.006, 20), 'lamp', [0.07, 0.21, 0.064], [90, 0, 0]),
      P(cyl(0.018, 0.03, 0.006, 20), 'glass', [-0.07, 0.21, 0.064], [90, 0, 0]),
      P(box(0.06, 0.012, 0.02, 0.004), 'glow', [0, 0.21, 0.062]),
    ...both([
      ...put([...lens(0.098, 'paint2', 'glow'),
        P(cyl(0.012, 0.012, 0.003, 16), 'glow2', [0.028, 0.03, 0.013], [90, 0, 0])],
        [0.155, 0.0, MASK(0, 64)[2] + 0.004], [0, 12, 0]),
      ...put([P(cyl(0.09, 0.05, 0.016, 40), 'paint2'), P(ring(0.045, 0.068, 0.024, 0.006, 36), 'frame', [0, 0.026, 0]),
        P(cyl(0.036, 0.02, 0.006, 28), 'glow', [0, 0.026, 0])], [0.325, 0, 0], [0, 0, -90]),
      ...bolts(SKULL, [[0.12, 20], [0.12, -20], [-0.12, 20], [-0.12, -20], [0.12, -70]], 0.01),
    ]),
    P(box(0.05, 0.01, 0.02, 0.004), 'glow', [0, -0.06, MASK(-0.06, 90)[2] + 0.002]),
      ...put(vent(0.2, 0.08, 4, 40, 'frame', 0.018), [0, -0.0, -0.206], [0, 180, 0]),
  ];
  return [...k, ...put(head, [0, 0.3, 0])];
}
/** Gripper at the end of the tool arm, along +Y. */
export function roverGripper(): Kit {
  return [
    P(cyl(0.06, 0.07, 0.014, 28), 'frame', [0, 0.03, 0]),
      P(ring(0.05, 0.075, 0.026, 0.008, 32), 'paint2', [0, 0.05, 0]),
      P(cyl(0.03, 0.05, 0.006, 24), 'glass', [0, 0.08, 0]),
    ...[0, 120, 240].flatMap((a) => put([P(hull([[0.045, 0.07, 0.016], [0.045, 0.07, -0.016], [0.085, 0.13, 0.014],
      [0.085, 0.13, -0.014], [0.065, 0.13, 0.014], [0.065, 0.13, -0.014]], 0.008), 'paint'),
      P(hull([[0.08, 0.13, 0.012], [0.08, 0.13, -0.012], [0.035, 0.23, 0.008], [0.035, 0.23, -0.008],
      [0.07, 0.14, 0.012], [0.07, 0.14, -0.012]], 0.006), 'frame')], [0, 0, 0], [0, a, 0])),
  ];
}
