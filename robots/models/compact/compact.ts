/**
 * A small robot that is a city car: its nose is the chest, the front wings the shoulders, the doors shields on the
 * forearms, the rear quarters the calves, the roof a shell on its back. Like the truck it lies down on its front, and
 * like every vehicle here its panels are modelled in vehicle space and given to the joints while the rig is folded.
 */
import { Assembly } from '../../assembly.ts';
import { hand } from '../../kit/hand.ts';
import { abdomenOf, foreArmOf, type Limb, pelvisOf, thighOf, upperArmOf } from '../../kit/limbs.ts';
import { put, smooth } from '../../kit/place.ts';
import { GLOW, makeMaterials } from '../../materials.ts';
import { Rig, type Robot } from '../../rig.ts';
import { door, quarter, roof, screen, wing } from './compact-body.ts';
import { nose, tail } from './compact-ends.ts';
import { head } from './compact-head.ts';
import { foot, knee, shin, trunk } from './compact-parts.ts';

const PALETTE = { paint: '#f6b100', paint2: '#14203a', trim: '#c3c8cf', glow: '#ffcf8a', glow2: '#ff8a1f',
  frame: '#6a727d', dark: '#23272f', gloss: '#12151c', decal: '#e9e6da' };
/** Height of the lying pelvis in the car, and its place along it. */
const LYING = 0.5;
const BACK = -0.02;
const STANDING = 1.44;

function rig(): Rig {
  const r = new Rig();
  r.joint('pelvis', 'root', [0, STANDING, 0]);
  r.joint('waist', 'pelvis', [0, 0.08, 0]);
  r.joint('torso', 'waist', [0, 0.08, 0]);
  r.joint('head', 'torso', [0, 0.8, 0.02]);
  r.joint('nose', 'torso', [0, 1.06, -0.05]);
  r.joint('roof', 'torso', [0, -0.3, -0.6]);
  r.joint('screen', 'torso', [0, 0.4, -0.45]);
  r.pair('mount', 'torso', [0.46, 0.6, 0]);
  r.pair('wing', 'mount', [0.18, 0.22, -0.1]);
  r.pair('shoulder', 'mount', [0.02, 0, 0]);
  r.pair('elbow', 'shoulder', [0.01, -0.36, 0]);
  r.pair('door', 'elbow', [0.2, -0.2, 0]);
  r.pair('hand', 'elbow', [0, -0.4, 0]);
  r.pair('hip', 'pelvis', [0.24, -0.06, 0]);
  r.pair('knee', 'hip', [0, -0.5, 0]);
  r.pair('quarter', 'knee', [0.3, -0.35, 0]);
  r.pair('tail', 'knee', [0, -0.87, -0.05]);
  r.pair('cap', 'knee', [0, 0, 0]);
  r.pair('ankle', 'knee', [0, -0.58, 0]);
  r.animate(
    ['pelvis', 'rx', [0.25, 0], [0.85, 90]], ['pelvis', 'pz', [0.25, 0], [0.85, BACK]],
    ['nose', 'rx', [0.12, 10], [0.6, -90]], ['nose', 'py', [0.12, -0.57], [0.6, 0]],
      ['nose', 'pz', [0.12, 0.14], [0.35, 0.42], [0.6, 0]], ['nose', 's', [0.2, 0.84], [0.6, 1]],
    ['roof', 'py', [0.12, 0.68], [0.62, 0]], ['roof', 'pz', [0.12, 0.3], [0.62, 0]],
      ['roof', 's', [0.15, 0.56], [0.62, 1]],
    ['screen', 'py', [0.12, 0.1], [0.62, 0]], ['screen', 'pz', [0.12, 0.22], [0.62, 0]],
      ['screen', 's', [0.12, 0.3], [0.5, 1]],
    ['head', 'py', [0.35, 0.02], [0.6, -0.14]], ['head', 's', [0.3, 1.14], [0.6, 0.72]],
    ['mount', 'px', [0.3, 0.16], [0.75, 0]],
    ['wing', 'rx', [0.15, 0], [0.6, -90]], ['wing', 'py', [0.15, -0.1], [0.6, 0]],
      ['wing', 'pz', [0.15, 0.1], [0.6, 0]], ['wing', 'px', [0.15, -0.08], [0.6, 0]],
      ['wing', 'ry', [0.15, -26], [0.6, 0]], ['wing', 'rz', [0.15, -8], [0.6, 0]],
      ['wing', 's', [0.15, 0.82], [0.6, 1]],
    ['shoulder', 'rz', [0, 12], [0.3, 26], [0.75, 0]], ['shoulder', 'rx', [0, 4], [0.4, -16], [0.75, 0]],
    ['elbow', 'rx', [0, -26], [0.4, -40], [0.75, 0]],
    ['door', 'px', [0.3, -0.05], [0.7, 0]], ['door', 'py', [0.3, 0.03], [0.7, 0]], ['door', 's', [0.3, 0.62], [0.7, 1]],
    ['hand', 'py', [0.5, 0], [0.75, 0.2]], ['hand', 's', [0.5, 1], [0.75, 0.6]],
    ['hip', 'px', [0.3, 0.04], [0.75, 0]], ['hip', 'rz', [0, 7], [0.35, 12], [0.75, 0]],
      ['hip', 'ry', [0, 10], [0.5, 0]], ['hip', 'rx', [0, -2], [0.35, -34], [0.75, 0]],
    ['knee', 'rx', [0, 3], [0.35, 46], [0.78, 0]],
    ['quarter', 'px', [0, -0.12], [0.3, -0.12], [0.7, 0]], ['quarter', 'py', [0.2, 0.06], [0.7, 0]],
      ['quarter', 's', [0.2, 0.78], [0.7, 1]],
    ['tail', 'rx', [0.2, 0], [0.65, -90]], ['tail', 'py', [0.2, 0.58], [0.65, 0]],
      ['tail', 'pz', [0.2, -0.06], [0.65, 0]], ['tail', 's', [0.2, 0.58], [0.65, 1]],
    ['cap', 'pz', [0.4, 0], [0.65, -0.12]],
    ['ankle', 'rx', [0, -1], [0.35, -12], [0.55, 30], [0.85, 90]], ['ankle', 'ry', [0, 6], [0.5, 0]],
      ['ankle', 'rz', [0, -7], [0.5, 0]], ['ankle', 's', [0.4, 1.1], [0.8, 0.8]],
      ['ankle', 'py', [0.5, 0], [0.8, 0.12]],
  );
  return r;
}

export function compact(): Robot {
  const r = rig(), parts = new Assembly(r), mats = makeMaterials(PALETTE);
  r.fold(LYING - STANDING);
  parts.addWorld({ wing: wing(), door: door(), quarter: quarter(), tail: tail(), nose: nose(), roof: roof(),
    screen: screen() });
  const limb = (length: number, width: number,
    depth: number): Limb => ({ length, width, depth, armour: 'paint', second: 'gloss', cap: 'trim' });
  const suit = { armour: 'paint', second: 'paint2' } as const;
  parts.add({
    pelvis: put(pelvisOf(0.5, 0.36, suit), [0, -0.02, 0], [0, 0, 0], 0.78),
    torso: [...trunk(), ...put(abdomenOf(0.46, 0.6, 0.36, suit), [0, -0.04, 0], [0, 0, 0], 0.72)],
    head: head(), shoulder: upperArmOf(limb(0.36, 0.19, 0.2)), elbow: foreArmOf(limb(0.42, 0.24, 0.26)),
    hand: hand(0.86, 30, 'paint2'), hip: thighOf({ ...limb(0.5, 0.28, 0.3), armour: 'paint2' }), knee: shin(),
    cap: knee(), ankle: foot(),
  });
  return {
    ...parts.finish(mats, 'ankle', 'quarter', 'wing', 'knee', 'hand', 'nose', 'tail', 'roof', 'door'),
    glow: (t) => { mats.glow.emissiveIntensity = GLOW * (1 - 0.9 * smooth((t - 0.4) / 0.3)); },
    poses: {
      hero: { pelvis: { px: 0.07, py: -0.04, rz: -3 }, torso: { ry: 4, rz: 5 }, head: { rx: -4, ry: 6, rz: 8 },
        shoulderL: { rx: -11, ry: -50, rz: -22 }, elbowL: { rx: 7 }, shoulderR: { rx: -14, rz: 84 },
        elbowR: { rx: 10, rz: 66 }, hipL: { rx: -19, ry: 0.5, rz: 5 }, kneeL: { rx: 34 }, ankleL: { rx: -16, rz: 2 },
        hipR: { rx: -9.5, ry: 13.5, rz: 8 }, kneeR: { rx: -3 }, ankleR: { rx: 14, rz: -6 } },
      greet: { torso: { ry: -8 }, head: { ry: 10, rz: 6 }, shoulderL: { rx: -20, rz: 60 }, elbowL: { rx: 10, rz: 70 },
        shoulderR: { rx: 6, rz: 10 }, elbowR: { rx: -16 }, hipL: { rx: 6, rz: 2 }, kneeL: { rx: 2 },
        ankleL: { rx: -8, rz: -2 }, hipR: { rx: -8, rz: 3 }, kneeR: { rx: 10 }, ankleR: { rx: -2, rz: -3 } },
    },
  };
}
