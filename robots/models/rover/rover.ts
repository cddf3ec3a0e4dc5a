/**
 * The planetary rover: six wheels on rocker and bogie, a mast with the family's face, wings of solar cells. For travel
 * (t = 1) the wings fold over the deck in a zigzag, mast and tool arm lie down and the legs spread, so that the hull
 * sinks between the wheels.
 */
import { Assembly } from '../../assembly.ts';
import { boom } from '../../kit/boom.ts';
import { joint } from '../../kit/fittings.ts';
import { both, D, put, type V3 } from '../../kit/place.ts';
import { roverFork, roverWheel } from '../../kit/rover-wheel.ts';
import { solarPanel } from '../../kit/solar-panel.ts';
import { makeMaterials, type Palette } from '../../materials.ts';
import { Rig, type Robot } from '../../rig.ts';
import { DECK, HINGE, MAST, roverArm, roverGripper, roverHead, roverHull, roverRocker,
  roverTurret } from './rover-body.ts';

export const PALETTE: Palette = { paint: '#dfe2e6', paint2: '#f0701c', trim: '#b4b9c0', glow: '#ffb070',
  glow2: '#ffffff', frame: '#666c76', dark: '#24272d', gloss: '#14234e', decal: '#ffffff', paintMetal: 0.05 };

const HEIGHT = 0.86;
const R = 0.3;
const WIDTH = 0.25;
const WING = 0.5;
const BOGIE: V3 = [0.64, -0.2, -0.45];
/** From the pivots to the wheels, and the degrees by which each leg spreads to let the hull down by 0.22. */
const FORE: V3 = [0.2, -0.56, 0.85];
const MID: V3 = [0.18, -0.36, 0.5];
const REAR: V3 = [0.18, -0.36, -0.5];
const DROP = 0.22;
const spread = ([, y, z]: V3): number => ((Math.asin((-y - DROP) / Math.hypot(y, z)) - Math.atan2(-y,
  Math.abs(z))) * Math.sign(z)) / D;

function rig(): Rig {
  const r = new Rig();
  r.joint('hull', 'root', [0, HEIGHT, 0]);
  r.pair('fore', 'hull', [0.66, 0, 0.15]);
  r.pair('mid', 'hull', BOGIE);
  r.pair('rear', 'hull', BOGIE);
  r.pair('wheelFore', 'fore', FORE);
  r.pair('wheelMid', 'mid', MID);
  r.pair('wheelRear', 'rear', REAR);
  r.joint('turret', 'hull', [0, DECK + 0.07, 0.56]);
  r.joint('mast', 'turret', [0, MAST - DECK - 0.07, 0]);
  r.joint('head', 'mast', [0, 0.82, 0]);
  r.pair('wing', 'hull', [0.53, HINGE, -0.1]);
  r.pair('tip', 'wing', [WING + 0.012, -0.012, 0]);
  r.joint('arm', 'hull', [-0.36, -0.1, 0.8]);
  r.joint('forearm', 'arm', [0, 0.5, 0]);
  r.joint('gripper', 'forearm', [0, 0.44, 0]);
  r.animate(
    ['wing', 'rz', [0, 9], [0.3, 9], [0.8, 180]], ['tip', 'rz', [0, -5], [0.1, -5], [0.6, -180]],
    ['mast', 'rx', [0.55, 0], [0.95, -90]], ['head', 'rx', [0.55, 0], [0.95, 90]],
    ['arm', 'rx', [0, 58], [0.1, 58], [0.7, 0]], ['arm', 'rz', [0, 0], [0.1, 0], [0.7, -78]],
      ['forearm', 'rx', [0, 62], [0.1, 62], [0.6, 0]], ['forearm', 'rz', [0.1, 0], [0.7, -4]],
      ['gripper', 'rx', [0, 30], [0.5, 0]],
  );
  const legs: [string, string, V3][] = [['fore', 'wheelFore', FORE], ['mid', 'wheelMid', MID],
    ['rear', 'wheelRear', REAR]];
  for (const [leg, wheel, to] of legs) r.animate([leg, 'rx', [0.5, 0], [1, spread(to)]],
    [wheel, 'rx', [0.5, 0], [1, -spread(to)]]);
  return r;
}

export function rover(): Robot {
  const parts = new Assembly(rig());
  const wheel = [...roverWheel(R, WIDTH), ...roverFork(R, WIDTH)], panel = solarPanel(WING, 1.04, 4, 8), top = R + 0.12;
  parts.add({
    hull: [...roverHull(), ...both(roverRocker(BOGIE))], turret: roverTurret(), head: roverHead(),
    mast: [...boom(0.82, 0.2), ...put(joint(0.07, 0.2, 'paint2'), [0, 0.8, 0])],
    arm: [...put(joint(0.075, 0.2, 'paint2'), [0, 0, 0]), ...boom(0.5, 0.14)],
    forearm: [...put(joint(0.06, 0.17, 'paint2'), [0, 0, 0]), ...boom(0.44, 0.12)], gripper: roverGripper(),
    fore: roverArm([0.0, 0.5], [FORE[0], FORE[1] + top + 0.04, FORE[2]]),
    mid: roverArm([0.02, 0.2], [MID[0], MID[1] + top + 0.04, MID[2]]),
    rear: roverArm([0.02, -0.2], [REAR[0], REAR[1] + top + 0.04, REAR[2]]),
    wheelFore: wheel, wheelMid: wheel, wheelRear: wheel, wing: panel, tip: panel,
  });
  return {
    ...parts.finish(makeMaterials(PALETTE), 'wheelFore', 'wheelMid', 'wheelRear', 'gripper'),
    poses: {
      hero: { head: { rx: -16, ry: 4, rz: 9 }, turret: { ry: 60 }, mast: { rx: -6 }, arm: { rx: -34, rz: 26 },
        forearm: { rx: -8 }, gripper: { rx: -20 }, wing: { rz: 8 }, wheelForeL: { ry: 18 }, wheelForeR: { ry: -18 },
        wheelRearL: { ry: -14 }, wheelRearR: { ry: 14 } },
      look: { turret: { ry: -34 }, head: { rx: -14, rz: 7 }, wing: { rz: 8 }, tip: { rz: 4 }, wheelForeL: { ry: -12 },
        wheelForeR: { ry: 12 }, arm: { rx: -26 }, forearm: { rx: -30 } },
    },
  };
}
