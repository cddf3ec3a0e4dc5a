/** The floor of a child's room in the evening sun: planks, a rug, toys, a bookcase or a bed along the wall. */
import { cloth, OAK } from './colours.ts';
import type { Lamp, Place } from './place-studio.ts';
import { build, type Parts, put } from './props.ts';
import { bed, framed, planks, skirting, wall } from './room.ts';
import { group, hall, panel, windowShadow } from './surroundings.ts';
import { basket, plush, rings, rocket, toyShelf, train } from './things/toy-shelf.ts';
import { arch, ball, brick, castle, column, cube, prism, rug, STAINS, scattered } from './things/toys.ts';
import { curtain, panelling, wallpaper } from './things/wall-things.ts';

const WALLS = ['#c4b79f', '#a4b0b0', '#bfae9f', '#b3b7a0', '#b5a9ab'];
const STRIPES = ['#cdc2ac', '#b0bbba', '#c9bbad', '#bdc1ac', '#c0b5b7'];
const BLANKETS = ['#5f7683', '#9a7f58', '#7c8a68'];
const RUGS = [
  ['#e0d5c0', '#b98366', '#e0d5c0', '#8298a0'],
  ['#d6cfc0', '#c2a05c', '#d6cfc0', '#5f7780'],
  ['#d8d0c2', '#7f9080', '#d8d0c2', '#a37f6c'],
];
const BOXES = ['#a9a08c', '#8c9a9c', '#b39a80'];
const BACK = -11;

/** Along the wall behind the robots: a bookcase, a bed, curtains, in several orders. */
function alongTheWall(variant: number, q: number): Parts {
  const kind = variant % 3,
    linen = cloth(['#cfc3ae', '#b9c0bb', '#c9b5a3'][(variant + 1) % 3]);
  if (kind === 0)
    return [
      ...put(toyShelf(3, variant + 1, BOXES), [3.4 * q, 0, BACK + 0.2]),
      ...put(basket('#c9b48e'), [-3.6 * q, 0, BACK + 2]),
      ...put(framed(2.4, 3, OAK, ['#e6dfd0', '#b98366', '#7f9080'], 1), [-3.4 * q, 6.4, BACK]),
    ];
  if (kind === 1)
    return [
      ...put(curtain(5.4, 20, linen, variant), [6.6 * q, 19.2, BACK + 0.2]),
      ...put(toyShelf(2, variant + 2, BOXES), [-1.6 * q, 0, BACK + 0.2]),
      ...put(plush('#9d8a78', '#d3c7b4'), [4.3 * q, 0, BACK + 2.2], [0, -24 * q, 0], 1.5),
      ...put(basket('#bfa983', 0.85), [7.2 * q, 0, BACK + 2.4]),
    ];
  return [
    ...put(bed(15, BLANKETS[(variant + 1) % BLANKETS.length]), [8.6 * q, 0, BACK + 4]),
    ...put(toyShelf(2, variant + 4, BOXES), [-4.8 * q, 0, BACK + 0.2]),
    ...put(plush('#b59a72', '#dccdb0'), [4.2 * q, 3.4, BACK + 3], [0, 10 * q, 0], 1.3),
  ];
}
/** Building blocks around the place where robots stand; nearer ones differ in each variant. */
function onTheFloor(variant: number, q: number): Parts {
  const near: Parts[] = [
    [
      ...put(brick(STAINS.red, 2), [2.5 * q, 0, 1.2], [0, 34, 0]),
      ...put(cube(STAINS.yellow), [3.3 * q, 0, 0.3], [0, 14, 0]),
      ...put(cube(STAINS.blue), [2.6 * q, 0.4, 1.24], [0, 58, 0]),
    ],
    [
      ...put(train(), [3.5 * q, 0.02, 1.3], [0, 152 * q, 0]),
      ...put(arch(STAINS.plain), [3.9 * q, 0, -0.9], [0, 40, 0]),
    ],
    [...put(rings(), [3 * q, 0, 0.2]), ...put(prism(STAINS.green), [2.2 * q, 0, 1.9], [0, 24, 0])],
    [
      ...put(rocket(), [3.9 * q, 0, -1.4], [0, 40, 0], 1.25),
      ...put(column(STAINS.yellow), [4.2 * q, 0, 0.9]),
      ...put(cube(STAINS.plain), [3.4 * q, 0, 1.5], [0, 24, 0]),
    ],
  ];
  const far: Parts[] = [
    put(castle(), [-4.1 * q, 0, -1.9], [0, 24 * q, 0]),
    [
      ...put(brick(STAINS.plain, 3), [-3.6 * q, 0, -2.4], [0, 12, 0]),
      ...put(brick(STAINS.blue, 2), [-3.5 * q, 0.4, -2.4], [0, -8, 0]),
      ...put(cube(STAINS.red), [-3.6 * q, 0.8, -2.38], [0, 30, 0]),
    ],
  ];
  return [
    ...(near[variant % near.length] ?? []),
    ...(far[Math.floor(variant / 2) % far.length] ?? []),
    ...scattered(variant + 9, [
      [5.6 * q, 0.9],
      [-5.9 * q, 0.6],
      [6.6 * q, -2.4],
      [-2.3 * q, -4.4],
      [4.2 * q, 2.6],
    ]),
    ...put(ball(variant % 2 ? '#6b8794' : '#a8664a', 0.75), [6.3 * q, 0.03, -4.6]),
  ];
}

export function room(variant: number): Place {
  const q = variant % 2 ? -1 : 1,
    color = WALLS[variant % WALLS.length],
    print = STRIPES[variant % STRIPES.length];
  const sun: Lamp = {
    from: [-23 * q, 12, 19],
    to: [-0.5 * q, 1.5, 0],
    color: '#ffd0a2',
    power: 6.5,
    radius: 0.55,
    angle: 26,
    fade: 0.5,
  };
  return {
    shell: build([
      ...put(wall(color, 100, 0, 40), [0, 0, BACK]),
      ...put(skirting(100), [0, 0, BACK]),
      ...(variant % 3 === 1
        ? put(panelling(60, 4.6, print), [0, 0, BACK + 0.02])
        : put(wallpaper(60, 20, print, variant % 3 === 2), [0, 0.8, BACK + 0.01])),
    ]),
    ground: build(
      planks(
        { ...OAK, color: '#ab8a66', dark: '#74583e', mirror: true, rough: 0.42 },
        1.3,
        -24,
        24,
        -11.4,
        14,
        variant + 2,
      ),
    ),
    props: build([
      ...put(rug(6.2, RUGS[variant % RUGS.length]), [2.4 * q, 0, -4.6]),
      ...alongTheWall(variant, q),
      ...onTheFloor(variant, q),
    ]),
    around: group(
      hall('#bdb0a0', '#d3c9bb', '#85705a', 0.66),
      panel([-26 * q, 10, 12], 10, 18, '#ffe0c0', 10),
      panel([26 * q, 12, 8], 5, 18, '#e6e8f5', 4),
    ),
    lamps: [sun, { from: [9 * q, 11, -9], to: [0, 2, 0], color: '#ffd9b0', power: 1.1, radius: 2, angle: 26, fade: 1 }],
    gobo: windowShadow(sun, 0.6, 9, 6.4, 3, 2),
    ambient: 0.7,
    exposure: 0.95,
    mirror: { strength: 0.9, blur: 0.05 },
    vignette: 0.35,
  };
}
