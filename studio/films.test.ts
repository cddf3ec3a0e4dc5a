import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Films, } from './films.ts';
import { frameExposures, order } from './films.ts';

const { defaults, films } = JSON.parse(readFileSync(new URL('films.json', import.meta.url), 'utf8')) as Films;

test('a film shows its way there and back, with both ends held', () => {
  expect(order({ frames: 3, fps: 2, hold: [1, 0.5] })).toEqual([0, 0, 0, 1, 2, 2, 2, 1, 0]);
});

test.each(Object.entries(films))('%s goes from one shape to the other without a jump', (_, clip) => {
  const frames = frameExposures(defaults, clip);
  const steps = frames.slice(1).map((frame, i) => (frame.t ?? 0) - (frames[i]?.t ?? 0));
  expect(frames).toHaveLength(clip.frames);
  expect([frames[0]?.t, frames.at(-1)?.t]).toEqual([0, 1]);
  expect(Math.min(...steps)).toBeGreaterThan(0);
  expect(Math.max(...steps)).toBeLessThan(2 / clip.frames);
});

test.each(Object.entries(films))('%s is cut to even sizes that its frames hold', (_, { wide, phone, width = 0, height = 0 }) => {
  for (const [w, h] of [wide, phone]) {
    expect([w % 2, h % 2]).toEqual([0, 0]);
    expect(w <= width && h <= height).toBe(true);
  }
});
