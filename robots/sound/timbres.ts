/** Each robot's own sound, from its mass, its number of servos and how it is built. */
import type { RobotName } from '../names.ts';

/**
 * The sounds of a robot that drives over the floor in its other shape. Frequencies in Hz, rates for each unit per
 * second.
 */
export interface Drive {
  /** Growl of the motor: its pitch at a standstill and its rise. */
  growl: readonly [level: number, pitch: number, rise: number];
  whine: readonly [level: number, pitch: number, rise: number];
  /** Tyres on the floor: their level and their brightness. */
  roll: readonly [level: number, cutoff: number];
  /** Links of a track: their level and how many pass in a unit. */
  links: readonly [level: number, perUnit: number];
}

export interface Timbre {
  kilograms: number;
  servos: number;
  /** Pitch of a servo that just begins to turn, in Hz. */
  pitch: number;
  /** Factor between the pitches of two motors that turn together: the more servos, the wider. */
  spread: number;
  /** Parts of a servo's sound: motor, gears and breath. */
  motor: number;
  gears: number;
  breath: number;
  /** Highest harmonic of the motor that is heard in full. */
  brightness: number;
  /** Teeth of the gears for each turn of the motor. */
  teeth: number;
  /** Pitch of a latch in Hz, and seconds until it has faded by 60 dB. */
  latch: readonly [pitch: number, seconds: number];
  /** Pitch of a foot on the floor in Hz. */
  step: number;
  claws: boolean;
  jet: boolean;
  drive: Drive | undefined;
  /** Level of the servos; brings a transformation to -18 LUFS. */
  gain: number;
}

const electric: Drive = { growl: [0.1, 55, 30], whine: [0.16, 220, 300], roll: [0.3, 700], links: [0, 0] };
const heavy: Drive = { growl: [0.3, 34, 16], whine: [0.09, 140, 170], roll: [0.42, 480], links: [0, 0] };
const tracks: Drive = { growl: [0.42, 30, 22], whine: [0.06, 170, 150], roll: [0.2, 380], links: [0.5, 9] };
const gears: Drive = { growl: [0.26, 105, 90], whine: [0.08, 420, 260], roll: [0.34, 1300], links: [0.12, 14] };
const scrape: Drive = { growl: [0, 40, 0], whine: [0, 200, 0], roll: [0.5, 420], links: [0, 0] };
const rollers: Drive = { growl: [0.03, 90, 60], whine: [0.1, 320, 380], roll: [0.2, 1100], links: [0, 0] };

type Build = Pick<Timbre, 'motor' | 'gears' | 'breath' | 'brightness' | 'teeth'> &
  Partial<Pick<Timbre, 'claws' | 'jet' | 'drive'>>;
const builds = {
  tank: { motor: 1, gears: 0.34, breath: 0.5, brightness: 3.2, teeth: 2.52, drive: tracks },
  car: { motor: 0.8, gears: 0.4, breath: 0.34, brightness: 4, teeth: 3.53, drive: electric },
  truck: { motor: 1, gears: 0.36, breath: 0.42, brightness: 3.4, teeth: 3.51, drive: heavy },
  dinosaur: { motor: 0.55, gears: 0.16, breath: 1.5, brightness: 2.6, teeth: 2.48, claws: true, drive: scrape },
  ranger: { motor: 0.62, gears: 0.5, breath: 0.26, brightness: 3.6, teeth: 3.49, jet: true },
  scout: { motor: 0.9, gears: 0.56, breath: 0.2, brightness: 5.2, teeth: 3.52, drive: rollers },
  agent: { motor: 0.5, gears: 0.6, breath: 0.14, brightness: 3, teeth: 4.02, drive: rollers },
  rover: { motor: 0.85, gears: 0.7, breath: 0.3, brightness: 4.4, teeth: 3.02, drive: gears },
  base: { motor: 0.5, gears: 0.44, breath: 0.16, brightness: 3, teeth: 4.04 },
} satisfies Record<string, Build>;

/**
 * Kilograms and servos are those of the product. Where it states none, they are estimated: the mass from a sister's by
 * height (agent, rover, compact, the elite truck), the servos from the joints (agent, rover, base). `tuning` tells
 * twins apart.
 */
const robots: Record<
  RobotName,
  readonly [build: keyof typeof builds, kilograms: number, servos: number, gain: number, tuning?: number]
> = {
  tank: ['tank', 3.8, 36, 0.86],
  car: ['car', 2.3, 31, 0.93],
  compact: ['car', 1.1, 17, 1.19],
  truck: ['truck', 2.8, 27, 1.06],
  eliteTruck: ['truck', 2.1, 27, 1.03],
  signatureTruck: ['truck', 1.6, 21, 0.95],
  ranger: ['ranger', 1.7, 23, 1.86],
  rangerAlpha: ['ranger', 1.7, 23, 1.88, 0.9],
  scout: ['scout', 0.94, 17, 1.17],
  scoutPro: ['scout', 0.94, 17, 1.15, 1.08],
  agent: ['agent', 1.2, 19, 1.16],
  dinosaur: ['dinosaur', 2.59, 34, 1.63],
  rover: ['rover', 1.3, 18, 1.29],
  base: ['base', 2.8, 4, 2.65],
};

/** Mass at which nothing is scaled, in kilograms. */
export const middleMass = 1.7;

export function timbreOf(name: RobotName): Timbre {
  const [build, kilograms, servos, gain, tuning = 1] = robots[name];
  const size = kilograms / middleMass;
  return {
    claws: false,
    jet: false,
    drive: undefined,
    ...builds[build],
    kilograms,
    servos,
    pitch: tuning * 150 * size ** -0.5,
    spread: 1.003 + servos * 0.00035,
    latch: [tuning * 1750 * size ** -0.35, 0.09 * size ** 0.25],
    step: tuning * 78 * size ** -0.22,
    gain,
  };
}
