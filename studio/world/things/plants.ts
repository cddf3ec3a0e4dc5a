import { D, points2, type V2, type V3 } from '#robots/kit/place.ts';
import { cable, lathe } from '#robots/kit/solid.ts';
import { LEAF, SOIL, TERRACOTTA } from '../colours.ts';
import { grid, type Parts, part } from '../props.ts';
import type { Stuff } from '../stuff.ts';
import { random } from '../textures.ts';

const GREENS = ['#4f7a3c', '#5f8c45', '#3f6a35', '#6f9850'];
const STEM: Stuff = { color: '#5d7d3e', rough: 0.6 };

/** A leaf from the origin along +Z: pointed, folded along its rib, bending down by `droop`. */
function leaf(length: number, width: number, droop: number) {
  const at = (i: number, side: number): V3 => {
    const u = i / 8,
      w = (width / 2) * Math.sin(Math.PI * u ** 0.8) ** 0.9,
      y = u * length * 0.35 - droop * u * u;
    return [side * w, y + Math.abs(side) * w * 0.28, u * length * (1 - 0.12 * droop * u)];
  };
  return grid((i, j) => at(i, j - 1), 8, 2, 60);
}
export function pot(r: number, h: number, stuff: Stuff = TERRACOTTA): Parts {
  const sized = (points: V2[]) => points.map(([x, y]): V2 => [r * x, h * y]);
  const wall = points2('0.95,0.8 0.96,0.81 1.04,0.82 1.06,0.84 1.08,0.98 1.06,1 0.97,1 0.94,0.9');
  return [
    part(lathe([[0, 0], [r * 0.72, 0], [r * 0.75, 0.02], ...sized(wall)], 48, 40), stuff),
    part(lathe(sized(points2('0.96,0.88 0.5,0.9 0,0.92')), 32, 60), SOIL),
  ];
}
/** A small bushy plant; `count` leaves in rising rings. */
export function pottedPlant(seed: number, r = 0.5, h = 0.85, count = 34, stuff?: Stuff): Parts {
  const next = random(seed),
    parts = pot(r, h, stuff);
  for (let i = 0; i < count; i++) {
    const u = i / count,
      turn = i * 137.5 + next() * 30,
      a = turn * D,
      rise = r * (0.2 + 1.5 * u * (0.5 + 0.5 * next())),
      out = r * (0.2 + 0.25 * next()),
      length = (0.8 + 0.7 * next()) * r * 1.7,
      y = h * 0.9 + rise,
      on = (k: number): [number, number] => [Math.sin(a) * k, Math.cos(a) * k];
    const [ex, ez] = on(out),
      [mx, mz] = on(out * 0.45);
    parts.push(
      part(
        leaf(length, length * (0.36 + 0.12 * next()), 0.2 + 0.6 * (1 - u)),
        { ...LEAF, color: GREENS[Math.floor(next() * GREENS.length)] },
        [ex, y, ez],
        [0, turn, 0],
      ),
      part(
        cable(
          [
            [0, h * 0.88, 0],
            [mx, h * 0.9 + rise * 0.6, mz],
            [ex, y, ez],
          ],
          0.014,
          6,
          5,
        ),
        STEM,
      ),
    );
  }
  return parts;
}
/** Upright blades that taper to a point, like a snake plant. */
export function bladePlant(seed: number, r = 0.5, h = 0.9, stuff?: Stuff): Parts {
  const next = random(seed),
    parts = pot(r, h, stuff);
  for (let i = 0; i < 13; i++) {
    const length = 1.6 + 1.5 * next(),
      width = 0.3 + 0.14 * next(),
      turn = next() * 100,
      at = (k: number, side: number): V3 => {
        const u = k / 10,
          w =
            (width / 2) *
            (0.62 + 0.5 * Math.sin(Math.PI * Math.min(1, u * 1.1))) *
            (u > 0.72 ? Math.sqrt((1 - u) / 0.28) : 1),
          twist = (turn * u * Math.PI) / 180,
          bend = 0.16 * length * u * u;
        return [
          Math.cos(twist) * side * w,
          u * length,
          Math.sin(twist) * side * w + bend + (1 - Math.abs(side)) * -0.05,
        ];
      };
    const a = i * 137.5,
      q = r * 0.5 * Math.sqrt(i / 13);
    parts.push(
      part(
        grid((k, j) => at(k, j - 1), 10, 2, 60),
        { ...LEAF, color: ['#3e5f3a', '#4d7247', '#56804c'][i % 3], rough: 0.42 },
        [Math.sin(a) * q, h * 0.85, Math.cos(a) * q],
        [0, a + next() * 40, 0],
      ),
    );
  }
  return parts;
}
