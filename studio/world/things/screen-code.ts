/** The contents of the screens on the desks. */
import { light } from '../colours.ts';
import type { Stuff } from '../stuff.ts';
import { random } from '../textures.ts';

export function listing(seed: number, colors: string[], power: number): [number, number, number, number, Stuff][] {
  const next = random(seed);
  return Array.from({ length: 17 }, (_, j) => j).flatMap((j) => {
    let x = -2.6 + 0.3 * Math.floor(next() * 4);
    return Array.from({ length: 1 + Math.floor(next() * 4) }, () => {
      const w = 0.25 + next() * 0.75,
        bar: [number, number, number, number, Stuff] = [
          x + w / 2,
          1.45 - j * 0.18,
          w,
          0.065,
          light(colors[Math.floor(next() * colors.length)], power),
        ];
      x += w + 0.12;
      return bar;
    }).filter(([bx, , w]) => bx + w / 2 < 2.8);
  });
}
