import type { LiveView } from '#robots/live/live-view.ts';
import type { Step } from '../program/program.ts';
import type { Sight } from './sight.ts';

/** The part of a live robot that a program uses. */
export type Performer = Pick<
  LiveView,
  'play' | 'rest' | 'travel' | 'transformTo' | 'secondsOf' | 'shape' | 'goal' | 'home'
>;

interface Run {
  /** Called before each step. */
  onStep(step: Step, index: number): void;
  /** Shows what the robot says; undefined clears it. */
  onSay(words: string | undefined): void;
  /** Aborts the run. */
  signal: AbortSignal;
  /** Resolves after so many seconds, or rejects when the signal ends it. */
  wait(seconds: number): Promise<void>;
  /** Whether the robot first goes back to the middle of the floor. */
  fromHome: boolean;
}

/**
 * `walk` and `drive`: model units per second. `turn`: degrees per second. All others: seconds, `letter` per letter of a
 * speech bubble.
 */
const pace = { walk: 0.75, drive: 1.6, turn: 75, step: 0.7, transform: 2.8, letter: 0.07, leastSaid: 1.4, rest: 0.35 };

/** Performs the steps in order. Rejects with an AbortError when aborted. The robot rests in either case. */
export async function perform(
  steps: readonly Step[],
  robot: Performer,
  { onStep, onSay, signal, wait, fromHome }: Run,
): Promise<void> {
  try {
    if (fromHome) robot.home();
    for (const [index, step] of steps.entries()) {
      signal.throwIfAborted();
      onStep(step, index);
      await doOne(step.block);
    }
  } finally {
    onSay(undefined);
    robot.rest();
  }

  async function doOne(block: Step['block']): Promise<void> {
    switch (block.do) {
      case 'walk':
        return move(Math.sign(block.steps), 0, Math.abs(block.steps) * pace.step);
      case 'turn':
        return move(0, Math.sign(block.degrees) * pace.turn, Math.abs(block.degrees) / pace.turn);
      case 'transform':
        robot.rest();
        robot.transformTo(robot.goal === 'first' ? 'other' : 'first');
        return wait(pace.transform);
      case 'say':
        onSay(block.words);
        await wait(Math.max(pace.leastSaid, block.words.length * pace.letter));
        return onSay(undefined);
      case 'gesture':
        if (robot.shape > 0) {
          const way = robot.shape;
          robot.transformTo('first');
          await wait(way * pace.transform);
        }
        robot.play(block.motion);
        return wait(robot.secondsOf(block.motion) + pace.rest);
      case 'wait':
        return wait(block.seconds);
    }
  }

  async function move(along: number, turning: number, seconds: number): Promise<void> {
    const drives = robot.goal === 'other';
    // The run before may have been aborted during a transformation.
    const way = Math.abs((drives ? 1 : 0) - robot.shape);
    if (way > 0) await wait(way * pace.transform);
    if (!drives) robot.play('walk');
    robot.travel(along * (drives ? pace.drive : pace.walk), turning);
    await wait(seconds);
    robot.travel(0, 0);
    if (!drives) robot.rest();
    await wait(pace.rest);
  }
}

/**
 * Resolves after so many seconds, counting only time in which the stage is visible, because the robot moves in no
 * other. Rejects when aborted.
 */
export function pause(seconds: number, signal: AbortSignal, sight: Pick<Sight, 'isClear' | 'onChange'>): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = seconds * 1000;
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      if (timer !== undefined) left -= performance.now() - since;
      clearTimeout(timer);
      timer = undefined;
    };
    const goOn = () => {
      stop();
      if (!sight.isClear) return;
      since = performance.now();
      timer = setTimeout(() => end(resolve), left);
    };
    const ignore = sight.onChange(goOn);
    const aborted = () => end(() => reject(signal.reason));
    function end(settle: () => void): void {
      stop();
      ignore();
      signal.removeEventListener('abort', aborted);
      settle();
    }
    signal.addEventListener('abort', aborted, { once: true });
    goOn();
  });
}
