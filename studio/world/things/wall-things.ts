/** All things on walls face +Z at z = 0. */
import { rect, roundOutline } from '#robots/kit/outline.ts';
import type { V2, V3 } from '#robots/kit/place.ts';
import { box, cyl, lathe, plate, ring } from '#robots/kit/solid.ts';
import { BIRCH, BLACK, CERAMIC, cloth, lacquer, paint, TERRACOTTA } from '../colours.ts';
import { grid, type Parts, part, put } from '../props.ts';
import { bars } from '../room.ts';
import type { Stuff } from '../stuff.ts';
import { random } from '../textures.ts';
import { bookRow, library } from './books.ts';
import { bladePlant, pottedPlant } from './plants.ts';

const CORK: Stuff = { color: '#b98f62', dark: '#8a6440', grain: 'carpet', rough: 1, bump: 0.03, repeat: [1.2, 1.2] };
const PAPERS = ['#f2eee4', '#efe7d2', '#e6ecec', '#f0e0d0', '#e3ddcf'];
const PINS = ['#b5523c', '#44708c', '#c99a3e', '#3f4348'];
const sheet = (w: number, h: number, color: string, at: V3, turn: number) =>
  part(plate(rect(w, h), 0.008, { bevel: 0.002, steps: 1 }), paint(color, 0.95), at, [0, 0, turn]);

/** A drawing of gears, of a curve or of rows of writing, on a sheet of the given size. */
function sketch(kind: number, w: number, h: number): Parts {
  const ink = paint('#5b6670', 0.9),
    red = paint('#b5694c', 0.9);
  if (kind === 0)
    return [
      part(ring(w * 0.2, w * 0.23, 0.006, 0.001, 32), ink, [-w * 0.12, h * 0.12, 0], [90, 0, 0]),
      part(ring(w * 0.11, w * 0.13, 0.006, 0.001, 32), ink, [w * 0.2, -h * 0.08, 0], [90, 0, 0]),
      part(ring(w * 0.04, w * 0.06, 0.006, 0.001, 24), red, [-w * 0.12, h * 0.12, 0], [90, 0, 0]),
      part(box(w * 0.7, 0.02, 0.006, 0.001, 1), ink, [0, -h * 0.34, 0]),
    ];
  if (kind === 1)
    return Array.from({ length: 9 }, (_, i) =>
      part(
        box(w * 0.05, h * (0.14 + 0.4 * Math.sin(i * 0.42 + 0.2)), 0.006, 0.001, 1),
        i === 5 ? red : ink,
        [w * (-0.36 + i * 0.09), h * (-0.32 + 0.07 + 0.2 * Math.sin(i * 0.42 + 0.2)), 0],
        [0, 0, 0],
      ),
    );
  return Array.from({ length: 7 }, (_, i) => {
    const long = 0.5 + 0.28 * Math.sin(i * 2.3);
    return part(box(w * long, 0.022, 0.006, 0.001, 1), i === 0 ? red : ink, [
      w * (-0.4 + long / 2),
      h * (0.32 - i * 0.1),
      0,
    ]);
  });
}
/** A cork board with pinned sheets; its middle at the origin. */
export function corkBoard(w: number, h: number, seed: number): Parts {
  const next = random(seed),
    parts: Parts = [part(box(w, h, 0.08, 0.01), CORK, [0, 0, 0.05]), ...bars(w, h, 0.14, 0.16, BIRCH)];
  const columns = Math.round(w / 1.25);
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < 2; j++) {
      if (next() < 0.12) continue;
      const sw = 0.72 + 0.3 * next(),
        sh = Math.min(h * 0.42, sw * (next() < 0.4 ? 0.75 : 1.3)),
        x = -w / 2 + ((i + 0.5) * w) / columns + (next() - 0.5) * 0.16,
        y = (j - 0.5) * h * 0.46 + (next() - 0.5) * 0.14,
        turn = (next() - 0.5) * 9;
      parts.push(
        ...put(
          [
            sheet(sw, sh, PAPERS[Math.floor(next() * PAPERS.length)], [0, 0, 0], 0),
            ...put(sketch(Math.floor(next() * 3), sw, sh), [0, 0, 0.011]),
            part(cyl(0.05, 0.09, 0.015, 14), paint(PINS[Math.floor(next() * PINS.length)], 0.4), [
              0,
              sh / 2 - 0.1,
              0.05,
            ]),
          ],
          [x, y, 0.1],
          [0, 0, turn],
        ),
      );
    }
  return parts;
}
/** A board with books, a pot and a box; the upper side of the board at y = 0, its middle at x = 0. */
export function wallShelf(w: number, seed: number, wood: Stuff = BIRCH): Parts {
  const row = bookRow(library(seed, 7, [1.5, 2]), 0, 1.3, seed, 8),
    green = seed % 2 ? pottedPlant(seed, 0.4, 0.6, 30, TERRACOTTA) : bladePlant(seed, 0.36, 0.6, CERAMIC);
  return [
    part(box(w, 0.2, 1.7, 0.02), wood, [0, -0.1, 0.85]),
    ...[-1, 1].map((q) => part(box(0.08, 0.5, 1.3, 0.02), BLACK, [q * w * 0.36, -0.4, 0.65])),
    ...put(row.parts, [-w / 2 + 0.25, 0, 0]),
    ...put(green, [w * 0.24, 0, 0.85]),
    part(box(0.9, 0.55, 0.8, 0.03), cloth('#a99e8d'), [w * 0.41, 0.28, 0.85]),
  ];
}
/** A curtain that hangs in folds: its upper edge at y = 0, its middle at x = 0. */
export function curtain(w: number, drop: number, s: Stuff, seed: number): Parts {
  const next = random(seed),
    nx = 120,
    ny = 10,
    folds = Math.max(3, Math.round(w / 0.55)),
    sway = Array.from({ length: folds + 1 }, () => 0.7 + 0.6 * next());
  const at = (i: number, j: number): V3 => {
    const u = i / nx,
      v = j / ny,
      f = u * folds,
      deep = 0.2 * sway[Math.floor(f)] * (0.7 + 0.5 * v);
    return [(u - 0.5) * w * (1 + 0.08 * v), -drop * v, 0.3 + deep * Math.sin(f * 2 * Math.PI + v * 0.9)];
  };
  return [part(grid(at, nx, ny, 80), { ...s, twoSided: true })];
}
/** Painted boards side by side with a rail on top, from the floor up. */
export function panelling(w: number, h: number, color: string, pitch = 1.1): Parts {
  const s = paint(color, 0.6),
    parts: Parts = [];
  for (let x = -w / 2; x < w / 2; x += pitch)
    parts.push(
      part(plate(roundOutline(rect(pitch - 0.03, h), 0.03, 2), 0.1, { bevel: 0.03 }), s, [x + pitch / 2, h / 2, 0]),
    );
  return [
    ...parts,
    part(box(w, 0.22, 0.34, 0.03), s, [0, h + 0.08, 0.14]),
    part(box(w, 0.8, 0.2, 0.03), s, [0, 0.4, 0.12]),
  ];
}
/** Wallpaper with broad upright stripes, or with rows of dots. */
export function wallpaper(w: number, h: number, color: string, dots: boolean): Parts {
  const s = { ...paint(color, 0.95), flat: true },
    parts: Parts = [];
  if (!dots)
    for (let x = -w / 2; x < w / 2; x += 1.5)
      parts.push(part(plate(rect(0.72, h), 0.006, { bevel: 0.001, steps: 1 }), s, [x, h / 2, 0]));
  else
    for (let x = -w / 2, i = 0; x < w / 2; x += 0.85, i++)
      for (let y = 0.9; y < h; y += 1.7)
        parts.push(part(cyl(0.15, 0.008, 0.002, 24), s, [x, y + (i % 2) * 0.85, 0.005], [90, 0, 0]));
  return parts;
}
export function clock(r: number, rim: Stuff = lacquer('#3a3d42')): Parts {
  const face: V2[] = [
    [0, 0.1],
    [r * 0.96, 0.1],
  ];
  const hand = (long: number, wide: number, turn: number) =>
    put([part(box(wide, long, 0.012, 0.003, 1), BLACK, [0, long * 0.42, 0.14])], [0, 0, 0], [0, 0, turn]);
  return [
    ...put(
      [
        part(lathe([...face].reverse(), 48, 40), paint('#efebe2', 0.6)),
        part(ring(r * 0.94, r * 1.05, 0.26, 0.03, 64), rim, [0, 0.1, 0]),
      ],
      [0, 0, 0],
      [90, 0, 0],
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      put([part(box(0.03, r * 0.12, 0.008, 0.002, 1), BLACK, [0, r * 0.8, 0.115])], [0, 0, 0], [0, 0, i * 30]),
    ).flat(),
    ...hand(r * 0.55, 0.07, 60),
    ...hand(r * 0.8, 0.045, -58),
  ];
}
