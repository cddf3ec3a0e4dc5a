import type { RobotName } from './names.ts';

/** Height of each model in its first shape and at rest, in its own units. */
export const modelHeights: Readonly<Record<RobotName, number>> = {
  tank: 4.51,
  car: 4.17,
  compact: 3.06,
  truck: 4.41,
  eliteTruck: 4.52,
  signatureTruck: 4.53,
  ranger: 4.13,
  rangerAlpha: 4.13,
  scout: 2.69,
  scoutPro: 2.69,
  agent: 3.4,
  dinosaur: 4.31,
  rover: 2.75,
  base: 3.04,
};

/**
 * How much to shrink each model so that all stand beside each other as tall as they are: the one with the most
 * millimetres in a unit keeps its size.
 */
export function commonScale(robots: readonly { robot: RobotName; heightMm: number }[]): number[] {
  const mmPerUnit = robots.map(({ robot, heightMm }) => heightMm / modelHeights[robot]);
  const most = Math.max(...mmPerUnit);
  return mmPerUnit.map((mm) => mm / most);
}
