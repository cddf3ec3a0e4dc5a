/**
 * The AI base: a round docking pedestal with an articulated arm, ring light, camera and microphones. 0 is raised, 1
 * folded.
 */
import { Assembly } from '../assembly.ts';
import { boom } from '../kit/boom.ts';
import { joint, screw, screws, vent } from '../kit/fittings.ts';
import { stencil } from '../kit/lettering.ts';
import { both, type Kit, P, put, type V2, type V3 } from '../kit/place.ts';
import { box, cyl, lathe, plate, ring } from '../kit/solid.ts';
import { makeMaterials } from '../materials.ts';
import { Rig, type Robot } from '../rig.ts';

export const PALETTE = { paint: '#d4d7dc', paint2: '#23272f', trim: '#b4b9c1', glow: '#16bdff', glow2: '#fff3e4',
  frame: '#676c76', dark: '#1d1f24', gloss: '#0f1013', decal: '#2b2f36' };

function plinth(): Kit {
  const k: Kit = [
    // body: rubber foot, black shadow gap, light ring, white bowl, dark deck
    P(lathe([[0, 0], [1.28, 0], [1.3, 0.02], [1.3, 0.05], [1.27, 0.06], [0, 0.06]], 96, 30), 'rubber'),
    P(lathe([[1.2, 0.05], [1.34, 0.07], [1.4, 0.1], [1.42, 0.15], [1.42, 0.2], [1.4, 0.215], [1.36, 0.22], [1.2, 0.22]],
      128, 30), 'paint2'),
    P(lathe([[1.3, 0.215], [1.385, 0.22], [1.39, 0.23], [1.39, 0.25], [1.385, 0.26], [1.3, 0.265]], 128, 30), 'glow'),
    P(lathe([[1.25, 0.262], [1.39, 0.265], [1.405, 0.285], [1.40, 0.36], [1.36, 0.45], [1.29, 0.52], [1.2, 0.56],
      [1.14, 0.575], [1.11, 0.57], [1.1, 0.54], [1.1, 0.4]], 128, 30), 'paint'),
    P(lathe([[0, 0.5], [1.1, 0.5], [1.1, 0.53], [1.08, 0.545], [0.92, 0.545], [0.905, 0.53], [0.88, 0.53],
      [0.865, 0.545], [0.3, 0.545], [0, 0.545]], 128, 30), 'paint2'),
    P(ring(0.885, 0.9, 0.012, 0.003, 128), 'glow', [0, 0.536, 0]),
  ];
  // deck: radial shut lines, docking pads with contacts
  for (let i = 0; i < 24; i++) k.push(...put([P(box(0.012, 0.01, 0.12, 0.003, 1), 'dark', [0, 0.546, 1.0])], [0, 0, 0],
    [0, i * 15, 0]));
  for (let i = 0; i < 12; i++) k.push(...put(screw([0, 0.545, 1.05], 0.02, [-90, 0, 0]), [0, 0, 0],
    [0, i * 30 + 7.5, 0]));
  for (const s of [-1, 1]) {
    k.push(...put([
      P(plate([[-0.15, -0.3], [0.15, -0.3], [0.19, -0.1], [0.19, 0.2], [0.12, 0.3], [-0.12, 0.3], [-0.19, 0.2],
        [-0.19, -0.1]], 0.03, { bevel: 0.012, corner: 0.04 }), 'frame', [0, 0, 0], [-90, 0, 0]),
      P(plate([[-0.12, -0.26], [0.12, -0.26], [0.155, -0.09], [0.155, 0.18], [0.1, 0.26], [-0.1, 0.26], [-0.155, 0.18],
        [-0.155, -0.09]], 0.016, { bevel: 0.006, corner: 0.03 }), 'rubber', [0, 0.03, 0], [-90, 0, 0]),
      ...[-0.08, 0, 0.08].map((z) => P(cyl(0.02, 0.016, 0.005, 20), 'brass', [0, 0.05, z] as V3)),
      ...[0, 1, 2, 3, 4].map((i) => P(box(0.18, 0.008, 0.012, 0.003, 1), 'dark', [0, 0.048, -0.22 + i * 0.026] as V3)),
      P(box(0.1, 0.008, 0.016, 0.003, 1), 'glow', [0, 0.048, 0.2]),
    ], [s * 0.28, 0.545, 0.3], [0, s * 7, 0]));
  }
  // front display: dark lens following the rim, numerals and a waveform
  const arc = (r0: number, y0: number, r1: number, y1: number,
    a: number): Kit => [P(lathe([[r0, y0], [r1, y1]], 40, 30, a), 'glass', [0, 0, 0], [0, -a / 2, 0])];
  k.push(...arc(1.408, 0.30, 1.404, 0.4, 38));
  for (let i = 0; i < 19; i++) { const a = (i - 9) * 1.5,
    h = 0.012 + 0.05 * Math.abs(Math.sin(i * 1.7) * Math.cos(i * 0.6));
  k.push(...put([P(box(0.012, h, 0.006, 0.002, 1), 'glow', [0, 0.35, 1.409])], [0, 0, 0], [0, a, 0])); }
  // microphone array: rows of ports around the shoulder of the bowl
  for (let i = 0; i < 72; i++) for (const [r, y] of [[1.335, 0.487],
    [1.305, 0.508]] as V2[]) if (Math.abs(((i * 5 + 180) % 360) - 180) > 24) k.push(...put([P(cyl(0.011, 0.016, 0.003,
    10), 'dark', [0, y, r], [47, 0, 0])], [0, 0, 0], [0, i * 5, 0]));
  k.push(P(stencil('AI-B1', 0.06, 0.5, 0.1), 'decal', [0, 0.553, 1.14], [-78, 0, 0]));
  // rear ports
  k.push(...put(vent(0.5, 0.07, 4, 40, 'frame', 0.02), [0, 0.33, -1.405], [0, 180, 0]));
  // arm turret socket
  k.push(P(lathe([[0, 0.54], [0.34, 0.54], [0.34, 0.56], [0.31, 0.6], [0.3, 0.62], [0, 0.62]], 64, 30), 'frame',
    [0, 0, -0.52]), P(ring(0.315, 0.33, 0.02, 0.004, 64), 'glow', [0, 0.57, -0.52]));
  for (let i = 0; i < 8; i++) { const a = (i / 8) * 2 * Math.PI;
    k.push(...screw([Math.sin(a) * 0.27, 0.615, -0.52 + Math.cos(a) * 0.27], 0.018, [-90, 0, 0])); }
  return k;
}
function turret(): Kit {
  return [
    P(lathe([[0, 0], [0.22, 0], [0.24, 0.02], [0.24, 0.12], [0.2, 0.17], [0, 0.18]], 64, 30), 'paint'),
      P(ring(0.225, 0.246, 0.03, 0.006, 64), 'paint2', [0, 0.05, 0]),
    ...both([P(plate([[-0.13, 0], [0.13, 0], [0.11, 0.3], [0.06, 0.36], [-0.06, 0.36], [-0.11, 0.3]], 0.06,
      { bevel: 0.018, corner: 0.03 }), 'paint', [0.11, 0.1, 0], [0, 90, 0]),
      ...put(screws([[-0.07, 0.08], [0.07, 0.08]], 0.06, 0.016), [0.11, 0.1, 0], [0, 90, 0])]),
    ...put(joint(0.115, 0.36, 'paint2'), [0, 0.36, 0]),
  ];
}
function ringLight(): Kit { // faces +Z
  const k: Kit = [
    P(lathe([[0.4, -0.05], [0.56, -0.05], [0.585, -0.03], [0.585, 0.03], [0.57, 0.05], [0.555, 0.055]], 96, 30),
      'paint', [0, 0, 0], [90, 0, 0]),
    P(lathe([[0.555, 0.05], [0.54, 0.042], [0.43, 0.042], [0.415, 0.05]], 96, 30), 'glow2', [0, 0, 0], [90, 0, 0]),
    P(lathe([[0.415, 0.055], [0.4, 0.05], [0.385, 0.03], [0.385, -0.03], [0.4, -0.05]], 96, 30), 'paint2', [0, 0, 0],
      [90, 0, 0]),
    P(lathe([[0.40, -0.05], [0.42, -0.07], [0.55, -0.07], [0.57, -0.05]], 96, 30), 'paint2', [0, 0, 0], [90, 0, 0]),
    // camera pod in the middle on a bridge
    P(box(0.8, 0.07, 0.04, 0.014), 'paint2', [0, 0, -0.03]),
    P(lathe([[0, -0.1], [0.13, -0.1], [0.15, -0.07], [0.15, 0.05], [0.135, 0.075], [0.1, 0.08], [0.09, 0.06],
      [0.07, 0.05], [0, 0.05]], 64, 30), 'paint', [0, 0, 0], [90, 0, 0]),
    P(ring(0.085, 0.125, 0.02, 0.006, 64), 'paint2', [0, 0, 0.078], [90, 0, 0]),
      P(ring(0.05, 0.085, 0.03, 0.008, 48), 'frame', [0, 0, 0.066], [90, 0, 0]),
    P(lathe([[0, 0.075], [0.02, 0.073], [0.04, 0.064], [0.055, 0.05]].reverse() as V2[], 40, 80), 'glass', [0, 0, 0.01],
      [90, 0, 0]),
    P(cyl(0.008, 0.01, 0.002, 12), 'glow', [0.105, 0, 0.09], [90, 0, 0]),
  ];
  for (let i = 0; i < 24; i++) k.push(...put([P(box(0.03, 0.012, 0.05, 0.004, 1), 'dark', [0, 0.58, 0])], [0, 0, 0],
    [0, 0, i * 15]));
  return k;
}
export function base(): Robot {
  const r = new Rig(), parts = new Assembly(r);
  r.joint('turret', 'root', [0, 0.6, -0.52]); r.joint('a1', 'turret', [0, 0.36, 0]); r.joint('a2', 'a1', [0, 1.05, 0]);
  r.joint('head', 'a2', [0, 0.9, 0]);
  r.animate(['turret', 'ry', [0, 0], [0.5, 0]], ['a1', 'rx', [0, -34], [0.9, -52]], ['a2', 'rx', [0, 74], [0.9, 128]],
    ['head', 'rx', [0, -22], [0.9, -60]]);
  parts.add({
    root: plinth(), turret: turret(),
    a1: [...boom(1.05, 0.24), ...put(joint(0.1, 0.32, 'paint2'), [0, 1.05, 0])],
    a2: [...boom(0.8, 0.2), ...put(joint(0.08, 0.26, 'paint2'), [0, 0.84, 0])],
    head: [...put(ringLight(), [0, 0.0, 0.16]), P(box(0.1, 0.16, 0.2, 0.03), 'frame', [0, 0, 0.04])],
  });
  return {
    ...parts.finish(makeMaterials(PALETTE)),
    poses: { hero: { turret: { ry: 54 }, a1: { rx: -14 }, a2: { rx: 22 }, head: { rx: -16, ry: -58 } } },
  };
}
