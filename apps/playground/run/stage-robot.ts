import type { LiveView } from '#robots/live/live-view-types.ts';

export type StageRobot = Pick<
  LiveView,
  'play' | 'rest' | 'travel' | 'transformTo' | 'secondsOf' | 'shape' | 'targetShape' | 'bend' | 'home'
>;

type LiveRobot = StageRobot & Pick<LiveView, 'jumpTo'>;

/** While no live robot is drawn, nothing moves. A robot that is connected continues what the one before was doing. */
export function createStageRobot(): StageRobot & { connect(next: LiveRobot | undefined): void } {
  let live: LiveRobot | undefined;
  let shape = 0;
  let motion: string | undefined;
  let speed: Parameters<StageRobot['travel']> = [0, 0];
  let bends: Parameters<StageRobot['bend']>[] = [];

  return {
    get shape() {
      return live?.shape ?? shape;
    },
    get targetShape() {
      return live?.targetShape ?? (shape === 0 ? 'first' : 'other');
    },
    secondsOf: (name) => live?.secondsOf(name) ?? 2,
    home: () => live?.home(),
    transformTo(goal) {
      shape = goal === 'first' ? 0 : 1;
      live?.transformTo(goal);
    },
    play(name) {
      motion = name;
      bends = [];
      live?.play(name);
    },
    rest() {
      motion = undefined;
      speed = [0, 0];
      bends = [];
      live?.rest();
    },
    travel(...next) {
      speed = next;
      live?.travel(...next);
    },
    bend(...rotation) {
      const [joint, channel] = rotation;
      motion = undefined;
      bends = [...bends.filter((each) => each[0] !== joint || each[1] !== channel), rotation];
      live?.bend(...rotation);
    },
    connect(next) {
      if (next === live) return;
      const { shape: current, targetShape } = this;
      live = next;
      shape = targetShape === 'first' ? 0 : 1;
      if (!next) return;
      next.jumpTo(current);
      if (current !== shape) next.transformTo(targetShape);
      if (motion !== undefined) next.play(motion);
      for (const rotation of bends) next.bend(...rotation);
      next.travel(...speed);
    },
  };
}
