/** Lamps of vehicles: a bright bowl, LED dots and a projector behind a clear lens. All look along +Z. */
import { D, type Kit, lerp, type Mat, P, put, type V2, type V3 } from './place.ts';
import { lathe, ring } from './solid.ts';

const FORWARD: V3 = [90, 0, 0];
const led = (r: number, light: Mat, p: V3): Kit => [P(lathe([[r, -r * 0.4], [r, r * 0.15], [0, r * 0.6]], 8, 60), light,
  p, FORWARD)];

/** Round lamp of radius r: bezel, bowl, `dots` LEDs around a projector, domed lens. */
export function lamp(r: number, light: Mat = 'lamp', dots = 10, bezel: Mat = 'trim'): Kit {
  const k: Kit = [
    ...put([
      P(ring(r * 0.94, r * 1.14, r * 0.34, r * 0.06, 32), bezel),
      P(lathe([[r * 0.96, r * 0.04], [r * 0.86, -r * 0.26], [r * 0.6, -r * 0.46], [r * 0.44, -r * 0.5]], 28, 50),
        'steel'),
      P(lathe([[r * 0.46, -r * 0.5], [0, -r * 0.5]], 20), 'dark'),
      P(ring(r * 0.33, r * 0.46, r * 0.22, r * 0.03, 24), 'gloss', [0, -r * 0.42, 0]),
      // projector: a lit chip behind its own ball lens
      P(lathe([[r * 0.2, -r * 0.44], [0, -r * 0.42]], 16), light),
      P(lathe([[r * 0.34, -r * 0.34], [r * 0.27, -r * 0.2], [r * 0.14, -r * 0.11], [0, -r * 0.08]], 18, 60), 'clear'),
      P(lathe([[r * 0.97, r * 0.08], [r * 0.7, r * 0.17], [r * 0.36, r * 0.23], [0, r * 0.25]], 24, 60), 'clear'),
    ], [0, 0, 0], FORWARD),
  ];
  for (let i = 0; i < dots; i++) {
    const a = (i / dots) * 360 * D;
    k.push(...led(r * 0.085, light, [Math.cos(a) * r * 0.72, Math.sin(a) * r * 0.72, -r * 0.3]));
  }
  return k;
}
/** Places for n LEDs along a line through the given points; `on` puts each of them, facing +Z, on its surface. */
export function ledRow(r: number, n: number, line: V2[], light: Mat, on: (u: number, v: number, kit: Kit) => Kit): Kit {
  return Array.from({ length: n }, (_, i) => {
    const s = (i / (n - 1)) * (line.length - 1), j = Math.min(line.length - 2, Math.floor(s)),
      [a, b] = [line[j], line[j + 1]] as [V2, V2];
    return on(lerp(a[0], b[0], s - j), lerp(a[1], b[1], s - j), led(r, light, [0, 0, 0]));
  }).flat();
}
