import { sayStep } from '#features/programming/say-step.ts';
import type { Block, Program, ProgramErrorCode } from './program.ts';
import { limits, ProgramError } from './program.ts';

/** Formats a program as URL-safe text: `walk3.turn90.say(Hello).repeat2(wave.wait1)`. */
export const formatProgram = (program: Program): string => program.map(formatBlock).join('.');

function formatBlock(block: Block): string {
  switch (block.do) {
    case 'walk':
      return `walk${block.steps}`;
    case 'turn':
      return `turn${block.degrees}`;
    case 'transform':
      return 'transform';
    case 'say':
      return sayStep(block.words);
    case 'gesture':
      return block.motion;
    case 'wait':
      return `wait${block.seconds}`;
    case 'repeat':
      return `repeat${block.times}(${formatProgram(block.blocks)})`;
  }
}

/** A letter with the longest possible URL encoding. */
const longestLetter = '字';
/** Longest text that is parsed: nothing is longer than a program full of the longest `say` blocks. */
const maxLength = limits.blocks * `${sayStep(longestLetter.repeat(limits.words))}.`.length;

/**
 * Parses such a text; `motions` are the robot's gestures. Throws a ProgramError with the position of what is unknown,
 * out of bounds or unfinished, or when the program is too long or too deep.
 */
export function parseProgram(text: string, motions: readonly string[]): Program {
  if (text.length > maxLength) throw new ProgramError('tooLong', maxLength);
  const parser = new Parser(text, motions);
  const program = parser.blocks(0);
  if (!parser.isDone) parser.fail('unknown');
  return program;
}

class Parser {
  #text: string;
  #motions: readonly string[];
  #at = 0;
  #count = 0;

  constructor(text: string, motions: readonly string[]) {
    this.#text = text;
    this.#motions = motions;
  }

  get isDone(): boolean {
    return this.#at === this.#text.length;
  }

  fail(code: ProgramErrorCode, at = this.#at): never {
    throw new ProgramError(code, at);
  }

  blocks(depth: number): Block[] {
    if (depth > limits.depth) this.fail('tooDeep');
    const blocks: Block[] = [];
    if (this.isDone || this.#next() === ')') return blocks;
    blocks.push(this.#block(depth));
    while (this.#next() === '.') {
      this.#at++;
      blocks.push(this.#block(depth));
    }
    return blocks;
  }

  #block(depth: number): Block {
    const start = this.#at;
    this.#count += 1;
    if (this.#count > limits.blocks) this.fail('tooLong');
    const name = this.#take(/[a-zA-Z]*/y);
    switch (name) {
      case 'walk':
        return { do: 'walk', steps: this.#number(limits.steps, true) };
      case 'turn':
        return { do: 'turn', degrees: this.#number(limits.degrees, true) };
      case 'transform':
        return { do: 'transform' };
      case 'say':
        return { do: 'say', words: this.#words() };
      case 'wait':
        return { do: 'wait', seconds: this.#number(limits.seconds, false) };
      case 'repeat': {
        const times = this.#number(limits.times, true);
        return { do: 'repeat', times, blocks: this.#parenthesized(() => this.blocks(depth + 1)) };
      }
      default:
        if (!this.#motions.includes(name)) this.fail('unknown', start);
        return { do: 'gesture', motion: name };
    }
  }

  #words(): string {
    const start = this.#at;
    const rawText = this.#parenthesized(() => this.#take(/[^()]*/y));
    let words = '';
    try {
      words = decodeURIComponent(rawText);
    } catch {
      this.fail('unknown', start);
    }
    if (words === '' || words.length > limits.words) this.fail('outOfBounds', start);
    return words;
  }

  #number({ min, max }: { min: number; max: number }, whole: boolean): number {
    const start = this.#at;
    const rawText = this.#take(/-?\d{1,3}(?:\.\d(?=$|[.)]))?/y);
    const number = Number(rawText);
    if (rawText === '' || number === 0 || number < min || number > max || (whole && !Number.isInteger(number)))
      this.fail('outOfBounds', start);
    return number;
  }

  #parenthesized<Value>(read: () => Value): Value {
    if (this.#next() !== '(') this.fail('unfinished');
    this.#at++;
    const value = read();
    if (this.#next() !== ')') this.fail('unfinished');
    this.#at++;
    return value;
  }

  #next(): string | undefined {
    return this.#text[this.#at];
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += match.length;
    return match;
  }
}
