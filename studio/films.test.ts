import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { robotModels } from '#robots/live/loading/robot-models.ts';
import type { Motions } from '#robots/motions.ts';
import { isRobotName } from '#robots/names.ts';
import { type Clip, castOf, clipsOf, type Films, frameExposures, frameOrder, type MotionsOf } from './films.ts';

const clips = clipsOf(JSON.parse(readFileSync(new URL('films.json', import.meta.url), 'utf8')) as Films);
const motionsByRobot = new Map<string, Motions>();
const motionsOf: MotionsOf = (robot) => motionsByRobot.get(robot) ?? {};

beforeAll(async () => {
  for (const robot of new Set(clips.flatMap(([, clip]) => castOf(clip))))
    motionsByRobot.set(robot, isRobotName(robot) ? (await robotModels[robot]()).motions : {});
});

describe('a film', () => {
  const cut = { fps: 2, wide: [2, 2], phone: [2, 2], robot: 'x' } as const;

  test('between views plays there and back, with both ends held', () => {
    expect(frameOrder({ ...cut, frames: 3, views: [], hold: [1, 0.5] } as unknown as Clip, () => ({}))).toEqual([
      0, 0, 0, 1, 2, 2, 2, 1, 0,
    ]);
  });
  test('repeats a motion that loops, and plays another one once after a rest', () => {
    const motions = { walk: { seconds: 1, loops: true, keys: [] }, wave: { seconds: 1, keys: [] } };
    const clip = (motion: string) => ({ ...cut, frames: 3, motion, times: 2, rest: 1 }) as unknown as Clip;
    expect(frameOrder(clip('walk'), () => motions)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(frameOrder(clip('wave'), () => motions)).toEqual([0, 0, 0, 1, 2]);
  });
});

describe.each(clips)('%s', (_, clip) => {
  test('has the stated number of pictures, all different', () => {
    const frames = frameExposures(clip, motionsOf);
    expect(frames).toHaveLength(clip.frames);
    expect(new Set(frameOrder(clip, motionsOf)).size).toBe(clip.frames);
    if (!('play' in clip)) expect(new Set(frames.map((frame) => JSON.stringify(frame))).size).toBe(clip.frames);
  });

  test('is cut to even sizes that fit into its frames', () => {
    for (const [w, h] of [clip.wide, clip.phone]) {
      expect([w % 2, h % 2]).toEqual([0, 0]);
      expect(w <= (clip.width ?? 0) && h <= (clip.height ?? 0)).toBe(true);
    }
  });
});

test.each(clips.filter(([, clip]) => 'views' in clip))('%s transforms without a jump', (_, clip) => {
  const frames = frameExposures(clip, motionsOf);
  const steps = frames.slice(1).map((frame, i) => (frame.t ?? 0) - (frames[i]?.t ?? 0));
  expect([frames[0]?.t, frames.at(-1)?.t]).toEqual([0, 1]);
  expect(Math.min(...steps)).toBeGreaterThan(0);
  expect(Math.max(...steps)).toBeLessThan(2 / clip.frames);
});
