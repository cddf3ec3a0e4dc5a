import * as T from 'three';
import { rect, roundOutline } from '#robots/kit/outline.ts';
import { points2, type V2, type V3 } from '#robots/kit/place.ts';
import { box, plate } from '#robots/kit/solid.ts';
import { BIRCH, cloth, paint, plaster } from './colours.ts';
import { grid, type Parts, part, put } from './props.ts';
import type { Stuff } from './stuff.ts';
import { random } from './textures.ts';

/** A wall at z = 0 facing +Z with openings [x, y, w, h] measured from their middles. */
export function wall(
  color: string,
  w: number,
  low: number,
  high: number,
  openings: [number, number, number, number][] = [],
): Parts {
  const corners = (x: number, y: number, width: number, height: number) =>
    rect(width, height).map(([u, v]) => new T.Vector2(x + u, y + v));
  const shape = new T.Shape(corners(0, (low + high) / 2, w, high - low));
  for (const opening of openings) shape.holes.push(new T.Path(corners(...opening)));
  const g = new T.ShapeGeometry(shape).toNonIndexed();
  return [part(g, plaster(color))];
}
/** Planks along Z on y = 0, each with its own grain, gaps between them. */
export function planks(s: Stuff, width: number, x0: number, x1: number, z0: number, z1: number, seed = 3): Parts {
  const next = random(seed),
    parts: Parts = [];
  for (let x = x0; x < x1; x += width) {
    let z = z0 - next() * 10;
    while (z < z1) {
      const length = 9 + 7 * next();
      parts.push(
        part(
          plate(rect(width - 0.014, length - 0.014), 0.2, { bevel: 0.012, steps: 1 }),
          s,
          [x + width / 2, -0.2, z + length / 2],
          [-90, 0, 0],
          'y',
        ),
      );
      z += length;
    }
  }
  return parts;
}
export const skirting = (w: number, s: Stuff = paint('#efece4', 0.4)): Parts => [
  part(
    plate(roundOutline(points2('0,0 0.16,0 0.16,0.62 0.1,0.72 0.06,0.78 0,0.8'), 0.02, 2), w, {
      bevel: 0.004,
      steps: 1,
      centre: true,
    }),
    s,
    [0, 0, 0],
    [0, -90, 0],
  ),
];
/** Frame and bars of a window around the middle of its opening; `bars` of [columns, rows] panes. */
export function windowFrame(
  w: number,
  h: number,
  [columns, rows]: [number, number] = [2, 2],
  s: Stuff = paint('#f0eee8', 0.35),
): Parts {
  const f = 0.5,
    parts: Parts = [];
  for (const q of [-1, 1]) {
    parts.push(
      part(box(f, h + f, 0.6, 0.05), s, [(q * w) / 2, 0, 0]),
      part(box(w + f, f, 0.6, 0.05), s, [0, (q * h) / 2, 0]),
    );
  }
  for (let i = 1; i < columns; i++) parts.push(part(box(0.28, h, 0.4, 0.04), s, [-w / 2 + (w * i) / columns, 0, 0]));
  for (let j = 1; j < rows; j++) parts.push(part(box(w, 0.28, 0.4, 0.04), s, [0, -h / 2 + (h * j) / rows, 0]));
  return parts;
}
/** A blanket over a box: a sheet that hangs down at the front (+Z) with soft folds; its upper edge at y = 0, z = 0. */
export function drape(w: number, drop: number, s: Stuff, seed = 5): Parts {
  const next = random(seed),
    nx = 90,
    ny = 26,
    waves = Array.from({ length: 5 }, () => [0.6 + 1.6 * next(), next() * 6.3, 0.03 + 0.06 * next()]);
  const at = (i: number, j: number): V3 => {
    const x = (i / nx - 0.5) * w,
      v = j / ny, // 0 to 0.45 lies on top, the rest hangs
      fold = waves.reduce((sum, [f, p, k]) => sum + Math.sin(x * f + p) * k, 0);
    if (v < 0.45) {
      const u = v / 0.45;
      return [x, -0.12 * u ** 4 + fold * 0.35 * u, -6 * (1 - u) + 0.1 * u];
    }
    const u = (v - 0.45) / 0.55;
    return [x, -0.12 - u * drop, 0.1 + 0.16 * Math.sin(Math.min(1, u * 4) * 1.57) + fold * (0.4 + 1.4 * u)];
  };
  return [part(grid(at, nx, ny, 70), { ...s, twoSided: true })];
}
/** A low bed along X: frame, mattress, blanket; its front at z = 0. */
export function bed(length: number, blanket: string): Parts {
  return [
    part(box(length, 0.9, 0.22, 0.05), BIRCH, [0, 1.7, 0]),
    ...[-1, 1].map((q) =>
      part(box(0.5, 1.7, 0.5, 0.05), BIRCH, [(q * (length - 1.2)) / 2, 0.85, -0.2], [0, 0, 0], 'y'),
    ),
    part(box(length - 0.4, 1.5, 9, 0.3, 4), cloth('#e9e4da'), [0, 2.75, -4.6]),
    ...put(drape(length - 1, 2.1, cloth(blanket, blanket, 1.4)), [-0.2, 3.62, 0.02]),
  ];
}
/** Four bars of a frame around w x h, their back at z = 0. */
export const bars = (w: number, h: number, wide: number, deep: number, s: Stuff): Parts =>
  [-1, 1].flatMap((q) => [
    part(box(wide, h + wide, deep, 0.02), s, [(q * w) / 2, 0, deep / 2], [0, 0, 0], 'y'),
    part(box(w + wide, wide, deep, 0.02), s, [0, (q * h) / 2, deep / 2]),
  ]);
/** A picture in a frame on a wall: a sheet with simple shapes. */
export function framed(w: number, h: number, frame: Stuff, colors: [string, string, string], design = 0): Parts {
  const flat = (o: V2[], color: string, z: number) =>
    part(plate(o, 0.006, { bevel: 0.001, steps: 1 }), paint(color, 0.9), [0, 0, z]);
  const disc = (x: number, y: number, r: number): V2[] =>
    Array.from({ length: 40 }, (_, i) => [x + Math.cos((i / 40) * 6.2832) * r, y + Math.sin((i / 40) * 6.2832) * r]);
  const shares = (points: V2[]) => points.map(([x, y]): V2 => [x * w, y * h]);
  const art =
    design === 0
      ? [
          flat(disc(0, h * 0.1, w * 0.2), colors[1], 0.06),
          flat(shares(points2('-0.36,-0.36 0.36,-0.36 0.36,-0.16 -0.36,-0.02')), colors[2], 0.066),
        ]
      : [
          flat(shares(points2('-0.3,-0.3 0,0.28 0.3,-0.3')), colors[1], 0.06),
          flat(disc(w * 0.16, h * 0.2, w * 0.1), colors[2], 0.066),
        ];
  return [...bars(w, h, 0.14, 0.2, frame), part(plate(rect(w, h), 0.02), paint(colors[0], 0.95), [0, 0, 0.03]), ...art];
}
/** Round lights far away, out of focus: [x, y, radius, colour, power]. */
export const lights = (list: [number, number, number, string, number][]): Parts =>
  list.map(([x, y, r, color, power]) =>
    part(new T.CircleGeometry(r, 28).toNonIndexed(), { color, glow: power }, [x, y, 0]),
  );
