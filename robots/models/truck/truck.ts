/**
 * Transforming heavy trucks. The robot lies down on its front: the lower face of the cab is its chest, the sides with
 * the steered wheels are its shoulders, the upper cab a cowl behind its head, the frame with the bogies its calves. The
 * truck's panels are modelled in vehicle space and given to the joints while the rig is folded, so the truck always
 * closes. One rig and one frame make three robots: the flagship, the Elite and the Signature edition have cabs, flanks,
 * wheels, armour and heads of their own, and differ in build and finish.
 */
import type { MeshPhysicalMaterial } from 'three';
import { Assembly } from '../../assembly.ts';
import { hand } from '../../kit/hand.ts';
import { abdomenOf, foreArmOf, type Limb, pelvisOf, thighOf, upperArmOf } from '../../kit/limbs.ts';
import { type Kit, type Mat, put, smooth } from '../../kit/place.ts';
import type { Rim } from '../../kit/truck-wheel.ts';
import { weather } from '../../kit/weathering.ts';
import { GLOW, makeMaterials, type Palette } from '../../materials.ts';
import { type Pose, Rig, type Robot } from '../../rig.ts';
import { driversPlace, type Inside } from './cab-inside.ts';
import { elitePlates } from './elite-armour.ts';
import { eliteCab } from './elite-cab.ts';
import { eliteFlanks } from './elite-flanks.ts';
import { flagshipPlates } from './flagship-armour.ts';
import { flagshipCab } from './flagship-cab.ts';
import { flagshipFlanks } from './flagship-flanks.ts';
import { signaturePlates } from './signature-armour.ts';
import { signatureCab } from './signature-cab.ts';
import { signatureFlanks } from './signature-flanks.ts';
import { bracket, foot, ribCage, shin } from './truck-body.ts';
import { bogie, deck, LEG, outwards } from './truck-chassis.ts';
import { eliteHead, haulerHead, signatureHead } from './truck-heads.ts';

/** Panels of one truck in vehicle space. */
interface Panels {
  nose: () => Kit;
  side: () => Kit;
  cowl: () => Kit;
  sleeper: () => Kit;
  fairing: () => Kit;
  pack: () => Kit;
  guards: () => Kit;
  rim: Rim;
  room: Inside;
}
/** Armour of one robot in joint space. */
type Plates = Record<'shoulder' | 'knee' | 'shin' | 'gauntlet' | 'toe', () => Kit>;
/** The properties that distinguish one truck robot from another. */
export interface Build {
  palette: Palette;
  panels: Panels;
  plates: Plates;
  head: () => Kit;
  number: string;
  /** Size of head, chest and shoulder arches. */
  headSize: number;
  chest: number;
  arch: number;
  /** The angle by which the wheels of the shoulders look forwards, in degrees. */
  turn: number;
  /** The distance by which the shoulders stand out from the truck's width, and the width and depth of the limbs. */
  reach: number;
  arm: number;
  thigh: number;
  /** Size of the bogies on the calves. */
  bogie: number;
  /** Height to which the cowl rises behind the head, and its size. */
  cowl: [rise: number, size: number];
  /** Main armour, second armour, armour of the thighs. */
  armour: Mat;
  second: Mat;
  legs: Mat;
  finish?: (mats: Record<Mat, MeshPhysicalMaterial>) => void;
  poses: Record<string, Pose>;
}
/** Height of the lying pelvis in the truck, and its place along it. */
const LYING = 0.62;
const BACK = -0.25;
const STANDING = 2.34;

function rig(b: Build): Rig {
  const r = new Rig(), c = b.chest, [rise, size] = b.cowl;
  r.joint('pelvis', 'root', [0, STANDING, 0]);
  r.joint('waist', 'pelvis', [0, 0.1, 0]);
  r.joint('torso', 'waist', [0, 0.12, 0]);
  r.joint('head', 'torso', [0, 1.17, 0.06]);
  r.pair('nose', 'torso', [0, 1.93, -0.1]);
  r.pair('cowl', 'torso', [0, 0.93, -0.48]);
  r.pair('sleeper', 'torso', [0, 0.53, -0.9]);
  r.pair('mount', 'torso', [0.64, 0.95, 0]);
  r.pair('arch', 'mount', [0.16, 0.23, 0.02]);
  r.pair('shoulder', 'mount', [0.02, 0, 0]);
  r.pair('elbow', 'shoulder', [0.02, -0.64, 0]);
  r.pair('fairing', 'elbow', [0, 0, 0]);
  r.pair('hand', 'elbow', [0, -0.7, 0]);
  r.pair('hip', 'pelvis', [LEG, -0.08, 0]);
  r.pair('pack', 'hip', [0, 0, 0]);
  r.pair('knee', 'hip', [0, -0.86, 0]);
  r.pair('cap', 'knee', [0, 0, 0]);
  r.pair('bogie', 'knee', [0, 0, 0]);
  r.pair('ankle', 'knee', [0, -1.02, 0]);
  r.animate(
    ['pelvis', 'rx', [0.25, 0], [0.85, 90]], ['pelvis', 'pz', [0.25, 0], [0.85, BACK]],
    // chest, cowl and sleeper swing up over the head
    ['nose', 'rx', [0.12, 4], [0.6, -90]], ['nose', 'py', [0.12, -1.13], [0.6, 0]],
      ['nose', 'pz', [0.12, 0.3], [0.35, 0.62], [0.6, 0]], ['nose', 'ry', [0.1, 8], [0.5, 0]],
      ['nose', 'px', [0.1, 0.03], [0.5, 0]], ['nose', 's', [0.2, c], [0.6, 1]],
    ['cowl', 'rx', [0.12, -14], [0.62, -90]], ['cowl', 'py', [0.12, rise - 0.93], [0.62, 0]],
      ['cowl', 'pz', [0.12, -0.02], [0.62, 0]], ['cowl', 'px', [0.1, 0.13], [0.6, 0]],
      ['cowl', 'ry', [0.1, 16], [0.6, 0]], ['cowl', 's', [0.15, size], [0.62, 1]],
    ['sleeper', 'rx', [0.12, 0], [0.62, -90]], ['sleeper', 'py', [0.12, 0.1], [0.62, 0]],
      ['sleeper', 'pz', [0.12, 0.22], [0.42, 0.24], [0.62, 0]], ['sleeper', 's', [0.15, 0.5], [0.62, 1]],
    ['head', 'py', [0.35, 0.02], [0.6, -0.12]], ['head', 's', [0.3, b.headSize], [0.6, 1]],
    ['mount', 'px', [0.3, b.reach], [0.75, 0]],
    ['arch', 'rx', [0.15, 0], [0.6, -90]], ['arch', 'py', [0.15, -0.08], [0.6, 0]],
      ['arch', 'pz', [0.15, 0.1], [0.6, 0]], ['arch', 'px', [0.15, 0.06], [0.6, 0]],
      ['arch', 'rz', [0.15, -7], [0.6, 0]], ['arch', 'ry', [0.15, b.turn], [0.6, 0]],
      ['arch', 's', [0.15, b.arch], [0.6, 1]],
    ['shoulder', 'rz', [0, 9], [0.3, 26], [0.75, 0]], ['shoulder', 'rx', [0, 4], [0.4, -16], [0.75, 0]],
    ['elbow', 'rx', [0, -24], [0.4, -40], [0.75, 0]],
    ['fairing', 'px', [0.3, -0.1], [0.7, 0]], ['fairing', 'py', [0.3, 0.06], [0.7, 0]],
      ['fairing', 's', [0.3, 0.92], [0.7, 1]],
    ['hand', 'py', [0.5, 0], [0.75, 0.34]], ['hand', 's', [0.5, 1], [0.75, 0.7]],
    ['hip', 'px', [0.3, 0.1], [0.75, 0]], ['hip', 'rz', [0, 8], [0.35, 13], [0.75, 0]],
      ['hip', 'ry', [0, 10], [0.5, 0]], ['hip', 'rx', [0, -2], [0.35, -34], [0.75, 0]],
    ['knee', 'rx', [0, 3], [0.35, 46], [0.78, 0]],
    ['pack', 'px', [0.3, -0.2], [0.7, 0]], ['pack', 's', [0.3, 0.86], [0.7, 1]], ['pack', 'py', [0.3, -0.04], [0.7, 0]],
    ['cap', 'pz', [0.4, 0], [0.65, -0.16]],
    // the wheels move inwards as they grow, so they stay beside the shins
    ['bogie', 'px', [0.34, outwards(b.bogie)], [0.7, 0]], ['bogie', 'py', [0.3, 0.04], [0.75, 0]],
      ['bogie', 'pz', [0.34, -0.12], [0.7, 0]], ['bogie', 's', [0.34, b.bogie], [0.7, 1]],
    ['ankle', 'rx', [0, -1], [0.35, -12], [0.55, 30], [0.85, 90]], ['ankle', 'ry', [0, 6], [0.5, 0]],
      ['ankle', 'rz', [0, -8], [0.5, 0]], ['ankle', 'pz', [0.5, 0], [0.8, 0.06]],
      ['ankle', 's', [0.4, 1.08], [0.8, 0.9]],
  );
  return r;
}

function assemble(b: Build): Robot {
  const r = rig(b), parts = new Assembly(r);
  r.fold(LYING - STANDING);
  const { panels: { room, rim, ...p }, plates } = b;
  parts.addWorld({ nose: p.nose(), cowl: p.cowl(), sleeper: p.sleeper(), arch: p.side(), fairing: p.fairing(),
    pack: p.pack(), knee: deck(), bogie: bogie(p.guards(), rim), cowlL: driversPlace(room) });
  const limb = (length: number, width: number,
    depth: number): Limb => ({ length, width, depth, armour: b.armour, second: b.second, cap: 'trim' });
  const a = b.arm, t = b.thigh, suit = { armour: b.armour, second: 'paint2' as Mat };
  parts.add({
    pelvis: pelvisOf(0.56, 0.4, suit), torso: [...ribCage(b.number), ...abdomenOf(0.5, 0.68, 0.38, suit)],
    head: b.head(), mount: bracket(plates.shoulder()), shoulder: upperArmOf(limb(0.64, 0.28 * a, 0.32 * a)),
    elbow: [...foreArmOf(limb(0.7, 0.3 * a, 0.36 * a)),
      ...put(plates.gauntlet(), [0, 0, 0], [0, 0, 0], [a / 1.24, 1, a / 1.24])],
    hand: hand(1.3, 32, b.armour), hip: thighOf({ ...limb(0.86, 0.4 * t, 0.42 * t), armour: b.legs }),
    knee: shin(plates.shin()), cap: plates.knee(), ankle: foot(plates.toe()),
  });
  const mats = makeMaterials(b.palette);
  b.finish?.(mats);
  return {
    ...parts.finish(mats, 'ankle', 'bogie', 'arch', 'knee', 'hand', 'nose', 'cowl'), poses: b.poses,
    glow: (u) => { mats.glow.emissiveIntensity = GLOW * (1 - 0.9 * smooth((u - 0.4) / 0.3)); },
  };
}

const HERO: Pose = { pelvis: { px: 0.08, py: -0.05, ry: -6 }, torso: { rx: -3, ry: -2 }, head: { rx: -6, ry: -26 },
  shoulderL: { rx: 18, ry: -63, rz: -1 }, elbowL: { rx: -38 }, shoulderR: { rx: -8, ry: 8, rz: 6 }, elbowR: { rx: -8 },
  hipL: { rx: -10, ry: 8.5, rz: 3 }, kneeL: { rx: 23 }, ankleL: { rx: -13.5, rz: 1 }, hipR: { rx: -9, ry: 3.5, rz: 7 },
  kneeR: { rx: -3 }, ankleR: { rx: 12.5, rz: -4.5 } };

/** The flagship: cobalt, bright metal, warm red as trim. */
export function truck(): Robot {
  return assemble({
    palette: { paint: '#0d2f9c', paint2: '#c22a18', trim: '#c9ced6', glow: '#ffb03a', glow2: '#ff9d2e',
      frame: '#6b727d', dark: '#23262d', gloss: '#2b3345', paintMetal: 0.35, decal: '#eef1f5' },
    panels: { ...flagshipCab, ...flagshipFlanks }, plates: flagshipPlates,
    head: haulerHead, number: '14', headSize: 1.32, chest: 0.83, arch: 0.86, turn: -18, reach: 0.4, arm: 1.24,
      thigh: 1.16, bogie: 0.82, cowl: [0.92, 0.62], armour: 'paint', second: 'gloss', legs: 'gloss',
    poses: {
      hero: HERO,
      haul: { torso: { ry: -14, rx: 2 }, head: { ry: 12, rx: 3 }, shoulderL: { rx: 12, rz: 12, ry: 8 },
        elbowL: { rx: -34 }, shoulderR: { rx: -48, rz: 14, ry: 4 }, elbowR: { rx: -58 }, hipL: { rx: 8, rz: 4, ry: -4 },
        kneeL: { rx: 3 }, ankleL: { rx: -11, rz: -4 }, hipR: { rx: -13, rz: 4 }, kneeR: { rx: 15 },
        ankleR: { rx: -2, rz: -4 } },
    },
  });
}

/** Elite: smaller and slimmer with a larger head, cowl folded low; satin pearl and azure. */
export function eliteTruck(): Robot {
  return assemble({
    palette: { paint: '#c3cad6', paint2: '#1c55e0', trim: '#aeb6c2', glow: '#3d8bff', glow2: '#5aa0ff',
      frame: '#545b68', dark: '#262a33', gloss: '#1d2a4d', paintMetal: 0.2, decal: '#1b3f9c' },
    panels: { ...eliteCab, ...eliteFlanks }, plates: elitePlates,
    head: eliteHead, number: '03', headSize: 1.5, chest: 0.76, arch: 0.66, turn: -6, reach: 0.26, arm: 0.98, thigh: 1.0,
      bogie: 0.68, cowl: [0.72, 0.5], armour: 'paint', second: 'gloss', legs: 'gloss',
    finish: (m) => { for (const x of [m.paint, m.paint2]) { x.clearcoat = 0.45; x.clearcoatRoughness = 0.3;
      x.roughness = 0.46; } },
    poses: {
      hero: { pelvis: { px: -0.09, py: -0.05, ry: -6 }, torso: { rx: -6, ry: -8, rz: -2 },
        head: { rx: 2, ry: 22, rz: 3 }, shoulderL: { rx: -20, ry: 50, rz: 40 }, elbowL: { rx: -36 }, handL: { ry: 60 },
        shoulderR: { rx: 31, ry: -55, rz: 4 }, elbowR: { rx: -45 }, hipL: { rx: -19, ry: 20, rz: 11 },
        kneeL: { rx: 11.5 }, ankleL: { rx: 5 }, hipR: { rx: -15.5, ry: -5.5, rz: -2 }, kneeR: { rx: 26.5 },
        ankleR: { rx: -11.5, rz: 3.5 } },
    },
  });
}
/** Signature edition: the widest build; brushed steel worn bright at its edges, oxblood, bronze. */
export function signatureTruck(): Robot {
  return assemble({
    palette: { paint: '#757b84', paint2: '#8e1813', trim: '#a97c48', glow: '#ff7a2e', glow2: '#ff8a3a',
      frame: '#6d7078', dark: '#2a2a2f', gloss: '#5a1512', paintMetal: 0.85, decal: '#d9c9a6' },
    panels: { ...signatureCab, ...signatureFlanks }, plates: signaturePlates,
    head: signatureHead, number: '01', headSize: 1.3, chest: 0.9, arch: 0.94, turn: -38, reach: 0.5, arm: 1.38,
      thigh: 1.28, bogie: 0.88, cowl: [1.06, 0.66], armour: 'paint', second: 'gloss', legs: 'frame',
    finish: (m) => {
      for (const x of [m.paint, m.frame]) { x.clearcoat = 0.12; x.roughness = 0.4;
        weather(x, { bare: [0.62, 0.6, 0.57], edges: 0.6, brush: 0.2 }); }
      for (const x of [m.paint2, m.gloss]) { x.metalness = 0.5; x.clearcoat = 0.5;
        weather(x, { bare: [0.6, 0.5, 0.42], edges: 0.5, brush: 0.12 }); }
      m.trim.metalness = 1;
      weather(m.trim, { bare: [0.85, 0.68, 0.45], edges: 0.4, brush: 0.16 });
    },
    poses: {
      hero: { pelvis: { py: -0.24, pz: -0.1, rx: 8, ry: 10 }, torso: { rx: 14, ry: 6, rz: -3 },
        head: { rx: -6, ry: -10 }, shoulderL: { rx: -33, ry: 8, rz: -37 }, elbowL: { rx: 18 },
        shoulderR: { rx: 6, rz: 16 }, elbowR: { rx: -34 }, hipL: { rx: -48.5, ry: -9 }, kneeL: { rx: 38 },
        ankleL: { rx: 3, rz: 1 }, hipR: { rx: -33, ry: 15.5, rz: 24 }, kneeR: { rx: 50 },
        ankleR: { rx: -26, rz: -8.5 } },
    },
  });
}
