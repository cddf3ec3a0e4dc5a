import { expect, test } from 'vitest';
import { PLAYS, type Play } from '../plays.ts';
import { PlayClock } from './play-clock.ts';

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

test('plays to its end, stops there, and starts again', () => {
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

test('continues from where it was paused or moved', () => {
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

test('with reduced motion steps through the key moments, then starts again', () => {
  const clock = new PlayClock(play, true);
  const shownSeconds: number[] = [];
  for (let i = 0; i < 5; i++) {
    clock.play();
    expect(clock.playing).toBe(false);
    shownSeconds.push(clock.seconds);
  }
  expect(shownSeconds).toEqual([2.5, 7, 10, 2.5, 7]);
});

test('pauses when reduced motion is switched on, then steps, and runs again when it is switched off', () => {
  const clock = new PlayClock(play, false);
  clock.play();
  clock.advance(3);
  clock.setReducedMotion(true);
  clock.advance(3);
  expect([clock.seconds, clock.playing]).toEqual([3, false]);
  clock.play();
  expect([clock.seconds, clock.playing]).toEqual([7, false]);
  clock.setReducedMotion(false);
  expect(clock.playing).toBe(false);
  clock.play();
  expect(clock.playing).toBe(true);
});

test('goes on at its pace', () => {
  const clock = new PlayClock(play, false);
  clock.play();
  clock.setPace(0.5);
  clock.advance(3);
  expect(clock.seconds).toBe(1.5);
});

test.each(Object.keys(PLAYS))('steps through a handful of key moments of %s, in order', (name) => {
  const clock = new PlayClock(PLAYS[name as keyof typeof PLAYS], true);
  const moments: number[] = [];
  do {
    clock.play();
    moments.push(clock.seconds);
  } while (clock.seconds < clock.length);
  expect(moments.length).toBeGreaterThan(3);
  expect(moments.length).toBeLessThan(10);
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
});
