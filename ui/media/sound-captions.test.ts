import { expect, test } from 'vitest';
import { readSoundCaptions, writeSoundCaptions } from './sound-captions.ts';

test('captions of sounds survive their way through an attribute', () => {
  const captions = [
    { from: 0, to: 1.25, text: 'servos whir' },
    { from: 1.25, to: 7, text: 'servos whir · parts lock' },
  ];
  expect(readSoundCaptions(writeSoundCaptions(captions))).toEqual(captions);
  expect(readSoundCaptions('')).toEqual([]);
});
