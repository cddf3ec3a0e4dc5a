/** A test bench for robots: a table with a ramp and steps in front of a board with lines of height. */
import { D, type V2 } from '#robots/kit/place.ts';
import { box, plate, ring } from '#robots/kit/solid.ts';
import { ALUMINIUM, BIRCH, BLACK, paint } from './colours.ts';
import type { Place } from './place-studio.ts';
import { build, type Parts, part, put } from './props.ts';
import { wall } from './room.ts';
import { group, hall, panel } from './surroundings.ts';
import { lying, sheets } from './things/desk-gear.ts';
import { pencil } from './things/desk-things.ts';
import { callipers, screwdriver, tray } from './things/workshop-things.ts';

/** The slope of the ramp in degrees; it begins at x = -RUN / 2. */
const SLOPE = 12;
const RUN = 6.4;
const DEPTH = 3.2;

/** A line for every 10 mm, longer ones for 50 and 100, on a white board; its lower edge at y = 0. */
function heightBoard(w: number, h: number): Parts {
  const ink = paint('#5d666d', 0.8),
    red = paint('#a8543f', 0.8),
    parts: Parts = [part(box(w, h, 0.12, 0.02), paint('#dcdad3', 0.6), [0, h / 2, 0])];
  for (let i = 1; i < h * 10 - 1; i++) {
    const y = i / 10,
      isWhole = i % 10 === 0;
    if (isWhole) parts.push(part(box(w - 0.6, 0.016, 0.004, 0.001, 1), i % 20 ? ink : red, [0, y, 0.062]));
    for (const q of [-1, 1])
      parts.push(
        part(box(isWhole ? 0.5 : i % 5 ? 0.14 : 0.28, 0.02, 0.004, 0.001, 1), ink, [q * (w / 2 - 0.35), y, 0.063]),
      );
  }
  for (let x = -w / 2 + 1; x < w / 2; x++)
    parts.push(part(box(0.008, h - 0.4, 0.004, 0.001, 1), ink, [x, h / 2, 0.062]));
  return parts;
}
function ramp(): Parts {
  const rise = RUN * Math.tan(SLOPE * D),
    side: V2[] = [
      [-RUN / 2, 0],
      [RUN / 2 + 2.4, 0],
      [RUN / 2 + 2.4, rise],
      [RUN / 2, rise],
    ];
  const rubber = { color: '#3a3d40', dark: '#2a2c2e', grain: 'carpet' as const, rough: 0.95, bump: 0.03 };
  return [
    part(plate(side, DEPTH, { bevel: 0.02, centre: true }), BIRCH),
    part(
      box(RUN / Math.cos(SLOPE * D) - 0.1, 0.02, DEPTH - 0.5, 0.006, 1),
      rubber,
      [0, rise / 2 + 0.004, 0],
      [0, 0, SLOPE],
    ),
    // an arc of degrees at its foot
    part(ring(1.9, 1.96, 0.02, 0.004, 24, SLOPE), paint('#a8543f'), [-RUN / 2, 0.01, DEPTH / 2 + 0.02], [90, 0, 0]),
    ...Array.from({ length: 12 }, (_, i) =>
      part(box(0.02, 0.02, DEPTH - 0.5, 0.004, 1), paint('#c9c3b6'), [
        -RUN / 2 + 0.5 + i * 0.5,
        (0.5 + i * 0.5) * Math.tan(SLOPE * D) + 0.012,
        0,
      ]),
    ),
  ];
}
export function testBench(variant: number): Place {
  const q = variant % 2 ? -1 : 1,
    back = -4.6;
  return {
    shell: build(put(wall('#a5a7a6', 90, -20, 40), [0, 0, back])),
    ground: build([part(box(44, 0.4, 11, 0.04), { color: '#b9b4aa', rough: 0.5, mirror: true }, [0, -0.2, 0.4])]),
    props: build([
      ...put(heightBoard(9, 5.6), [0.4 * q, 0.15, back + 1.1], [-2, 0, 0]),
      ...[-1, 1].flatMap((s) => [
        part(box(0.24, 6.2, 0.24, 0.03), ALUMINIUM, [0.4 * q + s * 4.7, 3.1, back + 0.9], [0, 0, 0], 'y'),
        part(box(1.1, 0.12, 1.3, 0.03), BLACK, [0.4 * q + s * 4.7, 0.06, back + 0.9]),
      ]),
      ...put(ramp(), [0.2, 0, -0.4]),
      ...put(sheets(variant + 3), [-3.6 * q, 0, 2.6], [0, 18 * q, 0]),
      ...put(pencil('#c99a3e'), [-2.9 * q, 0.06, 2.7], [90, 0, 40 * q]),
      ...put(callipers(0.7), [1 * q, 0.005, 2.6], [0, 8 * q, 0]),
      ...put(screwdriver('#44708c', 1.1), [3.6 * q, 0.005, 2.3], [0, 30, 0]),
      ...put(tray('#6f8494', variant + 4), [-6.4 * q, 0, -1.6], [0, 10 * q, 0]),
      ...lying([
        [4.4 * q, 1.6],
        [5.2 * q, 0.6],
        [6.4 * q, 0.9],
        [8 * q, -0.6],
      ]),
    ]),
    around: group(
      hall('#a3a5a6', '#cfd1d1', '#8f8a80', 0.45),
      panel([0, 20, 3], 22, 4, '#f6f8fb', 8),
      panel([-24 * q, 9, 10], 8, 16, '#f2f4f7', 6),
      panel([24 * q, 9, 8], 5, 16, '#fff0dc', 4),
    ),
    lamps: [
      { from: [-9 * q, 13, 8], to: [0, 1.2, 0], color: '#fff4e6', power: 4.6, radius: 2.2, angle: 30, fade: 0.9 },
      { from: [9 * q, 11, 2], to: [0, 1.6, 0], color: '#e9f0fa', power: 1.6, radius: 1.6, angle: 28, fade: 0.9 },
    ],
    ambient: 0.6,
    exposure: 0.9,
    mirror: { strength: 0.3, blur: 0.1 },
    vignette: 0.3,
  };
}
