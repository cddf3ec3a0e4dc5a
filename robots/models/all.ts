import type { RobotName } from '../names.ts';
import type { Robot } from '../rig.ts';
import { agent } from './agent/agent.ts';
import { base } from './base.ts';
import { car } from './car/car.ts';
import { compact } from './compact/compact.ts';
import { dinosaur } from './dinosaur/dinosaur.ts';
import { ranger, rangerAlpha } from './ranger/ranger.ts';
import { rover } from './rover/rover.ts';
import { scout, scoutPro } from './scout/scout.ts';
import { tank } from './tank/tank.ts';
import { eliteTruck, signatureTruck, truck } from './truck/truck.ts';

export const ROBOTS: Record<RobotName,
  () => Robot> = { tank, car, base, dinosaur, ranger, rangerAlpha, scout, scoutPro, truck, eliteTruck, signatureTruck,
  compact, agent, rover };
