/** A bench seen from above: a large cutting mat with room for a robot's parts, its servos, chips and battery beside. */
import * as T from 'three';
import { points3 } from '#robots/kit/place.ts';
import { box, cable, cyl } from '#robots/kit/solid.ts';
import { BIRCH, BLACK, OAK, paint, SMOKED, WALNUT } from './colours.ts';
import type { Place } from './place-studio.ts';
import { build, type Parts, part, put } from './props.ts';
import { callipers, cuttingMat, screwdriver, servo } from './things/workshop-things.ts';
import { workshopRoom } from './workshop.ts';

/** The number of each thing in a robot, as its product states it. */
export interface Stock {
  servos: number;
  chips: number;
  batteries: number;
}

const MATS = ['#27513f', '#27425f', '#30343a', '#27513f'];
const BENCHES = [BIRCH, WALNUT, OAK, SMOKED];
const MAT = [12.5, 6.1] as const;
/** From one servo to the next. */
const SERVO_STEP = [0.72, 0.36] as const;

/** Things in rows from the left far corner, `columns` in each. */
const rows = (
  count: number,
  columns: number,
  [dx, dz]: readonly [number, number],
  thing: (i: number) => Parts,
): Parts =>
  Array.from({ length: count }, (_, i) => put(thing(i), [(i % columns) * dx, 0, Math.floor(i / columns) * dz])).flat();

/** A pack of cells in blue film, with its two leads. */
const battery: Parts = [
  part(box(0.74, 0.24, 0.42, 0.07), { color: '#24467e', rough: 0.28, coat: 0.6 }, [0, 0.12, 0]),
  part(box(0.34, 0.004, 0.3, 0.001, 1), paint('#e9e6df'), [0.1, 0.242, 0]),
  part(box(0.34, 0.006, 0.06, 0.001, 1), paint('#e2703a'), [0.1, 0.243, -0.1]),
  part(cable(points3('-0.36,0.14,0.08 -0.5,0.1,0.1 -0.6,0.04,0.2 -0.78,0.04,0.2'), 0.026), paint('#b3261e')),
  part(cable(points3('-0.36,0.14,-0.02 -0.5,0.1,0 -0.6,0.04,0.12 -0.78,0.04,0.12'), 0.026), BLACK),
  part(box(0.16, 0.09, 0.2, 0.02), paint('#e9e6df'), [-0.84, 0.05, 0.16]),
];
/** Chips on a pad of foam. */
function chipPad(count: number): Parts {
  if (!count) return [];
  const columns = Math.ceil(Math.sqrt(count * 1.5)),
    lines = Math.ceil(count / columns),
    step = 0.15,
    size = [columns * step + 0.12, lines * step + 0.12] as const;
  return [
    part(box(size[0], 0.06, size[1], 0.015), { color: '#9a958a', rough: 0.95, grain: 'carpet', bump: 0.02 }, [
      size[0] / 2,
      0.03,
      size[1] / 2,
    ]),
    ...rows(count, columns, [step, step], () => [
      part(box(0.094, 0.03, 0.094, 0.006, 1), BLACK, [0.135, 0.075, 0.135]),
      part(box(0.116, 0.01, 0.07, 0.002, 1), { color: '#c3c6ca', rough: 0.3, metal: 1 }, [0.135, 0.066, 0.135]),
      part(cyl(0.008, 0.002, 0.0005, 8), paint('#8a8d92'), [0.108, 0.091, 0.108]),
    ]),
  ];
}
/** Spare parts beside the robot's: in columns at one side, in rows along the near edge, or on both sides. */
function beside({ servos, chips, batteries }: Stock, arrangement: number): Parts {
  const pad = put(chipPad(chips), [0, 0.005, 0]),
    cells = Array.from({ length: batteries }, (_, i) => put(battery, [0, 0.005, -i * 0.56])).flat(),
    stock = (columns: number) => rows(servos, columns, SERVO_STEP, () => put(servo(0), [0, 0.005, 0]));
  if (arrangement === 0)
    return [
      ...put(stock(servos > 24 ? 4 : 3), [3.4, 0, -2.4]),
      ...put(pad, [3.2, 0, 1.2]),
      ...put(cells, [5.4, 0, 0.9], [0, 90, 0]),
    ];
  if (arrangement === 1)
    return [...put(stock(12), [-5.5, 0, 1.8]), ...put(pad, [2.9, 0, 1.4]), ...put(cells, [5.5, 0, 1.9], [0, 90, 0])];
  return [
    ...put(stock(2), [-5.2, 0, -2.4]),
    ...put(pad, [4, 0, -2.5]),
    ...put(cells, [5.2, 0, -0.3]),
    ...put(screwdriver('#a8543f', 1.2), [5.4, 0.005, 1.6], [0, 90, 0]),
    ...put(callipers(0.4), [4.5, 0.005, 2.2], [0, 90, 0]),
  ];
}

/** Every third variant is arranged in the same way. */
export function partsBench(variant: number, stock: Stock): Place {
  const q = variant % 2 ? -1 : 1,
    colour = MATS[variant % MATS.length];
  return {
    shell: new T.Object3D(),
    ground: build([
      part(
        box(44, 0.4, 24, 0.04),
        { ...(BENCHES[variant % BENCHES.length] ?? BIRCH), mirror: true, rough: 0.6 },
        [0, -0.2, 0.4],
      ),
    ]),
    props: build([...put(cuttingMat(...MAT, colour), [0, -0.028, 0]), ...beside(stock, variant % 3)]),
    around: workshopRoom(q),
    lamps: [
      { from: [-9 * q, 13, -5], to: [0, 0, 0], color: '#fff4e6', power: 4.4, radius: 2.4, angle: 34, fade: 0.9 },
      { from: [9 * q, 11, 4], to: [0, 0, 0], color: '#e4eeff', power: 1.6, radius: 1.6, angle: 34, fade: 0.9 },
    ],
    ambient: 0.6,
    exposure: 0.9,
    mirror: { strength: 0.2, blur: 0.1 },
    vignette: 0.3,
  };
}
