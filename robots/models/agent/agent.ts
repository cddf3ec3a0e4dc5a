/**
 * An agent with a display for a face. It leans forward and lies down on the wheels of its shoulders and knees, its
 * shins fold over the thighs, the head looks up again: a low runner. The deck is modelled in the runner's space and
 * given to shins and back.
 */
import { Assembly } from '../../assembly.ts';
import { hand } from '../../kit/hand.ts';
import { makeMaterials, type Palette } from '../../materials.ts';
import { Rig, type Robot } from '../../rig.ts';
import { agentHead, agentHips, agentTrunk } from './agent-body.ts';
import { agentFoot, agentForeArm, agentShin, agentThigh, agentUpperArm, agentWheel, FOLD } from './agent-limbs.ts';
import { agentBack, agentGreave } from './agent-shell.ts';

export const PALETTE: Palette = { paint: '#c0c8d3', paint2: '#363d49', trim: '#d5dce5', glow: '#62c4ff',
  glow2: '#8fdcff', frame: '#626a76', dark: '#202329', gloss: '#14171c', decal: '#eef3f8', paintMetal: 0.55 };

/** Height of the hips in the runner: the radius of its wheels. */
const AXLE = 0.3;

function rig(): Rig {
  const r = new Rig();
  r.joint('pelvis', 'root', [0, 1.6, 0]);
  r.joint('torso', 'pelvis', [0, 0.1, 0]);
  r.joint('head', 'torso', [0, 1.38, 0]);
  r.pair('shoulder', 'torso', [0.5, 0.78, 0]);
  r.pair('front', 'shoulder', [0.165, 0, 0]);
  r.pair('elbow', 'shoulder', [0.01, -0.5, 0]);
  r.pair('hand', 'elbow', [0, -0.5, 0]);
  r.pair('hip', 'pelvis', [0.2, -0.06, 0]);
  r.pair('rear', 'hip', [0.265, -0.66, 0]);
  r.pair('knee', 'hip', [0.02, -0.7, -FOLD]);
  r.pair('ankle', 'knee', [0, -0.7, FOLD]);
  r.animate(
    ['pelvis', 'rx', [0.1, 0], [0.85, 90]],
    ['hip', 'rx', [0, -2], [0.4, -48], [0.9, 0]], ['hip', 'rz', [0, 5], [0.5, 0]], ['hip', 'ry', [0, 7], [0.5, 0]],
    ['knee', 'rx', [0, 3], [0.4, 70], [0.95, 180]], ['ankle', 'rx', [0, -1], [0.4, -24], [0.95, 84]],
      ['ankle', 'rz', [0, -5], [0.5, 0]],
    ['shoulder', 'rz', [0, 7], [0.5, 14], [0.9, 0]], ['shoulder', 'rx', [0, 2], [0.45, -40], [0.9, 0]],
    ['elbow', 'rx', [0, -14], [0.45, -30], [0.9, 0]], ['hand', 'py', [0.6, 0], [0.9, 0.3]],
      ['hand', 's', [0.6, 1], [0.9, 0.5]],
    ['head', 'rx', [0.1, 0], [0.85, -102]], ['head', 'py', [0.5, 0], [0.9, -0.27]],
      ['head', 'pz', [0.5, 0], [0.9, -0.11]],
  );
  return r;
}

export function agent(): Robot {
  const r = rig(), parts = new Assembly(r);
  r.fold(AXLE - 1.6);
  parts.addWorld({ knee: agentGreave(), torso: agentBack() });
  parts.add({ pelvis: agentHips(), torso: agentTrunk(), head: agentHead(), front: agentWheel(),
    shoulder: agentUpperArm(), elbow: agentForeArm(), hand: hand(0.72, 24, 'paint2'), hip: agentThigh(),
    rear: agentWheel(), knee: agentShin(), ankle: agentFoot() });
  return {
    ...parts.finish(makeMaterials(PALETTE), 'ankle', 'front', 'rear', 'hand', 'elbow', 'knee', 'head'),
    poses: {
      hero: { pelvis: { px: 0.03, py: -0.05, rx: 5, rz: -1 }, torso: { rx: 16, ry: -4 },
        head: { rx: -10, ry: -4, rz: 5 }, shoulderL: { rx: 30, ry: 10, rz: 2 }, elbowL: { rx: -22 },
        shoulderR: { rx: -43, ry: -69, rz: -24 }, elbowR: { rx: -59 }, hipL: { rx: -33.5, ry: 0.5, rz: 4 },
        kneeL: { rx: 55.5 }, ankleL: { rx: -27.5, rz: 2 }, hipR: { rx: -39.5, ry: 3.5, rz: 3 }, kneeR: { rx: 46 },
        ankleR: { rx: -12, rz: 3.5 } },
      listen: { torso: { ry: -10 }, head: { ry: 18, rx: -2, rz: 4 }, shoulderL: { rx: 8, rz: 6 }, elbowL: { rx: -16 },
        shoulderR: { rx: -46, rz: 34 }, elbowR: { rx: -112 }, handR: { ry: 30 }, hipL: { rx: 4, rz: 2 },
        kneeL: { rx: 3 }, ankleL: { rx: -7, rz: -2 }, hipR: { rx: -10, rz: 3 }, kneeR: { rx: 12 },
        ankleR: { rx: -2, rz: -3 } },
    },
  };
}
