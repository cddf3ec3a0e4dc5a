import type { Motions } from '../../motions.ts';
import { type RobotName, robotNames } from '../../names.ts';
import type { Robot } from '../../rig.ts';

interface Model {
  make(): Robot;
  motions: Motions;
}

/** Each model is a chunk of its own. */
const factories: Record<RobotName, () => Promise<() => Robot>> = {
  tank: () => import('../../models/tank/tank.ts').then(({ tank }) => tank),
  car: () => import('../../models/car/car.ts').then(({ car }) => car),
  compact: () => import('../../models/compact/compact.ts').then(({ compact }) => compact),
  truck: () => import('../../models/truck/truck.ts').then(({ truck }) => truck),
  eliteTruck: () => import('../../models/truck/truck.ts').then(({ eliteTruck }) => eliteTruck),
  signatureTruck: () => import('../../models/truck/truck.ts').then(({ signatureTruck }) => signatureTruck),
  ranger: () => import('../../models/ranger/ranger.ts').then(({ ranger }) => ranger),
  rangerAlpha: () => import('../../models/ranger/ranger.ts').then(({ rangerAlpha }) => rangerAlpha),
  scout: () => import('../../models/scout/scout.ts').then(({ scout }) => scout),
  scoutPro: () => import('../../models/scout/scout.ts').then(({ scoutPro }) => scoutPro),
  agent: () => import('../../models/agent/agent.ts').then(({ agent }) => agent),
  dinosaur: () => import('../../models/dinosaur/dinosaur.ts').then(({ dinosaur }) => dinosaur),
  rover: () => import('../../models/rover/rover.ts').then(({ rover }) => rover),
  base: () => import('../../models/base.ts').then(({ base }) => base),
};

const onTwoLegs = (): Promise<Motions> => import('../../motions.ts').then(({ ON_TWO_LEGS }) => ON_TWO_LEGS);
const otherMotions: Partial<Record<RobotName, () => Promise<Motions>>> = {
  dinosaur: () => import('../../motions-without-ankles.ts').then(({ WITH_A_TAIL }) => WITH_A_TAIL),
  rover: () => import('../../motions-without-ankles.ts').then(({ ON_SIX_WHEELS }) => ON_SIX_WHEELS),
  base: () => import('../../motions-without-ankles.ts').then(({ ON_A_TURRET }) => ON_A_TURRET),
};

async function loadModel(name: RobotName): Promise<Model> {
  const [make, motions, { SCENES }] = await Promise.all([
    factories[name](),
    (otherMotions[name] ?? onTwoLegs)(),
    import('../../scenes/all.ts'),
  ]);
  return { make, motions: { ...motions, ...SCENES[name] } };
}

export const robotModels = Object.fromEntries(robotNames.map((name) => [name, () => loadModel(name)])) as Record<
  RobotName,
  () => Promise<Model>
>;
