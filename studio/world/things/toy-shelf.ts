import { points2, type V2 } from '#robots/kit/place.ts';
import { box, cyl, lathe, plate } from '#robots/kit/solid.ts';
import { BIRCH, cloth, paint } from '../colours.ts';
import { arc, type Parts, part, put } from '../props.ts';
import { random } from '../textures.ts';
import { bookRow, library } from './books.ts';
import { ball, cube, STAINS } from './toys.ts';

const sphere = (r: number, segments: number, crease = 80) => lathe(arc(r, 16), segments, crease);
export function rings(): Parts {
  const stains = [STAINS.blue, STAINS.green, STAINS.yellow, STAINS.red];
  const torus = (r: number): V2[] =>
    Array.from({ length: 17 }, (_, i) => {
      const a = (i / 16) * 2 * Math.PI;
      return [r - 0.14 + Math.cos(a) * 0.14, Math.sin(a) * 0.13] as V2;
    });
  return [
    part(cyl(0.55, 0.12, 0.03, 40), BIRCH, [0, 0.06, 0]),
    part(cyl(0.09, 1.3, 0.03, 20), BIRCH, [0, 0.7, 0], [0, 0, 0], 'y'),
    ...stains.map((s, i) => part(lathe(torus(0.5 - i * 0.07), 40, 60), s, [0, 0.25 + i * 0.255, 0])),
    part(sphere(0.15, 24, 60), STAINS.red, [0, 1.36, 0]),
  ];
}
/** A wooden rocket with three fins, 200 mm high. */
export function rocket(): Parts {
  const body = points2('0,0.16 0.26,0.16 0.36,0.6 0.36,1 0.28,1.42');
  const nose = points2('0.28,1.42 0.16,1.76 0.05,1.96 0,2');
  const fin = points2('0.2,0.2 0.62,0 0.62,0.26 0.3,0.74');
  return [
    part(lathe(body, 40, 40), BIRCH, [0, 0, 0], [0, 0, 0], 'y'),
    part(lathe(nose, 40, 40), STAINS.red),
    ...[0, 120, 240].flatMap((a) =>
      put([part(plate(fin, 0.08, { bevel: 0.02, centre: true }), STAINS.blue)], [0, 0, 0], [0, a + 20, 0]),
    ),
    part(cyl(0.13, 0.06, 0.02, 24), STAINS.blue, [0, 0.95, 0.34], [90, 0, 0]),
  ];
}
/** A wooden engine with two wagons along X, its front towards +X. */
export function train(): Parts {
  const wheels = (x: number): Parts =>
    [-1, 1].flatMap((q) =>
      [-0.28, 0.28].map((dx) => part(cyl(0.15, 0.08, 0.02, 24), STAINS.plain, [x + dx, 0.15, q * 0.28], [90, 0, 0])),
    );
  const wagon = (x: number, load: Parts): Parts => [
    part(box(0.95, 0.14, 0.5, 0.03), BIRCH, [x, 0.26, 0]),
    ...put(load, [x, 0.33, 0]),
    ...wheels(x),
    part(cyl(0.03, 0.26, 0.01, 10), paint('#2f3237'), [x + 0.55, 0.24, 0], [0, 0, 90]),
  ];
  return [
    part(box(1, 0.14, 0.5, 0.03), BIRCH, [1.2, 0.26, 0]),
    part(cyl(0.22, 0.62, 0.04, 28), STAINS.green, [1.36, 0.53, 0], [0, 0, 90]),
    part(box(0.36, 0.62, 0.46, 0.03), STAINS.red, [0.88, 0.62, 0]),
    part(box(0.48, 0.08, 0.56, 0.03), BIRCH, [0.88, 0.96, 0]),
    part(cyl(0.08, 0.26, 0.02, 20), BIRCH, [1.52, 0.84, 0]),
    ...wheels(1.2),
    ...wagon(0, cube(STAINS.yellow, 0.36)),
    ...wagon(-1.15, [part(cyl(0.2, 0.7, 0.03, 24), STAINS.blue, [0, 0.2, 0], [0, 0, 90])]),
  ];
}
export function plush(color: string, pale: string): Parts {
  const fur = { ...cloth(color, color, 0.5), grain: 'carpet' as const, bump: 0.05 },
    light = { ...fur, color: pale, dark: pale };
  const blob = (r: number, x: number, y: number, z: number, s = fur): Parts => [part(sphere(r, 32), s, [x, y, z])];
  return [
    ...put(blob(0.62, 0, 0, 0), [0, 0.62, 0], [0, 0, 0], [1, 1.08, 0.92]),
    ...blob(0.5, 0, 1.58, 0.06),
    ...blob(0.22, 0, 1.48, 0.46, light),
    ...[-1, 1].flatMap((q) => [
      ...blob(0.19, q * 0.4, 1.98, 0),
      ...put(blob(0.24, 0, 0, 0), [q * 0.42, 0.26, 0.62], [0, q * 20, 0], [1, 1, 1.7]),
      ...put(blob(0.2, 0, 0, 0), [q * 0.62, 0.9, 0.22], [34, 0, q * 24], [0.9, 1.9, 0.9]),
      part(sphere(0.05, 16), { color: '#17140f', rough: 0.2, coat: 1 }, [q * 0.17, 1.7, 0.5]),
    ]),
    part(sphere(0.07, 16), { color: '#2a1d16', rough: 0.3, coat: 0.6 }, [0, 1.55, 0.66]),
  ];
}
export function basket(color: string, r = 1): Parts {
  const s = { ...cloth(color, '#8d6b45', 0.6), bump: 0.04 };
  const side = points2('0,0 0.85,0 0.94,0.3 1,1.5 0.98,1.58 0.92,1.5 0.86,0.4').map(([x, y]): V2 => [x * r, y]);
  return [
    part(lathe(side, 48, 50), s),
    ...[0, 1, 2].map((i) =>
      part(sphere(r * 0.42, 28), cloth(['#b7a88e', '#8c9a90', '#c2a184'][i]), [
        Math.cos(i * 2.1) * r * 0.4,
        1.35 + 0.1 * i,
        Math.sin(i * 2.1) * r * 0.4,
      ]),
    ),
  ];
}
/** A bookcase of two rows, its back at z = 0, its middle at x = 0; boxes, books and toys in its compartments. */
export function toyShelf(columns: number, seed: number, colors: readonly string[]): Parts {
  const next = random(seed),
    w = 3.1,
    h = 2.7,
    d = 2.6,
    board = 0.16,
    wide = columns * w + board,
    parts: Parts = [part(box(wide, h * 2 + board, 0.08, 0.01), BIRCH, [0, h + board / 2, 0.04])];
  for (let i = 0; i <= columns; i++)
    parts.push(
      part(
        box(board, h * 2 + board, d, 0.02),
        BIRCH,
        [i * w - (columns * w) / 2, h + board / 2, d / 2],
        [0, 0, 0],
        'y',
      ),
    );
  for (let j = 0; j <= 2; j++) parts.push(part(box(wide, board, d, 0.02), BIRCH, [0, j * h + board / 2, d / 2]));
  const kinds = Array.from({ length: columns * 2 }, (_, i) => (i + seed) % 4);
  kinds.forEach((kind, i) => {
    const x = ((i % columns) - (columns - 1) / 2) * w,
      y = Math.floor(i / columns) * h + board;
    if (kind === 0)
      parts.push(
        part(box(2.6, 1.9, 2.3, 0.08, 3), cloth(colors[i % colors.length]), [x, y + 0.96, 1.25]),
        part(cyl(0.2, 0.04, 0.01, 24), paint('#6b5a45'), [x, y + 1.3, 2.41], [90, 0, 0]),
      );
    else if (kind === 1)
      parts.push(...put(bookRow(library(seed + i, 6, [1.7, 2.3]), 0, 2.2, seed, 8).parts, [x - 1.35, y, 0]));
    else if (kind === 2)
      parts.push(
        ...put(rings(), [x - 0.65, y, 1.6]),
        ...put(cube(STAINS.blue, 0.7), [x + 0.7, y, 1.5], [0, next() * 60, 0]),
        ...put(cube(STAINS.plain, 0.6), [x + 0.72, y + 0.7, 1.5], [0, next() * 60, 0]),
      );
    else parts.push(...put(ball(['#5d7f86', '#b98a4a'][i % 2], 0.85), [x - 0.2, y, 1.5]));
  });
  const top = h * 2 + board;
  return [
    ...parts,
    ...put(rocket(), [-wide / 2 + 1.1, top, 1.3]),
    ...put(train(), [0.4, top, 1.4], [0, -12, 0]),
    ...put(plush('#a98864', '#d9c6a6'), [wide / 2 - 1.1, top, 1.1], [0, -14, 0]),
  ];
}
