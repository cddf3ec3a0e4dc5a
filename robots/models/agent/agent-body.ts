/** Trunk, hips and head of the agent, each in the space of its joint. */
import { screws, strut, vent } from '../../kit/fittings.ts';
import { stencil } from '../../kit/lettering.ts';
import { barrel, bolts } from '../../kit/loft.ts';
import { octo } from '../../kit/outline.ts';
import { patch } from '../../kit/patch.ts';
import { display, drawn, squircle } from '../../kit/pixels.ts';
import { both, clamp, type Kit, mirrored, P, put, type V3 } from '../../kit/place.ts';
import { ball, bellows, panels } from '../../kit/rounded.ts';
import { box, cable, cyl, hull, lathe, plate, ring } from '../../kit/solid.ts';

const CHEST = barrel([[0.28, 0.25, 0.15], [0.4, 0.29, 0.17, 0, 0.005], [0.62, 0.38, 0.205, 0, 0.01],
  [0.82, 0.41, 0.205, 0, 0.005], [0.93, 0.34, 0.18], [1.0, 0.22, 0.14]], 2.7);
const SHIRT = barrel([[0.28, 0.24, 0.14], [0.4, 0.28, 0.158, 0, 0.005], [0.62, 0.37, 0.19, 0, 0.01],
  [0.82, 0.4, 0.19, 0, 0.005], [0.93, 0.33, 0.166], [1.0, 0.21, 0.126]], 2.7);
const BELLY = barrel([[0.0, 0.225, 0.15], [0.12, 0.215, 0.148], [0.26, 0.24, 0.158]], 2.5);
const HIPS = barrel([[-0.22, 0.1, 0.09], [-0.1, 0.2, 0.135], [0.04, 0.235, 0.145], [0.1, 0.21, 0.13]], 2.5);
const SKULL = barrel([[-0.3, 0.26, 0.08], [-0.285, 0.33, 0.12], [-0.23, 0.395, 0.165], [-0.1, 0.425, 0.19],
  [0.1, 0.425, 0.19], [0.23, 0.395, 0.165], [0.285, 0.33, 0.12], [0.3, 0.26, 0.08]], 4);

/** The display of the face: level eyes, a calm mouth, and in the corners the strength of the link and the charge. */
const FACE = drawn(43, 25, (x, y) => {
  const eye = Math.abs((Math.abs(x) - 9) / 4.6) ** 3 + Math.abs((y - 0.5) / 5.6) ** 3 < 1;
  if (eye && y < 5) return '#';
  if ((y === -8 && x >= -3 && x <= 3) || (y === -7 && x === 4)) return 'o';
  const bar = x + 19;
  if (bar >= 0 && bar <= 4 && bar % 2 === 0 && y >= 9 && y <= 9 + bar / 2) return 'o';
  return x >= 12 && x <= 18 && y >= 9 && y <= 11 && (y !== 10 || x < 17) ? 'o' : '.';
});

/** Half the opening of the lapels at a height, in degrees. */
const lapel = (y: number): number => 5 + 33 * clamp((y - 0.38) / 0.58) ** 1.15;

export function agentTrunk(): Kit {
  const k: Kit = [
    ...put(bellows(0.185, 0.34, 6, 0.21, 'rubber', 40), [0, 0.12, 0], [0, 0, 0], [1, 1, 0.64]),
    P(lathe([[0, 0.26], [0.24, 0.28], [0.36, 0.62], [0.38, 0.84], [0.24, 0.97], [0, 0.98]], 40, 50), 'dark', [0, 0, 0],
      [0, 0, 0], [1, 1, 0.46]),
    // coat: two fronts that open in a V, a dark front beneath
    ...both([
      P(patch(CHEST, 0.41, 0.985, -0.5, (y) => 90 - lapel(y) - 7.5, { nu: 12, nv: 10, gap: 0.004, lip: 0.011 }),
        'paint'),
      P(patch(CHEST, 0.41, 0.985, (y) => 90 - lapel(y) - 7, (y) => 90 - lapel(y),
        { nu: 12, nv: 3, gap: 0.003, lip: 0.009, thick: 0.035 }), 'trim'),
      P(patch(CHEST, 0.285, 0.4, 0, 89.6, { nu: 4, nv: 8, gap: 0.004, lip: 0.009 }), 'paint2'),
      ...panels(CHEST, [0.3, 0.5, 0.96], [-89.6, -45, -1], 'paint2', 0.004),
    ]),
    P(patch(SHIRT, 0.41, 0.975, (y) => 90 - lapel(y) - 2, (y) => 90 + lapel(y) + 2,
      { nu: 12, nv: 10, gap: 0.0, lip: 0.008 }), 'gloss'),
    // three lit buttons, a closing clasp
    ...[0.5, 0.605, 0.71].flatMap((y,
      i): Kit => put([P(cyl(0.017, 0.02, 0.005, 24), i === 2 ? 'glow2' : 'glow', [0, 0, 0], [90, 0, 0]),
      P(ring(0.019, 0.027, 0.018, 0.005, 28), 'trim', [0, 0, 0], [90, 0, 0])], [0, y, SHIRT(y, 90)[2] + 0.006])),
    P(plate(octo(0.1, 0.06, 0.018), 0.024, { bevel: 0.008 }), 'trim', [0, 0.345, CHEST(0.345, 90)[2] - 0.008]),
      P(box(0.05, 0.012, 0.012, 0.004), 'glow', [0, 0.345, CHEST(0.345, 90)[2] + 0.018]),
    // collar and neck
    P(ring(0.15, 0.225, 0.05, 0.016, 48), 'paint2', [0, 0.985, 0], [0, 0, 0], [1, 1, 0.72]),
      P(ring(0.12, 0.17, 0.05, 0.014, 44), 'trim', [0, 1.012, 0], [0, 0, 0], [1, 1, 0.8]),
    ...put(bellows(0.085, 0.12, 3, 0.08, 'rubber', 32), [0, 1.05, 0]),
    ...both([
      ...put([P(cyl(0.125, 0.12, 0.02, 36), 'frame'), P(ring(0.1, 0.145, 0.05, 0.012, 40), 'trim', [0, 0.03, 0])],
        [0.39, 0.78, 0], [0, 0, -90]),
      P(hull([[0.3, 0.93, 0.1], [0.3, 0.93, -0.1], [0.47, 0.93, 0.09], [0.47, 0.93, -0.09], [0.5, 0.88, 0.06],
        [0.5, 0.88, -0.06], [0.28, 0.97, 0.06], [0.28, 0.97, -0.06]], 0.022), 'paint'),
      P(box(0.1, 0.012, 0.02, 0.005), 'glow', [0.4, 0.962, 0.06], [0, 0, -3]),
      ...panels(BELLY, [0.13, 0.25], [34, 84], 'paint', 0.004),
        ...panels(BELLY, [0.01, 0.12], [34, 84], 'paint', 0.004),
      ...strut([0.19, 0.0, -0.06], [0.25, 0.3, -0.07], 0.022),
        { g: cable([[0.14, 0.0, -0.1], [0.19, 0.1, -0.14], [0.17, 0.24, -0.14]], 0.014, 12, 8), m: 'frame' as const },
    ]),
  ];
  k.push(...both(bolts(CHEST, [[0.45, 44], [0.45, 8], [0.9, 8], [0.9, 30], [0.35, 30]], 0.011)));
  {
    const [x, y, z] = CHEST(0.79, 47);
    k.push(P(stencil('T9', 0.05, 0.6), 'decalDark', [x, y, z + 0.007], [-2, 22, 0]));
  }
  return k;
}
export function agentHips(): Kit {
  return [
    P(cyl(0.15, 0.08, 0.018, 36), 'frame', [0, 0.1, 0], [0, 0, 0], [1, 1, 0.72]),
      P(ring(0.14, 0.215, 0.035, 0.012, 44), 'trim', [0, 0.1, 0], [0, 0, 0], [1, 1, 0.64]),
    P(hull(mirrored([[0.18, 0.05, 0.09], [0.18, 0.05, -0.09], [0.06, -0.18, 0.06], [0.06, -0.18, -0.06]]), 0.02),
      'dark'),
    ...panels(HIPS, [-0.21, -0.02, 0.095], [52, 90, 128], (i) => (i ? 'paint' : 'paint2'), 0.004),
    ...panels(HIPS, [-0.21, -0.02, 0.095], [232, 270, 308], (i) => (i ? 'paint' : 'paint2'), 0.004),
    ...both([...panels(HIPS, [0.0, 0.095], [-50, 0, 50], 'paint', 0.004),
      P(cyl(0.1, 0.12, 0.02, 36), 'frame', [0.2, -0.06, 0], [0, 0, 90])]),
    P(box(0.05, 0.016, 0.016, 0.005), 'glow', [0, 0.04, HIPS(0.04, 90)[2] + 0.004]),
  ];
}
/** The head around its middle: a flat shell whose whole front is a display. */
export function agentHead(): Kit {
  const k: Kit = [
    P(lathe([[0, -0.27], [0.36, -0.24], [0.4, 0], [0.36, 0.24], [0, 0.27]], 40, 50), 'dark', [0, 0, 0], [0, 0, 0],
      [1, 1, 0.42]),
    ...panels(SKULL, [-0.295, 0, 0.295], [180, 222, 318, 360], (_, j) => (j === 1 ? 'paint2' : 'paint'), 0.005),
    ...panels(SKULL, [-0.295, -0.02, 0.295], [-0.3, 52], 'paint', 0.005),
      ...panels(SKULL, [-0.295, -0.02, 0.295], [128, 180.3], 'paint', 0.005),
    P(plate(squircle(0.6, 0.22, 4), 0.024, { bevel: 0.01 }), 'paint2', [0, 0.285, -0.0], [-90, 0, 0]),
      P(plate(squircle(0.6, 0.22, 4), 0.024, { bevel: 0.01 }), 'paint2', [0, -0.285, 0], [90, 0, 0]),
    P(plate(squircle(0.88, 0.6, 4.5), 0.06, { bevel: 0.022 }), 'paint', [0, 0, 0.125]),
    ...put(display(0.83, 0.55, FACE, 0.0172, 0.09), [0, 0, 0.172]),
    // seat of the neck
    ...put(ball(0.085, 'frame', 28), [0, -0.29, 0]), P(ring(0.09, 0.13, 0.03, 0.01, 36), 'trim', [0, -0.305, 0]),
    ...put(vent(0.34, 0.12, 5, 40, 'frame', 0.02), [0, 0.06, -0.196], [0, 180, 0]),
      P(box(0.1, 0.014, 0.014, 0.005), 'glow', [0, -0.12, -0.2]),
    P(cyl(0.02, 0.016, 0.005, 20), 'glass', [0, 0.262, 0.19], [90, 0, 0]),
      P(ring(0.02, 0.03, 0.02, 0.005, 20), 'trim', [0, 0.262, 0.188], [90, 0, 0]),
  ];
  k.push(...both(put([P(cyl(0.125, 0.05, 0.018, 44), 'paint2'),
    P(ring(0.085, 0.115, 0.03, 0.008, 44), 'trim', [0, 0.03, 0]),
    P(ring(0.068, 0.082, 0.02, 0.004, 44), 'glow', [0, 0.03, 0]),
    P(cyl(0.064, 0.03, 0.012, 36), 'paint', [0, 0.028, 0]),
    ...[0, 1, 2].map((i) => P(box(0.012, 0.01, 0.07, 0.003), 'dark', [-0.024 + i * 0.024, 0.044, 0] as V3))],
    [0.425, 0, -0.02], [0, 0, -90])));
  k.push(...both(bolts(SKULL, [[-0.2, 20], [0.2, 20], [-0.2, -20], [0.2, -20]], 0.01)),
    ...put(screws([[-0.2, 0.14], [0.2, 0.14], [-0.2, -0.14], [0.2, -0.14]], 0, 0.012), [0, 0, -0.196], [0, 180, 0]));
  return k;
}
