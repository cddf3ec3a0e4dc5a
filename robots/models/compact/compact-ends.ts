/** Front and tail of the city car: lamps, grille, bumpers, number plates. The tail is the left half. */
import { lamp } from '../../kit/lamp.ts';
import { octo } from '../../kit/outline.ts';
import { both, type Kit, type Mat, P, put, type V2, type V3 } from '../../kit/place.ts';
import { box, cyl, hull, lathe, plate, ring } from '../../kit/solid.ts';
import { face, front, rear, rump, skin } from './compact-surface.ts';

/** Round lamp in a nacelle of body colour, looking along +Z: bezel, light ring in a trough, projector. */
function headlamp(): Kit {
  const r = 0.108;
  return [
    ...lamp(r, 'lamp', 0),
    ...put([
      P(lathe([[0.19, -0.15], [0.162, -0.06], [0.14, 0.004], [0.128, 0.012], [0.122, 0.004], [0.122, -0.04]], 40, 50),
        'paint'),
      P(lathe([[r * 0.88, -0.012], [r * 0.84, -0.03], [r * 0.74, -0.03], [r * 0.71, -0.018]], 40, 20), 'gloss'),
      P(ring(r * 0.75, r * 0.83, 0.01, 0.003, 40), 'lamp', [0, -0.022, 0]),
      P(lathe([[r * 0.7, -0.016], [r * 0.56, -0.036], [r * 0.5, -0.05]], 24, 5), 'steel'),
    ], [0, 0, 0], [90, 0, 0]),
    P(box(0.012, r * 0.5, 0.02, 0.003, 1), 'gloss', [0, -r * 0.72, -0.02]),
  ];
}
/** Four-sided bars between the given points, each pair one bar. */
const bar = (a: V3, b: V3, r: number, m: Mat): Kit => {
  const [x, y] = [b[0] - a[0], b[1] - a[1]], length = Math.hypot(x, y, b[2] - a[2]);
  return [P(cyl(r, length, r * 0.3, 4), m, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2],
    [0, 0, (-Math.atan2(x, y) * 180) / Math.PI])];
};
const GRILLE = { low: 0.312, high: 0.446, half: 0.34 };
/** Lower and upper edge of the grille, drawn in at both sides. */
const mouth = (side: -1 | 1, grow = 0) => (x: number): number => {
  const middle = (GRILLE.low + GRILLE.high) / 2, u = Math.min(1, Math.abs(x) / (GRILLE.half + grow));
  return middle + side * ((GRILLE.high - GRILLE.low) / 2 + grow) * Math.sqrt(Math.max(0.02, 1 - u ** 5));
};
function grille(): Kit {
  const { low, high, half } = GRILLE, k: Kit = [...front(-0.06)('rubber', -half, half, mouth(-1), mouth(1),
    { nu: 12 })];
  // diagonal mesh, cut off at the outline
  const inside = (x: number, y: number) => Math.abs(x) < half && y > mouth(-1)(x) && y < mouth(1)(x);
  for (const s of [-1, 1]) for (let x = -half - 0.14; x < half; x += 0.046) {
    const on = Array.from({ length: 15 }, (_, i): V2 => {
      const t = i / 14;
      return [s * (x + t * 0.13), low + t * (high - low)];
    }).filter(([a, b]) => inside(a, b));
    const [a, b] = [on[0], on.at(-1)];
    if (a && b && a !== b) k.push(...bar([a[0], a[1], face(...a)[2] - 0.03 - s * 0.003],
      [b[0], b[1], face(...b)[2] - 0.03 - s * 0.003], 0.0055, 'trim'));
  }
  // surround of metal and its inner lip
  for (const [m, grow, lift, thick] of [['trim', 0.016, 0.008, 0.03], ['gloss', 0.004, 0.0, 0.06]] as const)
    for (const side of [-1, 1] as const) {
      const [inner, outer] = [mouth(side, grow - 0.012), mouth(side, grow)];
      k.push(...front(lift)(m, -half - grow, half + grow, side < 0 ? outer : inner, side < 0 ? inner : outer,
        { nu: 24, nv: 1, gap: 0, lip: 0.003, thick }));
    }
  k.push(...front(0.012)('trim', -half - 0.006, half + 0.006, 0.374, 0.386, { nu: 10, nv: 1, gap: 0, lip: 0.004,
    thick: 0.05 }));
  return k;
}
/** Bare number plate on its holder, looking along +Z. */
const numberPlate = (w: number, h: number): Kit => [
  P(plate(octo(w, h, 0.01), 0.012, { bevel: 0.003, back: false }), 'gloss'),
  P(plate(octo(w - 0.02, h - 0.02, 0.006), 0.006, { bevel: 0.002, back: false }), 'decal', [0, 0, 0.01]),
  ...[-1, 1].map((s) => P(cyl(0.006, 0.006, 0.002, 8), 'steel', [s * (w / 2 - 0.03), 0, 0.017], [90, 0, 0])),
];
/** Front: lid of the bonnet, lamps, grille, bumper. */
export function nose(): Kit {
  const lid = (x: number) => 0.622 - 0.5 * x * x;
  return [
    ...both([
      ...skin('paint', 1.04, 1.565, 2.36, 4, { nu: 12, nv: 10 }),
      ...skin('paint', 1.3, 1.565, 0.53, 2.34, { nu: 8, nv: 11 }),
      ...skin('paint2', 1.3, 1.56, 0.14, 0.52, { nu: 8, nv: 4 }), ...skin('gloss', 1.3, 1.55, -0.1, 0.13, { nv: 2 }),
      P(hull([[0.02, 0.22, 1.28], [0.5, 0.24, 1.26], [0.02, 0.72, 1.28], [0.5, 0.66, 1.24], [0.02, 0.26, 1.44],
        [0.4, 0.28, 1.4], [0.02, 0.62, 1.44], [0.4, 0.58, 1.4]], 0.02), 'dark'),
      ...put(headlamp(), [0.464, 0.57, 1.572], [-10, 24, 0], [1, 1, 0.8]),
      // fog lamps in the bumper
      ...put([...lamp(0.024, 'lamp', 0), P(ring(0.026, 0.038, 0.02, 0.004, 24), 'gloss', [0, 0, -0.004], [90, 0, 0])],
        [0.345, 0.256, face(0.345, 0.256)[2] + 0.026], [6, 16, 0]),
      P(box(0.06, 0.012, 0.018, 0.004, 1), 'glow2', [0.622, 0.43, 1.483], [0, 56, 0]),
    ]),
    ...front(-0.03)('dark', -0.42, 0.42, 0.2, 0.58, { nu: 8, nv: 4 }),
    ...front(0)('paint', -0.17, 0.17, 0.466, lid, { nv: 4 }),
    ...both(front(0)('paint', 0.172, 0.345, 0.466, lid, { nv: 4, nu: 5 })),
    ...grille(),
    ...front(0.024)('paint2', -0.55, 0.55, (x) => 0.212 + 0.08 * x * x, 0.304, { nu: 18, nv: 3, thick: 0.07 }),
    ...front(0.03)('trim', -0.54, 0.54, 0.286, 0.296, { nu: 18, nv: 1, gap: 0, lip: 0.003, thick: 0.03 }),
    ...front(0.0)('gloss', -0.46, 0.46, (x) => 0.172 + 0.12 * x * x, (x) => 0.21 + 0.08 * x * x, { nu: 10, nv: 1 }),
    ...put(numberPlate(0.27, 0.062), [0, 0.25, face(0, 0.25)[2] + 0.024], [6, 0, 0]),
  ];
}
export function tail(): Kit {
  return [
    ...skin('paint', -1.565, -1.34, 0.86, 3.2, { nu: 8, nv: 12 }),
    ...skin('paint2', -1.565, -1.34, 0.3, 0.85, { nu: 8, nv: 5 }),
      ...skin('gloss', -1.56, -1.34, 0.02, 0.29, { nv: 3 }),
    ...skin('paint', -1.565, -1.34, 3.2, 4, { nu: 6, nv: 5 }),
    P(hull([[0.02, 0.28, -1.36], [0.5, 0.28, -1.34], [0.02, 0.8, -1.36], [0.46, 0.78, -1.34], [0.02, 0.3, -1.44],
      [0.4, 0.3, -1.42], [0.02, 0.76, -1.44], [0.4, 0.74, -1.42]], 0.02), 'dark'),
    ...rear(-0.02)('dark', 0.004, 0.46, 0.3, 0.8, { nv: 4, thick: 0.08 }),
    ...rear(0)('paint', 0, 0.47, 0.474, (x) => 0.812 - 0.35 * x * x, { nv: 6 }),
    ...rear(0.006)('trim', 0.0, 0.31, 0.648, 0.66, { nv: 1, gap: 0, lip: 0.003 }),
    ...rear(0.004)('gloss', 0, 0.2, 0.51, 0.622, { nv: 3, lip: 0.006 }),
    ...([['gloss', 0.15, 0.036, 0.004], ['decal', 0.14, 0.026, 0.012]] as const).map(([m, x, y, lift]) =>
      P(plate([[0, -y], [x, -y], [x, y], [0, y]], 0.008, { bevel: 0.001, back: false }), m,
        [0, 0.562, rump(0, 0.562)[2] - lift], [0, 180, 0], [-1, 1, 1])),
    ...rear(0.022)('paint2', 0, 0.49, 0.3, 0.458, { nv: 3, thick: 0.07 }),
    ...rear(0.03)('trim', 0, 0.48, 0.436, 0.447, { nv: 1, gap: 0, lip: 0.003, thick: 0.03 }),
    ...rear(0)('gloss', 0, 0.42, 0.2, 0.296, { nv: 2 }),
    ...put([...lamp(0.078, 'tail', 10), P(ring(0.04, 0.05, 0.012, 0.003, 28), 'tail', [0, 0, -0.012], [90, 0, 0]),
      P(lathe([[0.106, -0.06], [0.1, 0.004], [0.09, 0.01]], 32, 40), 'gloss', [0, 0, 0], [90, 0, 0])],
    [0.385, 0.632, rump(0.385, 0.632)[2] - 0.026], [4, 172, 0]),
    ...put(lamp(0.03, 'tail', 0), [0.36, 0.38, rump(0.36, 0.38)[2] - 0.03], [0, 174, 0]),
    ...put([P(lathe([[0.034, 0.03], [0.037, 0.04], [0.033, 0.043], [0.029, 0.036], [0.027, -0.03]], 20, 50), 'steel'),
      P(cyl(0.028, 0.01, 0.002, 16), 'rubber')], [0.24, 0.235, rump(0.24, 0.235)[2] - 0.01], [-90, 0, 0]),
  ];
}
