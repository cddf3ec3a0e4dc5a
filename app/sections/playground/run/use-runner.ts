import type { Dispatch, SetStateAction } from 'react';
import { useEffect, useRef, useState } from 'react';
import { fillWords } from '../../../ui/fill-words.ts';
import { nameOf, wordsOf } from '../block-words.ts';
import type { PlaygroundWords } from '../playground-words.ts';
import type { Path } from '../program/edit-program.ts';
import type { Program, Step } from '../program/program.ts';
import { ProgramError, stepsOf } from '../program/program.ts';
import { pause, perform } from './performer.ts';
import type { StageRobot } from './picture-robot.ts';
import type { Sight } from './sight.ts';

interface RunnerRequest {
  robot: StageRobot;
  /** Visibility of the stage: a run pauses while it is hidden. */
  sight: Sight;
  words: PlaygroundWords;
  /** Shows what the robot says; undefined clears it. */
  onSay(words: string | undefined): void;
  /** Sets the status text: the current step, the end of a run, or why there is none. */
  onNote: Dispatch<SetStateAction<string>>;
  /** Called when the robot has come to rest after a run. */
  onRest(): void;
}

/** Something to do with the robot. `wait` resolves after so many seconds, or rejects when the run is aborted. */
type Act = (signal: AbortSignal, wait: (seconds: number) => Promise<void>) => Promise<void>;

/** Runs programs on a robot, whole or step by step. A new run aborts the one before. */
export function useRunner({ robot, sight, words, onSay, onNote, onRest }: RunnerRequest) {
  const [at, setAt] = useState<Path>();
  const [isRunning, setRunning] = useState(false);
  const run = useRef<AbortController>(undefined);
  const last = useRef<Promise<boolean>>(undefined);
  const stepped = useRef<{ program: Program; next: number }>(undefined);
  /** The last status text about a step. */
  const toldNow = useRef('');

  useEffect(() => () => run.current?.abort(), []);

  /** Resolves when the run is over: true when it was completed. */
  function go(act: Act): Promise<boolean> {
    run.current?.abort();
    untell();
    const own = new AbortController();
    const { signal } = own;
    const earlier = last.current;
    const done = runAlone();
    run.current = own;
    last.current = done;
    return done;

    /** Starts after the run before has left the robot at rest. */
    async function runAlone(): Promise<boolean> {
      await earlier?.catch(() => false);
      if (signal.aborted) return false;
      setRunning(true);
      try {
        await act(signal, (seconds) => pause(seconds, signal, sight));
        return true;
      } catch (error) {
        if (error instanceof ProgramError) onNote(words.playground[error.fault]);
        else if (!signal.aborted) throw error;
        return false;
      } finally {
        if (run.current === own) {
          run.current = undefined;
          setRunning(false);
          setAt(undefined);
          untell();
        }
      }
    }
  }

  function onStep({ block, path }: Step): void {
    setAt(path);
    // The speech bubble is a live region and announces the words itself.
    toldNow.current = fillWords(words.playground.running, {
      block: block.do === 'say' ? nameOf(block.do, words) : wordsOf(block, words),
    });
    onNote(toldNow.current);
  }

  /** Clears the status text about a step, unless another text has replaced it. */
  function untell(): void {
    const told = toldNow.current;
    onNote((note) => (note === told ? '' : note));
  }

  function stop(): boolean {
    const isBusy = run.current?.signal.aborted === false;
    run.current?.abort();
    untell();
    return isBusy;
  }

  const through =
    (steps: readonly Step[], fromHome: boolean): Act =>
    (signal, wait) =>
      perform(steps, robot, { onStep, onSay, signal, wait, fromHome }).finally(onRest);

  return {
    /** Path of the current block. */
    at,
    isRunning,
    /** Runs something other than a program. */
    go,
    /** Runs a program, from the middle of the floor or from where the robot stands. */
    async run(program: Program, { fromHome = true } = {}): Promise<void> {
      stepped.current = undefined;
      const ended = await go((...terms) => through(stepsOf(program), fromHome)(...terms));
      if (ended) onNote(words.playground.done);
    },
    /** Performs the next step of a program, starting again after the last. */
    async step(program: Program): Promise<void> {
      const next = stepped.current?.program === program ? stepped.current.next : 0;
      await go(async (...terms) => {
        const steps = stepsOf(program);
        const step = steps[next];
        if (!step) return;
        stepped.current = { program, next: (next + 1) % steps.length };
        await through([step], next === 0)(...terms);
        if (next === steps.length - 1) onNote(words.playground.done);
      });
    },
    /** Aborts the current run. Returns whether there was one. */
    stop,
    /** Aborts the current run on the visitor's request, and announces it. */
    halt(): void {
      if (stop()) onNote(words.playground.stopped);
    },
  };
}
