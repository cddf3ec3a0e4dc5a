import type { V2, V3 } from '#robots/kit/place.ts';
import { box, cyl, lathe, plate } from '#robots/kit/solid.ts';
import { BIRCH, cloth } from '../colours.ts';
import { arc, type Parts, part, put } from '../props.ts';
import type { Stuff } from '../stuff.ts';
import { random } from '../textures.ts';

/** Stained wood: the grain stays visible. */
const stain = (color: string, dark: string): Stuff => ({ ...BIRCH, color, dark, rough: 0.45, coat: 0.15 });
export const STAINS = {
  red: stain('#b25a44', '#8a4030'),
  blue: stain('#557a98', '#3d5a73'),
  yellow: stain('#d2a958', '#b08a40'),
  green: stain('#6f9070', '#526f54'),
  plain: BIRCH,
};
const EDGE = 0.4;

export const cube = (s: Stuff, size = EDGE): Parts => [part(box(size, size, size, 0.028, 3), s, [0, size / 2, 0])];
export const brick = (s: Stuff, length = 2): Parts => [
  part(box(EDGE * length, EDGE, EDGE, 0.028, 3), s, [0, EDGE / 2, 0]),
];
export const column = (s: Stuff, length = 2): Parts => [
  part(cyl(EDGE * 0.46, EDGE * length, 0.03, 32), s, [0, (EDGE * length) / 2, 0], [0, 0, 0], 'y'),
];
export function prism(s: Stuff): Parts {
  return [
    part(
      plate(
        [
          [-EDGE, 0],
          [EDGE, 0],
          [0, EDGE],
        ],
        EDGE,
        { bevel: 0.024, corner: 0.03, centre: true },
      ),
      s,
    ),
  ];
}
export function arch(s: Stuff): Parts {
  const r = EDGE * 0.62,
    curve: V2[] = Array.from({ length: 17 }, (_, i) => [
      Math.cos(Math.PI * (1 - i / 16)) * r,
      Math.sin(Math.PI * (1 - i / 16)) * r,
    ]);
  const outline: V2[] = [[-EDGE * 1.5, 0], ...curve, [EDGE * 1.5, 0], [EDGE * 1.5, EDGE], [-EDGE * 1.5, EDGE]];
  return [part(plate(outline, EDGE, { bevel: 0.022, centre: true }), s)];
}
export function ball(color: string, r = 0.55): Parts {
  const s: Stuff = { color, rough: 0.38, coat: 0.35 },
    band: Stuff = { color: '#f0e7d6', rough: 0.4, coat: 0.35 };
  return put(
    [
      part(lathe(arc(r, 18, -90, -9), 56, 60), s),
      part(lathe(arc(r, 18, -9, 9), 56, 60), band),
      part(lathe(arc(r, 18, 9, 90), 56, 60), s),
    ],
    [0, r, 0],
    [22, 0, 30],
  );
}
/** Blocks built up: a gate with a roof, a tower beside it. */
export function castle(): Parts {
  const { red, blue, yellow, green, plain } = STAINS,
    e = EDGE;
  return [
    ...put(column(blue, 2), [-e, 0, 0]),
    ...put(column(blue, 2), [e, 0, 0]),
    ...put(arch(plain), [0, e * 2, 0], [0, 2, 0]),
    ...put(prism(red), [0, e * 3, 0], [0, -3, 0]),
    ...put(cube(yellow), [e * 2.6, 0, 0.05], [0, 6, 0]),
    ...put(cube(green), [e * 2.62, e, 0.02], [0, -5, 0]),
    ...put(brick(plain, 2), [e * 2.6, e * 2, 0], [0, 82, 0]),
  ];
}
/** Single blocks at the given [x, z], of any kind, colour and direction. */
export function scattered(seed: number, places: V2[]): Parts {
  const next = random(seed),
    stains = Object.values(STAINS);
  return places.flatMap(([x, z]) => {
    const s = stains[Math.floor(next() * stains.length)],
      turn: V3 = [0, next() * 360, 0],
      kind = Math.floor(next() * 5);
    if (kind === 0) return put(put(column(s), [0, -EDGE, 0]), [x, EDGE * 0.46, z], [90, next() * 360, 0]);
    return put(kind === 1 ? brick(s) : kind === 2 ? prism(s) : kind === 3 ? arch(s) : cube(s), [x, 0, z], turn);
  });
}
/** A round rug with rings, on y = 0. */
export function rug(r: number, colors: string[]): Parts {
  const wool = (color: string): Stuff => ({ ...cloth(color, color), grain: 'carpet', bump: 0.09, repeat: [1.6, 1.6] });
  return colors.map((color, i) => {
    const outer = (r * (i + 1)) / colors.length,
      inner = (r * i) / colors.length,
      top = 0.034 - (i === colors.length - 1 ? 0 : 0.003);
    const profile: V2[] = [
      [outer - 0.005, 0],
      [outer, top * 0.5],
      [outer - 0.03, top],
      [inner + 0.02, top],
      [Math.max(0, inner), top * 0.7],
    ];
    return part(lathe(profile, 128, 50), wool(color));
  });
}
