import { expect, test } from 'vitest';
import { loudness, truePeak } from '#studio/sound/loudness.ts';
import { centroid, spectrumAt } from '#studio/sound/spectrum.ts';
import { listenerAt, meanSpeed, rest, transformation } from '#studio/sound/transformation.ts';
import { builtRobot } from '#tests/support/robots/built-robot.ts';
import { testByDepth } from '#tests/support/rows-by-depth.ts';
import { ROBOTS } from '../models/all.ts';
import { transformSeconds } from '../motions.ts';
import { type RobotName, robotNames } from '../names.ts';
import type { ControlFrame } from './control-frame.ts';
import { recordMotion, renderSound } from './render-sound.ts';

const rate = 24_000;
const seconds = 3.9;
const there = (name: RobotName, framesPerSecond = 60) =>
  transformation(name, builtRobot(ROBOTS[name]), { seconds, framesPerSecond });
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const highestStep = (sound: Float32Array) =>
  sound.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (sound[i - 1] ?? 0))), 0);

function correlation(pairs: readonly [number, number][]): number {
  const [x, y] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const sum = (of: (dx: number, dy: number) => number) => mean(pairs.map(([a, b]) => of(a - x, b - y)));
  return sum((dx, dy) => dx * dy) / Math.sqrt(sum((dx) => dx * dx) * sum((_, dy) => dy * dy));
}

/** The brightness of a robot's sound and the speed of its motion, frame by frame. */
const brightnessBySpeed = (left: Float32Array, frames: readonly ControlFrame[]) =>
  frames
    .filter((frame) => meanSpeed(frame) > 1)
    .map((frame): [number, number] => [meanSpeed(frame), centroid(spectrumAt(left, frame.at * rate, 1024), rate)]);

testByDepth({ gate: ['tank'], all: robotNames })(
  '%s sounds as it moves, as loud as the others, and rests in silence',
  (name) => {
    const frames = there(name);
    const sound = renderSound([name], frames, seconds, rate);
    const pairs = brightnessBySpeed(sound[0], frames);
    expect(pairs.length).toBeGreaterThan(90);
    expect(correlation(pairs)).toBeGreaterThan(0.5);
    for (const channel of sound)
      for (const part of [channel.subarray(0, rest * rate), channel.subarray((seconds - 0.2) * rate)])
        expect(part.every((sample) => sample === 0)).toBe(true);
    const lufs = loudness(sound, rate);
    expect(lufs).toBeGreaterThan(-20.5);
    expect(lufs).toBeLessThan(-15.5);
    expect(truePeak(sound)).toBeLessThan(-1);
  },
);

test.each([
  ['tank', 'car'],
  ['car', 'scout'],
  ['truck', 'signatureTruck'],
  ['car', 'compact'],
] as const)('a heavy %s sounds lower than a light %s', { tags: 'nightly' }, (heavy, light) => {
  const [low, high] = [heavy, light].map((name) => {
    const frames = there(name);
    const [left] = renderSound([name], frames, seconds, rate);
    return mean(brightnessBySpeed(left, frames).map(([, hertz]) => hertz));
  });
  expect(low).toBeLessThan(high ?? 0);
});

test('an arm is heard on the side where it is seen', () => {
  const robot = builtRobot(ROBOTS.car);
  const balance = (degrees: number) => {
    const frames = recordMotion({
      performers: [{ name: 'car', robot }],
      seconds: 1,
      framesPerSecond: 60,
      listener: listenerAt(degrees),
      show: (at) => {
        robot.rig.apply(0, { shoulderL: { rz: 90 * at }, elbowL: { rx: -60 * at } });
        return [0];
      },
    });
    const [left, right] = renderSound(['car'], frames, 1, rate).map((channel) =>
      mean(Array.from(channel, (x) => x * x)),
    );
    return (right ?? 0) / (left ?? 1);
  };
  expect(balance(0)).toBeGreaterThan(1.5);
  expect(balance(180)).toBeLessThan(1 / 1.5);
});

const withoutEvents = (frames: ControlFrame[]) => frames.map((frame) => ({ ...frame, events: [] }));

test('frames that are late, few or missing make no click', () => {
  const steady = highestStep(renderSound(['tank'], withoutEvents(there('tank')), seconds, rate)[0]);
  const few = withoutEvents(there('tank', 15)).map((frame, index) => ({
    ...frame,
    at: frame.at + 0.02 * Math.sin(index * 2.3),
  }));
  expect(highestStep(renderSound(['tank'], few, seconds, rate)[0])).toBeLessThan(1.25 * steady);
  const stalled = withoutEvents(there('tank')).filter(({ at }) => at < 1 || at > 1.6);
  const [left] = renderSound(['tank'], stalled, seconds, rate);
  expect(highestStep(left)).toBeLessThan(1.25 * steady);
  expect(Math.max(...left.subarray(1.5 * rate, 1.55 * rate).map(Math.abs))).toBeLessThan(0.01);
});

test('the same motion makes the same sound', () => {
  const once = renderSound(['base'], there('base'), 1, rate);
  expect(renderSound(['base'], there('base'), 1, rate)).toEqual(once);
});

test('robots on one stage are hardly louder than one', () => {
  const performers = (['tank', 'rover'] as const).map((name) => ({ name, robot: builtRobot(ROBOTS[name]) }));
  const frames = recordMotion({
    performers,
    seconds,
    framesPerSecond: 60,
    listener: listenerAt(0),
    show: (at) => {
      const t = Math.min(1, at / transformSeconds);
      for (const { robot } of performers) robot.rig.apply(t);
      return [t, t];
    },
  });
  const sound = renderSound(['tank', 'rover'], frames, seconds, rate);
  expect(truePeak(sound)).toBeLessThan(-1);
  expect(loudness(sound, rate)).toBeLessThan(-15.5);
});
