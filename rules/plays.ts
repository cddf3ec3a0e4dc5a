/** The plays that the studio knows, by the name under which a stage takes one, and how many robots perform each. */
export const performersOf = {
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
type PlayName = keyof typeof performersOf;
export const playNames = Object.keys(performersOf) as [PlayName, ...PlayName[]];
