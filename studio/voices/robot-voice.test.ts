import { expect, test } from 'vitest';
import { robotNames } from '#robots/names.ts';
import { testByDepth } from '#tests/support/rows-by-depth.ts';
import { loudness, truePeak } from '../sound/loudness.ts';
import { centroid, spectrumAt } from '../sound/spectrum.ts';
import { characterOf } from './character.ts';
import { robotVoice } from './robot-voice.ts';

const rate = 22_050;

/** A second of vowels and hissing, with silence around it, at a level. */
const speech = (level: number, seconds = 1): Float32Array =>
  Float32Array.from({ length: rate * (seconds + 0.4) }, (_, i) => {
    const at = i / rate - 0.2;
    if (at < 0 || at > seconds) return 0;
    const syllable = 0.5 - 0.5 * Math.cos(2 * Math.PI * 4 * at);
    const harmonics = [700, 1200, 2500].map((formant) => Math.sin(2 * Math.PI * Math.round(formant / 110) * 110 * at));
    const hiss = Math.sin(i * 1.7 + 40 * Math.sin(i * 0.37)) * (at % 0.5 > 0.4 ? 1 : 0);
    return level * syllable * (harmonics.reduce((sum, sample) => sum + sample, 0) / 3 + hiss * 0.5);
  });

const voiceOf = (robot: (typeof robotNames)[number], level = 0.4) =>
  robotVoice(speech(level), rate, characterOf(robot));

testByDepth({ gate: ['tank'], all: robotNames })(
  '%s speaks as loud as the others, without peaks that clip',
  (robot) => {
    for (const level of [0.05, 0.9]) {
      const voice = voiceOf(robot, level);
      expect(loudness([voice, voice], rate)).toBeCloseTo(-18, 0);
      expect(truePeak([voice])).toBeLessThan(-1);
    }
  },
);

test('a short word is as loud', () => {
  const voice = robotVoice(speech(0.4, 0.25), rate, characterOf('tank'));
  const padded = new Float32Array(Math.max(voice.length, 0.5 * rate));
  padded.set(voice);
  expect(loudness([padded, padded], rate)).toBeCloseTo(-18, 0);
});

test('heavy robots speak deeper than light ones, and twins differ', () => {
  const brightness = (robot: (typeof robotNames)[number]) => {
    const voice = voiceOf(robot);
    return centroid(spectrumAt(voice, voice.length / 2, 8192), rate);
  };
  expect(characterOf('tank').pitch).toBeLessThan(characterOf('car').pitch);
  expect(characterOf('car').pitch).toBeLessThan(characterOf('scout').pitch);
  expect(characterOf('scout').pitch).not.toBe(characterOf('scoutPro').pitch);
  expect(brightness('tank')).toBeLessThan(brightness('scout'));
});

test('the same speech always sounds the same, and silence around it is cut off', () => {
  expect(voiceOf('car')).toEqual(voiceOf('car'));
  expect(voiceOf('signatureTruck').length / rate).toBeLessThan(1.25);
});
