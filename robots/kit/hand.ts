import { screws } from './fittings.ts';
import { octo } from './outline.ts';
import { at, type Kit, type Mat, P, put, type V3 } from './place.ts';
import { box, cyl, plate, wedge } from './solid.ts';

/**
 * Five-fingered mechanical hand; wrist at origin, fingers along -Y, palm facing +Z... thumb at +Z side. Built for the
 * left hand.
 */
export function hand(s = 1, curl = 35, armour: Mat = 'paint', spread = 4): Kit {
  const k: Kit = [];
  const pw = 0.24 * s,
    pl = 0.2 * s,
    pd = 0.1 * s;
  k.push(P(cyl(0.07 * s, 0.08 * s, 0.012, 20), 'steel', [0, -0.02 * s, 0]),
    P(cyl(0.085 * s, 0.03 * s, 0.008, 20), 'frame', [0, -0.045 * s, 0]));
  k.push(P(wedge(pd, pw, pd * 0.9, pw * 0.8, pl, 0.016 * s), 'frame', [0, -pl / 2 - 0.05 * s, 0]));
  // back-of-hand armour (outer side = +X)
  k.push(P(plate(octo(pw * 0.86, pl * 0.86, 0.03 * s), 0.03 * s, { bevel: 0.01 * s }), armour,
    [pd * 0.42, -pl * 0.52 - 0.05 * s, 0], [0, 90, 0]));
  k.push(
    ...put(
      screws(
        [
          [-0.06 * s, 0.05 * s],
          [0.06 * s, 0.05 * s],
        ],
        0,
        0.01 * s,
      ),
      [pd * 0.42 + 0.028 * s, -pl * 0.52 - 0.05 * s, 0],
      [0, 90, 0],
    ),
  );
  const seg = (L: number, w: number) => wedge(w * 0.86, w * 0.86, w, w, L * 0.8,
    0.008 * s).applyMatrix4(at([0, -L * 0.45, 0]));
  const finger = (x0: V3, len: number, w: number, c: number, splay: number) => {
    let m = at(x0, [splay, 0, 0]);
    [0.44, 0.32, 0.26].forEach((f, i) => {
      m = m.clone().multiply(at([0, 0, 0], [0, 0, -(i === 0 ? c * 0.6 : c * 1.1)]));
      const L = len * f;
      k.push({ g: cyl(w * 0.46, w * 1.02, 0.006 * s, 14), m: 'steel',
        x: m.clone().multiply(at([0, 0, 0], [90, 0, 0])) });
      k.push({ g: seg(L, w * (1 - i * 0.08)), m: i === 2 ? 'rubber' : 'frame', x: m });
      if (i < 2) k.push({ g: box(w * 0.3, L * 0.52, w * 0.86, 0.008 * s), m: i === 0 ? armour : 'dark',
        x: m.clone().multiply(at([w * 0.42, -L * 0.48, 0])) });
      m = m.clone().multiply(at([0, -L, 0]));
    });
  };
  for (let i = 0; i < 4; i++) finger([0, -pl - 0.055 * s, (1.5 - i) * 0.06 * s], [0.2, 0.23, 0.215, 0.18][i] * s,
    0.05 * s, curl + i * 4, (1.5 - i) * -spread);
  // the thumb, opposed on the front side
  finger([-0.01 * s, -0.1 * s, pw * 0.5], 0.19 * s, 0.054 * s, curl * 0.7, -32);
  return k;
}
