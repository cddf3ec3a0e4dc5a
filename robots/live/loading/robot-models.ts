import type { Motions } from '../../motions.ts';
import type { RobotName } from '../../names.ts';
import type { Robot } from '../../rig.ts';

interface Model {
  make(): Robot;
  motions: Motions;
}

const onTwoLegs = async (make: Promise<() => Robot>): Promise<Model> => {
  const [{ ON_TWO_LEGS }, factory] = await Promise.all([import('../../motions.ts'), make]);
  return { make: factory, motions: ON_TWO_LEGS };
};
const withMotions = async (
  make: Promise<() => Robot>,
  name: 'ON_SIX_WHEELS' | 'ON_A_TURRET' | 'WITH_A_TAIL',
): Promise<Model> => {
  const [motions, factory] = await Promise.all([import('../../motions-of-others.ts'), make]);
  return { make: factory, motions: motions[name] };
};

/** Each model is a chunk of its own, loaded on demand. */
export const robotModels: Record<RobotName, () => Promise<Model>> = {
  tank: () => onTwoLegs(import('../../models/tank/tank.ts').then(({ tank }) => tank)),
  car: () => onTwoLegs(import('../../models/car/car.ts').then(({ car }) => car)),
  compact: () => onTwoLegs(import('../../models/compact/compact.ts').then(({ compact }) => compact)),
  truck: () => onTwoLegs(import('../../models/truck/truck.ts').then(({ truck }) => truck)),
  eliteTruck: () => onTwoLegs(import('../../models/truck/truck.ts').then(({ eliteTruck }) => eliteTruck)),
  signatureTruck: () => onTwoLegs(import('../../models/truck/truck.ts').then(({ signatureTruck }) => signatureTruck)),
  ranger: () => onTwoLegs(import('../../models/ranger/ranger.ts').then(({ ranger }) => ranger)),
  rangerAlpha: () => onTwoLegs(import('../../models/ranger/ranger.ts').then(({ rangerAlpha }) => rangerAlpha)),
  scout: () => onTwoLegs(import('../../models/scout/scout.ts').then(({ scout }) => scout)),
  scoutPro: () => onTwoLegs(import('../../models/scout/scout.ts').then(({ scoutPro }) => scoutPro)),
  agent: () => onTwoLegs(import('../../models/agent/agent.ts').then(({ agent }) => agent)),
  dinosaur: () =>
    withMotions(
      import('../../models/dinosaur/dinosaur.ts').then(({ dinosaur }) => dinosaur),
      'WITH_A_TAIL',
    ),
  rover: () =>
    withMotions(
      import('../../models/rover/rover.ts').then(({ rover }) => rover),
      'ON_SIX_WHEELS',
    ),
  base: () =>
    withMotions(
      import('../../models/base.ts').then(({ base }) => base),
      'ON_A_TURRET',
    ),
};
