import { clamp, type Kit, P, type V3 } from '#robots/kit/place.ts';
import { cable, cyl } from '#robots/kit/solid.ts';
import type { Robot } from '#robots/rig.ts';
import { build, INK, mark, sheet } from './prop.ts';

/** The crown of the cap: half an egg, a little longer than wide. */
const crown = (angle: number, rise: number, out = 0): V3 => {
  const wide = Math.cos(rise * (Math.PI / 2)) ** 0.62 + out,
    high = Math.sin(rise * (Math.PI / 2)) ** 0.9;
  return [wide * 0.98 * Math.sin(angle), 0.1 + (0.95 + out) * high, wide * 1.12 * Math.cos(angle) - 0.08 * high];
};

export function cap(): Robot {
  const brim =
    (side: number) =>
    (u: number, v: number): V3 => {
      const angle = (u - 0.5) * 2.25,
        [x, , z] = crown(angle, 0.02);
      const reach = 0.8 * Math.cos(angle * 0.95) ** 0.55 * v,
        bend = 0.17 * x * x * (0.5 + v);
      return [x * (1 + 0.06 * v), 0.12 - bend - 0.1 * v * v + side * 0.022 * (1 - v ** 6), z + reach];
    };
  const seams = Array.from({ length: 6 }, (_, i) =>
    P(
      cable(
        Array.from({ length: 14 }, (_, k) => crown(i * 60 * (Math.PI / 180), 0.02 + (k / 13) * 0.96, 0.004)),
        0.012,
        60,
        8,
      ),
      'paint',
    ),
  );
  return build(
    [
      P(
        sheet((u, v) => crown(u * 2 * Math.PI, v), 96, 32),
        'paint',
      ),
      P(
        sheet((u, v) => crown(u * 2 * Math.PI, v, -0.03), 96, 32, true),
        'dark',
      ),
      P(sheet(brim(1), 64, 20, true), 'paint'),
      P(sheet(brim(-1), 64, 20), 'dark'),
      P(
        cable(
          Array.from({ length: 33 }, (_, i) => brim(0)(i / 32, 1)),
          0.026,
          96,
          10,
        ),
        'paint2',
      ),
      ...seams,
      P(cyl(0.085, 0.06, 0.025, 32), 'paint2', [0, 1.07, -0.08]),
      ...mark((x, y) => crown(x * 0.42, 0.4 + y * 0.36, 0.014)),
    ],
    INK,
    true,
  );
}

/** Folds of cloth: the same everywhere, deeper towards the waist. */
const fold = (x: number, y: number): number =>
  0.028 * Math.sin(7 * x + 2.2 * y + 1.4 * Math.sin(2.6 * y)) + 0.018 * Math.sin(13 * x - 5 * y);

export function shirt(): Robot {
  const half = (v: number) => 0.86 - 0.1 * Math.sin(v * Math.PI * 0.9) + 0.02 * v;
  const shoulder = (x: number) => 2.5 - 0.2 * Math.max(0, Math.abs(x) - 0.3) ** 1.1;
  const neck = (x: number, depth: number) =>
    Math.abs(x) < 0.3 ? depth * Math.sqrt(Math.max(0, 1 - (x / 0.3) ** 2)) : 0;
  const body =
    (side: number, depth: number) =>
    (u: number, v: number): V3 => {
      const across = u * 2 - 1,
        x = across * half(v),
        top = shoulder(x) - neck(x, depth);
      const y = 0.03 + (top - 0.03) * v,
        round = Math.sqrt(Math.max(0, 1 - across ** 4)) * (1 - 0.55 * v ** 5);
      return [x, y, side * (0.27 * round + (1 - v ** 3) * round * fold(x, y))];
    };
  const sleeve =
    (side: number, hand: number) =>
    (u: number, v: number): V3 => {
      const [x0, y0, x1, y1] = [0.66 + 0.12 * u, 1.72 + 0.66 * u, 1.14 + 0.2 * u, 1.42 + 0.5 * u];
      const x = x0 + (x1 - x0) * v,
        y = y0 + (y1 - y0) * v,
        round = Math.sqrt(Math.max(0, 1 - (u * 2 - 1) ** 4));
      return [hand * x, y, side * round * (0.19 + 0.35 * fold(x, y))];
    };
  const collar = (side: number, depth: number): Kit => [
    P(
      cable(
        Array.from({ length: 25 }, (_, i): V3 => {
          const x = -0.31 + (i / 24) * 0.62,
            inner = clamp(x, -0.299, 0.299);
          return [
            x,
            shoulder(x) - neck(inner, depth) + 0.005,
            side * 0.12 * Math.sqrt(Math.max(0, 1 - (x / 0.33) ** 2)),
          ];
        }),
        0.034,
        64,
        10,
      ),
      'paint2',
    ),
  ];
  return build(
    [
      P(sheet(body(1, 0.26), 72, 64), 'paint'),
      P(sheet(body(-1, 0.07), 72, 64, true), 'paint'),
      P(
        sheet((u, v) => body(-0.9, 0.07)(u, v), 72, 64),
        'dark',
      ),
      ...[1, -1].flatMap((hand) => [
        P(sheet(sleeve(1, hand), 24, 24, hand > 0), 'paint'),
        P(sheet(sleeve(-1, hand), 24, 24, hand < 0), 'paint'),
      ]),
      ...collar(1, 0.26),
      ...collar(-1, 0.07),
      ...mark((x, y) => {
        const [u, v] = [0.5 + x * 0.33, 0.66 + y * 0.25],
          [px, py, pz] = body(1, 0.26)(u, v);
        return [px, py, pz + 0.004];
      }),
    ],
    INK,
    true,
  );
}
