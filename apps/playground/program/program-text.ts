import { sayStep } from '#features/programming/robot-speech.ts';
import { amounts, type Block, limits, type Program, ProgramError, type ProgramErrorCode } from './program.ts';

/** Formats a program as URL-safe text: `walk3.turn90.say(Hello).repeat2(wave.wait1)`. */
export const formatProgram = (program: Program): string => program.map(formatBlock).join('.');

function formatBlock(block: Block): string {
  switch (block.do) {
    case 'transform':
      return block.do;
    case 'say':
      return sayStep(block.words);
    case 'gesture':
      return block.motion;
    case 'repeat':
      return `repeat${block.amount}(${formatProgram(block.blocks)})`;
    default:
      return `${block.do}${block.amount}`;
  }
}

const longestLetter = '字';
/** Longest text that is parsed: nothing is longer than a program full of the longest `say` blocks. */
const maxLength = limits.blocks * `${sayStep(longestLetter.repeat(limits.words))}.`.length;

/** `motions` are the robot's gestures. Throws a ProgramError with the position of the first character that is wrong. */
export function parseProgram(text: string, motions: readonly string[]): Program {
  if (text.length > maxLength) throw new ProgramError('tooLong', maxLength);
  let at = 0;
  let count = 0;
  const program = readBlocks(0);
  if (at < text.length) fail('unknown');
  return program;

  function fail(code: ProgramErrorCode, position = at): never {
    throw new ProgramError(code, position);
  }

  function readBlocks(depth: number): Block[] {
    if (depth > limits.depth) fail('tooDeep');
    const blocks: Block[] = [];
    if (at === text.length || text[at] === ')') return blocks;
    blocks.push(readBlock(depth));
    while (text[at] === '.') {
      at++;
      blocks.push(readBlock(depth));
    }
    return blocks;
  }

  function readBlock(depth: number): Block {
    const start = at;
    count += 1;
    if (count > limits.blocks) fail('tooLong');
    const name = take(/[a-zA-Z]*/y);
    switch (name) {
      case 'walk':
      case 'turn':
      case 'wait':
        return { do: name, amount: readAmount(name) };
      case 'transform':
        return { do: name };
      case 'say':
        return { do: name, words: readWords() };
      case 'repeat':
        return { do: name, amount: readAmount(name), blocks: readInBrackets(() => readBlocks(depth + 1)) };
      default:
        if (!motions.includes(name)) fail('unknown', start);
        return { do: 'gesture', motion: name };
    }
  }

  function readWords(): string {
    const start = at;
    const encoded = readInBrackets(() => take(/[^()]*/y));
    let words = '';
    try {
      words = decodeURIComponent(encoded);
    } catch {
      fail('unknown', start);
    }
    if (words === '' || words.length > limits.words) fail('outOfBounds', start);
    return words;
  }

  function readAmount(kind: keyof typeof amounts): number {
    const { min, max, step, directions } = amounts[kind];
    const start = at;
    const amount = Number(take(/-?\d{1,3}(?:\.\d(?=$|[.)]))?/y));
    const size = directions ? Math.abs(amount) : amount;
    if (size < min || size > max || (step === 1 && !Number.isInteger(size))) fail('outOfBounds', start);
    return amount;
  }

  function readInBrackets<Value>(read: () => Value): Value {
    if (text[at] !== '(') fail('unfinished');
    at++;
    const value = read();
    if (text[at] !== ')') fail('unfinished');
    at++;
    return value;
  }

  function take(pattern: RegExp): string {
    pattern.lastIndex = at;
    const match = pattern.exec(text)?.[0] ?? '';
    at += match.length;
    return match;
  }
}
