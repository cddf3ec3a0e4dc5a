import { describe, expect, test, vi } from 'vitest';
import type { Shape } from '#robots/live/live-view-types.ts';
import { limits } from '../program/program.ts';
import { formatProgram } from '../program/program-text.ts';
import { bestReading, initialVoiceState, interpretLine, type Reply } from './interpret-line.ts';
import type { Vocabulary } from './vocabulary.ts';

const vocabulary: Vocabulary = {
  name: 'Megatron',
  groups: [
    {
      title: 'Commands',
      words: [
        ['Start programming', 'start'],
        ['Transform', 'transform'],
        ['Robot mode', 'first'],
        ['Tank mode', 'other'],
        ['Drive', 'other.walk3'],
        ['Forward', 'walk2'],
        ['Salute', 'wave'],
        ['Execute', 'execute'],
        ['Cancel', 'cancel'],
      ],
    },
  ],
};

const listener: Parameters<typeof interpretLine>[3] = { motions: ['wave'], shape: 'first' };

function talk(...lines: string[]) {
  let voiceState = initialVoiceState;
  let replies: Reply[] = [];
  for (const line of lines) ({ state: voiceState, replies } = interpretLine(line, voiceState, vocabulary, listener));
  return { collected: collectedProgram(voiceState), isOpen: voiceState.isOpen, replies };
}

/** The collected program, as it would run now. */
function collectedProgram(voiceState: typeof initialVoiceState, shape: Shape = 'first'): string {
  const [reply] = interpretLine('Execute', voiceState, vocabulary, { ...listener, shape }).replies;
  return reply?.kind === 'run' ? formatProgram(reply.program) : '';
}

test('runs the commands between start and execute in order', () => {
  const { replies, isOpen } = talk('Start programming', 'Forward', 'Salute', 'Execute');
  expect(replies).toEqual([
    {
      kind: 'run',
      program: [
        { do: 'walk', amount: 2 },
        { do: 'gesture', motion: 'wave' },
      ],
      isCollected: true,
      word: 'Execute',
    },
  ]);
  expect(isOpen).toBe(false);
});

test('replies to each of several words in one line', () => {
  const { collected, replies } = talk('start programming, forward; salute.');
  expect(collected).toBe('walk2.wave');
  expect(replies.map(({ kind }) => kind)).toEqual(['opened', 'added', 'added']);
});

test.each(['“Megatron, transform.”', 'megatron transform', 'TRANSFORM', '「Transform」'])(
  'runs %s as one command at once',
  (line) => {
    expect(talk(line).replies).toEqual([
      { kind: 'run', program: [{ do: 'transform' }], isCollected: false, word: 'Transform' },
    ]);
  },
);

test('drops the program on cancel', () => {
  expect(talk('Start programming', 'Forward', 'Cancel')).toEqual({
    collected: '',
    isOpen: false,
    replies: [{ kind: 'cancelled' }],
  });
});

test('stops the current run on cancel when no program is collected', () => {
  expect(talk('Forward', 'Cancel').replies).toEqual([{ kind: 'stop' }]);
  expect(talk('Forward, Cancel').replies.map(({ kind }) => kind)).toEqual(['run', 'stop']);
});

test('ignores case in every browser locale', () => {
  const { toLocaleLowerCase } = String.prototype;
  const turkishLowerCase = vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function lower(
    this: string,
  ) {
    return Reflect.apply(toLocaleLowerCase, this, ['tr']);
  });
  const words: [string, string][] = [['Incline-toi', 'wave']];
  const { replies } = interpretLine(
    'incline-toi',
    initialVoiceState,
    { name: '', groups: [{ title: '', words }] },
    listener,
  );
  turkishLowerCase.mockRestore();
  expect(replies.map(({ kind }) => kind)).toEqual(['run']);
});

test.each(['Megatron', 'MEGATRON!', '“Megatron …”'])('replies to %s alone as a call', (line) => {
  expect(talk(line)).toEqual({ collected: '', isOpen: false, replies: [{ kind: 'called' }] });
  expect(talk('Start programming', 'Forward', line)).toEqual({
    collected: 'walk2',
    isOpen: true,
    replies: [{ kind: 'called' }],
  });
});

test('reports text without letters as it was typed', () => {
  expect(talk(' 🤖!').replies).toEqual([{ kind: 'unknown', word: '🤖!' }]);
});

test('does nothing on execute without commands, and keeps collecting', () => {
  expect(talk('Start programming', 'Execute')).toEqual({ collected: '', isOpen: true, replies: [{ kind: 'nothing' }] });
  expect(talk('Execute').replies).toEqual([{ kind: 'nothing' }]);
});

test('reports an unknown word and loses nothing', () => {
  expect(talk('Start programming', 'Forward', 'Fly, Salute')).toMatchObject({
    collected: 'walk2.wave',
    replies: [{ kind: 'unknown', word: 'Fly' }, { kind: 'added' }],
  });
});

describe('a line with a part that is not understood', () => {
  test('runs nothing, before that part or after it', () => {
    expect(talk('Forward, fly, Salute').replies).toEqual([
      { kind: 'incomplete', word: 'Forward' },
      { kind: 'unknown', word: 'fly' },
      { kind: 'incomplete', word: 'Salute' },
    ]);
    expect(talk('Begin to program: forward, salute. Execute!').replies.map(({ kind }) => kind)).toEqual([
      'unknown',
      'incomplete',
      'incomplete',
      'nothing',
    ]);
  });

  test('is added to the program, which runs when execute is said again', () => {
    const lines = ['Start programming, forward, fly, salute, execute'];
    expect(talk(...lines)).toMatchObject({
      collected: 'walk2.wave',
      isOpen: true,
      replies: [{}, {}, {}, {}, { kind: 'incomplete', word: 'Execute' }],
    });
    expect(talk(...lines, 'Execute')).toMatchObject({ isOpen: false, replies: [{ kind: 'run', isCollected: true }] });
  });

  test('still cancels', () => {
    expect(talk('Please cancel, cancel').replies).toEqual([
      { kind: 'unknown', word: 'Please cancel' },
      { kind: 'stop' },
    ]);
    expect(talk('Start programming', 'Forward', 'Fly, cancel')).toMatchObject({
      isOpen: false,
      replies: [{ kind: 'unknown' }, { kind: 'cancelled' }],
    });
  });
});

describe('a word for a shape', () => {
  test.each([
    ['Robot mode', ''],
    ['Tank mode', 'transform'],
    ['Tank mode, Tank mode', 'transform'],
    ['Tank mode, Salute, Tank mode', 'transform.wave.transform'],
    ['Transform, Robot mode', 'transform.transform'],
    ['Drive, Drive', 'transform.walk3.walk3'],
  ])('turns %s into %s', (line, text) => {
    expect(talk(`Start programming, ${line}`).collected).toBe(text);
  });
});

test('uses the current shape for a word that names a shape', () => {
  const { replies } = interpretLine('Robot mode', initialVoiceState, vocabulary, { ...listener, shape: 'other' });
  expect(replies).toEqual([{ kind: 'run', program: [{ do: 'transform' }], isCollected: false, word: 'Robot mode' }]);
});

test('uses the shape at execution for a collected word that names a shape', () => {
  const { state: voiceState } = interpretLine(
    'Start programming, Tank mode, Forward',
    initialVoiceState,
    vocabulary,
    listener,
  );
  expect(collectedProgram(voiceState, 'first')).toBe('transform.walk2');
  expect(collectedProgram(voiceState, 'other')).toBe('walk2');
});

test.each([
  ['Tank mode, Robot mode', 'transform.transform'],
  ['Tank mode, Drive', 'transform.walk3'],
  ['Tank mode, Cancel, Robot mode', 'transform'],
  ['Tank mode, Start programming, Drive, Robot mode, Execute', 'transform.walk3.transform'],
])('runs %s in one line as %s', (line, text) => {
  const { replies } = interpretLine(line, initialVoiceState, vocabulary, listener);
  expect(formatProgram(replies.flatMap((reply) => (reply.kind === 'run' ? reply.program : [])))).toBe(text);
});

test('adds nothing to a full program', () => {
  const { replies } = talk('Start programming', Array.from({ length: limits.blocks + 1 }, () => 'Salute').join(', '));
  expect(replies.at(-1)).toEqual({ kind: 'full' });
});

test.each([
  ['start programming forward salute', 'walk2.wave'],
  ['megatron start programming tank mode salute', 'transform.wave'],
])('understands %s without commas', (line, collected) => {
  expect(talk(line).collected).toBe(collected);
});

test.each(['forwards', 'salute him', 'saluteforward'])('does not take %s for the command at its start', (line) => {
  expect(talk(line).replies).toEqual([{ kind: 'unknown', word: line }]);
});

test.each([
  [['for word', 'Forward', 'four words'], 'Forward'],
  [['for word', 'four words'], 'for word'],
  [[], ''],
])('of %j, takes %j', (readings, bestMatch) => {
  expect(bestReading(readings, vocabulary)).toBe(bestMatch);
});
