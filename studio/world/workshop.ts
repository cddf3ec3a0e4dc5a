/** A workbench: plywood, a cutting mat, parts in trays, tools on the wall, a lamp close above. */
import { box } from '#robots/kit/solid.ts';
import { BIRCH, lacquer } from './colours.ts';
import type { Place } from './place-studio.ts';
import { build, type Parts, part, put } from './props.ts';
import { wall } from './room.ts';
import { group, hall, panel } from './surroundings.ts';
import { lamp, pencilCup } from './things/desk-things.ts';
import { callipers, cog, cuttingMat, pegboard, screwdriver, servo, tray } from './things/workshop-things.ts';

const WALLS = ['#8f949b', '#a39a8c', '#8f9a94'];
const BOARDS = ['#a8977a', '#8d9aa0', '#b3a48a'];

const onTheMat = (q: number): Parts => [
  ...put(cuttingMat(6.4, 4.2), [0.9 * q, -0.028, 0.9], [0, 4 * q, 0]),
  ...put(callipers(0.5), [1.6 * q, 0.005, 2.1], [0, 18 * q, 0]),
  ...put(screwdriver('#a8543f'), [-1.2 * q, 0.005, 2.5], [0, 200 - 30 * q, 0]),
  ...put(screwdriver('#c99a3e', 1.1), [2.2 * q, 0.005, 0.4], [0, 64 * q, 0]),
  ...put(servo(40), [1.6 * q, 0.005, 1.0], [0, 24, 0]),
  ...put(servo(120), [-1.9 * q, 0.005, 1.2], [0, -38, 0]),
  ...put(cog(0.24), [1.0 * q, 0.005, 1.6]),
  ...put(cog(0.15), [1.42 * q, 0.005, 1.5], [0, 9, 0]),
];
/** A large mat with nothing on it but a row of servos, gears and tools on either side. */
const besideTheMat = (q: number): Parts => [
  ...put(cuttingMat(8.4, 6.4), [0, -0.028, 0.4]),
  ...[0, 1, 2, 3].flatMap((i) => put(servo(0), [3.1 * q, 0.005, -1.6 + i * 0.62], [0, 90, 0])),
  ...[0.28, 0.22, 0.16].flatMap((r, i) => put(cog(r), [3.1 * q, 0.005, 1.1 + i * 0.62])),
  ...put(callipers(0.4), [-3.1 * q, 0.005, 1.1], [0, 90, 0]),
  ...put(screwdriver('#a8543f', 1.2), [-3.6 * q, 0.005, -1.2], [0, 90, 0]),
  ...put(screwdriver('#44708c', 1), [-3.1 * q, 0.005, -1.2], [0, 90, 0]),
];

/** The room around the bench, lit by lamps above and windows at both sides. `q` is -1 where the place is mirrored. */
export const workshopRoom = (q: number) =>
  group(
    hall('#9a9c9f', '#c9cbcc', '#8a7a60', 0.4),
    panel([0, 20, 3], 22, 4, '#f4f8ff', 8),
    panel([-24 * q, 9, 10], 6, 16, '#eef4ff', 5),
    panel([24 * q, 9, 8], 5, 16, '#fff0dc', 4),
  );

/** Every third variant keeps the mat free for parts. */
export function workshop(variant: number): Place {
  const q = variant % 2 ? -1 : 1,
    isFree = variant % 3 === 2,
    back = -5.2;
  return {
    shell: build(put(wall(WALLS[variant % WALLS.length], 90, -20, 40), [0, 0, back])),
    ground: build([part(box(44, 0.4, 11, 0.04), { ...BIRCH, mirror: true, rough: 0.6 }, [0, -0.2, 0.4])]),
    props: build([
      ...(isFree ? besideTheMat(q) : onTheMat(q)),
      ...put(tray('#6f8494', variant + 1), [(isFree ? 5.8 : 3.7) * q, 0, -1.6], [0, -8 * q, 0]),
      ...put(tray('#b09062', variant + 2), [(isFree ? 8.6 : 6.6) * q, 0, -1.3], [0, -14 * q, 0]),
      ...put(tray('#7c8288', variant + 3), [-4.4 * q, 0, -2.6], [0, 10 * q, 0]),
      ...put(pencilCup(lacquer('#31435c')), [-2.7 * q, 0, -3.4]),
      ...put(pegboard(26, 9, BOARDS[variant % BOARDS.length]), [0, 1.4, back + 0.1]),
      ...Array.from({ length: 9 }, (_, i) =>
        put(put(screwdriver(['#a8543f', '#44708c', '#c99a3e'][i % 3], 1.1 + 0.12 * (i % 4)), [0, 0, 0], [0, 0, 90]), [
          (-4.4 + i * 1.1) * q,
          3.7,
          back + 0.4,
        ]),
      ).flat(),
      ...put(lamp(lacquer('#2d5f4f'), 5, '#fff0d8'), [-4.4 * q, 0, -1.4], [0, q > 0 ? 0 : 180, 0]),
    ]),
    around: workshopRoom(q),
    lamps: [
      { from: [-9 * q, 13, 7], to: [0, 1.2, 0], color: '#fff4e6', power: 4.4, radius: 2.4, angle: 30, fade: 0.9 },
      {
        from: [-3 * q, 3.5, -1.2],
        to: [-2.4 * q, 0, -1],
        color: '#ffe2b8',
        power: 3.4,
        radius: 0.3,
        angle: 60,
        fade: 1,
      },
      { from: [9 * q, 11, -3], to: [0, 1.6, 0], color: '#e4eeff', power: 2, radius: 1.6, angle: 28, fade: 0.9 },
    ],
    ambient: 0.6,
    exposure: 0.9,
    mirror: { strength: 0.35, blur: 0.1 },
    vignette: 0.3,
  };
}
