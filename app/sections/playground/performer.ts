import type { LiveView } from '#studio/live/live-view.ts';
import type { Step } from './program.ts';

/** What of a live robot a program needs. */
export type Performer = Pick<LiveView, 'play' | 'rest' | 'travel' | 'transformTo' | 'secondsOf' | 'shape'>;

interface Run {
  /** Told before each step. */
  onStep(step: Step, index: number): void;
  /** Shows what the robot says, and takes it away again. */
  onSay(words: string | undefined): void;
  /** Ends the run where it stands. */
  signal: AbortSignal;
  /** Resolves after so many seconds, or rejects when the signal ends it. */
  wait?(seconds: number, signal: AbortSignal): Promise<void>;
}

/** Lengths of the model in a second, on foot and on wheels; degrees in a second; seconds of a step, and of reading a word. */
const pace = { walk: 0.75, drive: 1.6, turn: 75, step: 0.7, transform: 2.8, letter: 0.07, leastSaid: 1.4, rest: 0.35 };

/** Goes through the steps one after another; rejects with an AbortError when the signal ends it. The robot rests in either case. */
export async function perform(steps: readonly Step[], robot: Performer, { onStep, onSay, signal, wait = pause }: Run): Promise<void> {
  try {
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
        robot.transformTo(robot.shape < 0.5 ? 'other' : 'first');
        return wait(pace.transform, signal);
      case 'say':
        onSay(block.words);
        await wait(Math.max(pace.leastSaid, block.words.length * pace.letter), signal);
        return onSay(undefined);
      case 'gesture':
        if (robot.shape > 0) {
          robot.transformTo('first');
          await wait(pace.transform, signal);
        }
        robot.play(block.motion);
        return wait(robot.secondsOf(block.motion) + pace.rest, signal);
      case 'wait':
        return wait(block.seconds, signal);
    }
  }

  async function move(along: number, turning: number, seconds: number): Promise<void> {
    const drives = robot.shape >= 0.5;
    if (!drives) robot.play('walk');
    robot.travel(along * (drives ? pace.drive : pace.walk), turning);
    await wait(seconds, signal);
    robot.travel(0, 0);
    if (!drives) robot.rest();
    await wait(pace.rest, signal);
  }
}

/** Resolves after so many seconds, or rejects when the signal ends it. */
export function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', ended);
      resolve();
    }, seconds * 1000);
    signal.addEventListener('abort', ended, { once: true });
  });
}
