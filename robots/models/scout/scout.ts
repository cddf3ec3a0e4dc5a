/**
 * A small scout that folds into a capsule: it squats, the head sinks and closes the top, breastplate and pack move out,
 * arm pads cover the sides, shin and hip guards the foot. The shell is modelled closed and given to the joints in the
 * folded pose.
 */
import { Assembly } from '../../assembly.ts';
import { hand } from '../../kit/hand.ts';
import { smooth } from '../../kit/place.ts';
import { GLOW, makeMaterials, type Palette } from '../../materials.ts';
import { type Pose, Rig, type Robot } from '../../rig.ts';
import { scoutFoot, scoutForeArm, scoutHips, scoutShin, scoutThigh, scoutTrunk, scoutUpperArm } from './scout-frame.ts';
import { scoutChest, scoutGreave, scoutHead, scoutPack, scoutPad, scoutSkirt } from './scout-shell.ts';

export const PALETTE: Palette = { paint: '#dfe2e6', paint2: '#f0701c', trim: '#b4b9c0', glow: '#ffb070',
  glow2: '#ffffff', frame: '#666c76', dark: '#24272d', gloss: '#23262c', decal: '#ffffff', paintMetal: 0.05 };
export const PRO_PALETTE: Palette = { paint: '#868d9a', paint2: '#ff7a1f', trim: '#c9cdd3', glow: '#59d4ff',
  glow2: '#ffffff', frame: '#737a86', dark: '#202329', gloss: '#191b20', decal: '#ffffff', paintMetal: 0.3 };

/** Height of the pelvis in the closed capsule. */
const SQUAT = 0.42;
const SHOULDER = 0.54;
const STANCE: Pose = { pelvis: { px: 0.15, py: -0.03, rz: -4 }, torso: { rx: 6, rz: 4 },
  head: { rx: 2, ry: -10, rz: -13 }, shoulderL: { rx: 22, rz: 4 }, elbowL: { rx: -26 }, shoulderR: { rx: -30, rz: 12 },
  elbowR: { rx: -86 }, hipL: { rx: -17, ry: 6.5, rz: -5 }, kneeL: { rx: 36.5 }, ankleL: { rx: -21.5, rz: 13.5 },
  hipR: { rx: -43, ry: -23.5, rz: 6.5 }, kneeR: { rx: 102.5 }, ankleR: { rx: -21, rz: -16 } };
const PRO_STANCE: Pose = { pelvis: { py: -0.09, rx: 4, ry: 8 }, torso: { rx: 6, ry: 4 },
  head: { rx: -4, ry: -10, rz: 4 }, shoulderL: { rx: -58, ry: 10, rz: 14 }, elbowL: { rx: -48 },
  shoulderR: { rx: 10, rz: 26 }, elbowR: { rx: -84 }, hipL: { rx: -37.5, ry: -7.5, rz: 7.5 }, kneeL: { rx: 34 },
  ankleL: { rx: 0.5, rz: -5 }, hipR: { rx: -17, ry: 17, rz: 19.5 }, kneeR: { rx: 37.5 },
  ankleR: { rx: -25.5, rz: -12.5 } };

function rig(): Rig {
  const r = new Rig();
  r.joint('pelvis', 'root', [0, 1, 0]);
  r.joint('torso', 'pelvis', [0, 0.12, 0]);
  r.joint('head', 'torso', [0, 1.36 - SQUAT - 0.12, 0]);
  // pivots of the plates lie in their own middle
  r.joint('chest', 'torso', [0, 1.1 - SQUAT - 0.12, 0.6]);
  r.joint('pack', 'torso', [0, 1.08 - SQUAT - 0.12, -0.6]);
  r.pair('skirt', 'pelvis', [0.46, 0.4 - SQUAT, -0.46]);
  r.pair('shoulder', 'torso', [0.36, SHOULDER, 0]);
  r.pair('pad', 'shoulder', [0.28, 1.1 - SQUAT - 0.12 - SHOULDER, 0]);
  r.pair('elbow', 'shoulder', [0, -0.33, 0]);
  r.pair('hand', 'elbow', [0, -0.38, 0]);
  r.pair('hip', 'pelvis', [0.22, -0.07, 0]);
  r.pair('knee', 'hip', [0.02, -0.42, 0]);
  r.pair('greave', 'knee', [0.22, -0.1, 0.06]);
  r.pair('ankle', 'knee', [0, -0.41, 0]);
  r.animate(
    ['hip', 'rx', [0.15, -1], [0.75, -105]], ['knee', 'rx', [0.15, 2], [0.75, 105]],
      ['ankle', 'rx', [0.15, -1], [0.75, 0]], ['ankle', 'pz', [0.5, 0], [0.85, -0.3]],
    ['hip', 'rz', [0, 6], [0.6, 0]], ['hip', 'ry', [0, 9], [0.6, 0]], ['ankle', 'rz', [0, -6], [0.6, 0]],
    ['head', 's', [0.3, 0.78], [0.85, 1]], ['head', 'py', [0.3, 0.21], [0.9, 0]],
    ['chest', 's', [0.35, 0.7], [0.8, 1]], ['chest', 'pz', [0.35, -0.305], [0.8, 0]],
      ['chest', 'py', [0.35, -0.09], [0.8, 0]], ['chest', 'rx', [0.35, -4], [0.8, 0]],
    ['pack', 's', [0.35, 0.78], [0.8, 1]], ['pack', 'pz', [0.35, 0.24], [0.8, 0]],
      ['pack', 'py', [0.35, -0.12], [0.8, 0]],
    ['skirt', 's', [0.35, 0.4], [0.85, 1]], ['skirt', 'ry', [0.35, -40], [0.85, 0]],
      ['skirt', 'px', [0.3, -0.1], [0.6, 0.02], [0.85, 0]], ['skirt', 'pz', [0.35, 0.42], [0.85, 0]],
      ['skirt', 'py', [0.35, -0.05], [0.85, 0]], ['skirt', 'rz', [0.3, 8], [0.8, 0]],
    ['greave', 's', [0.35, 0.47], [0.85, 1]], ['greave', 'ry', [0.35, -45], [0.8, 0]],
      ['greave', 'px', [0.35, -0.22], [0.85, 0]], ['greave', 'py', [0.35, -0.1], [0.85, 0]],
      ['greave', 'pz', [0.35, 0.1], [0.85, 0]],
    ['shoulder', 'px', [0.35, 0.13], [0.8, 0]], ['shoulder', 'rz', [0, 12], [0.4, 22], [0.8, 0]],
      ['shoulder', 'rx', [0, 3], [0.8, 0]],
    ['pad', 's', [0.35, 0.48], [0.85, 1]], ['pad', 'px', [0.35, -0.13], [0.85, 0]],
      ['pad', 'py', [0.35, -0.09], [0.85, 0]],
    ['elbow', 'rx', [0, -18], [0.35, -60], [0.75, -150]], ['elbow', 'rz', [0.4, 0], [0.75, 14]],
      ['hand', 's', [0.5, 1], [0.8, 0.7]],
  );
  return r;
}

function build(palette: Palette, pro: boolean): Robot {
  const r = rig(), parts = new Assembly(r), mats = makeMaterials(palette);
  r.fold(SQUAT - 1);
  parts.addWorld({ head: scoutHead(pro), chest: scoutChest(pro), pack: scoutPack(pro), pad: scoutPad(pro),
    greave: scoutGreave(pro), skirt: scoutSkirt(pro) });
  parts.add({ pelvis: scoutHips(), torso: scoutTrunk(), shoulder: scoutUpperArm(), elbow: scoutForeArm(pro),
    hand: hand(0.72, 26, 'paint2'), hip: scoutThigh(), knee: scoutShin(pro), ankle: scoutFoot() });
  return {
    ...parts.finish(mats, 'ankle', 'greave', 'skirt'),
    // folded it sleeps
    glow: (t) => { mats.glow.emissiveIntensity = GLOW * (1 - 0.6 * smooth((t - 0.5) / 0.4)); },
    poses: {
      hero: pro ? PRO_STANCE : STANCE,
      wave: { torso: { ry: -8 }, head: { ry: 14, rx: -2, rz: 7 }, shoulderL: { rx: -20, rz: 100 },
        elbowL: { rx: -40, rz: 40 }, shoulderR: { rx: 6, rz: 14 }, elbowR: { rx: -40 }, hipL: { rz: 2 },
        ankleL: { rz: -2 }, hipR: { rx: -8, rz: 3 }, kneeR: { rx: 12 }, ankleR: { rx: -4, rz: -3 } },
    },
  };
}
export const scout = (): Robot => build(PALETTE, false);
export const scoutPro = (): Robot => build(PRO_PALETTE, true);
