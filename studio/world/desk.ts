/** A desk by a window, by day and at night. */
import { box } from '#robots/kit/solid.ts';
import { ALUMINIUM, BIRCH, BLACK, CERAMIC, cloth, lacquer, light, OAK, paint, SMOKED } from './colours.ts';
import { lamp, monitor, mug, notebook, pencil, pencilCup } from './desk-things.ts';
import { keyboard } from './keyboard.ts';
import type { Place } from './place-studio.ts';
import { bladePlant, pottedPlant } from './plants.ts';
import type { Parts } from './props.ts';
import { build, part, put } from './props.ts';
import { framed, lights, wall, windowFrame } from './room.ts';
import type { Stuff } from './stuff.ts';
import { group, hall, panel } from './surroundings.ts';
import { random } from './textures.ts';

const GLAZES = ['#2f6f73', '#d9d4c8', '#b5573a', '#31435c'];
const top = (wood: Stuff): Parts => [part(box(44, 0.3, 13, 0.05), { ...wood, mirror: true }, [0, -0.15, 0.6])];

/** Code on a screen: rows of short bars. */
function listing(seed: number, colors: string[], power: number): [number, number, number, number, Stuff][] {
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

export function deskByDay(variant: number): Place {
  const q = variant % 2 ? -1 : 1,
    glaze = lacquer(GLAZES[variant % GLAZES.length]),
    opening: [number, number, number, number] = [-6.4 * q, 6.2, 7.4, 8.6],
    back = -6.4;
  const keys =
    variant % 2
      ? keyboard(paint('#2b2e33', 0.5), paint('#3a3e45', 0.6), paint('#e2703a', 0.5))
      : keyboard(ALUMINIUM, paint('#eceae4', 0.5), paint('#e2703a', 0.5));
  return {
    shell: build(put(wall('#c9cbc6', 90, -20, 40, [opening]), [0, 0, back])),
    ground: build(top(variant % 3 === 2 ? BIRCH : OAK)),
    props: build([
      ...put(windowFrame(7.4, 8.6, [2, 2]), [-6.4 * q, 6.2, back - 0.2]),
      ...put(keys, [3.1 * q, 0, 1.35], [0, -7 * q, 0]),
      ...put(mug(glaze), [-3.3 * q, 0, 0.7], [0, 40, 0]),
      ...put(notebook(cloth('#8c2f2a')), [-3.9 * q, 0, 2.7], [0, 24 * q, 0]),
      ...put(pencil('#e0a93a'), [-3.5 * q, 0.18, 2.6], [90, 0, 60 * q]),
      ...put(pencilCup(CERAMIC), [2.3 * q, 0, -3.4]),
      ...put(
        monitor(
          BLACK,
          { color: '#0c0e12', rough: 0.12, coat: 1 },
          listing(variant + 3, ['#e2703a', '#8ecbff', '#cfd6dd', '#9fd6a0'], 0.9),
        ),
        [6.2 * q, 0, -2.6],
        [0, -24 * q, 0],
      ),
      ...put(
        variant % 3 === 1 ? bladePlant(variant, 0.6, 1, CERAMIC) : pottedPlant(variant + 4, 0.62, 1, 44, CERAMIC),
        [-5.9 * q, 0, -3.6],
      ),
      ...put(framed(3.2, 4.2, OAK, ['#efe9dc', '#d58a4a', '#5f7f86'], variant % 2), [2.6 * q, 7.4, back]),
    ]),
    around: group(
      hall('#c9c9c5', '#e6e5e0', '#8a6a48', 0.75),
      panel([27 * q, 10, 8], 5, 18, '#fff6e8', 5),
      panel([-24 * q, 9, 9], 12, 18, '#f2f7ff', 9),
      ...[panel([-8 * q, 2, -40], 80, 14, '#b9c8a2', 2.2), panel([-8 * q, 26, -41], 90, 40, '#eef5ff', 4.5)],
    ),
    lamps: [
      { from: [-15 * q, 10, 5.5], to: [0, 1.6, 0], color: '#ffefd8', power: 6.2, radius: 1.25, angle: 27, fade: 0.9 },
      { from: [-12 * q, 12, -15], to: [0, 2.4, 0], color: '#eaf3ff', power: 2.6, radius: 1.4, angle: 24, fade: 0.8 },
    ],
    ambient: 0.46,
    exposure: 0.88,
    mirror: { strength: 0.65, blur: 0.085 },
    vignette: 0.25,
  };
}

export function deskByNight(variant: number): Place {
  const q = variant % 2 ? -1 : 1,
    next = random(variant + 20),
    back = -6.2,
    opening: [number, number, number, number] = [-5.6 * q, 6.2, 9.4, 9];
  // out of focus already: the lens would draw each light once for every sample
  const city = lights(
    Array.from({ length: 64 }, () => {
      const warm = next();
      return [
        (-5.6 + 9.2 * (next() - 0.5)) * q,
        1.8 + 7 * next() ** 1.7,
        0.12 + 0.1 * next(),
        warm < 0.6 ? '#ffb261' : warm < 0.85 ? '#9fc4ff' : '#ff6a4d',
        0.5 + 1.1 * next(),
      ] as [number, number, number, string, number];
    }),
  );
  return {
    shell: build([...put(wall('#5c5f6b', 90, -20, 40, [opening]), [0, 0, back]), ...put(city, [0, 0, back - 0.5])]),
    ground: build(top(SMOKED)),
    props: build([
      ...put(windowFrame(9.4, 9, [2, 1], paint('#2b2e36', 0.4)), [-5.6 * q, 6.2, back - 0.2]),
      ...put(
        keyboard(paint('#1d1f23', 0.5), paint('#2a2d33', 0.6), paint('#7a3d22', 0.5)),
        [2.9 * q, 0, 1.7],
        [0, -10 * q, 0],
      ),
      ...put(
        monitor(BLACK, light('#16324a', 0.5), listing(variant + 8, ['#8ecbff', '#d8e4f2', '#ffb37a', '#9fe0c0'], 1.5)),
        [5.7 * q, 0, -1.5],
        [0, -42 * q, 0],
      ),
      ...put(lamp(lacquer('#2a2d33'), 4), [-5.2 * q, 0, -3.2], [0, q > 0 ? 12 : 168, 0]),
      ...put(mug(lacquer(GLAZES[(variant + 1) % GLAZES.length])), [-2.9 * q, 0, 1.5], [0, 130, 0]),
    ]),
    around: group(
      hall('#47464f', '#292a31', '#1f1914', 0.36),
      panel([14 * q, 4, 6], 9, 6, '#9ec8ff', 4),
      panel([-20 * q, 9, 14], 4, 18, '#86a6dc', 3),
      panel([-8 * q, 8, -44], 60, 40, '#1a2742', 0.5),
    ),
    lamps: [
      {
        from: [5.2 * q, 3.4, 0.6],
        to: [-0.2 * q, 1.9, 0],
        color: '#bcd8ff',
        power: 3.4,
        radius: 1.5,
        angle: 52,
        fade: 0.7,
      },
      {
        from: [-6.4 * q, 7, -4.6],
        to: [-0.2 * q, 2.6, 0],
        color: '#ffb172',
        power: 5.5,
        radius: 0.8,
        angle: 30,
        fade: 0.8,
      },
      {
        from: [-3.75 * q, 3.55, -2.9],
        to: [-3.4 * q, 0, -2.8],
        color: '#ffb872',
        power: 6,
        radius: 0.3,
        angle: 62,
        fade: 1,
      },
    ],
    ambient: 1.1,
    exposure: 1.55,
    mirror: { strength: 1.3, blur: 0.03 },
    bloom: 0.6,
    vignette: 0.35,
  };
}
