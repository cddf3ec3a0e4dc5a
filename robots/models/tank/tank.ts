/**
 * A four-track tank with a heavy cannon: its glacis becomes feet and shins, the front tracks the calves, the rear
 * tracks the shoulder towers, the turret rides on the back and the cannon swings over the right shoulder.
 */
import { Vector3 } from 'three';
import { Assembly } from '../../assembly.ts';
import { hand } from '../../kit/hand.ts';
import { both, put } from '../../kit/place.ts';
import { makeMaterials } from '../../materials.ts';
import { Rig, type Robot } from '../../rig.ts';
import { headParts, pelvisParts, torsoParts } from './tank-body.ts';
import { engineDeck, glacisShin, hullDeck, noseFoot } from './tank-hull.ts';
import { foreArm, heel, kneeGuard, shin, thigh, upperArm } from './tank-limbs.ts';
import { trackPod } from './tank-track.ts';
import { barrelParts, cannon, turretBody } from './tank-turret.ts';

export const PALETTE = { paint: '#777c86', paint2: '#5626ae', trim: '#b9bcc4', glow: '#5b28ff', frame: '#62666f',
  dark: '#1f2026', gloss: '#1c1826', paintMetal: 0.45, decal: '#eceef2' };

function rig(): Rig {
  const r = new Rig();
  r.joint('pelvis', 'root', [0, 2.3, 0]);
  r.joint('waist', 'pelvis', [0, 0.12, 0]);
  r.joint('torso', 'waist', [0, 0.12, 0]);
  r.joint('head', 'torso', [0, 1.16, 0.08]);
  r.joint('deck', 'torso', [0, 0, 0]);
  r.joint('engine', 'torso', [0, 1.15, -0.31]);
  r.joint('turret', 'torso', [0, 0.3, -0.35]);
  r.joint('gun', 'turret', [0, -0.5, -0.26]);
  r.joint('barrel', 'gun', [0, 0, 0]);
  r.pair('mount', 'torso', [0.66, 0.95, 0]);
  r.pair('pod', 'mount', [0.1, 0.3, 0.1]);
  r.pair('shoulder', 'mount', [0.02, 0, 0]);
  r.pair('elbow', 'shoulder', [0.03, -0.64, 0]);
  r.pair('hand', 'elbow', [0, -0.7, 0]);
  r.pair('hip', 'pelvis', [0.38, -0.1, 0]);
  r.pair('knee', 'hip', [0.04, -0.86, 0]);
  r.pair('track', 'knee', [0, 0, 0]);
  r.pair('cap', 'knee', [0, 0, 0]);
  r.pair('ankle', 'knee', [0, -1.02, 0]);
  r.animate(
    ['pelvis', 'rx', [0.3, 0], [0.82, -90]], ['pelvis', 'pz', [0.3, 0], [0.82, 0.25]],
    ['waist', 'ry', [0.1, 0], [0.5, 180]], ['waist', 'py', [0, 0], [0.25, 0.14], [0.5, 0.14], [0.75, 0]],
    ['hip', 'rz', [0, 9], [0.35, 14], [0.75, 0]], ['hip', 'ry', [0, 12], [0.5, 0]],
      ['hip', 'rx', [0, -2], [0.35, -38], [0.75, 0]],
    ['knee', 'rx', [0, 3], [0.35, 50], [0.78, 0]], ['knee', 'py', [0.3, 0], [0.75, 0.3]],
    ['ankle', 'rx', [0, -91], [0.35, -102], [0.55, -60], [0.85, 0]], ['ankle', 'ry', [0, 9], [0.35, 14], [0.75, 0]],
      ['ankle', 'py', [0.4, 0.02], [0.8, 0.1]], ['ankle', 'pz', [0.4, 0.06], [0.8, 0]],
      ['ankle', 's', [0.4, 1.14], [0.8, 1]],
    ['cap', 'pz', [0.4, 0], [0.65, -0.16]],
    ['track', 'py', [0, 0.36], [0.3, 0.36], [0.75, 0]], ['track', 'px', [0, -0.16], [0.3, -0.16], [0.7, 0]],
      ['track', 'pz', [0, -0.1], [0.3, -0.1], [0.7, 0]], ['track', 's', [0.2, 0.92], [0.7, 1]],
    ['turret', 'py', [0.12, 0.42], [0.55, 0]], ['turret', 'pz', [0.12, -0.02], [0.55, 0]],
      ['turret', 'px', [0.1, -0.06], [0.5, 0]], ['turret', 'rz', [0.15, 180], [0.55, 0]],
      ['turret', 's', [0.2, 0.9], [0.6, 1]],
    ['gun', 'px', [0, 0.52], [0.2, 0.52], [0.5, 0]], ['gun', 'rx', [0, -80], [0.22, 0]],
      ['gun', 'py', [0, 0.1], [0.3, 0]],
    ['barrel', 'py', [0, 0.35], [0.25, 0.35], [0.55, 0]],
    ['deck', 's', [0.22, 0.46], [0.55, 1]], ['deck', 'pz', [0.22, -0.1], [0.55, 0]],
      ['deck', 'py', [0.22, 0.5], [0.55, 0]],
    ['engine', 's', [0.2, 0.5], [0.55, 1]], ['engine', 'py', [0.2, -0.72], [0.55, 0]],
      ['engine', 'pz', [0.2, -0.06], [0.55, 0]],
    ['mount', 'px', [0.3, 0.22], [0.75, 0]], ['mount', 'py', [0.3, 0.02], [0.75, 0]],
    ['pod', 'py', [0.2, -0.22], [0.62, 0]], ['pod', 'pz', [0.2, -0.08], [0.62, 0]],
      ['pod', 'px', [0.2, 0.02], [0.62, 0]], ['pod', 'rz', [0.2, -7], [0.62, 0]], ['pod', 'rx', [0.2, 6], [0.62, 0]],
      ['pod', 's', [0.2, 0.86], [0.62, 1]],
    ['shoulder', 'rz', [0, 8], [0.3, 24], [0.75, 0]], ['shoulder', 'rx', [0, 4], [0.4, -16], [0.75, 0]],
    ['elbow', 'rx', [0, -24], [0.4, -40], [0.75, 0]],
    ['hand', 'py', [0.5, 0], [0.75, 0.4]], ['hand', 's', [0.5, 1.12], [0.75, 0.8]],
    ['head', 'py', [0.4, 0.04], [0.6, -0.2]], ['head', 's', [0.3, 1.15], [0.6, 1]],
  );
  return r;
}

export function tank(): Robot {
  const r = rig(), parts = new Assembly(r);
  r.fold(0.52 - 2.3); // the pelvis lies at y = 0.52 in the tank
  const gun = r.get('gun').getWorldPosition(new Vector3()).toArray(), pod = trackPod(1.72, 0.8, 0.42, '21');
  parts.addWorld({ knee: glacisShin(), ankle: noseFoot(), track: put(pod, [0.93, 0, 1.42]), deck: both(hullDeck()),
    engine: both(engineDeck()), turret: turretBody(), gun: put(cannon(), gun), barrel: put(barrelParts(), gun) });
  // the torso is turned: the tank's left is the robot's right
  parts.addWorld({ pod: put(pod, [0.93, 0, -1.18]) }, true);
  parts.add({ pelvis: pelvisParts(), torso: torsoParts(), head: headParts(), shoulder: upperArm(), elbow: foreArm(),
    hand: hand(1.1, 34, 'paint'), hip: thigh(), knee: shin(), cap: kneeGuard(), ankle: heel() });
  return {
    ...parts.finish(makeMaterials(PALETTE), 'ankle', 'track', 'pod'),
    poses: {
      aim: { torso: { ry: -16, rx: 2 }, head: { ry: 14, rx: 2 }, gun: { rx: -14 },
        shoulderL: { rx: 10, rz: 16, ry: 10 }, elbowL: { rx: -46 }, shoulderR: { rx: -52, rz: 16, ry: -8 },
        elbowR: { rx: -34 }, hipL: { rx: 8, rz: 5, ry: 4 }, kneeL: { rx: 4 }, ankleL: { rx: -12, ry: 5 },
        hipR: { rx: -14, rz: 5, ry: 4 }, kneeR: { rx: 16 }, ankleR: { rx: -2, ry: 5 } },
      hero: { pelvis: { py: -0.16, ry: 8 }, torso: { rx: 4, ry: -20 }, head: { rx: 10, ry: 14 }, gun: { rx: 12 },
        shoulderL: { rx: -40, ry: 6, rz: 20 }, elbowL: { rx: -34 }, shoulderR: { rx: 14, ry: 10, rz: 26 },
        elbowR: { rx: -44 }, hipL: { rx: -29.5, ry: -8.5, rz: 8.5 }, kneeL: { rx: 35 }, ankleL: { rx: -4, ry: 4.5 },
        hipR: { rx: -20.5, ry: 14, rz: 19 }, kneeR: { rx: 39 }, ankleR: { rx: -20, ry: 8 } },
    },
  };
}
