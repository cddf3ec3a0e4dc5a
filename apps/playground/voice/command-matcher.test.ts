import { describe, expect, test } from 'vitest';
import { createMatcher, splitLine } from './command-matcher.ts';
import type { Vocabulary } from './vocabulary.ts';

const matcherOf = (name: string, words: Record<string, string>, others: Partial<Vocabulary> = {}) =>
  createMatcher({ name, groups: [{ title: '', words: Object.entries(words) }], ...others });

const german = matcherOf('Megatron', {
  'Programmierung starten': 'start',
  Vorwärts: 'walk2',
  Zurück: 'walk-2',
  'Links drehen': 'turn90',
  Beißen: 'punch',
  Ausführen: 'execute',
});
const french = matcherOf('Megatron', {
  'Démarrer la programmation': 'start',
  'Parle à l’équipe': 'wave',
  'Demi-tour': 'turn180',
  'Haut les cœurs': 'cheer',
  Exécuter: 'execute',
});
const chinese = matcherOf('大黄蜂', { 开始编程: 'start', 前进: 'walk2', 后退: 'walk-2', 执行: 'execute' });
const japanese = matcherOf('バンブルビー', { バック: 'walk-2', ガード: 'punch' });

/** Actions of the commands in a line; undefined for a part that is not understood. */
const actionsIn = (line: string, matcher: typeof german) =>
  splitLine(line).flatMap((part) => matcher(part)?.map(({ does }) => does) ?? [undefined]);

describe('splits a line at', () => {
  const marks = [
    ', ',
    '; ',
    '! ',
    ' – ',
    '—',
    ' - ',
    '…',
    ' … ',
    '/',
    ' & ',
    ' + ',
    ' • ',
    ' | ',
    ' → ',
    ' 🚗️ ',
    '\r\n',
  ];
  test.each(marks)('%j', (mark) => {
    const line = ['PROGRAMMIERUNG STARTEN', 'vorwärts', 'zurück', 'ausführen'].join(mark);
    expect(splitLine(line)).toHaveLength(4);
    expect(actionsIn(`${line}!`, german)).toEqual(['start', 'walk2', 'walk-2', 'execute']);
  });

  test.each(['，', '、', '：', '。', '｡', '・', '·', '……', '——', '～', '／', '＆', '　', '」「', '）（'])(
    '%j',
    (mark) => {
      expect(actionsIn(['开始编程', '前进', '后退', '执行'].join(mark), chinese)).toEqual([
        'start',
        'walk2',
        'walk-2',
        'execute',
      ]);
    },
  );

  test('the punctuation of a sentence', () => {
    expect(actionsIn('大黄蜂，开始编程：前进、后退。执行！', chinese)).toEqual(['start', 'walk2', 'walk-2', 'execute']);
    expect(actionsIn('Megatron: (vorwärts) [zurück]', german)).toEqual(['walk2', 'walk-2']);
  });
});

test.each([
  '„vorwärts“',
  '»vorwärts«',
  '‚vorwärts‘',
  '›vorwärts‹',
  "'vorwärts'",
  '- vorwärts',
  'Ｖorwärts',
  'vorwa\u0308rts',
  'vor\u00ADwärts',
  'vorwärts!!',
])('reads %s as the word itself', (line) => {
  expect(actionsIn(line, german)).toEqual(['walk2']);
});

test.each(['links-drehen', 'Links\u2011drehen', 'LINKS DREHEN', 'links\u00A0 drehen'])(
  'reads %s as one command',
  (line) => {
    expect(actionsIn(line, german)).toEqual(['turn90']);
  },
);

test.each([
  "Parle à l'équipe",
  'Parle à l´équipe',
  'Parle à l`équipe',
  'Parle à lʼéquipe',
  'PARLE A L’EQUIPE',
  'parle a l equipe',
])('reads %s as one command with any apostrophe', (line) => {
  expect(actionsIn(line, french)).toEqual(['wave']);
});

describe('without accents', () => {
  test.each([
    ['DEMARRER LA PROGRAMMATION, DEMI TOUR, EXECUTER', french, ['start', 'turn180', 'execute']],
    ['megatron demarrer la programmation demi-tour exécuter', french, ['start', 'turn180', 'execute']],
    ['HAUT LES COEURS', french, ['cheer']],
    ['vorwaerts, zurueck, beissen, ausfuehren', german, ['walk2', 'walk-2', 'punch', 'execute']],
    ['Megatron vorwarts zurueck BEISSEN', german, ['walk2', 'walk-2', 'punch']],
  ])('understands %s', (line, matcher, does) => {
    expect(actionsIn(line, matcher)).toEqual(does);
  });

  test('keeps marks that make another letter', () => {
    expect(actionsIn('バック、ﾊﾞｯｸ、ガード', japanese)).toEqual(['walk-2', 'walk-2', 'punch']);
    expect(actionsIn('ハック、カート', japanese)).toEqual([undefined, undefined]);
  });
});

test('skips the robot’s name before every command', () => {
  expect(actionsIn('Megatron Megatron vorwärts, megatron, zurück', german)).toEqual(['walk2', 'walk-2']);
  expect(actionsIn('大黄蜂前进大黄蜂后退', chinese)).toEqual(['walk2', 'walk-2']);
  expect(actionsIn('Megatronvorwärts', german)).toEqual([undefined]);
  expect(german('MEGATRON')).toEqual([]);
});

test('skips connecting words, but matches a command that starts with one', () => {
  const words = { Avance: 'walk2', Recule: 'walk-2', 'Et hop': 'cheer' };
  const matcher = matcherOf('Megatron', words, { joining: ['et', 'puis', 's’il te plaît'] });
  expect(actionsIn("Megatron, avance et puis recule s'il te plait", matcher)).toEqual(['walk2', 'walk-2']);
  expect(actionsIn('Avance, et hop', matcher)).toEqual(['walk2', 'cheer']);
  expect(actionsIn('Avance etrecule', matcher)).toEqual([undefined]);
  expect(actionsIn('Avance et saute', matcher)).toEqual([undefined]);
});

test('ignores vocabulary without letters', () => {
  const matcher = matcherOf('', { '?': 'wave' });
  expect(matcher('前进')).toBeUndefined();
});

test('accepts the longer names of a robot', () => {
  const longNames = ['Flagship Optimus Prime', 'Optimus Prime'];
  const matcher = matcherOf('Optimus', { Transform: 'transform' }, { longNames });
  for (const part of ['Optimus Prime transform', 'Flagship Optimus Prime, transform'].flatMap(splitLine))
    expect(matcher(part)).toBeDefined();
  expect(matcher('Optimus Prime')).toEqual([]);
  expect(matcher('Prime')).toBeUndefined();
});
