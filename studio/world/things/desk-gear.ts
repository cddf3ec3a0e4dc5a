import { rect, roundOutline } from '#robots/kit/outline.ts';
import type { V3 } from '#robots/kit/place.ts';
import { box, cable, cyl, lathe, plate, ring } from '#robots/kit/solid.ts';
import { ALUMINIUM, BIRCH, BLACK, cloth, paint } from '../colours.ts';
import { type Parts, part, put } from '../props.ts';
import type { Stuff } from '../stuff.ts';
import { random } from '../textures.ts';

export const deskMat = (w: number, d: number, color: string): Parts => [
  part(
    plate(roundOutline(rect(w, d), 0.14, 5), 0.02, { bevel: 0.008 }),
    { ...cloth(color, color, 1.1), bump: 0.004 },
    [0, 0, 0],
    [-90, 0, 0],
  ),
];
/** A small loudspeaker, 200 mm high. */
export function speaker(body: Stuff): Parts {
  const cone = (r: number): Parts => [
    part(
      lathe(
        [
          [0, -0.04],
          [r * 0.3, -0.05],
          [r * 0.32, -0.1],
          [r * 0.86, 0.01],
          [r * 0.9, 0.03],
          [r, 0.015],
        ].reverse() as [number, number][],
        48,
        50,
      ),
      paint('#24262a', 0.6),
      [0, 0, 0],
      [90, 0, 0],
    ),
    part(ring(r * 0.98, r * 1.1, 0.04, 0.012, 48), ALUMINIUM, [0, 0, 0], [90, 0, 0]),
  ];
  return [
    part(box(1.25, 2, 1.2, 0.09, 4), body, [0, 1, 0], [0, 0, 0], 'y'),
    ...put(cone(0.44), [0, 0.68, 0.61]),
    ...put(cone(0.2), [0, 1.5, 0.61]),
  ];
}
/** Headphones lying on their cups. */
export function headphones(color: string): Parts {
  const s = paint(color, 0.5),
    arc: V3[] = Array.from({ length: 13 }, (_, i) => {
      const a = (i / 12) * Math.PI;
      return [Math.cos(a) * 0.86, 0.2 + 0.05 * Math.sin(a), -Math.sin(a) * 1.02];
    });
  return [
    part(cable(arc, 0.07, 48, 10), s),
    part(
      cable(
        arc.slice(3, 10).map(([x, y, z]): V3 => [x * 0.94, y, z * 0.94]),
        0.09,
        40,
        10,
      ),
      cloth('#4a4641'),
    ),
    ...[-1, 1].flatMap((q) => [
      part(cyl(0.4, 0.16, 0.05, 40), s, [q * 0.93, 0.4, 0.06], [0, 0, 90 - q * 8]),
      part(ring(0.2, 0.4, 0.2, 0.08, 40), BLACK, [q * 0.78, 0.4, 0.06], [0, 0, 90]),
    ]),
  ];
}
/** Loose sheets with drawings of joints and measures on them, on each other. */
export function sheets(seed: number): Parts {
  const next = random(seed),
    ink = paint('#65717c', 0.9);
  return Array.from({ length: 3 }, (_, i) => i).flatMap((i) => {
    const turn = (next() - 0.5) * 26,
      y = 0.004 + i * 0.006;
    return [
      part(
        plate(rect(2.1, 2.97), 0.003, { bevel: 0.001, steps: 1 }),
        paint('#efece4', 0.95),
        [next() * 0.3, y, next() * 0.3],
        [-90, 0, turn],
      ),
      ...(i === 2
        ? [
            part(ring(0.34, 0.36, 0.002, 0.0005, 40), ink, [-0.2, y + 0.006, -0.4]),
            part(ring(0.16, 0.18, 0.002, 0.0005, 40), ink, [-0.2, y + 0.006, -0.4]),
            part(box(1.2, 0.002, 0.014, 0.0005, 1), ink, [0.1, y + 0.006, 0.3]),
            part(box(0.014, 0.002, 1.1, 0.0005, 1), ink, [0.55, y + 0.006, -0.3]),
          ]
        : []),
    ];
  });
}
/** A cable lying along the given points. */
export const lying = (points: [number, number][], r = 0.032): Parts => [
  part(
    cable(
      points.map(([x, z]): V3 => [x, r, z]),
      r,
      60,
      8,
    ),
    paint('#2a2b2e', 0.6),
  ),
];
export const notes = (): Parts =>
  ['#d9c36a', '#c99a86', '#9db3ab'].map((color, i) =>
    part(box(0.76, 0.05, 0.76, 0.004, 1), paint(color, 0.9), [0, 0.026 + i * 0.051, 0], [0, i * 5 - 4, 0]),
  );
/** An open box of birch with pens lying in it, 240 mm wide. */
export function penBox(): Parts {
  const pen = (color: string, x: number, turn: number) =>
    part(cyl(0.05, 1.4, 0.02, 14), paint(color, 0.4), [x, 0.13, 0], [90, 0, turn]);
  return [
    part(box(2.4, 0.06, 1.6, 0.02), BIRCH, [0, 0.03, 0]),
    ...[-1, 1].map((q) => part(box(2.4, 0.28, 0.07, 0.02), BIRCH, [0, 0.14, q * 0.78])),
    ...[-1, 0, 1].map((q) => part(box(0.07, 0.28, 1.5, 0.02), BIRCH, [q * 1.165, 0.14, 0], [0, 0, 0], 'z')),
    pen('#44708c', -0.75, 4),
    pen('#3a3d42', -0.5, -3),
    pen('#b5523c', -0.25, 6),
    part(cyl(0.4, 0.2, 0.05, 32), cloth('#7d8a83'), [0.6, 0.16, 0.1]),
  ];
}
