import { expect, test } from 'vitest';
import { PLAYS, type Play } from '../plays.ts';
import { PlayClock } from './play-clock.ts';

const cues = [
  { at: 1, motion: 'wave' },
  { at: 1.5, yaw: 10 },
  { at: 4, shape: 1 },
  { at: 7, shape: 0 },
];
const play: Play = { seconds: 10, parts: [{ robot: 'tank', place: [0, 0], yaw: 0, cues }] };
const stateOf = (clock: PlayClock) => [clock.seconds, clock.playing];

test('a play runs to its end at its pace, stops there, and starts again', () => {
  const clock = new PlayClock(play, false);
  clock.advance(1);
  expect(clock.seconds).toBe(0);
  clock.play();
  clock.setPace(0.5);
  clock.advance(3);
  expect(stateOf(clock)).toEqual([1.5, true]);
  clock.setPace(1);
  clock.advance(9);
  expect(stateOf(clock)).toEqual([10, false]);
  clock.play();
  expect(stateOf(clock)).toEqual([0, true]);
});

test('a play continues from where it was paused or moved', () => {
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

test('with reduced motion a play steps through its key moments, then starts again', () => {
  const clock = new PlayClock(play, true);
  const moments = Array.from({ length: 5 }, () => {
    clock.play();
    return stateOf(clock);
  });
  expect(moments).toEqual([2.5, 7, 10, 2.5, 7].map((seconds) => [seconds, false]));
});

test('a play pauses when reduced motion is switched on, then steps, and runs again when it is switched off', () => {
  const clock = new PlayClock(play, false);
  clock.play();
  clock.advance(3);
  clock.setReducedMotion(true);
  clock.advance(3);
  expect(stateOf(clock)).toEqual([3, false]);
  clock.play();
  expect(stateOf(clock)).toEqual([7, false]);
  clock.setReducedMotion(false);
  expect(clock.playing).toBe(false);
  clock.play();
  expect(clock.playing).toBe(true);
});

test.each(Object.entries(PLAYS))('the play %s has a handful of key moments, in order', (_name, ours) => {
  const clock = new PlayClock(ours, true);
  const moments: number[] = [];
  do {
    clock.play();
    moments.push(clock.seconds);
  } while (clock.seconds < clock.length);
  expect(moments.length).toBeGreaterThan(3);
  expect(moments.length).toBeLessThan(10);
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
});
