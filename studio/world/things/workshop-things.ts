import { rect, roundOutline } from '#robots/kit/outline.ts';
import { D, points2, type V2 } from '#robots/kit/place.ts';
import { box, cyl, lathe, plate, ring } from '#robots/kit/solid.ts';
import { ALUMINIUM, BLACK, BRASS, lacquer, paint } from '../colours.ts';
import { type Parts, part, put } from '../props.ts';
import type { Stuff } from '../stuff.ts';
import { random } from '../textures.ts';

const STEEL: Stuff = { color: '#b4b8bd', rough: 0.3, metal: 1 };
/** A mat with a grid of centimetres, its top at y = 0.03. */
export function cuttingMat(w: number, d: number, color = '#27513f'): Parts {
  const line = paint('#9fc4ae', 0.8),
    parts: Parts = [
      part(
        plate(roundOutline(rect(w, d), 0.08, 4), 0.03, { bevel: 0.008 }),
        paint(color, 0.75),
        [0, 0, 0],
        [-90, 0, 0],
      ),
    ];
  for (let x = 0.2 - w / 2; x <= w / 2 - 0.19; x += 0.2)
    parts.push(part(box(0.008, 0.002, d - 0.4, 0.0005, 1), line, [x, 0.031, 0]));
  for (let z = 0.2 - d / 2; z <= d / 2 - 0.19; z += 0.2)
    parts.push(part(box(w - 0.4, 0.002, 0.008, 0.0005, 1), line, [0, 0.031, z]));
  return parts;
}
/** Digital callipers, 230 mm long, lying along X. */
export function callipers(opening: number): Parts {
  const jaw = (side: number): V2[] => [
    [0, 0.08],
    [side * 0.14, 0.08],
    [side * 0.14, -0.1],
    [side * 0.02, -0.5],
    [0, -0.5],
  ];
  const marks = Array.from({ length: 30 }, (_, i) =>
    part(box(0.006, 0.002, i % 5 ? 0.05 : 0.09, 0.0005, 1), BLACK, [0.5 + i * 0.052, 0.053, 0.03]),
  );
  return [
    part(box(2.3, 0.05, 0.16, 0.006), STEEL, [0.85, 0.027, 0]),
    ...marks,
    part(plate(jaw(-1), 0.05, { bevel: 0.006 }), STEEL, [-0.06, 0.002, 0], [-90, 0, 0]),
    part(plate(jaw(1), 0.05, { bevel: 0.006 }), STEEL, [opening - 0.06, 0.002, 0], [-90, 0, 0]),
    part(box(0.78, 0.12, 0.38, 0.03), paint('#2a2c30', 0.5), [opening + 0.42, 0.065, -0.02]),
    part(box(0.5, 0.006, 0.17, 0.002, 1), { color: '#aab5a4', rough: 0.2, coat: 0.6 }, [opening + 0.4, 0.126, -0.06]),
    ...[-0.12, 0.04, 0.2].map((x) =>
      part(cyl(0.045, 0.02, 0.006, 16), paint('#c8452f', 0.5), [opening + 0.36 + x, 0.13, 0.1]),
    ),
  ];
}
/** A screwdriver lying along X, its tip towards -X. */
export function screwdriver(color: string, length = 1.5): Parts {
  const handle = points2('0,0 0.05,0 0.07,0.04 0.06,0.16 0.1,0.24 0.115,0.5 0.1,0.74 0.075,0.84 0,0.86');
  return put(
    [
      part(lathe(handle, 20, 40), lacquer(color), [0, 0, 0]),
      part(cyl(0.102, 0.06, 0.01, 20), BLACK, [0, 0.3, 0]),
      part(cyl(0.03, length, 0.004, 14), STEEL, [0, -length / 2, 0]),
    ],
    [0, 0.115, 0],
    [0, 0, -90],
  );
}
const gear = (r: number, teeth: number): V2[] =>
  Array.from({ length: teeth * 4 }, (_, i) => {
    const a = (i / (teeth * 4)) * 360 * D,
      q = i % 4 === 1 || i % 4 === 2 ? r : r * 0.84;
    return [Math.cos(a) * q, Math.sin(a) * q] as V2;
  });
export const cog = (r: number, s: Stuff = BRASS): Parts => [
  part(plate(gear(r, Math.round(r * 90)), 0.06, { bevel: 0.006 }), s, [0, 0, 0], [-90, 0, 0]),
  part(ring(0.02, r * 0.36, 0.1, 0.006, 24), s, [0, 0.05, 0]),
];
const screw: Parts = [part(cyl(0.045, 0.035, 0.008, 16), STEEL, [0, 0.1, 0]), part(cyl(0.022, 0.2, 0.004, 10), STEEL)];
/** A servo of 40 mm with its horn, standing. */
export function servo(turn = 30): Parts {
  return [
    part(box(0.41, 0.36, 0.2, 0.014), paint('#1f2126', 0.5), [0, 0.18, 0]),
    part(box(0.55, 0.026, 0.2, 0.008), paint('#1f2126', 0.5), [0, 0.27, 0]),
    part(box(0.412, 0.07, 0.202, 0.012), ALUMINIUM, [0, 0.395, 0]),
    part(cyl(0.06, 0.05, 0.008, 24), BRASS, [0.1, 0.45, 0]),
    ...put(
      [
        part(
          plate(roundOutline(rect(0.5, 0.09), 0.04, 4), 0.026, { bevel: 0.006 }),
          paint('#e9e6df', 0.45),
          [0, 0, 0],
          [-90, 0, 0],
        ),
      ],
      [0.1, 0.475, 0],
      [0, turn, 0],
    ),
    part(box(0.3, 0.16, 0.002, 0.0005, 1), paint('#e2703a', 0.6), [0, 0.14, 0.101]),
  ];
}
/** A tray of four boxes, filled with screws, gears or servos. */
export function tray(color: string, seed: number): Parts {
  const next = random(seed),
    s = paint(color, 0.5),
    parts: Parts = [part(box(2.5, 0.04, 1.3, 0.01), s, [0, 0.02, 0])];
  for (const x of [-1.25, -0.42, 0.42, 1.25]) parts.push(part(box(0.04, 0.42, 1.3, 0.012), s, [x, 0.21, 0]));
  for (const z of [-0.64, 0.64])
    parts.push(part(box(2.54, z > 0 ? 0.34 : 0.42, 0.04, 0.012), s, [0, z > 0 ? 0.17 : 0.21, z]));
  for (let i = 0; i < 90; i++)
    parts.push(
      ...put(
        screw,
        [-0.83 + (next() - 0.5) * 0.62, 0.08 + next() * 0.16, (next() - 0.5) * 1.05],
        [next() * 180, next() * 360, next() * 180],
      ),
    );
  for (let i = 0; i < 16; i++)
    parts.push(
      ...put(
        cog(0.1 + next() * 0.12, next() < 0.5 ? BRASS : STEEL),
        [(next() - 0.5) * 0.5, 0.07 + next() * 0.2, (next() - 0.5) * 0.95],
        [next() * 50 - 25, next() * 360, next() * 50 - 25],
      ),
    );
  for (let i = 0; i < 3; i++)
    parts.push(...put(servo(next() * 360), [0.83, 0.05, -0.36 + i * 0.36], [0, 4 * next() - 2, 0]));
  return parts;
}
export function pegboard(w: number, h: number, color: string): Parts {
  const hole = paint('#2a2521', 0.9),
    dots: Parts = [];
  for (let x = -w / 2 + 0.4; x < w / 2; x += 0.5)
    for (let y = 0.4; y < h; y += 0.5) dots.push(part(cyl(0.045, 0.004, 0.001, 10), hole, [x, y, 0.051], [90, 0, 0]));
  return [part(box(w, h, 0.1, 0.01), paint(color, 0.7), [0, h / 2, 0]), ...dots];
}
