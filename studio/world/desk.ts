/** A desk by a window, by day. */
import { box } from '#robots/kit/solid.ts';
import { ALUMINIUM, BIRCH, BLACK, CERAMIC, cloth, lacquer, OAK, paint, WALNUT } from './colours.ts';
import type { Lamp, Place } from './place-studio.ts';
import { build, type Parts, part, put } from './props.ts';
import { framed, wall, windowFrame } from './room.ts';
import type { Stuff } from './stuff.ts';
import { group, hall, panel, windowShadow } from './surroundings.ts';
import { deskMat, headphones, lying, notes, penBox, sheets, speaker } from './things/desk-gear.ts';
import { lamp, monitor, mug, notebook, pencil, pencilCup } from './things/desk-things.ts';
import { keyboard } from './things/keyboard.ts';
import { bladePlant, pottedPlant } from './things/plants.ts';
import { listing } from './things/screen-code.ts';
import { clock, corkBoard, curtain, wallShelf } from './things/wall-things.ts';

export const GLAZES = ['#2f6f73', '#d9d4c8', '#a8664a', '#31435c'];
const WALLS = ['#c9c4b8', '#b4bdb6', '#cdbba6', '#aeb6bf', '#c8c0ba', '#b9b6a4'];
const MATS = ['#55585c', '#6a6257', '#4c5a5c'];
const LINEN = ['#d9d0bf', '#c3c8c2', '#cbb9a4'];
export const deskTop = (wood: Stuff): Parts => [
  part(box(44, 0.3, 13, 0.05), { ...wood, mirror: true }, [0, -0.15, 0.6]),
];
const BACK = -6.4;

function onTheWall(variant: number, q: number): Parts {
  if (variant % 3 === 0)
    return [...put(corkBoard(5, 3.4, variant + 2), [1.3 * q, 4.4, BACK]), ...put(clock(0.75), [5.4 * q, 5.2, BACK])];
  if (variant % 3 === 1)
    return [
      ...put(wallShelf(6.2, variant + 14, variant % 2 ? WALNUT : OAK), [2.2 * q, 3.5, BACK]),
      ...put(framed(1.8, 2.3, BLACK, ['#e6e0d2', '#b98a5c', '#6d8487'], 0), [6.6 * q, 4.4, BACK]),
    ];
  return [
    ...put(framed(2.5, 3.2, OAK, ['#e9e3d6', '#b98a5c', '#5f7f86'], variant % 2), [-0.6 * q, 4.6, BACK]),
    ...put(framed(1.7, 2.2, OAK, ['#dfe0d8', '#7d8f86', '#c2a05a'], (variant + 1) % 2), [2.1 * q, 4.4, BACK]),
    ...put(framed(1.7, 1.7, OAK, ['#e9e3d6', '#8d7f6d', '#4f6a70'], variant % 2), [4.3 * q, 4.5, BACK]),
  ];
}
function onTheDesk(variant: number, q: number): Parts {
  const dark = variant % 2 === 1,
    glaze = lacquer(GLAZES[variant % GLAZES.length]),
    keys = dark
      ? keyboard(paint('#2b2e33', 0.5), paint('#3a3e45', 0.6), paint('#a8664a', 0.5))
      : keyboard(ALUMINIUM, paint('#e2e0da', 0.5), paint('#a8664a', 0.5));
  const back: Parts[] = [
    [
      ...put(lamp(lacquer('#3f5a55'), 1.6), [4.2 * q, 0, -4.2], [0, q > 0 ? 165 : 15, 0]),
      ...put(pencilCup(CERAMIC), [2.5 * q, 0, -2.7]),
    ],
    [
      ...put(speaker(paint('#d6d1c6', 0.5)), [3.1 * q, 0, -4.4], [0, -10 * q, 0]),
      ...put(notes(), [1.9 * q, 0, -2.3], [0, 20, 0]),
    ],
    [...put(penBox(), [3 * q, 0, -3], [0, -14 * q, 0]), ...put(pencilCup(lacquer('#8a8f86')), [1.5 * q, 0, -4.1])],
    [
      ...put(headphones('#cfc8ba'), [2.9 * q, 0, -2.6], [0, 30 * q, 0]),
      ...put(lamp(lacquer('#35383d'), 1.6), [5 * q, 0, -4.6], [0, q > 0 ? 160 : 20, 0]),
    ],
  ];
  const front: Parts[] = [
    [
      ...put(mug(glaze), [-3.3 * q, 0, 0.5], [0, 40, 0]),
      ...put(notebook(cloth('#7d4a3c')), [-3.9 * q, 0, 2.7], [0, 24 * q, 0]),
      ...put(pencil('#c99a3e'), [-3.5 * q, 0.18, 2.6], [90, 0, 60 * q]),
    ],
    [
      ...put(sheets(variant + 5), [-3.2 * q, 0, 1.3], [0, 16 * q, 0]),
      ...put(pencil('#44708c'), [-2.3 * q, 0.06, 1.5], [90, 0, 32 * q]),
      ...put(mug(glaze), [-4.6 * q, 0, -1.3], [0, 200, 0]),
    ],
    [
      ...put(notebook(cloth('#4c5a5c')), [-3.1 * q, 0, 1.1], [0, -18 * q, 0]),
      ...put(mug(glaze), [-3.2 * q, 0, -2.2], [0, 160, 0]),
      ...put(notes(), [-2.5 * q, 0, 2.6], [0, 40, 0]),
    ],
  ];
  return [
    ...put(deskMat(4.2, 2.5, MATS[variant % MATS.length]), [3.9 * q, 0, 1.45], [0, -7 * q, 0]),
    ...put(keys, [3.4 * q, 0.03, 1.35], [0, -7 * q, 0]),
    ...lying([
      [3.5 * q, 0.6],
      [3.7 * q, -0.5],
      [4.5 * q, -1.4],
      [4.4 * q, -2.6],
      [5.4 * q, -3.6],
    ]),
    ...(back[variant % back.length] ?? []),
    ...(front[(variant + 1) % front.length] ?? []),
    ...put(
      monitor(
        BLACK,
        { color: '#0c0e12', rough: 0.12, coat: 1 },
        listing(variant + 3, ['#c98a62', '#8fb4cc', '#cfd6dd', '#9bb89c'], 0.7),
      ),
      [6.6 * q, 0, -2.6],
      [0, -24 * q, 0],
    ),
    ...put(variant % 3 === 1 ? bladePlant(variant, 0.6, 1, CERAMIC) : pottedPlant(variant + 4, 0.62, 1, 44, CERAMIC), [
      -5.9 * q,
      0,
      -3.6,
    ]),
  ];
}

export function deskByDay(variant: number): Place {
  const q = variant % 2 ? -1 : 1,
    opening: [number, number, number, number] = [-7.2 * q, 6.2, 7.4, 8.6];
  // the sun reaches the wall above the robots only
  const sun: Lamp = {
    from: [-17 * q, 15, 15],
    to: [2.4 * q, 4.2, BACK],
    color: '#ffe2b8',
    power: 2.6,
    radius: 0.25,
    angle: 12,
    fade: 0.2,
  };
  return {
    shell: build([
      ...put(wall(WALLS[variant % WALLS.length], 90, -20, 40, [opening]), [0, 0, BACK]),
      ...put(curtain(2.1, 16, cloth(LINEN[variant % LINEN.length]), variant + 1), [-3.9 * q, 11, BACK + 0.25]),
    ]),
    ground: build(deskTop([OAK, BIRCH, WALNUT][(variant * 2) % 3])),
    props: build([
      ...put(windowFrame(7.4, 8.6, [2, 2]), [-7.2 * q, 6.2, BACK - 0.2]),
      ...onTheWall(variant, q),
      ...onTheDesk(variant, q),
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
      sun,
    ],
    gobo: windowShadow(sun, 0.22, 2.6, 2.2, 3, 2, 1.6),
    ambient: 0.46,
    exposure: 0.88,
    mirror: { strength: 0.65, blur: 0.085 },
    vignette: 0.25,
  };
}
