import type { Shape } from '#robots/live/live-view-types.ts';
import { countBlocks, limits, type Program } from '../program/program.ts';
import { parseProgram } from '../program/program-text.ts';
import { type Command, createMatcher, splitLine } from './command-matcher.ts';
import type { Vocabulary } from './vocabulary.ts';

interface VoiceState {
  isOpen: boolean;
  /** Actions of the collected commands. They become blocks on execution, because the robot's shape matters then. */
  collected: readonly string[];
}

export const initialVoiceState: VoiceState = { isOpen: false, collected: [] };

export type Reply =
  | { kind: 'opened' | 'cancelled' | 'nothing' | 'full' }
  | { kind: 'called' }
  | { kind: 'stop' }
  | { kind: 'added'; word: string; count: number }
  | { kind: 'run'; program: Program; isCollected: boolean; word: string }
  /** Not run, because another part of the line was not understood. */
  | { kind: 'incomplete'; word: string }
  | { kind: 'unknown'; word: string };

/** The first reading that consists of commands only, or else the first reading. */
export function bestReading(readings: readonly string[], vocabulary: Vocabulary): string {
  const matchCommands = createMatcher(vocabulary);
  return readings.find((reading) => splitLine(reading).every(matchCommands)) ?? readings[0] ?? '';
}

/**
 * Interprets a line of command words, with or without punctuation and the robot's name. Returns the new state, and a
 * reply to each command and to each part that was not understood. A line with such a part runs nothing, because the
 * missing word may change the meaning of the rest. While a program is collected, its commands are still added. Cancel
 * always works.
 */
export function interpretLine(
  line: string,
  previous: VoiceState,
  vocabulary: Vocabulary,
  { motions, shape }: { motions: readonly string[]; shape: Shape },
): { state: VoiceState; replies: Reply[] } {
  const matchCommands = createMatcher(vocabulary);
  const parts = splitLine(line).map((part) => ({ part, commands: matchCommands(part) }));
  const isUnderstood = parts.every(({ commands }) => commands);
  let voiceState = previous;
  let startedProgram: Program = [];
  const replies: Reply[] = [];
  if (parts.length === 0) replies.push({ kind: 'unknown', word: line.trim() });
  for (const { part, commands } of parts) {
    for (const command of commands ?? []) applyCommand(command);
    if (!commands) replies.push({ kind: 'unknown', word: part });
  }
  if (replies.length === 0) replies.push({ kind: 'called' });
  return { state: voiceState, replies };

  function applyCommand({ word, does }: Command): void {
    const { isOpen, collected } = voiceState;
    if (does === 'start') {
      voiceState = { isOpen: true, collected: [] };
      replies.push({ kind: 'opened' });
    } else if (does === 'cancel') {
      voiceState = initialVoiceState;
      if (!isOpen) startedProgram = [];
      replies.push({ kind: isOpen ? 'cancelled' : 'stop' });
    } else if (does === 'execute' && (!isOpen || collected.length === 0)) {
      replies.push({ kind: 'nothing' });
    } else if (does === 'execute') {
      if (runCommands(collected, word, true)) voiceState = initialVoiceState;
    } else if (!isOpen) {
      runCommands([does], word, false);
    } else {
      const longer = [...collected, does];
      const count = countBlocks(toBlocks(longer));
      if (count > limits.blocks) replies.push({ kind: 'full' });
      else {
        voiceState = { isOpen, collected: longer };
        replies.push({ kind: 'added', word, count });
      }
    }
  }

  function toBlocks(commands: readonly string[]): Program {
    return createProgram(commands, finalShape(startedProgram, shape), motions);
  }

  function runCommands(commands: readonly string[], word: string, isCollected: boolean): boolean {
    if (isUnderstood) {
      const program = toBlocks(commands);
      startedProgram = [...startedProgram, ...program];
      replies.push({ kind: 'run', program, isCollected, word });
    } else replies.push({ kind: 'incomplete', word });
    return isUnderstood;
  }
}

/** The shape in which a program ends. A gesture leaves the robot in its first shape. */
function finalShape(program: Program, from: Shape): Shape {
  let shape = from;
  for (const block of program) {
    if (block.do === 'transform') shape = shape === 'first' ? 'other' : 'first';
    else if (block.do === 'gesture') shape = 'first';
    else if (block.do === 'repeat') for (let i = 0; i < block.amount; i++) shape = finalShape(block.blocks, shape);
  }
  return shape;
}

/** Turns actions into blocks. One that names a shape transforms only if the robot will have another one by then. */
export function createProgram(commands: readonly string[], from: Shape, motions: readonly string[]): Program {
  let program: Program = [];
  for (const does of commands) {
    const [, goal, rest = ''] = /^(?:(first|other)\b\.?)?(.*)$/s.exec(does) ?? [];
    const transformBlocks: Program =
      goal === undefined || finalShape(program, from) === goal ? [] : [{ do: 'transform' }];
    program = [...program, ...transformBlocks, ...parseProgram(rest, motions)];
  }
  return program;
}
