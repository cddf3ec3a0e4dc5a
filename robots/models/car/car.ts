/**
 * A sports car: its nose becomes the feet, the bonnet the shins, the doors the arms, the rear arches with their wheels
 * the shoulder pads and the cabin a shell on the back. The car's panels are modelled in car space and given to the
 * joints while the rig is folded, so the car always closes; the robot's own parts are modelled in joint space.
 */
import { Assembly } from '../../assembly.ts';
import { hand } from '../../kit/hand.ts';
import { both, put, smooth } from '../../kit/place.ts';
import { GLOW, makeMaterials } from '../../materials.ts';
import { Rig, type Robot } from '../../rig.ts';
import { headParts } from './car-head.ts';
import { foreArm, heel, kneeGuard, shin, thigh, upperArm } from './car-limbs.ts';
import { bonnet, cabinShell, door, flap, frontFender, nose, rearFender, tail, windscreen } from './car-panels.ts';
import { pelvisParts, torsoParts } from './car-torso.ts';

export const PALETTE = { paint: '#ffc107', paint2: '#2b2f37', trim: '#a5abb4', glow: '#12b8ff', glow2: '#0b55c4',
  frame: '#6d747f',
  dark: '#272a31', gloss: '#141519', decal: '#15161a' };

function rig(): Rig {
  const r = new Rig();
  r.joint('pelvis', 'root', [0, 2.2, 0]);
  r.joint('waist', 'pelvis', [0, 0.1, 0]);
  r.joint('torso', 'waist', [0, 0.12, 0]);
  r.joint('head', 'torso', [0, 1.12, 0.03]);
  r.joint('shell', 'torso', [0, 0, 0]);
  r.joint('screen', 'shell', [0, 0, 0]);
  r.joint('tail', 'torso', [0, 1.78, -0.1]);
  r.pair('mount', 'torso', [0.62, 0.95, 0]);
  r.pair('pauldron', 'mount', [0.0, 0.4, 0.15]);
  r.pair('shoulder', 'mount', [0.06, 0, 0]);
  r.pair('elbow', 'shoulder', [0.02, -0.62, 0]);
  r.pair('door', 'elbow', [0, 0, 0]);
  r.pair('hand', 'elbow', [0, -0.66, 0]);
  r.pair('hip', 'pelvis', [0.34, -0.08, 0]);
  r.pair('knee', 'hip', [0.06, -0.86, 0]);
  r.pair('fender', 'knee', [0, 0, 0]);
  r.pair('flap', 'knee', [-0.17, 0, 0.18]);
  r.pair('cap', 'knee', [0, 0, 0]);
  r.pair('ankle', 'knee', [0.02, -0.95, 0]);
  r.animate(
    // body lies down, legs lead; the upper body turns 180 degrees at the waist
    ['pelvis', 'rx', [0.3, 0], [0.85, -90]], ['pelvis', 'pz', [0.3, 0], [0.85, 0.25]],
    ['waist', 'ry', [0.1, 0], [0.5, 180]], ['waist', 'py', [0, 0], [0.25, 0.12], [0.5, 0.12], [0.75, 0]],
    ['hip', 'rz', [0, 7], [0.35, 12], [0.75, 0]], ['hip', 'ry', [0, 10], [0.5, 0]],
      ['hip', 'rx', [0, -2], [0.35, -38], [0.75, 0]],
    ['knee', 'rx', [0, 3], [0.35, 50], [0.78, 0]], ['knee', 'py', [0.3, 0], [0.75, 0.3]],
    ['ankle', 'rx', [0, -90 - 1], [0.35, -90 - 12], [0.55, -60], [0.85, 0]],
      ['ankle', 'ry', [0, 7], [0.35, 12], [0.75, 0]], ['ankle', 'py', [0.4, 0.04], [0.8, 0.1]],
      ['ankle', 'pz', [0.4, 0.05], [0.8, 0]],
    ['fender', 'px', [0, -0.1], [0.3, -0.1], [0.6, 0]],
    ['shell', 'py', [0, 0.06], [0.15, 0.06], [0.45, 0]], ['shell', 'pz', [0, 0.02], [0.15, 0.02], [0.45, 0]],
    ['screen', 'py', [0.3, 0.62], [0.65, 0]], ['screen', 'pz', [0.3, 0.12], [0.5, 0.12], [0.65, 0]],
      ['screen', 's', [0.3, 0.42], [0.65, 1]], ['shell', 's', [0.15, 0.62], [0.5, 1]],
    ['tail', 'rx', [0.2, -78], [0.6, 0]], ['tail', 'py', [0.2, -0.92], [0.6, 0]],
      ['tail', 'pz', [0.2, -0.34], [0.6, 0]], ['tail', 's', [0.2, 0.86], [0.6, 1]],
    ['mount', 'px', [0.3, 0.15], [0.75, 0]], ['mount', 'py', [0.3, 0.0], [0.75, 0]],
    ['pauldron', 'rx', [0.2, 92], [0.62, 0]], ['pauldron', 'py', [0.2, -0.4], [0.62, 0]],
      ['pauldron', 'pz', [0.2, -0.14], [0.62, 0]], ['pauldron', 'px', [0.2, 0.13], [0.62, 0]],
      ['pauldron', 'rz', [0.2, -9], [0.62, 0]], ['pauldron', 's', [0.2, 0.84], [0.62, 1]],
    ['shoulder', 'rz', [0, 12], [0.3, 34], [0.75, 0]], ['shoulder', 'rx', [0, 4], [0.4, -20], [0.75, 0]],
    ['elbow', 'rx', [0, -26], [0.4, -50], [0.75, 0]], ['elbow', 'rz', [0, -6], [0.4, 0]],
    ['door', 'py', [0.3, 0.2], [0.7, 0]], ['door', 'px', [0.3, -0.07], [0.7, 0]],
    ['cap', 'pz', [0.4, 0], [0.65, -0.17]], ['flap', 'ry', [0.3, -72], [0.7, 0]],
    ['hand', 'py', [0.5, 0], [0.75, 0.36]], ['hand', 's', [0.5, 1], [0.75, 0.8]],
    ['head', 'py', [0.4, 0.0], [0.6, -0.16]], ['head', 's', [0.3, 1.14], [0.6, 1]],
      ['head', 'pz', [0.4, 0], [0.6, 0.05]],
  );
  return r;
}

export function car(): Robot {
  const r = rig(), parts = new Assembly(r), mats = makeMaterials(PALETTE);
  r.fold(0.52 - 2.2); // the pelvis lies at y = 0.52 in the car
  parts.addWorld({ fender: frontFender(), knee: bonnet(), flap: flap(), ankle: nose(), tail: both(tail()),
    shell: cabinShell(), screen: windscreen() });
  // the torso is turned: the car's left is the robot's right
  parts.addWorld({ door: door(-0.06, 0.66, true), shoulder: door(-0.575, -0.06, false), pauldron: rearFender() }, true);
  parts.add({ pelvis: pelvisParts(), torso: torsoParts(), head: headParts(), shoulder: upperArm(), elbow: foreArm(),
    hand: hand(1.0, 28, 'paint2'), hip: put(thigh(), [0.03, 0, 0], [0, 0, 0], [1.26, 1, 1.24]), knee: shin(),
    cap: kneeGuard(), ankle: heel() });
  return {
    ...parts.finish(mats, 'ankle', 'fender', 'pauldron'),
    // folded, its eyes and chest would shine through the floor's reflection below the car
    glow: (t) => {
      mats.glow.emissiveIntensity = mats.glow2.emissiveIntensity = GLOW * (1 - 0.95 * smooth((t - 0.4) / 0.3));
    },
    poses: {
      hero: { pelvis: { px: 0.08, py: -0.14, ry: -18 }, torso: { rx: 6, ry: 6 }, head: { rx: 2, ry: 14, rz: 4 },
        shoulderL: { rx: -34, ry: -6, rz: 12 }, elbowL: { rx: -92 }, shoulderR: { rx: -22, ry: -10, rz: 10 },
        elbowR: { rx: -100 }, hipL: { rx: -29, ry: 11, rz: 13.5 }, kneeL: { rx: 44.5 }, ankleL: { rx: -17.5, ry: 0.5 },
        hipR: { rx: -32.5, ry: -18, rz: 7.5 }, kneeR: { rx: 60.5 }, ankleR: { rx: -10.5, ry: 7.5 } },
    },
  };
}
