import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Shape } from '#robots/live/live-view-types.ts';
import { unrollSteps } from '../program/program.ts';
import { parseProgram } from '../program/program-text.ts';
import { pause, perform } from './performer.ts';
import type { StageRobot } from './stage-robot.ts';

function performer(shape = 0, goal: Shape = 'first') {
  const calls: string[] = [];
  const robot: StageRobot = {
    get shape() {
      return shape;
    },
    get targetShape() {
      return goal;
    },
    play: (motion) => void calls.push(`play ${motion}`),
    rest: () => void calls.push('rest'),
    travel: (along, turning) => void calls.push(`travel ${along} ${turning}`),
    transformTo: (to) => {
      goal = to;
      shape = to === 'other' ? 1 : 0;
      calls.push(`transform to ${to}`);
    },
    secondsOf: () => 2,
    bend: () => {},
    home: () => void calls.push('home'),
  };
  return { robot, done: calls };
}

function stage() {
  const visibility = Object.assign(new EventTarget(), { isVisible: true });
  const setVisible = (isVisible: boolean) => {
    visibility.isVisible = isVisible;
    visibility.dispatchEvent(new Event('change'));
  };
  return { visibility, setVisible };
}

/** Seconds; only waiting for a voice takes longer. */
const longestStep = 10;

const run = async (line: string, fromHome = false, { robot, done: calls } = performer(), voice?: Promise<void>) => {
  const spokenTexts: (string | undefined)[] = [];
  const seconds: number[] = [];
  const wait = async (each: number) => {
    seconds.push(each);
    if (each > longestStep) await new Promise(() => {});
  };
  const finished = perform(unrollSteps(parseProgram(line, ['wave'])), robot, {
    onStep: ({ path }) => void calls.push(`at ${path}`),
    onSay(words) {
      spokenTexts.push(words);
      return words === undefined ? undefined : voice;
    },
    wait,
    fromHome,
  });
  await finished;
  return { done: calls, said: spokenTexts, seconds };
};

test('walks the given number of steps, then rests', async () => {
  const { done: calls, seconds } = await run('walk3');
  expect(calls).toEqual(['at 0', 'play walk', 'travel 0.75 0', 'travel 0 0', 'rest', 'rest']);
  expect(seconds[0]).toBeCloseTo(2.1);
});

test('drives in its other shape', async () => {
  const { done: calls } = await run('transform.walk-1');
  expect(calls).toContain('travel -1.6 0');
  expect(calls).not.toContain('play walk');
});

test('stands up for a gesture', async () => {
  const { done: calls } = await run('transform.wave');
  expect(calls.slice(-3)).toEqual(['transform to first', 'play wave', 'rest']);
});

describe('during an earlier transformation', () => {
  test('reverses when it is told to transform again', async () => {
    expect((await run('transform', false, performer(0.2, 'other'))).done).toContain('transform to first');
    expect((await run('transform', false, performer(0.8, 'first'))).done).toContain('transform to other');
  });

  test('waits until it is over, then drives in the other shape', async () => {
    const { done: calls, seconds } = await run('walk2', false, performer(0.25, 'other'));
    expect(calls).toEqual(['at 0', 'travel 1.6 0', 'travel 0 0', 'rest']);
    expect(seconds[0]).toBeCloseTo(2.1);
    expect(seconds[1]).toBeCloseTo(1.4);
  });

  test('waits until it is over, then walks in the first shape', async () => {
    const { done: calls, seconds } = await run('turn90', false, performer(0.75, 'first'));
    expect(calls.slice(0, 3)).toEqual(['at 0', 'play walk', 'travel 0 75']);
    expect(seconds[0]).toBeCloseTo(2.1);
  });
});

test('shows its words for as long as they take to read', async () => {
  const { said: spokenTexts, seconds } = await run('say(Roll%20out)');
  expect(spokenTexts).toEqual(['Roll out', undefined, undefined]);
  expect(seconds).toEqual([1.4]);
});

test('goes on when its voice has said them', async () => {
  const voice = Promise.withResolvers<void>();
  const robot = performer();
  let isOver = false;
  const finished = run('say(Roll%20out).wave', false, robot, voice.promise).then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect([isOver, robot.done]).toEqual([false, ['at 0']]);
  voice.resolve();
  await finished;
  expect(robot.done).toContain('play wave');
});

test.each([
  [true, ['home', 'at 0', 'play wave', 'rest']],
  [false, ['at 0', 'play wave', 'rest']],
])('starts in the middle of the floor only when asked to: %s', async (fromHome, expected) => {
  expect((await run('wave', fromHome)).done).toEqual(expected);
});

describe('timing', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('rejects an aborted run and lets the robot rest', async () => {
    const { robot, done: calls } = performer();
    const { visibility } = stage();
    const stop = new AbortController();
    const { signal } = stop;
    const finished = perform(unrollSteps(parseProgram('wait9.wave', ['wave'])), robot, {
      onStep: () => {},
      onSay: () => {},
      wait: (seconds) => pause(seconds, signal, visibility),
      fromHome: false,
    });
    const rejection = expect(finished).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(1000);
    stop.abort();
    await rejection;
    expect(calls).toEqual(['rest']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('counts seconds only while the stage is visible', async () => {
    const { visibility, setVisible } = stage();
    const ended = vi.fn();
    void pause(5, new AbortController().signal, visibility).then(ended);
    await vi.advanceTimersByTimeAsync(3000);
    setVisible(false);
    await vi.advanceTimersByTimeAsync(60_000);
    setVisible(true);
    await vi.advanceTimersByTimeAsync(1900);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toHaveBeenCalledOnce();
    setVisible(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('counts no seconds while the tab is hidden', async () => {
    const { visibility } = stage();
    const ended = vi.fn();
    void pause(2, new AbortController().signal, visibility).then(ended);
    visibility.isVisible = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).not.toHaveBeenCalled();
    visibility.isVisible = true;
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(ended).toHaveBeenCalledOnce();
  });

  test('rejects at once in a run that is aborted already', async () => {
    await expect(pause(1, AbortSignal.abort(), stage().visibility)).rejects.toThrow('aborted');
  });
});
