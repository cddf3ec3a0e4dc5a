import type { Shape } from '#robots/live/live-view.ts';
import type { Vocabulary } from '../playground-words.ts';
import type { Program } from '../program/program.ts';
import { countOf, limits } from '../program/program.ts';
import { programOf } from '../program/program-text.ts';
import type { Command } from './voice-words.ts';
import { earFor, partsOf } from './voice-words.ts';

/** What a robot has understood so far. */
export interface Hearing {
  /** Whether it collects a program. */
  isOpen: boolean;
  /**
   * What its commands do. They become blocks when it is executed: which, hangs on the shape in which the robot stands
   * by then.
   */
  collected: readonly string[];
}

/** Who hears: the gestures that the robot knows, and the shape in which it stands or to which it goes. */
export interface Listener {
  motions: readonly string[];
  shape: Shape;
}

export const silence: Hearing = { isOpen: false, collected: [] };

export type Reply =
  | { kind: 'opened' | 'cancelled' | 'nothing' | 'full' }
  /** Called by its name, and nothing else was said. */
  | { kind: 'called' }
  /** What is being done is to end. */
  | { kind: 'stop' }
  /** Noted in the program. */
  | { kind: 'noted'; word: string; count: number }
  /** To be done now: one command, or the program that was collected. */
  | { kind: 'run'; program: Program; isCollected: boolean; word: string }
  /** Not done, as something else in the line was not understood. */
  | { kind: 'held'; word: string }
  | { kind: 'unknown'; word: string };

/** Of the readings of what was said, the first that is all commands; the first of all where none is. */
export function likeliest(readings: readonly string[], vocabulary: Vocabulary): string {
  const ear = earFor(vocabulary);
  return readings.find((reading) => partsOf(reading).every(ear)) ?? readings[0] ?? '';
}

/**
 * Hears a line: command words, parted by marks or not at all, with or without the robot's name. Answers what it has
 * understood after it, and a reply to each command and to each part that is none. A line with such a part sets nothing
 * in motion: what it lacks may be the word that the rest hangs on. Its commands are noted where a program is collected,
 * and Cancel is always obeyed.
 */
export function hear(
  line: string,
  before: Hearing,
  vocabulary: Vocabulary,
  { motions, shape }: Listener,
): { hearing: Hearing; replies: Reply[] } {
  const ear = earFor(vocabulary);
  const parts = partsOf(line).map((part) => ({ part, commands: ear(part) }));
  const isClear = parts.every(({ commands }) => commands);
  let hearing = before;
  /** What the line has set in motion so far. */
  let moving: Program = [];
  const replies: Reply[] = [];
  if (parts.length === 0) replies.push({ kind: 'unknown', word: line.trim() });
  for (const { part, commands } of parts) {
    for (const command of commands ?? []) obey(command);
    if (!commands) replies.push({ kind: 'unknown', word: part });
  }
  if (replies.length === 0) replies.push({ kind: 'called' });
  return { hearing, replies };

  function obey({ word, does }: Command): void {
    const { isOpen, collected } = hearing;
    if (does === 'start') {
      hearing = { isOpen: true, collected: [] };
      replies.push({ kind: 'opened' });
    } else if (does === 'cancel') {
      hearing = silence;
      if (!isOpen) moving = [];
      replies.push({ kind: isOpen ? 'cancelled' : 'stop' });
    } else if (does === 'execute' && (!isOpen || collected.length === 0)) {
      replies.push({ kind: 'nothing' });
    } else if (does === 'execute') {
      if (run(collected, word, true)) hearing = silence;
    } else if (!isOpen) {
      run([does], word, false);
    } else {
      const longer = [...collected, does];
      const count = countOf(blocksOf(longer));
      if (count > limits.blocks) replies.push({ kind: 'full' });
      else {
        hearing = { isOpen, collected: longer };
        replies.push({ kind: 'noted', word, count });
      }
    }
  }

  /** Whether it may be done now. */
  function run(commands: readonly string[], word: string, isCollected: boolean): boolean {
    if (isClear) {
      const program = blocksOf(commands);
      moving = [...moving, ...program];
      replies.push({ kind: 'run', program, isCollected, word });
    } else replies.push({ kind: 'held', word });
    return isClear;
  }

  /**
   * Blocks of commands, after what is set in motion. One that names a shape transforms only where the robot will not
   * stand in it by then.
   */
  function blocksOf(commands: readonly string[]): Program {
    const from = endsIn(moving, shape);
    let program: Program = [];
    for (const does of commands) {
      const [, goal, rest = ''] = /^(?:(first|other)\b\.?)?(.*)$/s.exec(does) ?? [];
      const turns: Program = goal === undefined || endsIn(program, from) === goal ? [] : [{ do: 'transform' }];
      program = [...program, ...turns, ...programOf(rest, motions)];
    }
    return program;
  }
}

/** The shape in which a program ends that begins in another: a gesture stands a robot up. */
function endsIn(program: Program, from: Shape): Shape {
  let shape = from;
  for (const block of program) {
    if (block.do === 'transform') shape = shape === 'first' ? 'other' : 'first';
    else if (block.do === 'gesture') shape = 'first';
    else if (block.do === 'repeat') for (let i = 0; i < block.times; i++) shape = endsIn(block.blocks, shape);
  }
  return shape;
}
