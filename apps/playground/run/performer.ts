import type { StageVisibility } from '../../stage/live-run.ts';
import type { Step } from '../program/program.ts';
import type { StageRobot } from './stage-robot.ts';

interface PerformOptions {
  onStep(step: Step): void;
  /** Shows what the robot says; undefined clears it. Returns a promise for when it has been heard, if it can be. */
  onSay(words: string | undefined): Promise<void> | undefined;
  /** Resolves after so many seconds, or rejects when the run is aborted. */
  wait(seconds: number): Promise<void>;
  /** Plays a film of the step where the robot is not drawn; undefined if there is none. */
  showFilm?(block: Step['block']): Promise<void> | undefined;
  fromHome: boolean;
}

/** Speeds in model units (`walk`, `drive`) and degrees (`turn`) per second; all others in seconds. */
const timing = {
  walk: 0.75,
  drive: 1.6,
  turn: 75,
  step: 0.7,
  transform: 2.8,
  letter: 0.07,
  minSpeechSeconds: 1.4,
  maxVoiceSeconds: 15,
  rest: 0.35,
};

/** Performs the steps in order. Rejects with an AbortError when aborted. The robot rests in either case. */
export async function perform(
  steps: readonly Step[],
  robot: StageRobot,
  { onStep, onSay, wait, showFilm, fromHome }: PerformOptions,
): Promise<void> {
  try {
    if (fromHome) robot.home();
    for (const step of steps) {
      onStep(step);
      await (showFilm?.(step.block) ?? performBlock(step.block));
    }
  } finally {
    onSay(undefined);
    robot.rest();
  }

  async function performBlock(block: Step['block']): Promise<void> {
    switch (block.do) {
      case 'walk':
        return move(Math.sign(block.amount), 0, Math.abs(block.amount) * timing.step);
      case 'turn':
        return move(0, Math.sign(block.amount) * timing.turn, Math.abs(block.amount) / timing.turn);
      case 'transform':
        robot.rest();
        robot.transformTo(robot.targetShape === 'first' ? 'other' : 'first');
        return wait(timing.transform);
      case 'say':
        return say(block.words);
      case 'gesture':
        if (robot.shape > 0) {
          const distance = robot.shape;
          robot.transformTo('first');
          await wait(distance * timing.transform);
        }
        robot.play(block.motion);
        return wait(robot.secondsOf(block.motion) + timing.rest);
      case 'wait':
        return wait(block.amount);
    }
  }

  async function say(words: string): Promise<void> {
    const spoken = onSay(words);
    await wait(Math.max(timing.minSpeechSeconds, words.length * timing.letter));
    // Browsers sometimes do not tell when their voice has ended.
    if (spoken) await Promise.race([spoken, wait(timing.maxVoiceSeconds)]);
    onSay(undefined);
  }

  async function move(along: number, turning: number, seconds: number): Promise<void> {
    const isDriving = robot.targetShape === 'other';
    // The run before may have been aborted during a transformation.
    const distance = Math.abs((isDriving ? 1 : 0) - robot.shape);
    if (distance > 0) await wait(distance * timing.transform);
    if (!isDriving) robot.play('walk');
    robot.travel(along * (isDriving ? timing.drive : timing.walk), turning);
    await wait(seconds);
    robot.travel(0, 0);
    if (!isDriving) robot.rest();
    await wait(timing.rest);
  }
}

/** Counts only time in which the stage is visible, because the robot moves in no other. Rejects when aborted. */
export async function pause(seconds: number, signal: AbortSignal, visibility: StageVisibility): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const listening = new AbortController();
  let remaining = seconds * 1000;
  let resumedAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    const now = performance.now();
    if (resumedAt !== undefined) remaining -= now - resumedAt;
    resumedAt = visibility.isVisible ? now : undefined;
    if (visibility.isVisible) timer = setTimeout(resolve, remaining);
  };
  visibility.addEventListener('change', update, { signal: listening.signal });
  document.addEventListener('visibilitychange', update, { signal: listening.signal });
  signal.addEventListener('abort', () => reject(signal.reason), { signal: listening.signal });
  update();
  return promise.finally(() => {
    clearTimeout(timer);
    listening.abort();
  });
}
