import { stencil } from '#robots/kit/lettering.ts';
import type { V2 } from '#robots/kit/place.ts';
import { box, plate } from '#robots/kit/solid.ts';
import { BRASS, cloth, PAGES, paint } from '../colours.ts';
import { type Parts, part, put } from '../props.ts';
import type { Stuff } from '../stuff.ts';
import { random } from '../textures.ts';

export interface Book {
  height: number;
  depth: number;
  thick: number;
  cover: Stuff;
  print: Stuff;
  design: number;
  title: string;
}

const COVERS = '#27405e #8c2f2a #d8cfbd #2f4a3c #c98a34 #3b3a40 #a8b3ae #5b3a52 #e3ddd0 #1f2a33 #b5573a #6d7f93'.split(
  ' ',
);
const TITLES = 'ATLAS MOTION STARS FORM TOOLS ORBIT NORTH METAL PLANTS COLOUR RAILS SPACE'.split(' ');

/** `count` books; the same seed gives the same ones. */
export function library(seed: number, count: number, [low, high]: V2 = [1.75, 2.55]): Book[] {
  const next = random(seed),
    of = <X>(list: X[]): X => list[Math.floor(next() * list.length)];
  return Array.from({ length: count }, () => {
    const height = low + (high - low) * next(),
      color = of(COVERS),
      isPale = Number.parseInt(color.slice(1, 3), 16) > 0xa0;
    return {
      height,
      depth: height * (0.66 + 0.1 * next()),
      thick: 0.16 + 0.3 * next() ** 1.5,
      cover: next() < 0.62 ? cloth(color, color, 0.7) : { color, rough: 0.42, coat: 0.25 },
      print: isPale ? paint(of(['#2b2b2e', '#8c2f2a', '#27405e'])) : next() < 0.4 ? BRASS : paint('#e8dfcc'),
      design: Math.floor(next() * 5),
      title: of(TITLES),
    };
  });
}

/** A book that stands on y = 0, its spine towards +Z at z = 0, its middle at x = 0. */
export function book(b: Book): Parts {
  const { height: h, depth: d, thick: t } = b,
    board = 0.028,
    overhang = 0.03,
    parts: Parts = [
      part(
        box(t - board * 2, h - overhang * 2, d - overhang * 1.6, 0.012, 1),
        PAGES,
        [0, h / 2, -d / 2 - 0.01],
        [0, 0, 0],
        'z',
      ),
    ];
  for (const s of [-1, 1])
    parts.push(part(box(board, h, d, 0.01, 1), b.cover, [s * (t / 2 - board / 2), h / 2, -d / 2]));
  // the spine is a shallow arc
  const arc: V2[] = Array.from({ length: 9 }, (_, i) => {
    const u = i / 8 - 0.5;
    return [u * t, 0.055 * (1 - 4 * u * u) + 0.012] as V2;
  });
  parts.push(
    part(
      plate([...arc, [t / 2, -board], [-t / 2, -board]], h, { bevel: 0.008, steps: 1 }),
      b.cover,
      [0, h, 0],
      [90, 0, 0],
    ),
  );
  const front = 0.069,
    band = (y: number, tall: number) =>
      parts.push(
        part(
          plate([...arc.map(([x, z]) => [x * 0.96, z + 0.0035] as V2), [t * 0.48, -0.01], [-t * 0.48, -0.01]], tall, {
            bevel: 0.002,
            steps: 1,
          }),
          b.print,
          [0, y + tall, 0],
          [90, 0, 0],
        ),
      );
  const word = (y: number, size: number) =>
    parts.push(part(stencil(b.title, size, 0.36, 0), b.print, [0, y, front], [0, 0, -90]));
  const size = Math.min(t * 0.4, 0.15, (h * 0.4) / (b.title.length * 0.85));
  if (b.design === 0) {
    band(h * 0.9, 0.02);
    band(h * 0.86, 0.02);
    band(h * 0.1, 0.02);
    word(h * 0.55, size);
  } else if (b.design === 1) {
    band(h * 0.7, h * 0.16);
    band(h * 0.06, 0.04);
  } else if (b.design === 2) word(h * 0.62, size * 1.1);
  else if (b.design === 3) {
    for (const y of [0.14, 0.32, 0.5, 0.68, 0.86]) band(h * y, 0.026);
  } else band(h * 0.03, h * 0.08);
  return parts;
}

/** Books side by side from x to the right; `lean` tilts the last one against the others by degrees. */
export function bookRow(books: Book[], x: number, z: number, seed: number, lean = 0): { parts: Parts; end: number } {
  const next = random(seed),
    parts: Parts = [];
  let at = x;
  for (const [i, b] of books.entries()) {
    const last = lean && i === books.length - 1,
      deep = z - next() * 0.22;
    if (last) {
      // the lower left corner rests on the board at a distance
      const a = (lean * Math.PI) / 180;
      parts.push(
        ...put(
          book(b),
          [at + Math.sin(a) * b.height + (b.thick / 2) * Math.cos(a), (b.thick / 2) * Math.sin(a), deep],
          [0, 0, lean],
        ),
      );
      at += Math.sin(a) * b.height + b.thick;
    } else {
      parts.push(...put(book(b), [at + b.thick / 2, 0, deep], [0, (next() - 0.5) * 2.5, 0]));
      at += b.thick + 0.008;
    }
  }
  return { parts, end: at };
}

/** Books lying on each other, spines towards +Z; returns the height of the stack. */
export function bookStack(books: Book[], seed: number): { parts: Parts; top: number } {
  const next = random(seed),
    parts: Parts = [];
  let y = 0;
  for (const b of [...books].sort((p, q) => q.height - p.height)) {
    parts.push(
      ...put(
        put(book(b), [0, -b.height / 2, 0]),
        [(next() - 0.5) * 0.16, y + b.thick / 2, (next() - 0.5) * 0.12],
        [0, (next() - 0.5) * 14, 90],
      ),
    );
    y += b.thick;
  }
  return { parts, top: y };
}
