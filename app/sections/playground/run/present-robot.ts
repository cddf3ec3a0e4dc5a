import type { ComingRobot, StageRobot } from './picture-robot.ts';

/** The robot that is on the stage now, behind one reference that stays valid when another one replaces it. */
export interface PresentRobot extends StageRobot {
  /** Puts another robot on the stage; it continues what the one before was doing. */
  become(next: ComingRobot): void;
}

export function presentRobot(first: StageRobot): PresentRobot {
  let present = first;
  let motion: string | undefined;
  let speed: Parameters<StageRobot['travel']> = [0, 0];
  let bends: Parameters<StageRobot['bend']>[] = [];

  return {
    get shape() {
      return present.shape;
    },
    get goal() {
      return present.goal;
    },
    secondsOf: (name) => present.secondsOf(name),
    home: () => present.home(),
    transformTo: (shape) => present.transformTo(shape),
    play(name) {
      motion = name;
      bends = [];
      present.play(name);
    },
    rest() {
      motion = undefined;
      speed = [0, 0];
      bends = [];
      present.rest();
    },
    travel(...next) {
      speed = next;
      present.travel(...next);
    },
    bend(...bent) {
      const [joint, channel] = bent;
      motion = undefined;
      bends = [...bends.filter((each) => each[0] !== joint || each[1] !== channel), bent];
      present.bend(...bent);
    },
    become(next) {
      if (next === present) return;
      const { shape, goal } = present;
      next.holdAt(shape);
      if (shape !== (goal === 'first' ? 0 : 1)) next.transformTo(goal);
      present = next;
      if (motion !== undefined) next.play(motion);
      for (const bent of bends) next.bend(...bent);
      next.travel(...speed);
    },
  };
}
