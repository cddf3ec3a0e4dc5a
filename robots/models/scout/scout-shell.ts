/** The scout's outer shell in the space of the closed capsule: it stands on y = 0, is 2 high and looks along +Z. */
import { screws } from '../../kit/fittings.ts';
import { stencil } from '../../kit/lettering.ts';
import { barrel, bolts } from '../../kit/loft.ts';
import { octo } from '../../kit/outline.ts';
import { both, D, type Kit, mirrored, P, put, type V3 } from '../../kit/place.ts';
import { lens, panels } from '../../kit/rounded.ts';
import { box, cyl, hull, lathe, plate, ring } from '../../kit/solid.ts';

const SQUARE = 2.5;
const HULL = barrel([[0, 0.5, 0.5], [0.06, 0.57, 0.57], [0.2, 0.63, 0.63], [0.45, 0.665, 0.665], [0.9, 0.675, 0.675],
  [1.36, 0.665, 0.665], [1.6, 0.625, 0.625], [1.8, 0.51, 0.51], [1.93, 0.33, 0.33], [2.0, 0.09, 0.09]], SQUARE);
/** The same hull a little deeper, for the parts behind it. */
const within = (d: number) => barrel([[1.3, 0.665 - d, 0.665 - d], [1.5, 0.65 - d, 0.65 - d],
  [1.64, 0.61 - d, 0.61 - d]], SQUARE);
const FACE = within(0.022);
/** The lower half of the head, which dives behind the breastplate. */
const CHIN = barrel([[1.08, 0.3, 0.3], [1.13, 0.43, 0.43], [1.22, 0.53, 0.53], [1.31, 0.578, 0.578],
  [1.365, 0.59, 0.59]], SQUARE);
/** Puts parts that face +Z upright on the hull at height y and angle a. */
function on(kit: Kit, y: number, a: number, lift = 0, surface = HULL): Kit {
  const [x, , z] = surface(y, a),
    l = Math.hypot(x, z),
    lean = (Math.atan2(Math.hypot(surface(y - 0.02, a)[0],
      surface(y - 0.02, a)[2]) - Math.hypot(surface(y + 0.02, a)[0], surface(y + 0.02, a)[2]), 0.04) * 180) / Math.PI;
  const [u, , w] = surface(y, a + 1),
    turn = Math.atan2(w - z, u - x) / D;
  return put(put(kit, [0, 0, 0], [-lean, 0, 0]), [x * (1 + lift / l), y, z * (1 + lift / l)], [0, 180 - turn, 0]);
}

/** The head: helmet, a dark band with two camera eyes, ear caps. The joint lies at y = 1.36. */
export function scoutHead(pro: boolean): Kit {
  const k: Kit = [
    P(lathe([[0, 1.37], [0.5, 1.37], [0.58, 1.4], [0.57, 1.6], [0.47, 1.78], [0.3, 1.9], [0, 1.95]], 48, 50), 'dark'),
    ...panels(HULL, [1.62, 1.8, 1.93], [-90, -42, 0, 42, 66], (_, j) => (pro && j === 2 ? 'paint2' : 'paint'), 0.005),
    ...panels(HULL, [1.62, 1.8, 1.93], [114, 138, 180, 222, 270], (_, j) => (pro && j === 1 ? 'paint2' : 'paint'),
      0.005),
    ...panels(HULL, [1.62, 1.8, 1.93], [67, 113], 'paint2', 0.003),
    ...panels(HULL, [1.94, 1.998], [-90, 0, 90, 180, 270], 'paint2', 0.003),
    ...panels(HULL, [1.37, 1.61], [-150, -90, -30, 20], 'paint', 0.005),
    ...panels(HULL, [1.37, 1.61], [160, 210], 'paint', 0.005),
    ...panels(HULL, [1.365, 1.4], [22, 90, 158], 'paint', 0.003),
    ...panels(FACE, [1.4, 1.615], [20, 62, 118, 160], 'glass', 0),
    P(cyl(0.09, 0.03, 0.01, 32), 'frame', [0, 1.995, 0]),
    P(lathe([[0, 1.06], [0.26, 1.06], [0.4, 1.14], [0.52, 1.26], [0.55, 1.37], [0, 1.38]], 44, 50), 'dark'),
    ...panels(CHIN, [1.09, 1.2, 1.355], [-90, -35, 30, 64], 'paint', 0.005),
    ...panels(CHIN, [1.09, 1.2, 1.355], [116, 150, 215, 270], 'paint', 0.005),
    ...panels(CHIN, [1.09, 1.2], [65, 115], 'paint', 0.005),
    ...panels(CHIN, [1.21, 1.355], [65, 115], 'gloss', 0.004),
    ...[0, 1, 2].map((i) => P(box(0.26 - i * 0.03, 0.018, 0.04, 0.006), 'frame',
      [0, 1.325 - i * 0.036, 0.588 - i * 0.017] as V3)),
    P(ring(0.2, 0.29, 0.04, 0.012, 44), 'paint2', [0, 1.075, 0]),
    ...both(bolts(CHIN, [[1.24, 40], [1.32, 40], [1.24, 10], [1.24, -20]], 0.012)),
  ];
  for (const s of [-1, 1]) {
    k.push(...on([...lens(0.112, 'frame', 'glow'),
      P(cyl(0.014, 0.012, 0.004, 16), 'glow2', [0.03, 0.034, 0.014], [90, 0, 0]),
      P(ring(0.114, 0.128, 0.024, 0.007, 44), 'paint2', [0, 0, -0.004], [90, 0, 0])], 1.508, 90 - s * 21, 0.014, FACE));
    k.push(...on([P(box(0.07, 0.014, 0.02, 0.006), 'glow', [0, 0, 0])], 1.43, 90 - s * 4.2, 0, FACE));
  }
  k.push(...both(on([P(cyl(0.13, 0.07, 0.024, 40), 'paint2', [0, 0, 0.01], [90, 0, 0]),
    P(ring(0.06, 0.095, 0.03, 0.008, 36), 'frame', [0, 0, 0.046], [90, 0, 0]),
    P(cyl(0.05, 0.03, 0.01, 28), 'glow', [0, 0, 0.044], [90, 0, 0]),
    ...[0, 1, 2, 3, 4, 5].flatMap((i) => screws([[Math.cos(i * 60 * D) * 0.11, Math.sin(i * 60 * D) * 0.11]], 0.045,
    0.009))], 1.5, 0, 0)));
  k.push(...both(bolts(HULL, [[1.66, 30], [1.76, 30], [1.66, -30], [1.4, -60], [1.58, -60]], 0.012)));
  if (pro)
    k.push(
      ...both(on([P(hull(mirrored([[-0.07, -0.05, 0], [-0.07, 0.06, 0], [-0.055, -0.04, 0.09], [-0.05, 0.03, 0.08]]),
        0.02), 'gloss'),
        P(cyl(0.042, 0.03, 0.01, 28), 'lamp', [0, -0.004, 0.105], [90, 0, 0]),
        P(ring(0.042, 0.056, 0.03, 0.008, 28), 'paint2', [0, -0.004, 0.104], [90, 0, 0])], 1.67, 52, 0)),
      ...on([P(plate(octo(0.1, 0.12, 0.03), 0.03, { bevel: 0.01 }), 'gloss'),
        P(cyl(0.026, 0.02, 0.006, 24), 'glass', [0, 0.02, 0.034], [90, 0, 0]),
        P(box(0.04, 0.01, 0.01, 0.003), 'glow', [0, -0.035, 0.032])], 1.7, 90, 0.0),
    );
  return k;
}
/** Front of the capsule, the robot's breastplate. */
export function scoutChest(pro: boolean): Kit {
  const k: Kit = [
    ...panels(HULL, [0.86, 1.14, 1.355], [38, 72, 108, 142],
      (i, j) => (i === 1 && j === 1 ? 'paint2' : i === 0 && j === 1 ? 'gloss' : 'paint'), 0.005),
    ...bolts(HULL, [[0.92, 46], [0.92, 134], [1.3, 46], [1.3, 134], [1.18, 46], [1.18, 134]], 0.016),
    ...on([P(stencil(pro ? 'K1 PRO' : 'K1', pro ? 0.075 : 0.11), 'decal', [0, 0, 0.004])], 1.25, 90, 0.002),
    ...on([...[-2, -1, 0, 1, 2].map((i) => P(box(0.03, 0.1 - Math.abs(i) * 0.026, 0.02, 0.008), i ? 'glow' : 'glow2',
      [i * 0.055, 0, 0.004] as V3))], 1.0, 90, 0),
  ];
  if (pro)
    k.push(...both(on([P(hull(mirrored([[-0.1, -0.16, 0], [-0.1, 0.16, 0], [-0.08, -0.13, 0.05], [-0.07, 0.13, 0.05]]),
      0.016), 'paint2'),
      P(box(0.1, 0.016, 0.02, 0.006), 'glow', [0, 0.08, 0.066]),
      ...screws([[-0.055, -0.1], [0.055, -0.1], [-0.055, 0.12], [0.055, 0.12]], 0.064, 0.012),
      ...[0, 1, 2].map((i) => P(box(0.1, 0.018, 0.02, 0.005), 'dark', [0, -0.06 + i * 0.034, 0.062] as V3))], 1.1, 56,
      0)));
  return k;
}
/** Back of the capsule, the robot's pack. */
export function scoutPack(pro: boolean): Kit {
  const k: Kit = [
    ...panels(HULL, [0.8, 1.08, 1.355], [218, 252, 288, 322], (i, j) => (j === 1 ? (i ? 'gloss' : 'paint2') : 'paint'),
      0.005),
    ...bolts(HULL, [[0.86, 226], [0.86, 314], [1.3, 226], [1.3, 314]], 0.016),
    ...on([...[0, 1, 2, 3, 4].map((i) => P(box(0.26, 0.018, 0.026, 0.006), 'frame',
      [0, -0.08 + i * 0.04, 0.004] as V3))], 1.22, 270, 0),
    // rails on which it slides out of the trunk
    ...both([P(cyl(0.035, 0.36, 0.008, 20), 'steel', [0.1, 1.02, -0.42], [90, 0, 0])]),
    ...on([P(ring(0.05, 0.08, 0.03, 0.008, 36), 'frame', [0, 0, 0.004], [90, 0, 0]),
      P(cyl(0.045, 0.02, 0.006, 28), 'glow', [0, 0, 0.004], [90, 0, 0])], 0.95, 270, 0),
  ];
  if (pro)
    k.push(...both(on([P(lathe([[0, -0.2], [0.075, -0.19], [0.09, -0.16], [0.09, 0.16], [0.075, 0.19], [0, 0.2]], 32,
      40), 'gloss', [0, 0, 0.05]), P(ring(0.07, 0.097, 0.04, 0.01, 32), 'paint2', [0, 0.1, 0.05]),
      P(ring(0.07, 0.095, 0.016, 0.005, 32), 'glow', [0, -0.08, 0.05])], 1.1, 300, 0)));
  return k;
}
/** Left side of the capsule, the pad of the upper arm. */
export function scoutPad(pro: boolean): Kit {
  return [
    ...panels(HULL, [0.84, 1.1, 1.355], [-37, 0, 37], (i) => (i ? 'paint' : pro ? 'gloss' : 'paint'), 0.005),
    ...panels(HULL, [0.8, 0.835], [-37, 0, 37], 'paint2', 0.003),
    ...bolts(HULL, [[1.3, -28], [1.3, 28], [0.9, -28], [0.9, 28]], 0.016),
    ...on([P(ring(0.07, 0.1, 0.03, 0.008, 36), 'paint2', [0, 0, 0], [90, 0, 0]),
      P(cyl(0.06, 0.02, 0.006, 32), 'gloss', [0, 0, 0], [90, 0, 0]),
      P(box(0.05, 0.014, 0.014, 0.004), 'glow', [0, 0, 0.012])], 1.2, 0, 0),
  ];
}
/** Lower front quarter of the capsule, the robot's shin guard. */
export function scoutGreave(pro: boolean): Kit {
  return [
    ...panels(HULL, [0.13, 0.34, 0.6, 0.84], [0.2, 45, 89.8],
      (i, j) => (i === 2 ? 'paint2' : pro && i === 1 && j === 0 ? 'gloss' : 'paint'), 0.005),
    ...panels(HULL, [0.02, 0.12], [0.2, 45, 89.8], 'gloss', 0.004),
    ...bolts(HULL, [[0.4, 12], [0.4, 78], [0.54, 12], [0.54, 78], [0.24, 24], [0.24, 66]], 0.018),
    ...on([P(box(0.16, 0.03, 0.02, 0.008), 'glow')], 0.72, 45, 0),
  ];
}
/** Lower back quarter of the capsule, the robot's hip guard. */
export function scoutSkirt(pro: boolean): Kit {
  return [
    ...panels(HULL, [0.13, 0.42, 0.78], [-89.8, -45, -0.2], (i, j) => (pro && i === 0 && j === 1 ? 'gloss' : 'paint'),
      0.005),
    ...panels(HULL, [0.02, 0.12], [-89.8, -45, -0.2], 'gloss', 0.004),
    ...bolts(HULL, [[0.48, -12], [0.48, -78], [0.72, -12], [0.72, -78]], 0.02),
    ...on([P(plate(octo(0.2, 0.14, 0.04), 0.02, { bevel: 0.008 }), 'paint2'),
      P(box(0.1, 0.02, 0.014, 0.005), 'glow', [0, 0, 0.02])], 0.6, -45, 0),
  ];
}
