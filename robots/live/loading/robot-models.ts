import type { Motions } from '../../motions.ts';
import type { RobotName } from '../../names.ts';
import type { Robot } from '../../rig.ts';

interface Model {
  make(): Robot;
  motions: Motions;
}

const withScene = async (name: RobotName, make: Promise<() => Robot>, common: Promise<Motions>): Promise<Model> => {
  const [{ SCENES }, factory, motions] = await Promise.all([import('../../scenes/all.ts'), make, common]);
  return { make: factory, motions: { ...motions, ...SCENES[name] } };
};
const onTwoLegs = (name: RobotName, make: Promise<() => Robot>): Promise<Model> =>
  withScene(
    name,
    make,
    import('../../motions.ts').then(({ ON_TWO_LEGS }) => ON_TWO_LEGS),
  );
const withMotions = (
  name: RobotName,
  make: Promise<() => Robot>,
  kind: 'ON_SIX_WHEELS' | 'ON_A_TURRET' | 'WITH_A_TAIL',
): Promise<Model> =>
  withScene(
    name,
    make,
    import('../../motions-of-others.ts').then((motions) => motions[kind]),
  );

/** Each model is a chunk of its own, loaded on demand. */
export const robotModels: Record<RobotName, () => Promise<Model>> = {
  tank: () =>
    onTwoLegs(
      'tank',
      import('../../models/tank/tank.ts').then(({ tank }) => tank),
    ),
  car: () =>
    onTwoLegs(
      'car',
      import('../../models/car/car.ts').then(({ car }) => car),
    ),
  compact: () =>
    onTwoLegs(
      'compact',
      import('../../models/compact/compact.ts').then(({ compact }) => compact),
    ),
  truck: () =>
    onTwoLegs(
      'truck',
      import('../../models/truck/truck.ts').then(({ truck }) => truck),
    ),
  eliteTruck: () =>
    onTwoLegs(
      'eliteTruck',
      import('../../models/truck/truck.ts').then(({ eliteTruck }) => eliteTruck),
    ),
  signatureTruck: () =>
    onTwoLegs(
      'signatureTruck',
      import('../../models/truck/truck.ts').then(({ signatureTruck }) => signatureTruck),
    ),
  ranger: () =>
    onTwoLegs(
      'ranger',
      import('../../models/ranger/ranger.ts').then(({ ranger }) => ranger),
    ),
  rangerAlpha: () =>
    onTwoLegs(
      'rangerAlpha',
      import('../../models/ranger/ranger.ts').then(({ rangerAlpha }) => rangerAlpha),
    ),
  scout: () =>
    onTwoLegs(
      'scout',
      import('../../models/scout/scout.ts').then(({ scout }) => scout),
    ),
  scoutPro: () =>
    onTwoLegs(
      'scoutPro',
      import('../../models/scout/scout.ts').then(({ scoutPro }) => scoutPro),
    ),
  agent: () =>
    onTwoLegs(
      'agent',
      import('../../models/agent/agent.ts').then(({ agent }) => agent),
    ),
  dinosaur: () =>
    withMotions(
      'dinosaur',
      import('../../models/dinosaur/dinosaur.ts').then(({ dinosaur }) => dinosaur),
      'WITH_A_TAIL',
    ),
  rover: () =>
    withMotions(
      'rover',
      import('../../models/rover/rover.ts').then(({ rover }) => rover),
      'ON_SIX_WHEELS',
    ),
  base: () =>
    withMotions(
      'base',
      import('../../models/base.ts').then(({ base }) => base),
      'ON_A_TURRET',
    ),
};
