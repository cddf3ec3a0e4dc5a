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
  /** Of the stage: what runs goes on only while it is seen. */
  sight: Sight;
  words: PlaygroundWords;
  /** Shows what the robot says, and takes it away again. */
  onSay(words: string | undefined): void;
  /** Told what is being done, when a run is over, or why there is none. */
  onNote: Dispatch<SetStateAction<string>>;
  /** The robot stands at ease after what it did. */
  onRest(): void;
}

/** What is done with the robot; `wait` resolves after so many seconds, or rejects when it is to end. */
type Act = (signal: AbortSignal, wait: (seconds: number) => Promise<void>) => Promise<void>;

/** Runs programs on a robot, whole or step by step. Only one runs at a time: another ends it. */
export function useRunner({ robot, sight, words, onSay, onNote, onRest }: RunnerRequest) {
  const [at, setAt] = useState<Path>();
  const [isRunning, setRunning] = useState(false);
  const run = useRef<AbortController>(undefined);
  const last = useRef<Promise<boolean>>(undefined);
  const stepped = useRef<{ program: Program; next: number }>(undefined);
  /** What was told last of what is being done. */
  const toldNow = useRef('');

  useEffect(() => () => run.current?.abort(), []);

  /** Resolves when what it began is over, and says whether it came to its end. */
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

    /** What ends leaves the robot at rest: only then does the next begin. */
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
    // What it says is told when it says it.
    toldNow.current = fillWords(words.playground.running, {
      block: block.do === 'say' ? nameOf(block.do, words) : wordsOf(block, words),
    });
    onNote(toldNow.current);
  }

  /** What was being done is done no more; what was told since stays. */
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

  /** Goes through steps, from the middle of the floor or from where the robot stands. */
  const through =
    (steps: readonly Step[], fromHome: boolean): Act =>
    (signal, wait) =>
      perform(steps, robot, { onStep, onSay, signal, wait, fromHome }).finally(onRest);

  return {
    /** The block that is being done. */
    at,
    isRunning,
    /** Does something else with the robot, as long as nobody stops it. */
    go,
    /**
     * Runs a program: from the middle of the floor or, what goes on from what was done before, from where the robot
     * stands.
     */
    async run(program: Program, { fromHome = true } = {}): Promise<void> {
      stepped.current = undefined;
      const ended = await go((...terms) => through(stepsOf(program), fromHome)(...terms));
      if (ended) onNote(words.playground.done);
    },
    /** Does the next step of a program; after the last, the first. */
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
    /** Ends what runs. Whether anything did. */
    stop,
    /** Ends what runs where that was asked for, and says so. */
    halt(): void {
      if (stop()) onNote(words.playground.stopped);
    },
  };
}
