import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useMessages } from '#ui/messages.ts';
import { blockName, describeBlock, programErrorText } from '../block-words.ts';
import type { RunMessage } from '../playground-messages.ts';
import type { Path } from '../program/edit-program.ts';
import { type Program, ProgramError, type Step, unrollSteps } from '../program/program.ts';
import { pause, perform } from './performer.ts';
import type { ProgramStage } from './use-program-stage.ts';
import type { RobotVoice } from './use-robot-voice.ts';

interface RunnerOptions {
  stage: ProgramStage;
  voice: RobotVoice;
  onNote: Dispatch<SetStateAction<string>>;
  onRest(): void;
}

/** Something to do with the robot. `wait` resolves after so many seconds, or rejects when the run is aborted. */
type RobotTask = (wait: (seconds: number) => Promise<void>) => Promise<void>;

/** Runs programs on a robot, whole or step by step. A new run aborts the one before. */
export function useRunner({ stage, voice, onNote, onRest }: RunnerOptions) {
  const words = useMessages<RunMessage>();
  const [at, setAt] = useState<Path>();
  const [isRunning, setRunning] = useState(false);
  const currentRun = useRef<AbortController>(undefined);
  const lastEnd = useRef<Promise<void>>(undefined);
  const stepPosition = useRef<{ program: Program; next: number }>(undefined);
  const stepNote = useRef('');

  useEffect(() => () => currentRun.current?.abort(), []);

  /** Starts after the run before has left the robot at rest. Returns true when it was completed. */
  async function go(task: RobotTask): Promise<boolean> {
    currentRun.current?.abort();
    clearStepNote();
    const controller = new AbortController();
    const { signal } = controller;
    const previousEnd = lastEnd.current;
    const { promise, resolve: reportEnd } = Promise.withResolvers<void>();
    currentRun.current = controller;
    lastEnd.current = promise;
    try {
      await previousEnd;
      if (signal.aborted) return false;
      setRunning(true);
      const wait = (seconds: number) => pause(seconds, signal, stage.visibility);
      await stage.prepare(wait);
      await task(wait);
      return true;
    } catch (error) {
      if (error instanceof ProgramError) onNote(programErrorText(error.code, words));
      else if (!signal.aborted) throw error;
      return false;
    } finally {
      reportEnd();
      if (currentRun.current === controller) {
        currentRun.current = undefined;
        setRunning(false);
        setAt(undefined);
        clearStepNote();
      }
    }
  }

  function onStep({ block, path }: Step): void {
    setAt(path);
    if (block.do === 'say' && voice.canSay(block.words)) {
      // A screen reader would say the status text over the robot.
      clearStepNote();
      return;
    }
    // The speech bubble is a live region and announces the words itself.
    stepNote.current = words.format(words.playground[stage.isUnseen(block) ? 'unseen' : 'running'], {
      block: block.do === 'say' ? blockName(block.do, words) : describeBlock(block, words),
    });
    onNote(stepNote.current);
  }

  /** Clears the status text about a step, unless another text has replaced it. */
  function clearStepNote(): void {
    const lastStepNote = stepNote.current;
    onNote((note) => (note === lastStepNote ? '' : note));
  }

  function stop(): boolean {
    const isBusy = currentRun.current?.signal.aborted === false;
    currentRun.current?.abort();
    clearStepNote();
    return isBusy;
  }

  const performSteps = (steps: readonly Step[], fromHome: boolean, wait: Parameters<RobotTask>[0]) =>
    perform(steps, stage.robot, {
      onStep,
      onSay: voice.show,
      wait,
      showFilm: (block) => stage.showFilm(block, wait),
      fromHome,
    }).finally(onRest);

  return {
    at,
    isRunning,
    go,
    async run(program: Program, { fromHome = true } = {}): Promise<void> {
      stepPosition.current = undefined;
      const isCompleted = await go((wait) => performSteps(unrollSteps(program), fromHome, wait));
      if (isCompleted) onNote(words.playground.done);
    },
    /** Performs the next step of a program, starting again after the last. */
    async step(program: Program): Promise<void> {
      const next = stepPosition.current?.program === program ? stepPosition.current.next : 0;
      await go(async (wait) => {
        const steps = unrollSteps(program);
        const step = steps[next];
        if (!step) return;
        stepPosition.current = { program, next: (next + 1) % steps.length };
        await performSteps([step], next === 0, wait);
        if (next === steps.length - 1) onNote(words.playground.done);
      });
    },
    /** Aborts the current run. Returns true if there was one. */
    stop,
    stopWithNote(): void {
      if (stop()) onNote(words.playground.stopped);
    },
  };
}
