import { useEffect, useRef, useState } from 'react';
import { fillWords } from '../../ui/fill-words.ts';
import { wordsOf } from './block-words.ts';
import type { Path } from './edit-program.ts';
import { perform } from './performer.ts';
import type { StageRobot } from './picture-robot.ts';
import type { PlaygroundWords } from './playground-words.ts';
import type { Program, Step } from './program.ts';
import { ProgramError, stepsOf } from './program.ts';

interface RunnerRequest {
  robot: StageRobot;
  words: PlaygroundWords;
  /** Shows what the robot says, and takes it away again. */
  onSay(words: string | undefined): void;
  /** Told when a run is over, or why there is none. */
  onNote(words: string): void;
}

/** Runs programs on a robot, whole or step by step. Only one runs at a time: another ends it. */
export function useRunner({ robot, words, onSay, onNote }: RunnerRequest) {
  const [at, setAt] = useState<Path>();
  const [isRunning, setRunning] = useState(false);
  const run = useRef<AbortController>(undefined);
  const last = useRef<Promise<boolean>>(undefined);
  const stepped = useRef<{ program: Program; next: number }>(undefined);

  useEffect(() => () => run.current?.abort(), []);

  /** Resolves when what it began is over, and says whether it came to its end. */
  function go(act: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    run.current?.abort();
    const own = new AbortController();
    const earlier = last.current;
    const done = runAlone();
    run.current = own;
    last.current = done;
    return done;

    /** What ends leaves the robot at rest: only then does the next begin. */
    async function runAlone(): Promise<boolean> {
      await earlier?.catch(() => false);
      if (own.signal.aborted) return false;
      setRunning(true);
      try {
        await act(own.signal);
        return true;
      } catch (error) {
        if (error instanceof ProgramError) onNote(words.playground[error.fault]);
        else if (!own.signal.aborted) throw error;
        return false;
      } finally {
        if (run.current === own) {
          setRunning(false);
          setAt(undefined);
        }
      }
    }
  }

  function onStep({ block, path }: Step): void {
    setAt(path);
    onNote(fillWords(words.playground.running, { block: wordsOf(block, words) }));
  }

  return {
    /** The block that is being done. */
    at,
    isRunning,
    /** Does something else with the robot, as long as nobody stops it. */
    go,
    async run(program: Program): Promise<void> {
      stepped.current = undefined;
      const ended = await go(async (signal) => {
        const steps = stepsOf(program);
        robot.home();
        await perform(steps, robot, { onStep, onSay, signal });
      });
      if (ended) onNote(words.playground.done);
    },
    /** Does the next step of a program; after the last, the first. */
    async step(program: Program): Promise<void> {
      const next = stepped.current?.program === program ? stepped.current.next : 0;
      await go(async (signal) => {
        const steps = stepsOf(program);
        const step = steps[next];
        if (!step) return;
        if (next === 0) robot.home();
        stepped.current = { program, next: (next + 1) % steps.length };
        await perform([step], robot, { onStep, onSay, signal });
        if (next === steps.length - 1) onNote(words.playground.done);
      });
    },
    stop: () => run.current?.abort(),
  };
}
