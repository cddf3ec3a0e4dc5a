import type { Shape } from '#studio/live/live-view.ts';
import type { Vocabulary } from './playground-words.ts';
import type { Program } from './program.ts';
import { countOf, limits } from './program.ts';
import { programOf } from './program-text.ts';
import { partsOf } from './vocabulary.ts';

/** What a robot has understood so far. */
export interface Hearing {
  /** Whether it collects a program. */
  isOpen: boolean;
  collected: Program;
}

/** Who hears: the gestures that the robot knows, and the shape in which it stands. */
export interface Listener {
  motions: readonly string[];
  shape: Shape;
}

export const silence: Hearing = { isOpen: false, collected: [] };

export type Reply =
  | { kind: 'opened' | 'cancelled' | 'nothing' | 'full' }
  /** What is being done is to end. */
  | { kind: 'stop' }
  /** Noted in the program. */
  | { kind: 'noted'; word: string; count: number }
  /** To be done now: one command, or the program that was collected. */
  | { kind: 'run'; program: Program; isCollected: boolean; word: string }
  | { kind: 'unknown'; word: string };

const plain = (said: string): string =>
  said
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s'’´`-]+/gu, ' ')
    .trim();

interface Command {
  word: string;
  does: string;
}

const commandsBy = ({ groups }: Vocabulary): Map<string, Command> =>
  new Map(groups.flatMap(({ words }) => words).map(([word, does]) => [plain(word), { word, does }]));

/** Letters of writings that part words by spaces: a command does not end within such a word. */
const withinWord = /^[\p{Script=Latin}\p{Script=Hangul}\p{N}]/u;

/** The commands that a part of a line is made of, the longest first where nothing parts them, as speech is written. Undefined where anything else was said. */
function commandsIn(part: string, name: string, known: ReadonlyMap<string, Command>): Command[] | undefined {
  const whole = known.get(plain(part));
  if (whole) return [whole];
  const phrases = [...known.keys()].sort((a, b) => b.length - a.length);
  const commands: Command[] = [];
  let rest = plain(part).replace(plain(name), '').trim();
  while (rest !== '') {
    const phrase = phrases.find((each) => rest.startsWith(each) && !withinWord.test(rest.slice(each.length)));
    const command = phrase === undefined ? undefined : known.get(phrase);
    if (phrase === undefined || !command) return undefined;
    commands.push(command);
    rest = rest.slice(phrase.length).trim();
  }
  return commands;
}

/** Of the readings of what was said, the first that is all commands; the first of all where none is. */
export function likeliest(readings: readonly string[], vocabulary: Vocabulary): string {
  const known = commandsBy(vocabulary);
  const isAllKnown = (reading: string) => partsOf(reading).every((part) => commandsIn(part, vocabulary.name, known));
  return readings.find(isAllKnown) ?? readings[0] ?? '';
}

/**
 * Hears a line: command words, parted by commas or not at all, with or without the robot's name. Answers what it has understood after it, and a reply to each part.
 */
export function hear(line: string, before: Hearing, vocabulary: Vocabulary, { motions, shape }: Listener): { hearing: Hearing; replies: Reply[] } {
  const { name } = vocabulary;
  const known = commandsBy(vocabulary);
  let hearing = before;
  const replies: Reply[] = [];
  for (const part of partsOf(line)) {
    const commands = commandsIn(part, name, known);
    for (const command of commands ?? []) obey(command);
    if (!commands) replies.push({ kind: 'unknown', word: part });
  }
  return { hearing, replies };

  function obey({ word, does }: { word: string; does: string }): void {
    const { isOpen, collected } = hearing;
    if (does === 'start') {
      hearing = { isOpen: true, collected: [] };
      replies.push({ kind: 'opened' });
    } else if (does === 'cancel') {
      hearing = silence;
      replies.push({ kind: isOpen ? 'cancelled' : 'stop' });
    } else if (does === 'execute') {
      replies.push(isOpen && collected.length > 0 ? { kind: 'run', program: collected, isCollected: true, word } : { kind: 'nothing' });
      if (collected.length > 0) hearing = silence;
    } else if (!isOpen) {
      replies.push({ kind: 'run', program: blocksOf(does, []), isCollected: false, word });
    } else {
      const longer = [...collected, ...blocksOf(does, collected)];
      if (countOf(longer) > limits.blocks) replies.push({ kind: 'full' });
      else {
        hearing = { isOpen, collected: longer };
        replies.push({ kind: 'noted', word, count: countOf(longer) });
      }
    }
  }

  /** Blocks of a command. One that names a shape transforms only where the robot will not stand in it by then. */
  function blocksOf(does: string, earlier: Program): Program {
    const [, goal, rest = ''] = /^(?:(first|other)\b\.?)?(.*)$/s.exec(does) ?? [];
    const turns: Program = goal === undefined || endsIn(earlier, shape) === goal ? [] : [{ do: 'transform' }];
    return [...turns, ...programOf(rest, motions)];
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
