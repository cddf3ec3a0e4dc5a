/** Things to look at on a shelf: a jar with twigs, a globe. */
import { points2 } from '#robots/kit/place.ts';
import { box, cable, lathe, ring } from '#robots/kit/solid.ts';
import { BRASS, paint } from '../colours.ts';
import { arc, type Parts, part, put } from '../props.ts';
import type { Stuff } from '../stuff.ts';

export function vase(color: string): Parts {
  const side = points2('0,0 0.3,0 0.46,0.2 0.5,0.5 0.42,0.82 0.2,1.02 0.17,1.2 0.2,1.28 0.15,1.26 0.13,1.1');
  const stuff: Stuff = { color, dark: '#5d5246', grain: 'plaster', rough: 0.6, bump: 0.006, repeat: [2, 2] };
  return [
    part(lathe(side, 56, 60), stuff),
    ...Array.from({ length: 7 }, (_, i) => {
      const a = i * 2.4,
        out = 0.24 + 0.1 * (i % 3);
      return [
        part(
          cable(
            [
              [0, 0.6, 0],
              [Math.cos(a) * out * 0.4, 1.7, Math.sin(a) * out * 0.3],
              [Math.cos(a) * out * 1.6, 2.5 + 0.2 * (i % 4), Math.sin(a) * out * 0.8],
            ],
            0.014,
            16,
            6,
          ),
          paint('#7a6248', 0.8),
        ),
        ...[0, 1, 2, 3].map((k) =>
          part(box(0.1, 0.16, 0.1, 0.04, 3), paint('#b39a74', 0.9), [
            Math.cos(a) * out * (0.7 + 0.3 * k),
            1.9 + 0.2 * k + 0.05 * (i % 4) * k,
            Math.sin(a) * out * (0.4 + 0.13 * k),
          ]),
        ),
      ];
    }).flat(),
  ];
}
export function globe(): Parts {
  const stuff: Stuff = {
    color: '#5f7f86',
    dark: '#c2b08c',
    grain: 'plaster',
    rough: 0.4,
    coat: 0.4,
    repeat: [1.1, 1.1],
  };
  return [
    part(lathe(points2('0,0 0.4,0 0.42,0.05 0.1,0.1 0.06,0.22 0,0.24'), 40, 40), BRASS),
    ...put(
      [part(lathe(arc(0.58, 20), 48, 80), stuff), part(ring(0.62, 0.66, 0.08, 0.01, 64), BRASS, [0, 0, 0], [90, 0, 0])],
      [0, 0.88, 0],
      [0, 20, 22],
    ),
  ];
}
