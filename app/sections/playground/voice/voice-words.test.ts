import { describe, expect, test } from 'vitest';
import { earFor, partsOf } from './voice-words.ts';

const german = earFor({
  name: 'Megatron',
  groups: [
    {
      title: '',
      words: [
        ['Programmierung starten', 'start'],
        ['Vorwärts', 'walk2'],
        ['Zurück', 'walk-2'],
        ['Links drehen', 'turn90'],
        ['Beißen', 'punch'],
        ['Ausführen', 'execute'],
      ],
    },
  ],
});
const french = earFor({
  name: 'Megatron',
  groups: [
    {
      title: '',
      words: [
        ['Démarrer la programmation', 'start'],
        ['Parle à l’équipe', 'wave'],
        ['Demi-tour', 'turn180'],
        ['Haut les cœurs', 'cheer'],
        ['Exécuter', 'execute'],
      ],
    },
  ],
});
const chinese = earFor({
  name: '大黄蜂',
  groups: [
    {
      title: '',
      words: [
        ['开始编程', 'start'],
        ['前进', 'walk2'],
        ['后退', 'walk-2'],
        ['执行', 'execute'],
      ],
    },
  ],
});
const japanese = earFor({
  name: 'バンブルビー',
  groups: [
    {
      title: '',
      words: [
        ['バック', 'walk-2'],
        ['ガード', 'punch'],
      ],
    },
  ],
});

/** Actions of the commands in a line; undefined for a part that is not understood. */
const heard = (line: string, ear: typeof german) =>
  partsOf(line).flatMap((part) => ear(part)?.map(({ does }) => does) ?? [undefined]);

describe('splits a line at', () => {
  const marks = [
    ', ',
    ': ',
    '; ',
    '. ',
    '! ',
    ' – ',
    ' — ',
    '—',
    ' - ',
    '…',
    '……',
    ' … ',
    '/',
    ' / ',
    ' & ',
    ' + ',
    ' • ',
    ' · ',
    ' | ',
    ' → ',
    ' 🚗️ ',
    '\n',
    '\r\n',
  ];
  test.each(marks)('%j', (mark) => {
    const line = ['PROGRAMMIERUNG STARTEN', 'vorwärts', 'zurück', 'ausführen'].join(mark);
    expect(partsOf(line)).toHaveLength(4);
    expect(heard(`${line}!`, german)).toEqual(['start', 'walk2', 'walk-2', 'execute']);
  });

  test.each([
    '，',
    '、',
    '：',
    '；',
    '。',
    '｡',
    '！',
    '・',
    '･',
    '·',
    '……',
    '——',
    '～',
    '／',
    '＆',
    '　',
    '」「',
    '）（',
  ])('%j', (mark) => {
    expect(heard(['开始编程', '前进', '后退', '执行'].join(mark), chinese)).toEqual([
      'start',
      'walk2',
      'walk-2',
      'execute',
    ]);
  });

  test('the punctuation of a sentence', () => {
    expect(heard('大黄蜂，开始编程：前进、后退。执行！', chinese)).toEqual(['start', 'walk2', 'walk-2', 'execute']);
    expect(heard('Megatron: (vorwärts) [zurück]', german)).toEqual(['walk2', 'walk-2']);
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
  expect(heard(line, german)).toEqual(['walk2']);
});

test.each(['links-drehen', 'Links\u2011drehen', 'LINKS DREHEN', 'links\u00A0 drehen'])(
  'reads %s as one command',
  (line) => {
    expect(heard(line, german)).toEqual(['turn90']);
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
  expect(heard(line, french)).toEqual(['wave']);
});

describe('without accents', () => {
  test.each([
    ['DEMARRER LA PROGRAMMATION, DEMI TOUR, EXECUTER', french, ['start', 'turn180', 'execute']],
    ['megatron demarrer la programmation demi-tour exécuter', french, ['start', 'turn180', 'execute']],
    ['HAUT LES COEURS', french, ['cheer']],
    ['vorwaerts, zurueck, beissen, ausfuehren', german, ['walk2', 'walk-2', 'punch', 'execute']],
    ['Megatron vorwarts zurueck BEISSEN', german, ['walk2', 'walk-2', 'punch']],
  ])('understands %s', (line, ear, does) => {
    expect(heard(line, ear)).toEqual(does);
  });

  test('keeps marks that make another letter', () => {
    expect(heard('バック、ﾊﾞｯｸ、ガード', japanese)).toEqual(['walk-2', 'walk-2', 'punch']);
    expect(heard('ハック、カート', japanese)).toEqual([undefined, undefined]);
  });
});

test('skips the robot’s name before every command', () => {
  expect(heard('Megatron Megatron vorwärts, megatron, zurück', german)).toEqual(['walk2', 'walk-2']);
  expect(heard('大黄蜂前进大黄蜂后退', chinese)).toEqual(['walk2', 'walk-2']);
  expect(heard('Megatronvorwärts', german)).toEqual([undefined]);
  expect(german('MEGATRON')).toEqual([]);
});

test('skips connecting words, but matches a command that starts with one', () => {
  const ear = earFor({
    name: 'Megatron',
    joining: ['et', 'puis', 's’il te plaît'],
    groups: [
      {
        title: '',
        words: [
          ['Avance', 'walk2'],
          ['Recule', 'walk-2'],
          ['Et hop', 'cheer'],
        ],
      },
    ],
  });
  expect(heard("Megatron, avance et puis recule s'il te plait", ear)).toEqual(['walk2', 'walk-2']);
  expect(heard('Avance, et hop', ear)).toEqual(['walk2', 'cheer']);
  expect(heard('Avance etrecule', ear)).toEqual([undefined]);
  expect(heard('Avance et saute', ear)).toEqual([undefined]);
});

test('ignores vocabulary without letters', () => {
  const ear = earFor({ name: '', groups: [{ title: '', words: [['?', 'wave']] }] });
  expect(ear('前进')).toBeUndefined();
});

test('accepts the longer names of a robot', () => {
  const ear = earFor({
    name: 'Optimus',
    longNames: ['Flagship Optimus Prime', 'Optimus Prime'],
    groups: [{ title: '', words: [['Transform', 'transform']] }],
  });
  for (const said of ['Optimus Prime transform', 'Flagship Optimus Prime, transform'].flatMap(partsOf))
    expect(ear(said)).toBeDefined();
  expect(ear('Optimus Prime')).toEqual([]);
  expect(ear('Prime')).toBeUndefined();
});
