import { rect, roundOutline } from '#robots/kit/outline.ts';
import { points2, points3, type V2 } from '#robots/kit/place.ts';
import { box, cable, cyl, lathe, plate, ring } from '#robots/kit/solid.ts';
import { ALUMINIUM, BIRCH, BLACK, light, PAGES, paint } from '../colours.ts';
import { type Parts, part, put } from '../props.ts';
import type { Stuff } from '../stuff.ts';

/** A glazed mug, 95 mm high, handle towards +X, filled with coffee. */
export function mug(glaze: Stuff): Parts {
  const r = 0.41,
    h = 0.95,
    wall: V2[] = [
      [0, 0.02],
      [r * 0.78, 0.0],
      [r * 0.82, 0.03],
      [r * 0.94, 0.09],
      [r, 0.22],
      [r, h - 0.03],
      [r - 0.012, h],
      [r - 0.03, h],
      [r - 0.042, h - 0.03],
      [r - 0.042, 0.3],
    ];
  return [
    part(lathe(wall, 64, 50), glaze),
    part(
      lathe(
        [
          [r - 0.042, h - 0.19],
          [0, h - 0.19],
        ],
        48,
        60,
      ),
      { color: '#2a1509', rough: 0.12, coat: 1 },
    ),
    part(
      cable(
        [
          [r - 0.03, 0.76, 0],
          [r + 0.2, 0.78, 0],
          [r + 0.3, 0.6, 0],
          [r + 0.24, 0.38, 0],
          [r - 0.02, 0.24, 0],
        ],
        0.052,
        40,
        12,
      ),
      glaze,
    ),
  ];
}
/** A notebook with a ribbon and a pencil across it, 140 x 210 mm. */
export function notebook(cover: Stuff): Parts {
  return [
    part(plate(roundOutline(rect(1.4, 2.1), 0.06, 4), 0.022, { bevel: 0.008 }), cover, [0, 0, 0], [-90, 0, 0]),
    part(box(1.36, 0.11, 2.05, 0.01, 1), PAGES, [0, 0.076, 0], [0, 90, 0]),
    part(plate(roundOutline(rect(1.4, 2.1), 0.06, 4), 0.022, { bevel: 0.008 }), cover, [0, 0.13, 0], [-90, 0, 0]),
    part(box(0.05, 0.145, 2.104, 0.004, 1), paint('#23242a'), [0.5, 0.082, 0]),
  ];
}
export function pencil(color: string): Parts {
  return [
    part(cyl(0.037, 1.5, 0.002, 6), { color, rough: 0.35, coat: 0.5 }, [0, 0, 0]),
    part(lathe(points2('0.036,0.75 0.01,0.93 0,0.94'), 6, 20), BIRCH),
    part(lathe(points2('0.011,0.92 0,0.98'), 8, 40), BLACK),
    part(cyl(0.039, 0.16, 0.01, 16), ALUMINIUM, [0, -0.8, 0]),
  ];
}
export function pencilCup(glaze: Stuff): Parts {
  const wall = points2('0,0 0.36,0 0.38,0.02 0.38,1 0.37,1.015 0.35,1 0.35,0.1');
  const leans: [string, number, number, number][] = [
    ['#c8452e', 12, 20, 0.1],
    ['#2d5f8a', -11, 140, 0.0],
    ['#e0a93a', 9, 250, 0.14],
    ['#33363c', -8, 310, -0.05],
  ];
  return [
    part(lathe(wall, 48, 40), glaze),
    ...leans.flatMap(([c, tilt, turn, up]) =>
      put(put(pencil(c), [0, 0.9 + up, 0], [tilt, 0, 0]), [0, 0, 0], [0, turn, 0]),
    ),
  ];
}
/** A screen, 27 inches, facing +Z, its foot at the origin; `shows` are lights upon it as [x, y, w, h, light]. */
export function monitor(frame: Stuff, screen: Stuff, shows: [number, number, number, number, Stuff][] = []): Parts {
  const w = 6.1,
    h = 3.6,
    y = 2.9;
  return [
    part(plate(roundOutline(rect(w, h), 0.08, 4), 0.2, { bevel: 0.03 }), frame, [0, y, -0.12]),
    part(plate(rect(w - 0.12, h - 0.12), 0.01, { bevel: 0.003 }), screen, [0, y, 0.075]),
    ...shows.map(([sx, sy, sw, sh, s]) =>
      part(plate(roundOutline(rect(sw, sh), 0.03, 2), 0.006, { bevel: 0.002, steps: 1 }), s, [sx, y + sy, 0.084]),
    ),
    part(box(0.5, 2.4, 0.1, 0.03), ALUMINIUM, [0, 1.3, -0.3], [-6, 0, 0]),
    part(plate(roundOutline(rect(2.4, 1.9), 0.12, 5), 0.07, { bevel: 0.02 }), ALUMINIUM, [0, 0, -0.3], [-90, 0, 0]),
  ];
}
/** A desk lamp: round foot, bent stem, bell shade that opens down and towards +X; lit inside. */
export function lamp(shade: Stuff, power: number, warm = '#ffd3a0'): Parts {
  const bell = points2('0.06,0.52 0.16,0.5 0.3,0.36 0.52,0.02 0.54,0 0.52,0 0.29,0.33 0.14,0.46').reverse();
  return [
    part(lathe(points2('0,0 0.72,0 0.74,0.02 0.73,0.07 0.68,0.09 0,0.11'), 64, 40), shade),
    part(cable(points3('0,0.1,0 0,1.6,0 0,3.1,0 0.2,3.9,0 0.8,4.25,0 1.3,4.1,0'), 0.045, 60, 12), shade),
    ...put(
      [
        part(lathe(bell, 48, 50), { ...shade, twoSided: true }),
        part(ring(0.05, 0.13, 0.1), BLACK, [0, 0.52, 0]),
        part(lathe(points2('0,-0.02 0.12,0.02 0.17,0.12 0.12,0.24 0,0.3'), 24, 60), light(warm, power)),
      ],
      [1.42, 3.6, 0],
      [0, 0, 18],
    ),
  ];
}
