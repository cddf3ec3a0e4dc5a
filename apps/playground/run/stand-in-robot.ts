import type { LiveView } from '#robots/live/live-view-types.ts';

/** The part of a live robot that programs and poses use. */
export type StageRobot = Pick<
  LiveView,
  'play' | 'rest' | 'travel' | 'transformTo' | 'secondsOf' | 'shape' | 'targetShape' | 'bend' | 'home'
>;

/** A robot that can replace another one and take over its shape. */
export type ReplacementRobot = StageRobot & Pick<LiveView, 'jumpTo'>;

/** Stands in for a missing live robot: programs take their time, and nothing moves. */
export function createStandInRobot(): ReplacementRobot {
  let shape = 0;
  return {
    get shape() {
      return shape;
    },
    get targetShape() {
      return shape < 0.5 ? 'first' : 'other';
    },
    transformTo: (goal) => {
      shape = goal === 'first' ? 0 : 1;
    },
    jumpTo: (at) => {
      shape = at;
    },
    secondsOf: () => 2,
    play: () => {},
    rest: () => {},
    travel: () => {},
    bend: () => {},
    home: () => {},
  };
}
