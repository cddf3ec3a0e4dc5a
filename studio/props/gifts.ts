/** Gifts that come with an order, each standing on the floor. */
import { P, points2, points3 } from '#robots/kit/place.ts';
import { box, cable, lathe, ring } from '#robots/kit/solid.ts';
import type { Robot } from '#robots/rig.ts';
import { cap, shirt } from './clothes.ts';
import { build, INK, mark, markAround } from './prop.ts';

const mug = (): Robot =>
  build([
    P(
      lathe(points2('0,0.02 0.7,0 0.77,0.02 0.8,0.08 0.8,1.7 0.79,1.74 0.765,1.755 0.74,1.74 0.73,1.7'), 128, 30),
      'paint',
    ),
    P(lathe(points2('0.73,1.7 0.72,0.2 0.66,0.12 0,0.1'), 128, 30), 'paint2'),
    P(
      cable(
        points3('0.72,1.42,0 1.02,1.45,0 1.24,1.3,0 1.28,0.95,0 1.22,0.6,0 1.02,0.42,0 0.72,0.44,0'),
        0.095,
        64,
        20,
      ),
      'paint',
    ),
    ...markAround(0.803, 0.64, 0.92),
  ]);

const bottle = (): Robot =>
  build([
    P(lathe(points2('0,0.01 0.47,0 0.52,0.03 0.53,0.09 0.53,0.16'), 128, 30), 'steel'),
    P(
      lathe(points2('0.53,0.16 0.535,0.18 0.535,2.02 0.52,2.12 0.47,2.24 0.4,2.33 0.36,2.38 0.35,2.44'), 128, 40),
      'paint',
    ),
    P(lathe(points2('0.35,2.44 0.36,2.45 0.36,2.5 0.345,2.51'), 128, 30), 'steel'),
    P(lathe(points2('0.345,2.51 0.39,2.52 0.41,2.55 0.41,2.9 0.39,2.95 0.33,2.97 0,2.97'), 128, 30), 'gloss'),
    P(cable(points3('-0.24,2.94,0 -0.26,3.1,0 -0.16,3.2,0 0.16,3.2,0 0.26,3.1,0 0.24,2.94,0'), 0.055, 48, 16), 'gloss'),
    P(ring(0.405, 0.418, 0.05, 0.01, 128), 'paint2', [0, 2.62, 0]),
    ...markAround(0.538, 0.5, 1.2),
  ]);

const parcel = (): Robot =>
  build(
    [
      P(box(2, 1.3, 1.5, 0.03, 3), 'paint', [0, 0.65, 0]),
      P(box(0.34, 0.012, 1.51, 0.004), 'paint2', [0, 1.302, 0]),
      P(box(0.34, 0.46, 0.012, 0.004), 'paint2', [0, 1.075, 0.752]),
      ...mark((x, y) => [0.62 + x * 0.44, 0.45 + y * 0.44, 0.753]),
    ],
    { ...INK, paint: '#b58a5b', decal: '#2a1d12' },
    true,
  );

/** By the name that `shots.json` calls them. */
export const GIFTS: Record<string, () => Robot> = { mug, bottle, cap, shirt, parcel };
