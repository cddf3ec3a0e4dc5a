/** The floor of a child's room in the evening sun: planks, a rug, building blocks, the edge of a bed. */
import { OAK, paint } from './colours.ts';
import type { Lamp, Place } from './place-studio.ts';
import { build, put } from './props.ts';
import { bed, framed, planks, skirting, wall } from './room.ts';
import { group, hall, panel, windowShadow } from './surroundings.ts';
import { arch, ball, brick, castle, column, cube, rug, STAINS, scattered } from './toys.ts';

const WALLS = ['#d9c7a8', '#a9bac2', '#c9b3a4'];
const BLANKETS = ['#3f6f8f', '#c8862f', '#7c8f5a'];
const RUGS = [
  ['#e8dcc6', '#cf7f54', '#e8dcc6', '#7d9aa0'],
  ['#d9d2c4', '#d9a441', '#d9d2c4', '#4f6f7e'],
];

export function room(variant: number): Place {
  const q = variant % 2 ? -1 : 1,
    back = -11;
  const sun: Lamp = {
    from: [-23 * q, 12, 19],
    to: [-0.5 * q, 1.5, 0],
    color: '#ffbf85',
    power: 6.5,
    radius: 0.55,
    angle: 26,
    fade: 0.5,
  };
  return {
    shell: build([
      ...put(wall(WALLS[variant % WALLS.length], 100, 0, 40), [0, 0, back]),
      ...put(skirting(100), [0, 0, back]),
    ]),
    ground: build(
      planks(
        { ...OAK, color: '#b9854f', dark: '#7d5230', mirror: true, rough: 0.42 },
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
      ...put(castle(), [-4.1 * q, 0, -1.9], [0, 24 * q, 0]),
      ...put(brick(STAINS.red, 2), [2.5 * q, 0, 1.2], [0, 34, 0]),
      ...put(cube(STAINS.yellow), [3.3 * q, 0, 0.3], [0, 14, 0]),
      ...put(cube(STAINS.blue), [2.6 * q, 0.4, 1.24], [0, 58, 0]),
      ...put(put(column(STAINS.green), [0, -0.4, 0], [0, 0, 0]), [-2.2 * q, 0.184, 2.5], [90, 0, 64]),
      ...put(arch(STAINS.plain), [4.5 * q, 0.0, -1.1], [0, -30, 0]),
      ...scattered(variant + 9, [
        [5.6 * q, 0.9],
        [-5.9 * q, 0.6],
        [6.6 * q, -2.4],
        [-1.9 * q, -4.4],
        [4.2 * q, 2.6],
      ]),
      ...put(ball(variant % 2 ? '#3f6f8f' : '#c8452f', 0.75), [6.1 * q, 0.03, -4.6]),
      ...put(bed(22, BLANKETS[variant % BLANKETS.length]), [11.5 * q, 0, -7.4]),
      ...put(framed(3, 3.8, paint('#e9e4da'), ['#f1e8d6', '#d07b4a', '#5d8a86'], 1), [-4.8 * q, 8.4, back]),
    ]),
    around: group(
      hall('#b9a487', '#cfbea2', '#85603c', 0.6),
      panel([-26 * q, 10, 12], 10, 18, '#ffcf9f', 9),
      panel([26 * q, 12, 8], 5, 18, '#e6e8f5', 4),
    ),
    lamps: [sun, { from: [9 * q, 11, -9], to: [0, 2, 0], color: '#ffd9b0', power: 1.1, radius: 2, angle: 26, fade: 1 }],
    gobo: windowShadow(sun, 0.6, 9, 6.4, 3, 2),
    ambient: 0.6,
    exposure: 0.95,
    mirror: { strength: 0.9, blur: 0.05 },
    vignette: 0.35,
  };
}
