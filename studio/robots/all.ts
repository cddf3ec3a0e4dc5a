import type { Robot } from '../rig.ts';
import { base } from './base.ts';
import { car } from './car.ts';
import { tank } from './tank.ts';

export const ROBOTS: Record<string, () => Robot> = { tank, car, base };
