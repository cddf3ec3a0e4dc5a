import type * as T from 'three';
import { at, D, type Kit, type Mat, P, type V3 } from './place.ts';
import { box, cyl, hull, wedge } from './solid.ts';
import { Soup } from './triangles.ts';

/** Curved horn along +Z that bends down (-Y) by `bend` degrees; `flat` makes it narrower than high. */
export function claw(length: number, r: number, bend = 50, flat = 0.7, sides = 8, steps = 6): T.BufferGeometry {
  const s = new Soup(),
    rings: V3[][] = [];
  let y = 0,
    z = 0;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps,
      a = -bend * t * D,
      w = r * (1 - t) ** 0.8 + 0.002;
    rings.push(
      Array.from({ length: sides }, (_, k) => {
        const q = (k / sides) * 2 * Math.PI,
          u = Math.cos(q) * w * flat,
          v = Math.sin(q) * w;
        return [u, y + v * Math.cos(a), z - v * Math.sin(a)] as V3;
      }),
    );
    y += Math.sin(a) * (length / steps);
    z += Math.cos(a) * (length / steps);
  }
  for (let i = 0; i < steps; i++)
    for (let k = 0; k < sides; k++) {
      const j = (k + 1) % sides;
      s.quad(rings[i][k], rings[i][j], rings[i + 1][j], rings[i + 1][k]);
    }
  for (let k = 1; k + 1 < sides; k++) {
    s.tri(rings[0][0], rings[0][k + 1], rings[0][k]);
    s.tri(rings[steps][0], rings[steps][k], rings[steps][k + 1]);
  }
  return s.done(50);
}
/**
 * Three fingers and a thumb that end in claws; wrist at the origin, fingers along -Y, palm towards -X. Built for the
 * left hand.
 */
export function talons(s = 1, curl = 26, armour: Mat = 'paint', tip: Mat = 'paint2'): Kit {
  const k: Kit = [P(cyl(0.085 * s, 0.08 * s, 0.012, 20), 'steel', [0, -0.02 * s, 0]),
    P(wedge(0.13 * s, 0.24 * s, 0.15 * s, 0.27 * s, 0.2 * s, 0.02 * s), 'frame', [0, -0.14 * s, 0])];
  k.push(P(hull([[0.07, -0.06, 0.1], [0.07, -0.06, -0.1], [0.085, -0.24, 0.13], [0.085, -0.24, -0.13],
    [0.12, -0.14, 0.06], [0.12, -0.14, -0.06], [0.1, -0.22, 0]].map((p) => p.map((c) => c * s) as V3), 0.008 * s),
    armour));
  const finger = (p: V3, length: number, w: number, c: number, splay: number) => {
    let m = at(p, [splay, 0, 0]);
    for (const [i, f] of [0.42, 0.3].entries()) {
      m = m.clone().multiply(at([0, 0, 0], [0, 0, -(i ? c * 1.3 : c * 0.6)]));
      const L = length * f;
      k.push({ g: cyl(w * 0.5, w * 1.1, 0.006 * s, 14), m: 'steel', x: m.clone().multiply(at([0, 0, 0], [90, 0, 0])) });
      k.push({ g: wedge(w * 0.8, w * 0.84, w, w, L * 0.84, 0.009 * s).applyMatrix4(at([0, -L * 0.48, 0])), m: 'frame',
        x: m });
      k.push({ g: box(w * 0.34, L * 0.6, w * 0.9, 0.008 * s), m: armour,
        x: m.clone().multiply(at([w * 0.46, -L * 0.48, 0])) });
      m = m.clone().multiply(at([0, -L, 0]));
    }
    k.push({ g: claw(length * 0.46, w * 0.52, 46, 0.8), m: tip,
      x: m.clone().multiply(at([0, 0.01 * s, 0], [0, 0, -c])).multiply(at([0, 0, 0], [90, 0, -90])) });
  };
  for (let i = 0; i < 3; i++) finger([0, -0.24 * s, (1 - i) * 0.088 * s], [0.34, 0.38, 0.34][i] * s, 0.074 * s, curl,
    (1 - i) * -9);
  finger([-0.02 * s, -0.13 * s, 0.13 * s], 0.3 * s, 0.07 * s, curl * 0.8, -44);
  return k;
}
