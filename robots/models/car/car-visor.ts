/** The visor of the sports car's robot: a dark pane with slits, behind each a lamp that lies deep in the head. */
import { barrel } from '../../kit/loft.ts';
import { offset, patch, type Surface } from '../../kit/patch.ts';
import { both, type Kit, lerp, type Mat, P } from '../../kit/place.ts';

const ROUND = barrel([[0.14, 0.134, 0.176, 0, 0.024], [0.2, 0.15, 0.196, 0, 0.018], [0.27, 0.16, 0.202, 0, 0.01],
  [0.36, 0.162, 0.192, 0, 0]], 2.7);
/** Pane of the visor; u: angle from the left ear (0) to the front (90), v: height. Its patches need `flip`. */
const pane: Surface = (a, y) => ROUND(y, a);

/** A slit runs from its inner to its outer angle and rises outwards; its ends are cut like blades. */
interface Slit {
  inner: number;
  outer: number;
  y: number;
  rise: number;
  tall: number;
}
const UPPER: Slit = { inner: 80, outer: 14, y: 0.262, rise: 0.046, tall: 0.034 };
const LOWER: Slit = { inner: 60, outer: 14, y: 0.229, rise: 0.034, tall: 0.02 };
/** Shares of a slit's length at which its outline bends. */
const BENDS = [0, 0.13, 0.5, 0.93, 1];
const angle = (s: Slit, share: number): number => lerp(s.inner, s.outer, share);

/** Lower (-1) or upper (1) edge of a slit at an angle of the left half; `share` narrows it. */
const edge = (s: Slit, side: 1 | -1, share = 1) => (a: number): number => {
  const u = Math.min(1, Math.max(0, (s.inner - a) / (s.inner - s.outer)));
  const tall = Math.min(1, side > 0 ? u / 0.13 : u / 0.02, side > 0 ? (1 - u) / 0.02 : (1 - u) / 0.07);
  return s.y + s.rise * u ** 1.15 + side * Math.max(0.0005, (s.tall / 2) * share * tall);
};
const strip = (s: Slit, m: Mat, deep: number, share: number, thick: number, from = 0, to = 1): Kit => {
  const us = [from, ...BENDS.filter((b) => b > from && b < to), to].map((b) => angle(s, b)).reverse();
  return [P(patch(offset(pane, -deep), 0, 0, edge(s, -1, share), edge(s, 1, share),
    { us, nv: 1, gap: 0, lip: 0.0015, thick, flip: true, liner: false }), m)];
};
/** Reflector, dim floor, bright core in cells and lens, one behind the other, and the rim of the slit. */
function slitLamp(s: Slit, cells: number): Kit {
  const k: Kit = [...strip(s, 'steel', 0.03, 2, 0.004, -0.02, 1.02), ...strip(s, 'glow2', 0.022, 1.1, 0.004),
    ...strip(s, 'clear', 0.003, 1, 0.003)];
  for (let i = 0; i < cells; i++) k.push(...strip(s, 'glow', 0.013, 0.46, 0.008, 0.1 + (0.82 * (i + 0.05)) / cells,
    0.1 + (0.82 * (i + 0.95)) / cells));
  for (const side of [-1, 1] as const) {
    const rim = edge(s, side), us = BENDS.map((b) => angle(s, b)).reverse();
    k.push(P(patch(offset(pane, 0.003), 0, 0, (a) => rim(a) - (side < 0 ? 0.005 : 0),
      (a) => rim(a) + (side > 0 ? 0.005 : 0),
        { us, nv: 1, gap: 0, lip: 0.001, thick: 0.014, flip: true, liner: false }),
      'steel'));
  }
  return k;
}

export function visor(): Kit {
  const half = [...new Set([6, ...[UPPER, LOWER].flatMap((s) => BENDS.map((b) => angle(s, b))), 68, 86])].sort((a,
    b) => a - b);
  const us = [...half, 90, ...half.map((a) => 180 - a).reverse()];
  const part = (lo: (a: number) => number, hi: (a: number) => number): Kit => {
    const left = (f: (a: number) => number) => (a: number) => f(Math.min(a, 180 - a));
    return [P(patch(pane, 0, 0, left(lo), left(hi), { us, nv: 1, gap: 0, lip: 0.003, thick: 0.03, flip: true,
      liner: false }), 'gloss')];
  };
  return [
    ...part(edge(UPPER, 1), () => 0.352), ...part(edge(LOWER, 1), edge(UPPER, -1)),
      ...part(() => 0.15, edge(LOWER, -1)),
    ...both([...slitLamp(UPPER, 6), ...slitLamp(LOWER, 3)]),
  ];
}
