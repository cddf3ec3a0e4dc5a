import { expect, test, vi } from 'vitest';
import type { Performer } from './performer.ts';
import { perform } from './performer.ts';
import { stepsOf } from './program.ts';
import { programOf } from './program-text.ts';

function performer() {
  const done: string[] = [];
  let shape = 0;
  const robot: Performer = {
    get shape() {
      return shape;
    },
    play: (motion) => void done.push(`play ${motion}`),
    rest: () => void done.push('rest'),
    travel: (along, turning) => void done.push(`travel ${along} ${turning}`),
    transformTo: (to) => {
      shape = to === 'other' ? 1 : 0;
      done.push(`transform to ${to}`);
    },
    secondsOf: () => 2,
  };
  return { robot, done };
}

const run = async (line: string, signal = new AbortController().signal) => {
  const { robot, done } = performer();
  const said: (string | undefined)[] = [];
  const seconds: number[] = [];
  const wait = async (each: number) => {
    signal.throwIfAborted();
    seconds.push(each);
  };
  const finished = perform(stepsOf(programOf(line, ['wave'])), robot, {
    onStep: ({ path }) => void done.push(`at ${path}`),
    onSay: (words) => void said.push(words),
    signal,
    wait,
  });
  await finished;
  return { done, said, seconds };
};

test('walks as many steps as it is told, then stands', async () => {
  const { done, seconds } = await run('walk3');
  expect(done).toEqual(['at 0', 'play walk', 'travel 0.75 0', 'travel 0 0', 'rest', 'rest']);
  expect(seconds[0]).toBeCloseTo(2.1);
});

test('in its other shape it drives instead', async () => {
  const { done } = await run('transform.walk-1');
  expect(done).toContain('travel -1.6 0');
  expect(done).not.toContain('play walk');
});

test('stands up for a gesture', async () => {
  const { done } = await run('transform.wave');
  expect(done.slice(-3)).toEqual(['transform to first', 'play wave', 'rest']);
});

test('says its words as long as they take to read, and no longer', async () => {
  const { said, seconds } = await run('say(Roll%20out)');
  expect(said).toEqual(['Roll out', undefined, undefined]);
  expect(seconds).toEqual([1.4]);
});

test('a run that is stopped rejects, and the robot rests', async () => {
  vi.useFakeTimers();
  const { robot, done } = performer();
  const stop = new AbortController();
  const finished = perform(stepsOf(programOf('wait9.wave', ['wave'])), robot, { onStep: () => {}, onSay: () => {}, signal: stop.signal });
  const refused = expect(finished).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(1000);
  stop.abort();
  await refused;
  expect(done).toEqual(['rest']);
  vi.useRealTimers();
});
