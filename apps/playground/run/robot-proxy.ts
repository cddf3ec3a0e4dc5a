import type { ReplacementRobot, StageRobot } from './stand-in-robot.ts';

/** The robot that is on the stage now, behind one reference that stays valid when another one replaces it. */
export interface RobotProxy extends StageRobot {
  /** Puts another robot on the stage; it continues what the one before was doing. */
  replaceWith(next: ReplacementRobot): void;
}

export function createRobotProxy(first: StageRobot): RobotProxy {
  let current = first;
  let motion: string | undefined;
  let speed: Parameters<StageRobot['travel']> = [0, 0];
  let bends: Parameters<StageRobot['bend']>[] = [];

  return {
    get shape() {
      return current.shape;
    },
    get targetShape() {
      return current.targetShape;
    },
    secondsOf: (name) => current.secondsOf(name),
    home: () => current.home(),
    transformTo: (shape) => current.transformTo(shape),
    play(name) {
      motion = name;
      bends = [];
      current.play(name);
    },
    rest() {
      motion = undefined;
      speed = [0, 0];
      bends = [];
      current.rest();
    },
    travel(...next) {
      speed = next;
      current.travel(...next);
    },
    bend(...rotation) {
      const [joint, channel] = rotation;
      motion = undefined;
      bends = [...bends.filter((each) => each[0] !== joint || each[1] !== channel), rotation];
      current.bend(...rotation);
    },
    replaceWith(next) {
      if (next === current) return;
      const { shape, targetShape } = current;
      next.jumpTo(shape);
      if (shape !== (targetShape === 'first' ? 0 : 1)) next.transformTo(targetShape);
      current = next;
      if (motion !== undefined) next.play(motion);
      for (const rotation of bends) next.bend(...rotation);
      next.travel(...speed);
    },
  };
}
