import type { Robot } from '../rig.ts';
import { agent } from './agent.ts';
import { base } from './base.ts';
import { car } from './car.ts';
import { compact } from './compact.ts';
import { dinosaur } from './dinosaur.ts';
import { ranger, rangerAlpha } from './ranger.ts';
import { rover } from './rover.ts';
import { scout, scoutPro } from './scout.ts';
import { tank } from './tank.ts';
import { eliteTruck, signatureTruck, truck } from './truck.ts';

export const ROBOTS: Record<string,
  () => Robot> = { tank, car, base, dinosaur, ranger, rangerAlpha, scout, scoutPro, truck, eliteTruck, signatureTruck,
  compact, agent, rover };
