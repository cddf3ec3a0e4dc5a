/** The same desk at night: a city beyond the window, a lamp, the light of a screen. */
import { BLACK, lacquer, light, paint, SMOKED, WALNUT } from './colours.ts';
import { deskTop, GLAZES } from './desk.ts';
import type { Place } from './place-studio.ts';
import { build, type Parts, put } from './props.ts';
import { framed, lights, wall, windowFrame } from './room.ts';
import { group, hall, panel } from './surroundings.ts';
import { random } from './textures.ts';
import { deskMat, headphones, speaker } from './things/desk-gear.ts';
import { lamp, monitor, mug } from './things/desk-things.ts';
import { keyboard } from './things/keyboard.ts';
import { listing } from './things/screen-code.ts';
import { corkBoard, curtain, wallShelf } from './things/wall-things.ts';

const WALLS = ['#5c5f6b', '#66605f', '#575f66'];

function behind(variant: number, q: number, back: number): Parts {
  if (variant % 3 === 0)
    return [
      ...put(wallShelf(6, variant + 21, WALNUT), [4.4 * q, 3.4, back]),
      ...put(speaker(paint('#2c2e33', 0.5)), [2.6 * q, 0, -3.8], [0, -14 * q, 0]),
    ];
  if (variant % 3 === 1)
    return [
      ...put(corkBoard(4.6, 3.2, variant + 5), [3.8 * q, 4.6, back]),
      ...put(headphones('#3a3d44'), [2.6 * q, 0, -2.4], [0, 30 * q, 0]),
    ];
  return [
    ...put(framed(2.3, 3, BLACK, ['#8d8a84', '#6d5a48', '#43565e'], 0), [2.6 * q, 4.8, back]),
    ...put(framed(1.7, 2.2, BLACK, ['#8d8a84', '#4f5d58', '#7d6a48'], 1), [5.2 * q, 4.6, back]),
    ...put(speaker(paint('#33302d', 0.5)), [3.1 * q, 0, -3.6], [0, -18 * q, 0]),
  ];
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
    shell: build([
      ...put(wall(WALLS[variant % WALLS.length], 90, -20, 40, [opening]), [0, 0, back]),
      ...put(city, [0, 0, back - 0.5]),
      ...put(curtain(2, 17, paint('#3b3f4a', 0.95), variant + 2), [-0.2 * q, 12, back + 0.1]),
    ]),
    ground: build(deskTop(SMOKED)),
    props: build([
      ...put(windowFrame(9.4, 9, [2, 1], paint('#2b2e36', 0.4)), [-5.6 * q, 6.2, back - 0.2]),
      ...put(
        keyboard(paint('#1d1f23', 0.5), paint('#2a2d33', 0.6), paint('#7a3d22', 0.5)),
        [3.1 * q, 0.03, 1.7],
        [0, -10 * q, 0],
      ),
      ...put(
        monitor(BLACK, light('#16324a', 0.5), listing(variant + 8, ['#8ecbff', '#d8e4f2', '#ffb37a', '#9fe0c0'], 1.5)),
        [5.7 * q, 0, -1.5],
        [0, -42 * q, 0],
      ),
      ...behind(variant, q, back),
      ...put(deskMat(4.4, 2.6, '#2c2e33'), [3.4 * q, 0, 1.75], [0, -10 * q, 0]),
      ...put(lamp(lacquer('#2a2d33'), 4), [-5.2 * q, 0, -3.2], [0, q > 0 ? 12 : 168, 0]),
      ...put(mug(lacquer(GLAZES[(variant + 1) % GLAZES.length])), [-2.9 * q, 0, 1.5], [0, 130, 0]),
    ]),
    around: group(
      hall('#47464f', '#292a31', '#1f1914', 0.36),
      panel([14 * q, 4, 6], 9, 6, '#b4d2f5', 6),
      panel([-20 * q, 9, 14], 4, 18, '#9db4dc', 6),
      panel([-8 * q, 8, -44], 60, 40, '#1a2742', 0.5),
    ),
    lamps: [
      {
        from: [5.2 * q, 3.4, 0.6],
        to: [-0.2 * q, 1.9, 0],
        color: '#bcd8ff',
        power: 5,
        radius: 1.5,
        angle: 52,
        fade: 0.7,
      },
      {
        from: [-6.4 * q, 7, -4.6],
        to: [-0.2 * q, 2.6, 0],
        color: '#ffb172',
        power: 7,
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
