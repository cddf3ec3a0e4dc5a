import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { robotModels } from '#robots/live/loading/robot-models.ts';
import { ROBOTS } from '#robots/models/all.ts';
import type { Motions } from '#robots/motions.ts';
import { isRobotName, type SoundName } from '#robots/names.ts';
import { builtRobot } from '#tests/support/robots/built-robot.ts';
import { type Clip, castOf, clipsOf, type Films } from '../films.ts';
import { clipSound, sampleRate } from './clip-sound.ts';
import { heardCues, webVtt } from './heard-cues.ts';

const clips = clipsOf(JSON.parse(readFileSync(new URL('../films.json', import.meta.url), 'utf8')) as Films);

async function soundOf(fits: (clip: Clip) => boolean) {
  const clip = clips.find(([, candidate]) => fits(candidate))?.[1];
  if (!clip) throw new Error('there is no such clip');
  const motions = new Map<string, Motions>();
  for (const robot of castOf(clip)) if (isRobotName(robot)) motions.set(robot, (await robotModels[robot]()).motions);
  const sound = clipSound(
    clip,
    (robot) => motions.get(robot) ?? {},
    (robot) => builtRobot(ROBOTS[robot as keyof typeof ROBOTS]),
  );
  return { clip, sound };
}

const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);

test('a transformation is heard while the robot moves, and not while it stands', async () => {
  const { clip, sound } = await soundOf((candidate) => 'views' in candidate);
  const [first] = 'hold' in clip ? clip.hold : [0];
  const [left] = sound.channels;
  expect(left.length).toBe(Math.round(sound.seconds * sampleRate));
  expect(energy(left.subarray(0, Math.floor((first - 0.05) * sampleRate)))).toBe(0);
  expect(energy(left)).toBeGreaterThan(1);
});

test('what loops sounds from its first moment on, and names one thing throughout', async () => {
  const { sound } = await soundOf((candidate) => 'motion' in candidate && candidate.motion === 'walk');
  const [left] = sound.channels;
  const part = (from: number) => energy(left.subarray(from * sampleRate, (from + 0.5) * sampleRate));
  expect(part(0) / part(sound.seconds / 2)).toBeGreaterThan(0.3);
  const cues = heardCues(sound);
  expect(cues).toHaveLength(1);
  expect(cues[0]).toMatchObject({ from: 0, sounds: ['servos', 'steps'] satisfies SoundName[] });
  expect(cues[0]?.to).toBeCloseTo(sound.seconds, 1);
});

test('a play is the sound of all its robots, and its captions follow each other', async () => {
  const { clip, sound } = await soundOf((candidate) => 'play' in candidate && castOf(candidate).length > 1);
  expect(sound.performers.map(({ name }) => name)).toEqual(castOf(clip));
  const cues = heardCues(sound);
  expect(cues.length).toBeGreaterThan(1);
  for (const [index, { from, to }] of cues.entries()) {
    expect(from).toBeGreaterThanOrEqual(cues[index - 1]?.to ?? 0);
    expect(to - from).toBeGreaterThan(0.4);
    expect(to).toBeLessThanOrEqual(sound.seconds);
  }
});

test('captions are written as WebVTT', () => {
  expect(webVtt([{ from: 0.8, to: 12.25, sounds: ['servos', 'latches'] }])).toBe(
    'WEBVTT\n\n00:00.800 --> 00:12.250\nservos latches\n',
  );
});
