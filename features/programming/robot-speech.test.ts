import { expect, test } from 'vitest';
import { fixedReply, robotSpeech, sayStep } from './robot-speech.ts';

const words = {
  opened: 'Listening, until “{execute}”.',
  cancelled: 'Dropped.',
  stopped: 'Stopped.',
  nothing: 'Begin with “{start}”.',
  called: 'Yes?',
  full: 'Full: “{execute}” or “{cancel}”.',
};
const groups = [
  {
    title: 'Commands',
    words: [
      ['Go on', 'start'],
      ['Now', 'execute'],
      ['No', 'cancel'],
      ['Greet', `wave.${sayStep('Hi (you).')}`],
    ] as [string, string][],
  },
];

test('a reply names the words of the robot', () => {
  expect(fixedReply('full', words, groups)).toBe('Full: “Now” or “No”.');
});

test('a robot says the texts of its programs, and its replies', () => {
  const moves = [{ word: 'Shout', does: `repeat2(${sayStep('Hey!')})` }];
  expect(robotSpeech({ sample: `walk2.${sayStep('你好。')}`, moves, groups }, words)).toEqual([
    '你好。',
    'Hey!',
    'Hi (you).',
    'Listening, until “Now”.',
    'Dropped.',
    'Stopped.',
    'Begin with “Go on”.',
    'Yes?',
    'Full: “Now” or “No”.',
  ]);
});
