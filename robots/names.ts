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

/** The robots of each play. The first is that of the page, and is the narrator. */
export const performers = {
  oldScores: ['tank', 'car'],
  rightOfWay: ['car', 'tank'],
  twoLeaders: ['truck', 'tank'],
  theDemonstration: ['eliteTruck', 'compact'],
  theCousins: ['compact', 'car'],
  kingAndTyrant: ['dinosaur', 'tank'],
  oneLight: ['signatureTruck'],
  spaceRangers: ['ranger', 'rangerAlpha'],
  theInspection: ['rangerAlpha', 'ranger'],
  twoScouts: ['scout', 'scoutPro'],
  agentAndScout: ['agent', 'scoutPro'],
} as const satisfies Record<string, readonly [RobotName, ...RobotName[]]>;
export type PlayName = keyof typeof performers;
export const playNames = Object.keys(performers) as [PlayName, ...PlayName[]];

/** The sounds that can be heard, named for visitors who cannot hear them. */
export const soundNames = ['servos', 'latches', 'steps', 'tracks', 'engine', 'wheels', 'scraping', 'jet'] as const;
export type SoundName = (typeof soundNames)[number];
