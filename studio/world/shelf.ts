/** A bookshelf on a wall by a window: a board of oak, books, a plant. */
import { box } from '#robots/kit/solid.ts';
import { BLACK, CERAMIC, OAK, TERRACOTTA, WALNUT } from './colours.ts';
import type { Lamp, Place } from './place-studio.ts';
import { build, type Parts, part, put } from './props.ts';
import { framed, wall } from './room.ts';
import { group, hall, panel } from './surroundings.ts';
import { bookRow, bookStack, library } from './things/books.ts';
import { globe, vase } from './things/ornaments.ts';
import { bladePlant, pottedPlant } from './things/plants.ts';

const WALLS = ['#cfc4b2', '#93a19a', '#b08d78', '#8c95a3', '#b5b09a'];
/** From this variant on, the books leave room for a vehicle. */
const WIDE = 8;
/** The wall is this far behind the middle of the board. */
const BACK = -1.85;

function behind(variant: number, q: number, near: number): Parts {
  if (variant % 4 < 2) return [];
  const picture = framed(1.9, 2.5, variant % 2 ? OAK : BLACK, ['#e4ddce', '#b98a5c', '#6d8487'], variant % 2);
  return put(picture, [q * (near - 0.15), 1.36, BACK + 0.42], [-8, 0, 0]);
}

/** Even variants keep the plant on the right, odd ones on the left. `gap` is the room for the robot. */
export function shelf(variant: number): Place {
  const color = WALLS[variant % WALLS.length],
    wood = variant % 3 === 1 ? WALNUT : OAK,
    q = variant % 2 ? -1 : 1,
    near = variant < WIDE ? 2.15 : 2.95,
    row = bookRow(library(variant + 11, 9), 0, 0.25, variant, 9),
    stack = bookStack(library(variant + 31, 3, [1.7, 2.3]), variant + 3);
  const tops: Parts[] = [
    pottedPlant(variant + 1, 0.46, 0.74, 34, TERRACOTTA),
    put(vase(['#c8beab', '#7d8a86', '#a98a72'][variant % 3] ?? ''), [-0.2, 0, 0]),
    bladePlant(variant, 0.5, 0.8, CERAMIC),
    globe(),
  ];
  const rowAt = q > 0 ? -near - row.end : near;
  const key: Lamp = {
    from: [-14 * q, 11, 11],
    to: [0, 1.8, 0],
    color: '#ffefdd',
    power: 5.2,
    radius: 2.2,
    angle: 20,
    fade: 0.9,
  };
  return {
    shell: build(put(wall(color, 80, -30, 40), [0, 0, BACK])),
    ground: build([
      part(box(34, 0.36, 3.5, 0.03), { ...wood, mirror: true }, [0, -0.18, BACK + 1.75]),
      ...put(wall(color, 80, -30, -0.36), [0, 0, BACK + 0.002]),
    ]),
    props: build([
      ...put(row.parts, [rowAt, 0, 0]),
      ...put(stack.parts, [q * (near + 1.25), 0, 0.35]),
      ...put(tops[variant % tops.length] ?? [], [q * (near + 1.3), stack.top, -0.3]),
      ...behind(variant, q, near),
      ...put(bookRow(library(variant + 51, 8), 0, 0.2, variant + 5).parts, [q > 0 ? near + 3.2 : -near - 6.2, 0, 0]),
    ]),
    around: group(
      hall('#b8aea2', '#d8d4cc', '#6d5138', 0.42),
      panel([-24 * q, 9, 12], 13, 20, '#eef4ff', 9),
      panel([24 * q, 10, 10], 5, 18, '#ffe6c8', 6),
      panel([3 * q, 26, 16], 16, 6, '#fff6ea', 3),
    ),
    lamps: [
      key,
      { from: [11 * q, 12, 5], to: [0, 2.4, 0], color: '#ffdcb4', power: 1.5, radius: 2.5, angle: 24, fade: 1 },
    ],
    ambient: 0.5,
    exposure: 0.86,
    mirror: { strength: 0.7, blur: 0.05 },
    vignette: 0.3,
  };
}
