import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadOptions } from './live-run.ts';
import { LiveRun } from './live-run.ts';

/** One run on a stage of its own. `arrive` and `break` end the loading of a drawing, the last one asked for. */
function stageRun({ canDraw = true } = {}) {
  const focus = vi.fn();
  const loads: { options: LoadOptions; arrive(view: View): void; break(error: Error): void }[] = [];
  const canvas = {
    parentElement: { contains: (element: unknown) => element !== null },
    removeAttribute: vi.fn(),
    focus,
  } as unknown as HTMLCanvasElement;
  const states: string[] = [];
  const run = new LiveRun<View>({ canDraw: () => canDraw, onChange: ({ state }) => states.push(state) });
  const load = (_canvas: HTMLCanvasElement, options: LoadOptions) =>
    new Promise<View>((arrive, reject) => loads.push({ options, arrive, break: reject }));
  return {
    run,
    states,
    focus,
    loads,
    start: () => run.start({ canvas, load, lighting: 'dark', still: false }),
    async arrive(view = drawing()) {
      loads.at(-1)?.arrive(view);
      await vi.advanceTimersByTimeAsync(200);
      return view;
    },
  };
}

const drawing = () => ({ setStill: vi.fn(), setVisible: vi.fn(), dispose: vi.fn() });
type View = ReturnType<typeof drawing>;

const page = { hidden: false, activeElement: null as object | null };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});

afterEach(() => {
  Object.assign(page, { hidden: false, activeElement: null });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a run loads its drawing once and shows it', async () => {
  const { run, states, loads, start, arrive } = stageRun();
  start();
  start();
  const view = await arrive();
  expect(states).toEqual(['loading', 'live']);
  expect(loads).toHaveLength(1);
  expect(run.snapshot.view).toBe(view);
});

test('a run fails at once where the browser cannot draw', () => {
  const { states, loads, start } = stageRun({ canDraw: false });
  start();
  expect(states).toEqual(['failed']);
  expect(loads).toEqual([]);
});

test('a drawing that does not come fails, and comes when it is asked for again', async () => {
  const { run, states, loads, start, arrive } = stageRun();
  start();
  loads[0]?.break(new Error('offline'));
  await vi.advanceTimersByTimeAsync(0);
  start();
  await arrive();
  expect(states).toEqual(['loading', 'failed', 'loading', 'live']);
  expect(run.snapshot.attempt).toBe(1);
});

test('a lost graphics processor that returns leaves the drawing as it was', async () => {
  const { run, states, loads, start, arrive } = stageRun();
  start();
  const view = await arrive();
  loads[0]?.options.onLost();
  await vi.advanceTimersByTimeAsync(5_000);
  loads[0]?.options.onBack();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['loading', 'live', 'lost', 'live']);
  expect(run.snapshot.view).toBe(view);
  expect(view.dispose).not.toHaveBeenCalled();
});

test('one that does not return in time is given up, and its memory with it', async () => {
  const { run, states, loads, start, arrive } = stageRun();
  start();
  const view = await arrive();
  loads[0]?.options.onLost();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['loading', 'live', 'lost', 'failed']);
  expect(run.snapshot.view).toBeUndefined();
  expect(view.dispose).toHaveBeenCalledOnce();
});

test('a hidden tab waits for its graphics processor until somebody looks at it', async () => {
  const { states, loads, start, arrive } = stageRun();
  start();
  await arrive();
  page.hidden = true;
  loads[0]?.options.onLost();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe('lost');
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states.at(-1)).toBe('failed');
});

test('a drawing that comes after its run was given up is not shown', async () => {
  const { run, loads, start, arrive } = stageRun();
  start();
  loads[0]?.options.onLost();
  await vi.advanceTimersByTimeAsync(60_000);
  const view = await arrive();
  expect(run.snapshot).toMatchObject({ state: 'failed', view: undefined });
  expect(view.dispose).toHaveBeenCalledOnce();
});

test('a drawing whose graphics processor goes while it loads is lost when it comes', async () => {
  const { states, loads, start, arrive } = stageRun();
  start();
  loads[0]?.options.onLost();
  await arrive();
  expect(states).toEqual(['loading', 'lost', 'lost']);
});

test('who started it by keyboard has the focus on the drawing, and is told when it is gone', async () => {
  const { run, focus, loads, start, arrive } = stageRun();
  page.activeElement = {};
  start();
  await arrive();
  expect(focus).toHaveBeenCalledOnce();
  expect(run.snapshot.hadFocus).toBe(false);
  loads[0]?.options.onLost();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run.snapshot.hadFocus).toBe(true);
});

test('the end of a run gives the memory of its drawing back, whenever that comes', async () => {
  const { run, states, start, arrive } = stageRun();
  start();
  run.end();
  const view = await arrive();
  expect(view.dispose).toHaveBeenCalledOnce();
  expect(states).toEqual(['loading']);
});
