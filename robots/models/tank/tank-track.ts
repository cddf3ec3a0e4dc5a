/** The track pods of the tank: calves and shoulder towers of its robot. */
import { screw, screws, vent } from '../../kit/fittings.ts';
import { stencil } from '../../kit/lettering.ts';
import { ngon } from '../../kit/outline.ts';
import { type Kit, P, put, type V2, type V3 } from '../../kit/place.ts';
import { box, cyl, lathe, paneled, plate } from '../../kit/solid.ts';

/** Track pod in YZ plane (running along Z), width along X, origin at the middle of its ground line. */
export function trackPod(L: number, H: number, W: number, num: string): Kit {
  const k: Kit = [];
  // belt path: convex hull of the wheels
  const wheels: [number, number, number][] = [[L / 2 - H * 0.36, H * 0.6, H * 0.33],
    [-L / 2 + H * 0.36, H * 0.6, H * 0.33], [L * 0.24, H * 0.26, H * 0.25], [-L * 0.24, H * 0.26, H * 0.25]];
  const pts: V2[] = wheels.flatMap(([z, y, r]) => ngon(r, 40).map(([a, b]) => [z + a, y + b] as V2)).sort((a,
    b) => a[0] - b[0] || a[1] - b[1]);
  const cross = (o: V2, a: V2, b: V2) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (ps: V2[]) => { const h: V2[] = [];
    for (const p of ps) { while (h.length > 1 && cross(h[h.length - 2], h[h.length - 1], p) <= 0) h.pop(); h.push(p);
    } h.pop(); return h; };
  const path = [...half(pts), ...half([...pts].reverse())];
  let len = 0; const seg = path.map((p, i) => { const q = path[(i + 1) % path.length],
    d = Math.hypot(q[0] - p[0], q[1] - p[1]); const s = len; len += d; return { p, q, d, s }; });
  const n = Math.round(len / 0.112);
  const link = [box(W, 0.03, 0.094, 0.008, 1), box(W * 0.98, 0.03, 0.028, 0.008, 1), box(W * 0.2, 0.05, 0.05, 0.01, 1)];
  for (let i = 0; i < n; i++) {
    const s = ((i + 0.5) / n) * len, e = seg.find((x) => s >= x.s && s <= x.s + x.d)!, t = (s - e.s) / e.d;
    const z = e.p[0] + (e.q[0] - e.p[0]) * t, y = e.p[1] + (e.q[1] - e.p[1]) * t;
    // smooth tangent from neighbours
    const at2 = (u: number): V2 => { const w = ((u % len) + len) % len,
      f = seg.find((x) => w >= x.s && w <= x.s + x.d)!, q = (w - f.s) / f.d;
    return [f.p[0] + (f.q[0] - f.p[0]) * q, f.p[1] + (f.q[1] - f.p[1]) * q]; };
    const a = at2(s - 0.045), b = at2(s + 0.045), ang = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    k.push(...put([P(link[0], 'dark', [0, -0.012, 0]), P(link[1], 'rubber', [0, -0.034, 0]),
      P(link[2], 'frame', [0, 0.02, 0])], [0, y, z], [-ang, 0, 0]));
  }
  wheels.forEach(([z, y, r], i) => {
    const R = r - 0.035;
    k.push(P(lathe([[0.02, W * 0.38], [R * 0.3, W * 0.42], [R * 0.42, W * 0.3], [R * 0.72, W * 0.28],
      [R * 0.8, W * 0.4], [R, W * 0.4], [R, -W * 0.4], [0.02, -W * 0.4]].reverse() as V2[], 36), 'frame', [0, y, z],
      [0, 0, -90]));
    k.push(P(cyl(R * 0.26, 0.05, 0.012, 20), i < 2 ? 'paint2' : 'steel', [W * 0.42, y, z], [0, 0, 90]));
    for (let q = 0; q < 6; q++) { const a = (q / 6) * 2 * Math.PI;
      k.push(...screw([W * 0.285, y + Math.cos(a) * R * 0.57, z + Math.sin(a) * R * 0.57], R * 0.07, [0, 90, 0])); }
  });
  k.push(P(plate([[-L / 2 + H * 0.55, H * 0.2], [L / 2 - H * 0.55, H * 0.2], [L / 2 - H * 0.5, H * 0.78],
    [-L / 2 + H * 0.5, H * 0.78]].map(([z, y]) => [-z, y] as V2), W * 0.7, { bevel: 0.01, centre: true }), 'dark',
    [0, 0, 0], [0, 90, 0]));
  // outer skirt: stepped armour with shut lines
  const sk: V2[] = [[-L / 2 + 0.1, H * 0.56], [-L / 2 + 0.26, H * 0.4], [L / 2 - 0.26, H * 0.4],
    [L / 2 - 0.1, H * 0.56], [L / 2 - 0.2, H * 0.94], [-L / 2 + 0.2, H * 0.94]];
  k.push(P(paneled(sk, [[[-L * 0.17, 0], [-L * 0.13, 1]], [[L * 0.19, 0], [L * 0.15, 1]]], 0.018, 0.055,
    { bevel: 0.018, taper: 0.012 }), 'paint', [W * 0.46, 0, 0], [0, 90, 0]));
  k.push(P(paneled([[-L * 0.36, H * 0.62], [L * 0.36, H * 0.62], [L * 0.33, H * 0.78], [-L * 0.33, H * 0.78]],
    [[[-L * 0.15, 0], [-L * 0.15, 1]], [[L * 0.17, 0], [L * 0.17, 1]]], 0.018, 0.03, { bevel: 0.01 }), 'paint2',
    [W * 0.46 + 0.05, 0, 0], [0, 90, 0]));
  k.push(...put(screws([[-L * 0.3, H * 0.86], [-L * 0.1, H * 0.86], [L * 0.11, H * 0.86], [L * 0.3, H * 0.86],
    [-L * 0.28, H * 0.48], [L * 0.28, H * 0.48], [0, H * 0.48]], 0.055, 0.018), [W * 0.46, 0, 0], [0, 90, 0]));
  k.push(P(stencil(num, 0.1), 'decal', [W * 0.46 + 0.0815, H * 0.7, 0], [0, 90, 0]));
  // inner skirt
  k.push(P(paneled(sk, [[[0, 0], [0.04, 1]]], 0.018, 0.05, { bevel: 0.016 }), 'frame', [-W * 0.46, 0, 0], [0, -90, 0]));
  k.push(...put(vent(L * 0.3, H * 0.22, 5, 40, 'frame', 0.03), [-W * 0.46 - 0.055, H * 0.66, 0.0], [0, -90, 0]));
  // mudguard on top: base, three applique plates, purple centre strip, vents
  k.push(P(plate([[-L / 2 + 0.14, 0], [L / 2 - 0.14, 0], [L / 2 - 0.02, -0.1], [L / 2 - 0.02, -0.06],
    [L / 2 - 0.13, 0.03], [-L / 2 + 0.13, 0.03], [-L / 2 + 0.02, -0.06], [-L / 2 + 0.02, -0.1]], W * 1.02,
    { bevel: 0.01, centre: true }), 'frame', [0, H * 0.985, 0], [0, 90, 0]));
  const top = [0, H * 0.985 + 0.03, 0] as V3, gl = L / 2 - 0.15;
  k.push(P(paneled([[-W * 0.5, -gl], [W * 0.5, -gl], [W * 0.5, gl], [-W * 0.5, gl]],
    [[[-1, -gl * 0.36], [1, -gl * 0.28]], [[-1, gl * 0.34], [1, gl * 0.42]]], 0.02, 0.045,
    { bevel: 0.016, taper: 0.008 }), 'paint', top, [-90, 0, 0]));
  k.push(P(paneled([[-W * 0.13, -gl * 0.9], [W * 0.13, -gl * 0.9], [W * 0.13, gl * 0.9], [-W * 0.13, gl * 0.9]],
    [[[-1, -gl * 0.33], [1, -gl * 0.31]], [[-1, gl * 0.37], [1, gl * 0.39]]], 0.04, 0.02, { bevel: 0.008 }), 'paint2',
    [0, top[1] + 0.043, 0], [-90, 0, 0]));
  k.push(...put(screws([-1, 1].flatMap((sx) => [-0.9, -0.42, -0.2, 0.26, 0.5,
    0.9].map((f) => [sx * W * 0.4, gl * f] as V2)), 0.045, 0.016), top, [-90, 0, 0]));
  for (const sx of [-1, 1]) for (let q = 0; q < 4;
    q++) k.push(P(box(W * 0.16, 0.012, 0.03, 0.004, 1), 'dark', [sx * W * 0.29, top[1] + 0.047, -0.075 + q * 0.05]));
  return k;
}
