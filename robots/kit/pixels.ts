import type * as T from 'three';
import { D, type Kit, type Mat, P, type V2, type V3 } from './place.ts';
import { plate } from './solid.ts';
import { Soup } from './triangles.ts';

/** Outline between ellipse (n = 2) and rectangle. */
export const squircle = (w: number, h: number, n = 4.5, points = 56): V2[] =>
  Array.from({ length: points }, (_, i) => {
    const a = (i / points) * 360 * D,
      power = (c: number) => Math.sign(c) * Math.abs(c) ** (2 / n);
    return [(w / 2) * power(Math.cos(a)), (h / 2) * power(Math.sin(a))] as V2;
  });

/** Glass that faces +Z and falls back by `bend` times the squared distance from its middle. */
export function curvedGlass(w: number, h: number, bend: number, n = 4.5): T.BufferGeometry {
  const s = new Soup(),
    rings = 7,
    rim = squircle(w, h, n);
  const p = (i: number, k: number): V3 => {
    const [x, y] = rim[i % rim.length],
      f = k / rings;
    return [x * f, y * f, -bend * (x * x + y * y) * f * f];
  };
  for (let k = 0; k < rings; k++) for (let i = 0; i < rim.length; i++) k ? s.quad(p(i, k), p(i, k + 1), p(i + 1, k + 1),
    p(i + 1, k)) : s.tri(p(i, 0), p(i, 1), p(i + 1, 1));
  return s.done(60);
}

/** A picture drawn dot by dot; x and y are counted from its middle, y upwards. */
export const drawn = (columns: number, rows: number, dot: (x: number, y: number) => string): string[] =>
  Array.from({ length: rows }, (_, j) => Array.from({ length: columns },
    (_, i) => dot(i - (columns - 1) / 2, (rows - 1) / 2 - j)).join(''));

/** Lit dots of a picture drawn in characters (`mark` is lit), on glass bent like `curvedGlass`. */
export function pixels(picture: string[], mark: string, pitch: number, bend: number): T.BufferGeometry {
  const s = new Soup(),
    r = pitch * 0.43,
    cut = pitch * 0.12;
  picture.forEach((row, j) => {
    [...row].forEach((c, i) => {
      if (c !== mark) return;
      const x = (i - (row.length - 1) / 2) * pitch,
        y = ((picture.length - 1) / 2 - j) * pitch,
        q = (dx: number, dy: number): V3 => [x + dx, y + dy, 0.004 - bend * ((x + dx) ** 2 + (y + dy) ** 2)];
      s.quad(q(-r + cut, -r), q(r - cut, -r), q(r - cut, r), q(-r + cut, r));
      s.quad(q(-r, -r + cut), q(-r + cut, -r), q(-r + cut, r), q(-r, r - cut));
      s.quad(q(r - cut, -r), q(r, -r + cut), q(r, r - cut), q(r - cut, r));
    });
  });
  return s.done(60);
}

/** Display in a frame of two steps, its back at z = 0; `#` and `o` of the picture light in the two light colours. */
export function display(w: number, h: number, picture: string[], pitch: number, bend = 0.1, rim: Mat = 'trim'): Kit {
  return [
    P(plate(squircle(w, h), 0.04, { bevel: 0.014 }), rim),
    P(plate(squircle(w * 0.955, h * 0.93), 0.022, { bevel: 0.008 }), 'gloss', [0, 0, 0.034]),
    P(curvedGlass(w * 0.92, h * 0.89, bend), 'glass', [0, 0, 0.06 + (bend * w * w) / 8]),
    P(pixels(picture, '#', pitch, bend), 'glow2', [0, 0, 0.06 + (bend * w * w) / 8]),
    P(pixels(picture, 'o', pitch, bend), 'glow', [0, 0, 0.06 + (bend * w * w) / 8]),
  ];
}
