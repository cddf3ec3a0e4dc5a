import type { LiveView } from '#studio/live/live-view.ts';

/** What programs and poses need of a live robot. */
export type StageRobot = Pick<LiveView, 'play' | 'rest' | 'travel' | 'transformTo' | 'secondsOf' | 'shape' | 'bend' | 'home'>;

/** Stands in for a live robot where there is none: programs run in their time, and nothing moves. */
export function pictureRobot(): StageRobot {
  let shape = 0;
  return {
    get shape() {
      return shape;
    },
    transformTo: (goal) => {
      shape = goal === 'first' ? 0 : 1;
    },
    secondsOf: () => 2,
    play: () => {},
    rest: () => {},
    travel: () => {},
    bend: () => {},
    home: () => {},
  };
}
