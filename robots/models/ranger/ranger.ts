/**
 * A space ranger of round hulls under a clear dome. Its second shape is flight: wings unfold from the jet pack, the
 * arms spread and it rises on its toes. The larger model wears armour over the same frame.
 */
import { Assembly } from '../../assembly.ts';
import { clearDome } from '../../kit/clear-glass.ts';
import { hand } from '../../kit/hand.ts';
import { smooth } from '../../kit/place.ts';
import { GLOW, makeMaterials, type Palette } from '../../materials.ts';
import { type Pose, Rig, type Robot } from '../../rig.ts';
import { jetPack, rangerHead, rangerHips, rangerTrunk, wing } from './ranger-body.ts';
import { rangerBoot, rangerFoot, rangerForeArm, rangerKnee, rangerThigh, rangerUpperArm } from './ranger-limbs.ts';

export const PALETTE: Palette = { paint: '#e4e7ea', paint2: '#12656f', trim: '#b6bcc3', glow: '#6fe04a',
  glow2: '#4fd8ff', frame: '#6a717b', dark: '#23272c', gloss: '#14171b', decal: '#e9f4f2', paintMetal: 0.05 };
export const ALPHA_PALETTE: Palette = { paint: '#7b8092', paint2: '#3f2378', trim: '#c0bccb', glow: '#b58cff',
  glow2: '#7fd7ff', frame: '#5e6270', dark: '#20212a', gloss: '#15141c', decal: '#efe9fb', paintMetal: 0.5 };

const INNER = 0.98;
const STANCE: Pose = { pelvis: { py: -0.06 }, torso: { rx: -4, ry: 6 }, head: { rx: -6, ry: -16 },
  shoulderL: { rx: 46, ry: -60, rz: 34 }, elbowL: { rx: -47 }, shoulderR: { rx: 41, ry: -49, rz: 15 },
  elbowR: { rx: -48 }, hipL: { rx: -15.5, ry: 6.5, rz: 9 }, kneeL: { rx: 19.5 }, ankleL: { rx: -4.5, rz: -3.5 },
  hipR: { rx: -14, ry: 6.5, rz: 9 }, kneeR: { rx: 19.5 }, ankleR: { rx: -6.5, rz: -4 } };
const ARMED_STANCE: Pose = { pelvis: { px: 0.06, py: -0.03, rz: -2 }, torso: { ry: 12, rz: 2 },
  head: { rx: -3, ry: -4, rz: -3 }, shoulderL: { rx: 14, ry: 14 }, elbowL: { rx: -28 },
  shoulderR: { rx: -70, ry: -27, rz: 66 }, elbowR: { rx: -97 }, hipL: { rx: -13.5, ry: 2, rz: 3.5 },
  kneeL: { rx: 23.5 }, ankleL: { rx: -11, rz: 1.5 }, hipR: { rx: -5.5, ry: 15, rz: 3 }, kneeR: { rx: -3 },
  ankleR: { rx: 8.5, rz: -2 } };

function rig(): Rig {
  const r = new Rig();
  r.joint('pelvis', 'root', [0, 2.1, 0]);
  r.joint('waist', 'pelvis', [0, 0.12, 0]);
  r.joint('torso', 'waist', [0, 0.08, 0]);
  r.joint('head', 'torso', [0, 1.46, 0]);
  r.pair('wing', 'torso', [0.3, 0.98, -0.72]);
  r.pair('tip', 'wing', [INNER, 0, 0]);
  r.pair('shoulder', 'torso', [0.84, 0.92, 0]);
  r.pair('elbow', 'shoulder', [0.02, -0.64, 0]);
  r.pair('hand', 'elbow', [0, -0.68, 0]);
  r.pair('hip', 'pelvis', [0.36, -0.12, 0]);
  r.pair('knee', 'hip', [0.03, -0.86, 0]);
  r.pair('ankle', 'knee', [0, -0.98, 0]);
  r.animate(
    ['wing', 'rz', [0.1, -86], [0.6, 30]], ['wing', 'ry', [0.35, 0], [0.75, 10]],
      ['wing', 'px', [0.05, -0.02], [0.4, 0.08]], ['wing', 'pz', [0.05, -0.1], [0.5, 0]],
    ['tip', 'rz', [0.35, 176], [0.9, -24]], ['tip', 'pz', [0.4, -0.1], [0.85, 0]], ['tip', 'ry', [0.6, 0], [0.95, 6]],
    ['torso', 'rx', [0.3, 0], [0.8, -5]], ['head', 'rx', [0.3, 0], [0.8, -4]],
    ['shoulder', 'rz', [0, 13], [0.85, 40]], ['shoulder', 'rx', [0, 3], [0.85, 16]],
      ['shoulder', 'ry', [0.2, 0], [0.8, 30]],
    ['elbow', 'rx', [0, -22], [0.8, -26]], ['elbow', 'rz', [0.4, 0], [0.8, -6]], ['hand', 'rz', [0.4, 0], [0.8, 10]],
    ['hip', 'rz', [0, 7], [0.8, 5]], ['hip', 'ry', [0, 10], [0.7, 8]], ['hipL', 'rx', [0, -2], [0.8, 3]],
      ['hipR', 'rx', [0, -2], [0.8, -34]],
    ['kneeL', 'rx', [0, 3], [0.8, 3]], ['kneeR', 'rx', [0, 3], [0.8, 62]],
    ['ankleL', 'rx', [0, -1], [0.8, -1]], ['ankleR', 'rx', [0, -1], [0.8, 18]], ['ankleL', 'rz', [0, -7], [0.8, -5]],
      ['ankleR', 'rz', [0, -7], [0.8, 0]],
  );
  return r;
}

function build(palette: Palette, armour: boolean): Robot {
  const r = rig(), parts = new Assembly(r), mats = makeMaterials(palette);
  parts.add({
    pelvis: rangerHips(armour), torso: [...rangerTrunk(armour), ...jetPack(armour)], head: rangerHead(armour),
    wing: wing(INNER, armour ? 0.66 : 0.58, armour ? 0.56 : 0.48, false),
      tip: wing(armour ? 1.06 : 0.96, armour ? 0.54 : 0.46, armour ? 0.26 : 0.2, true),
    shoulder: rangerUpperArm(armour), elbow: rangerForeArm(armour), hand: hand(1.12, 30, 'paint'),
    hip: rangerThigh(armour), knee: [...rangerBoot(armour), ...rangerKnee(armour)], ankle: rangerFoot(armour),
  });
  const robot = parts.finish(mats, 'ankle');
  const dome = clearDome(0.44, -34, armour ? '#e6dcff' : '#dff4ff');
  dome.position.set(0, 1.47, 0);
  r.get('torso').add(dome);
  r.apply(0);
  return {
    ...robot,
    // the thrusters light up when the wings are out
    glow: (t) => { mats.glow2.emissiveIntensity = GLOW * (0.45 + 0.55 * smooth(t)); },
    poses: {
      hero: armour ? ARMED_STANCE : STANCE,
      salute: { torso: { ry: -10 }, head: { ry: 18, rx: -4 }, shoulderL: { rx: -96, rz: 30, ry: 10 },
        elbowL: { rx: -96 }, handL: { rx: -8 }, shoulderR: { rx: 8, rz: 12 }, elbowR: { rx: -30 }, hipL: { rz: 2 },
        ankleL: { rz: -2 }, hipR: { rx: -4, rz: 3 }, kneeR: { rx: 6 }, ankleR: { rx: -2, rz: -3 } },
    },
  };
}
export const ranger = (): Robot => build(PALETTE, false);
export const rangerAlpha = (): Robot => build(ALPHA_PALETTE, true);
