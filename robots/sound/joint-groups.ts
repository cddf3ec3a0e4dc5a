import type { RigPlan } from '../rig.ts';
import { type Group, groupNames } from './control-frame.ts';

/** Joints of each kind, without their side and number. */
const stems: Record<string, readonly string[]> = {
  head: ['head', 'mast', 'skull', 'jaw', 'neck', 'nape'],
  torso: ['pelvis', 'waist', 'torso', 'hull', 'turret'],
  shoulder: ['mount', 'shoulder', 'arm', 'a'],
  elbow: ['elbow', 'hand', 'forearm', 'gripper'],
  hip: ['hip', 'fore', 'mid', 'rear'],
  knee: ['knee', 'ankle', 'hock', 'foot', 'wheelFore', 'wheelMid', 'wheelRear'],
};
/** Mass of a part itself, as a share of a robot with two arms and legs. */
const masses: Record<string, number> = { head: 0.07, torso: 0.24, shoulder: 0.06, elbow: 0.04, hip: 0.07, knee: 0.06 };
const panelMass = 0.02;
/** Panels that are heavier than a door. */
const heavyPanels: Record<string, number> = { wing: 0.05, tip: 0.03, turret: 0.1, track: 0.05, bogie: 0.05 };

const stemOf = (joint: string): string => joint.replace(/[LR]$/, '').replace(/\d+$/, '');
const kindOf = (joint: string): string =>
  Object.keys(stems).find((kind) => stems[kind].includes(stemOf(joint))) ?? 'panel';

/** Index of the group that a joint sounds with. What has no side counts as left. */
export function groupOf(joint: string): number {
  const kind = kindOf(joint);
  const side = joint.endsWith('R') ? 'R' : 'L';
  const index = groupNames.indexOf(kind as Group);
  return index === -1 ? groupNames.indexOf(`${kind}${side}` as Group) : index;
}

/** Computes the mass that each joint moves, itself and all that hangs on it, as a share of the robot's mass. */
export function massShares(joints: RigPlan['joints']): Map<string, number> {
  const shares = new Map(
    joints.map(([joint]) => [joint, heavyPanels[stemOf(joint)] ?? masses[kindOf(joint)] ?? panelMass]),
  );
  const total = [...shares.values()].reduce((sum, mass) => sum + mass, 0);
  for (const [joint, parent] of joints.toReversed())
    if (shares.has(parent)) shares.set(parent, (shares.get(parent) as number) + (shares.get(joint) as number));
  for (const [joint, mass] of shares) shares.set(joint, mass / total);
  return shares;
}
