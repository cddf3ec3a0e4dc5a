import type { LiveView } from '#robots/live/live-view.ts';

/** What programs and poses need of a live robot. */
export type StageRobot = Pick<
  LiveView,
  'play' | 'rest' | 'travel' | 'transformTo' | 'secondsOf' | 'shape' | 'goal' | 'bend' | 'home'
>;

/** One that can take the place of another, in the shape in which that one stands. */
export type ComingRobot = StageRobot & Pick<LiveView, 'holdAt'>;

/** Stands in for a live robot where there is none: programs run in their time, and nothing moves. */
export function pictureRobot(): ComingRobot {
  let shape = 0;
  return {
    get shape() {
      return shape;
    },
    get goal() {
      return shape < 0.5 ? 'first' : 'other';
    },
    transformTo: (goal) => {
      shape = goal === 'first' ? 0 : 1;
    },
    holdAt: (at) => {
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
