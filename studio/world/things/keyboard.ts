import { rect, roundOutline } from '#robots/kit/outline.ts';
import { points2, type V3 } from '#robots/kit/place.ts';
import { hull, plate } from '#robots/kit/solid.ts';
import { type Parts, part, put } from '../props.ts';
import type { Stuff } from '../stuff.ts';

/** Widths of the keys in each row, in keys; the rest of the row is one key. */
const ROWS: number[][] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.75],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.25],
  [1, 1, 1, 1.25, 5, 1.25, 1, 1, 1, 1.25],
];
const PITCH = 0.19;
/** A compact keyboard, 290 mm wide, its middle at the origin, the typist at +Z. */
export function keyboard(body: Stuff, keys: Stuff, accent: Stuff): Parts {
  const width = 14.5 * PITCH + 0.16,
    depth = 6 * PITCH + 0.14,
    parts: Parts = [
      part(
        plate(roundOutline(rect(width, depth), 0.09, 5), 0.12, { bevel: 0.025, steps: 3 }),
        body,
        [0, 0.03, 0],
        [-90, 0, 0],
      ),
    ];
  const caps = new Map<number, ReturnType<typeof hull>>();
  ROWS.forEach((row, j) => {
    const z = (j - 2.5) * PITCH;
    const total = row.reduce((a, b) => a + b, 0);
    let x = -(14.5 * PITCH) / 2;
    row.forEach((units, i) => {
      const w = units * PITCH * (14.5 / total),
        size = w - 0.022,
        foot = PITCH - 0.022;
      const cap =
        caps.get(size) ??
        hull(
          points2('-1,-1 1,-1 1,1 -1,1').flatMap(
            ([a, b]) =>
              [
                [a * (size / 2 - 0.012), 0.01, b * (foot / 2 - 0.012)],
                [a * (size / 2 - 0.032), 0.062, b * (foot / 2 - 0.03) - 0.006],
              ] as V3[],
          ),
          0.012,
        );
      caps.set(size, cap);
      const isAccent = (j === 0 && i === 0) || (j === 3 && i === row.length - 1);
      parts.push(part(cap, isAccent ? accent : keys, [x + w / 2, 0.14 + (2.5 - j) * 0.012, z], [4 - j * 1.6, 0, 0]));
      x += w;
    });
  });
  return put(parts, [0, 0, 0], [3, 0, 0]);
}
