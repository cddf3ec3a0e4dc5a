/** Names of robots, plays and sounds. Free of `three`, so that every room can import them. */

export const robotNames = [
  'tank',
  'car',
  'compact',
  'truck',
  'eliteTruck',
  'signatureTruck',
  'ranger',
  'rangerAlpha',
  'scout',
  'scoutPro',
  'agent',
  'dinosaur',
  'rover',
  'base',
] as const;
export type RobotName = (typeof robotNames)[number];

export const isRobotName = (name: string): name is RobotName => (robotNames as readonly string[]).includes(name);

/** Number of robots in each play. */
export const performerCounts = {
  oldScores: 2,
  rightOfWay: 2,
  twoLeaders: 2,
  theDemonstration: 2,
  theCousins: 2,
  kingAndTyrant: 2,
  oneLight: 1,
  spaceRangers: 2,
  theInspection: 2,
  twoScouts: 2,
  agentAndScout: 2,
} as const;
export type PlayName = keyof typeof performerCounts;
export const playNames = Object.keys(performerCounts) as [PlayName, ...PlayName[]];

/** What can be heard, for those who cannot hear it. */
export const soundNames = ['servos', 'latches', 'steps', 'tracks', 'engine', 'wheels', 'scraping', 'jet'] as const;
export type SoundName = (typeof soundNames)[number];
