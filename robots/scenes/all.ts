import type { Motions } from '../motions.ts';
import type { RobotName } from '../names.ts';
import { LEAD, PRESENT, RISE } from './commanders.ts';
import { CONDUCT, SURVEY } from './machines.ts';
import { DANCE, DRIVE_OFF, INSPECT, WAKE_UP } from './players.ts';
import { SCAN, TAKE_OFF } from './rangers.ts';
import { REAR_UP, SPAR, SWEEP } from './warriors.ts';

/** The scene of each robot: one motion that no other robot has. */
export const SCENES: Record<RobotName, Motions> = {
  tank: { sweep: SWEEP },
  car: { spar: SPAR },
  compact: { dance: DANCE },
  truck: { lead: LEAD },
  eliteTruck: { present: PRESENT },
  signatureTruck: { rise: RISE },
  ranger: { takeOff: TAKE_OFF },
  rangerAlpha: { scan: SCAN },
  scout: { wakeUp: WAKE_UP },
  scoutPro: { inspect: INSPECT },
  agent: { driveOff: DRIVE_OFF },
  dinosaur: { rearUp: REAR_UP },
  rover: { survey: SURVEY },
  base: { conduct: CONDUCT },
};
