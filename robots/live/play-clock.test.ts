import { expect, test } from 'vitest';
import type { Play } from '../plays.ts';
import { PLAYS } from '../plays.ts';
import { momentsOf, PlayClock } from './play-clock.ts';

const play: Play = {
  seconds: 10,
  parts: [
    {
      robot: 'tank',
      place: [0, 0],
      yaw: 0,
      cues: [
        { at: 1, motion: 'wave' },
        { at: 1.5, yaw: 10 },
        { at: 4, shape: 1 },
        { at: 7, shape: 0 },
      ],
    },
  ],
};

test('plays to its end, stands there, and begins again', () => {
  const clock = new PlayClock(play, false);
  clock.advance(1);
  expect(clock.seconds).toBe(0);
  clock.play();
  clock.advance(9);
  expect([clock.seconds, clock.playing]).toEqual([9, true]);
  clock.advance(9);
  expect([clock.seconds, clock.playing]).toEqual([10, false]);
  clock.play();
  expect([clock.seconds, clock.playing]).toEqual([0, true]);
});

test('goes on from where it was paused or put', () => {
  const clock = new PlayClock(play, false);
  clock.play();
  clock.advance(2);
  clock.pause();
  clock.advance(2);
  expect(clock.seconds).toBe(2);
  clock.seek(99);
  expect(clock.seconds).toBe(10);
  clock.seek(-1);
  clock.play();
  clock.advance(3);
  expect(clock.seconds).toBe(3);
});

test('where no movement is wanted it goes from one telling moment to the next, and around', () => {
  const clock = new PlayClock(play, true);
  const seen: number[] = [];
  for (let i = 0; i < 5; i++) {
    clock.play();
    expect(clock.playing).toBe(false);
    seen.push(clock.seconds);
  }
  expect(seen).toEqual([2.5, 7, 10, 2.5, 7]);
});

test('becomes still amid a play: it is paused where it is, and goes on by moments or, once it may move again, by itself', () => {
  const clock = new PlayClock(play, false);
  clock.play();
  clock.advance(3);
  clock.setStill(true);
  clock.advance(3);
  expect([clock.seconds, clock.playing]).toEqual([3, false]);
  clock.play();
  expect([clock.seconds, clock.playing]).toEqual([7, false]);
  clock.setStill(false);
  expect(clock.playing).toBe(false);
  clock.play();
  expect(clock.playing).toBe(true);
});

test.each(Object.keys(PLAYS))('%s has a handful of telling moments, one after the other', (name) => {
  const moments = momentsOf(PLAYS[name as keyof typeof PLAYS]);
  expect(moments.length).toBeGreaterThan(3);
  expect(moments.length).toBeLessThan(10);
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
});
