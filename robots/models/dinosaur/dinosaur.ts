/**
 * A two-legged dinosaur of brushed steel with gold scutes. Its spine straightens into the robot's back, the belly's
 * chevrons become the breastplate, the shanks slide into the shins, and neck and skull part along the middle into two
 * shoulder guards.
 */
import { Assembly } from '../../assembly.ts';
import { talons } from '../../kit/claw.ts';
import { both, P, put, type V3 } from '../../kit/place.ts';
import { cyl } from '../../kit/solid.ts';
import { makeMaterials, type Palette } from '../../materials.ts';
import { Rig, type Robot } from '../../rig.ts';
import { helm, hips, tailRoot, trunk } from './dinosaur-body.ts';
import { foot, foreArm, kneeGuard, shank, shin, thigh, upperArm } from './dinosaur-limbs.ts';
import { jaw, skull, splitFace, vertebra } from './dinosaur-skull.ts';

export const PALETTE: Palette = { paint: '#a3a7ae', paint2: '#d6a648', trim: '#d9d6cd', glow: '#ff9a1c',
  frame: '#5b5e66', dark: '#212226', gloss: '#17181b', decal: '#eceef2', paintMetal: 0.6 };

/** Length and size at the front of each link of the tail. */
const TAIL: [length: number, size: V3][] = [[0.5, [0.34, 0.34, 0.32]], [0.48, [0.29, 0.3, 0.27]],
  [0.45, [0.24, 0.25, 0.22]], [0.42, [0.195, 0.205, 0.18]], [0.4, [0.155, 0.165, 0.14]], [0.42, [0.115, 0.13, 0.105]]];
const NECK: [length: number, size: V3][] = [[0.4, [0.4, 0.33, 0.34]], [0.42, [0.32, 0.29, 0.3]]];
const smaller = ([w, t, b]: V3, f: number): V3 => [w * f, t * f, b * f];

function rig(): Rig {
  const r = new Rig();
  r.joint('pelvis', 'root', [0, 2.2, 0]);
  r.joint('waist', 'pelvis', [0, 0.12, 0]);
  r.joint('torso', 'waist', [0, 0.12, 0]);
  r.joint('head', 'torso', [0, 1.2, 0.06]);
  r.pair('neck', 'torso', [0, 1.06, -0.04]);
  r.pair('nape', 'neck', [0, 0.4, 0]);
  r.pair('skull', 'nape', [0, 0.4, 0]);
  r.pair('jaw', 'skull', [0, -0.06, 0.03]);
  r.pair('shoulder', 'torso', [0.78, 0.95, 0]);
  r.pair('elbow', 'shoulder', [0.03, -0.64, 0]);
  r.pair('hand', 'elbow', [0, -0.7, 0]);
  r.pair('hip', 'pelvis', [0.4, -0.08, 0]);
  r.pair('knee', 'hip', [0.05, -0.86, 0]);
  r.pair('cap', 'knee', [0, 0, 0]);
  r.pair('hock', 'knee', [0, -0.85, 0]);
  r.pair('foot', 'hock', [0, -0.55, 0]);
  r.joint('tail0', 'pelvis', [0, -0.1, -0.24]);
  for (const [i, [length]] of TAIL.slice(0, -1).entries()) r.joint(`tail${i + 1}`, `tail${i}`, [0, 0, -length]);
  r.animate(
    // the spine tips forward over the legs
    ['pelvis', 'rx', [0.25, 0], [0.8, 68]],
    ['torso', 'rx', [0.25, 0], [0.8, -8]],
    ['waist', 'py', [0.1, 0], [0.3, 0.06], [0.7, 0.06], [0.9, 0]],
    // legs: from upright to a bird's
    ['hip', 'rz', [0, 8], [0.7, 3]], ['hip', 'ry', [0, 10], [0.6, 4]], ['hip', 'rx', [0, -2], [0.4, -40], [0.8, -104]],
    ['knee', 'rx', [0, 3], [0.4, 58], [0.8, 78]],
    ['cap', 'py', [0.3, 0], [0.7, 0.03]],
    ['hock', 'py', [0, 0.4], [0.2, 0.4], [0.65, 0]], ['hock', 'rx', [0.2, 0], [0.8, -66]],
    ['foot', 'rx', [0, -1], [0.4, -18], [0.8, 24]], ['foot', 'rz', [0, -8], [0.7, -3]],
    // neck and skull close over the robot's head
    ['neck', 'px', [0.12, 0.92], [0.5, 0.42], [0.78, 0]], ['neck', 'py', [0.2, -0.02], [0.75, 0]],
      ['neck', 'pz', [0.2, -0.16], [0.7, 0]], ['neck', 'rx', [0.15, -24], [0.75, -30]],
      ['neck', 'rz', [0.15, -12], [0.6, 0]], ['neck', 'ry', [0.15, 6], [0.5, 0]], ['neck', 's', [0.2, 0.8], [0.7, 1]],
    ['nape', 'rx', [0.15, 74], [0.75, 22]], ['nape', 'py', [0.15, -0.2], [0.6, 0]],
    ['skull', 'rx', [0.15, -36], [0.8, -46]], ['skull', 'py', [0.15, -0.2], [0.6, 0]],
    ['jaw', 'rx', [0, 2], [0.45, 16], [0.9, 10]],
    ['head', 'py', [0.2, 0.08], [0.5, -0.36]], ['head', 's', [0.3, 1.22], [0.55, 0.72]],
    // arms shrink into the dinosaur's small ones
    ['shoulder', 's', [0.3, 1], [0.8, 0.64]], ['shoulder', 'px', [0.3, 0], [0.8, -0.2]],
      ['shoulder', 'pz', [0.3, 0], [0.8, 0.2]], ['shoulder', 'py', [0.3, 0], [0.8, -0.06]],
    ['shoulder', 'rz', [0, 12], [0.3, 24], [0.8, 8]], ['shoulder', 'rx', [0, 4], [0.8, -74]],
    ['elbow', 'rx', [0, -24], [0.8, -58]],
    ['hand', 's', [0, 1.1]],
    // tail: hangs behind the robot, stretches behind the dinosaur
    ['tail0', 'rx', [0.2, -58], [0.8, -70]], ['tail1', 'rx', [0.2, -10], [0.8, 2]],
      ['tail2', 'rx', [0.2, 14], [0.8, 4]], ['tail3', 'rx', [0.2, 24], [0.8, 4]], ['tail4', 'rx', [0.2, 22], [0.8, 2]],
      ['tail5', 'rx', [0.2, 14], [0.8, -4]],
  );
  return r;
}

/** Both shapes share one rig: the pose names the differences from the timeline. */
const POSES: Robot['poses'] = {
  hero: { pelvis: { py: -0.22, pz: -0.05, rx: 8, ry: -12 }, torso: { rx: 10, ry: -2 }, head: { rx: -10, ry: 18 },
    shoulderL: { rx: -2, ry: 4, rz: 22 }, elbowL: { rx: -66 }, shoulderR: { rx: -34, ry: -4, rz: 12 },
    elbowR: { rx: -78 }, hipL: { rx: -37, ry: 13, rz: 21.5 }, kneeL: { rx: 51 }, footL: { rx: -24.5, rz: -5.5 },
    hipR: { rx: -47, ry: -9, rz: -2.5 }, kneeR: { rx: 44.5 }, footR: { rx: -5.5, rz: 2.5 }, tail0: { rx: 24, ry: -18 },
    tail1: { rx: 6, ry: -18 }, tail2: { rx: 8, ry: -10 }, tail3: { rx: 12, ry: 8 }, tail4: { rx: 12, ry: 22 },
    tail5: { rx: 10, ry: 26 } },
  roar: {
    torso: { rx: -6 }, neckL: { ry: 10, rx: -4 }, neckR: { ry: -10, rx: -4 }, napeL: { ry: 10 }, napeR: { ry: -10 },
      skullL: { ry: 8 }, skullR: { ry: -8 }, jaw: { rx: 20 },
    hipL: { rx: -12 }, kneeL: { rx: 4 }, hockL: { rx: 4 }, footL: { rx: 4 }, hipR: { rx: 12 }, kneeR: { rx: 2 },
      hockR: { rx: -10 }, footR: { rx: -4 },
    shoulderL: { rx: 12 }, shoulderR: { rx: -10 }, elbowR: { rx: 14 },
    tail0: { ry: -6 }, tail1: { ry: -8 }, tail2: { ry: -10 }, tail3: { ry: -10 }, tail4: { ry: 8 }, tail5: { ry: 12 },
  },
};

export function dinosaur(): Robot {
  const r = rig(), parts = new Assembly(r);
  TAIL.forEach(([length, size], i) => {
    const end = TAIL[i + 1]?.[1] ?? smaller(size, 0.3);
    const link = both(vertebra(length, size, smaller(end, i < 5 ? 0.94 : 1), 0.13 - i * 0.014));
    parts.add({ [`tail${i}`]: put(link, [0, 0, 0], [0, 180, 0]) });
  });
  parts.add({ pelvis: [...hips(), ...put(tailRoot(), [0, -0.1, -0.24], [-20, 0, 0])], torso: trunk(), head: helm(),
    shoulder: upperArm(), elbow: foreArm(), hand: talons(1.1, 26, 'paint', 'paint2'), hip: thigh(), knee: shin(),
    cap: kneeGuard(), hock: shank(), foot: foot(), skull: skull(), jaw: put(jaw(), [0, 0.06, -0.03]) });
  NECK.forEach(([length, size], i) => {
    const end = NECK[i + 1]?.[1] ?? smaller(size, 0.9);
    const half = [...vertebra(length, size, smaller(end, 0.94), 0.13), ...splitFace(length, end[1], end[2])];
    parts.add({ [i ? 'nape' : 'neck']:
      [...put(half, [0, 0, 0], [-90, 0, 0]), P(cyl(0.12, 0.2, 0.02, 24), 'frame', [0.14, 0, 0], [0, 0, 90])] });
  });
  const mats = makeMaterials(PALETTE);
  // brushed metal under a thin coat instead of lacquer
  mats.paint = makeMaterials({ ...PALETTE, trim: PALETTE.paint }).trim;
  mats.paint2 = makeMaterials({ ...PALETTE, trim: PALETTE.paint2 }).trim;
  return { ...parts.finish(mats, 'foot', ...TAIL.map((_, i) => `tail${i}`)), poses: POSES, folded: ['roar'] };
}
