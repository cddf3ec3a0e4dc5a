/** A table in front of a window on a winter evening: snow outside, a string of lights, wrapped gifts, a small fir. */
import * as T from 'three';
import { D, points2 } from '#robots/kit/place.ts';
import { box, lathe } from '#robots/kit/solid.ts';
import { LEAF, light, paint, WALNUT } from './colours.ts';
import { deskTop } from './desk.ts';
import type { Place } from './place-studio.ts';
import { arc, build, type Parts, part, put } from './props.ts';
import { lights, wall, windowFrame } from './room.ts';
import { group, hall, panel } from './surroundings.ts';
import { random } from './textures.ts';
import { curtain } from './things/wall-things.ts';

const PAPERS = ['#8f2a2a', '#1f4a3a', '#d8c9a8', '#2c3f5e', '#b4552f'];
const SNOW = paint('#e9eef5', 0.95);

/** A box in paper with a ribbon over both its sides and a bow of two loops; it stands on y = 0. */
function gift([w, h, d]: [number, number, number], color: string, ribbon: string): Parts {
  const satin = { ...paint(ribbon, 0.32), sheen: '#4a4038' };
  const loop = new T.TorusGeometry(0.25, 0.055, 12, 36).toNonIndexed();
  return [
    part(box(w, h, d, 0.03, 3), paint(color, 0.5), [0, h / 2, 0]),
    part(box(0.24, h + 0.02, d + 0.02, 0.012), satin, [0, h / 2, 0]),
    part(box(w + 0.02, h + 0.02, 0.24, 0.012), satin, [0, h / 2, 0]),
    ...[-1, 1].flatMap((q) => [
      ...put([part(loop, satin)], [0.22 * q, h + 0.17, 0], [0, 24 * q, 28 * q], [1.1, 0.72, 1.5]),
      part(box(0.52, 0.02, 0.2, 0.008), satin, [0.3 * q, h + 0.04, 0.16], [0, -34 * q, -6 * q]),
    ]),
    part(box(0.2, 0.2, 0.2, 0.06, 3), satin, [0, h + 0.1, 0]),
  ];
}

/** A fir of needles in rings around its stem, with small warm lights. */
function fir(height: number, seed: number): Parts {
  const next = random(seed);
  const needle = new T.ConeGeometry(0.035, 0.5, 5).toNonIndexed();
  const twigs = Array.from({ length: 900 }, () => {
    const share = next() ** 1.35,
      reach = (1 - share) * height * 0.34 * (0.35 + 0.65 * next()),
      turn = next() * 360;
    const [x, z] = [Math.cos(turn * D) * reach, Math.sin(turn * D) * reach];
    return put(
      [part(needle, { ...LEAF, color: next() < 0.5 ? '#27482f' : '#33583a' })],
      [x, 0.7 + share * (height - 0.9) - reach * 0.28, z],
      [0, -turn, -112 + 30 * next()],
    );
  }).flat();
  const bulb = lathe(arc(0.055, 8), 14);
  const bulbs = Array.from({ length: 34 }, () => {
    const share = next(),
      reach = (1 - share) * height * 0.33,
      turn = next() * 360;
    return part(bulb, light('#ffd08a', 5), [
      Math.cos(turn * D) * reach,
      0.75 + share * (height - 1) - reach * 0.28,
      Math.sin(turn * D) * reach,
    ]);
  });
  return [
    part(lathe(points2('0,0 0.62,0 0.74,0.7 0.7,0.72 0,0.72'), 48, 30), paint('#b9684a', 0.9)),
    part(lathe(points2('0,0 0.11,0 0.04,1 0,1'), 16, 30), WALNUT, [0, 0.6, 0]),
    ...twigs,
    ...bulbs,
  ];
}

/** A wire in arcs along the top of the window, a bulb every now and then. */
function lightString(width: number, drop: number): Parts {
  const bulb = lathe(arc(0.09, 10), 18);
  return Array.from({ length: 15 }, (_, i) => {
    const x = (i / 14 - 0.5) * width,
      sag = Math.abs(Math.sin((i / 14) * Math.PI * 3));
    return part(bulb, light('#ffcf8c', 6), [x, -drop * sag, 0]);
  });
}

export function christmasWindow(variant: number): Place {
  const q = variant % 2 ? -1 : 1,
    next = random(variant + 51),
    back = -5.4,
    middle = -2.2 * q;
  const paper = (i: number) => PAPERS[(i + variant) % PAPERS.length] ?? '#8f2a2a';
  // Out of focus already, as in the city of the desk at night.
  const snow = lights(
    Array.from({ length: 150 }, () => [
      middle + 13 * (next() - 0.5),
      1 + 10 * next(),
      0.015 + 0.055 * next() ** 2,
      '#c9dcff',
      0.25 + 0.45 * next(),
    ]),
  );
  const town = lights(
    Array.from({ length: 26 }, () => [
      middle + 13 * (next() - 0.5),
      1.4 + 2.6 * next() ** 2,
      0.1 + 0.09 * next(),
      '#ffb261',
      0.3 + 0.5 * next(),
    ]),
  );
  return {
    shell: build([
      ...put(wall('#6d5a52', 90, -20, 40, [[middle, 6, 12, 9.6]]), [0, 0, back]),
      ...put(snow, [0, 0, back - 0.6]),
      ...put(town, [0, 0, back - 0.9]),
      ...put(curtain(2.6, 17, paint('#5e2424', 0.95), variant + 2), [middle + 6.6 * q, 12, back + 0.2]),
    ]),
    ground: build(deskTop(WALNUT)),
    props: build([
      ...put(windowFrame(12, 9.6, [3, 2], paint('#d9d2c6', 0.4)), [middle, 6, back - 0.2]),
      part(box(12, 0.5, 0.5, 0.2, 4), SNOW, [middle, 1.5, back - 0.35]),
      ...put(lightString(11.4, 0.55), [middle, 5.7, back + 0.3]),
      ...put(fir(5.2, variant + 4), [5.4 * q, 0, -3.4]),
      ...put(gift([1.7, 1.1, 1.4], paper(0), '#d9b36a'), [2.9 * q, 0, -0.4], [0, 18 * q, 0]),
      ...put(
        gift([1.2, 0.8, 1.1], paper(2), '#8f2a2a'),
        [3, 1.1, -0.4].map((v, i) => (i === 0 ? v * q : v)) as [number, number, number],
        [0, -14 * q, 0],
      ),
      ...put(gift([2.2, 1.5, 1.6], paper(1), '#e4d9bf'), [4.9 * q, 0, -0.9], [0, -12 * q, 0]),
      ...put(gift([1.1, 0.6, 0.9], paper(3), '#d8c9a8'), [2.5 * q, 0, 1.15], [0, 38 * q, 0]),
      ...put(gift([1.4, 1, 1.2], paper(4), '#e4d9bf'), [-2.7 * q, 0, -2], [0, 26 * q, 0]),
    ]),
    around: group(
      hall('#4a3f3a', '#2c2724', '#231a13', 0.4),
      panel([13 * q, 6, 8], 9, 7, '#ffd2a0', 6),
      panel([-18 * q, 9, 12], 5, 16, '#9db4dc', 5),
      panel([0, 8, -43], 86, 44, '#1c2c4c', 0.45),
    ),
    lamps: [
      { from: [6.4 * q, 6.2, 5], to: [0, 1.7, 0], color: '#ffc78a', power: 9, radius: 1.2, angle: 44, fade: 0.8 },
      { from: [-7 * q, 7.5, -4], to: [-0.2 * q, 2, 0], color: '#a9c4ff', power: 8, radius: 1.2, angle: 34, fade: 0.8 },
    ],
    ambient: 1.05,
    exposure: 1.12,
    mirror: { strength: 0.8, blur: 0.03 },
    bloom: 0.7,
    vignette: 0.3,
  };
}
