/** The character of each robot's voice, from its mass and the pitch of its servos. */
import type { RobotName } from '#robots/names.ts';
import { middleMass, timbreOf } from '#robots/sound/timbres.ts';

export interface Character {
  /** Pitch of the carrier in Hz: the robot's voice does not rise or fall. */
  pitch: number;
  /** Factor by which the resonances of the mouth are moved: below 1 for a large one. */
  size: number;
  /** Frequency of the ring modulator in Hz. */
  ring: number;
  /** Delay of the comb in seconds: a longer one sounds like a larger case. */
  comb: number;
  /** Part of the carrier that is noise. */
  breath: number;
}

export function characterOf(robot: RobotName): Character {
  const { kilograms, breath, latch } = timbreOf(robot);
  const mass = kilograms / middleMass;
  /** Tells twins apart, as their latches do. */
  const tuning = latch[0] / (1750 * mass ** -0.35);
  return {
    pitch: tuning * 118 * mass ** -0.5,
    size: tuning ** 0.5 * mass ** -0.16,
    ring: tuning * 52 * mass ** -0.4,
    comb: 0.0045 * mass ** 0.4,
    breath: 0.05 + 0.08 * breath,
  };
}
