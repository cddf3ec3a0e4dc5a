import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fault } from '#contract/faults.ts';
import type { LiveSettings } from '#robots/live/live-view-types.ts';
import { LiveRun } from './live-run.ts';

/** A run on its own stage. `arrive` completes the latest load; an entry of `loads` can `break`. */
function stageRun({ gpu = 'a GPU' } = {}) {
  const focus = vi.fn();
  const loads: { options: LiveSettings; arrive(view: View): void; break(error: Error): void }[] = [];
  const canvas = {
    parentElement: { contains: (element: unknown) => element !== null },
    removeAttribute: vi.fn(),
    clientWidth: 800,
    clientHeight: 400,
    focus,
  } as unknown as HTMLCanvasElement;
  const states: string[] = [];
  const run = new LiveRun<View>('robot-viewer');
  run.addEventListener('change', () => states.push(run.snapshot.state));
  const context = { getExtension: () => null, getParameter: () => gpu };
  Object.assign(page, { createElement: () => ({ getContext: () => (gpu ? context : null) }) });
  const load = (options: LiveSettings) =>
    new Promise<View>((arrive, reject) => loads.push({ options, arrive, break: reject }));
  return {
    run,
    states,
    focus,
    loads,
    start: () => run.start({ canvas, lighting: 'dark', reducedMotion: false, coarse: false }, load),
    async arrive(view = drawing()) {
      loads.at(-1)?.arrive(view);
      await vi.advanceTimersByTimeAsync(200);
      return view;
    },
  };
}

/** A run whose first drawing is shown. */
async function liveRun() {
  const stage = stageRun();
  stage.start();
  const view = await stage.arrive();
  return { ...stage, view };
}

const drawing = () => ({ setVisible: vi.fn(), dispose: vi.fn() });
type View = ReturnType<typeof drawing>;

const faults: Fault[] = [];
const stageFault: Fault = { kind: 'stage', name: 'robot-viewer' };

const page = { hidden: false, activeElement: null as object | null };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent<Fault>) => faults.push(detail));
});

afterEach(() => {
  faults.length = 0;
  Object.assign(page, { hidden: false, activeElement: null });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('loads its drawing once and shows it', async () => {
  const { run, states, loads, start, arrive } = stageRun();
  start();
  start();
  const view = await arrive();
  expect(states).toEqual(['loading', 'live']);
  expect(loads).toHaveLength(1);
  expect(run.snapshot.view).toBe(view);
});

test('fails at once and reports it when the browser cannot draw', () => {
  const { states, loads, start } = stageRun({ gpu: '' });
  start();
  expect(states).toEqual(['failed']);
  expect(loads).toEqual([]);
  expect(faults).toEqual([stageFault]);
});

test('loads nothing where software would draw a mosaic, which is no fault', () => {
  const { states, loads, start } = stageRun({ gpu: 'SwiftShader' });
  start();
  expect(states).toEqual(['slow']);
  expect(loads).toEqual([]);
  expect(faults).toEqual([]);
});

test('is broken when the drawing does not load, reports it, and loads it on the next start', async () => {
  const { run, states, loads, start, arrive } = stageRun();
  start();
  loads[0]?.break(new Error('offline'));
  await vi.advanceTimersByTimeAsync(0);
  start();
  await arrive();
  expect(states).toEqual(['loading', 'broken', 'loading', 'live']);
  expect(run.snapshot.attempt).toBe(1);
  expect(faults).toEqual([stageFault]);
});

test('is broken when an error ends the drawing, frees its memory, and starts again on request', async () => {
  const { run, states, loads, start, arrive, view } = await liveRun();
  loads[0]?.options.onBroken();
  expect(run.snapshot).toMatchObject({ state: 'broken', view: undefined, attempt: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(view.dispose).toHaveBeenCalledOnce();
  expect(faults).toEqual([stageFault]);
  loads[0]?.options.onBroken();
  start();
  await arrive();
  expect(states).toEqual(['loading', 'live', 'broken', 'loading', 'live']);
  expect(faults).toHaveLength(1);
});

test('keeps the drawing when a lost WebGL context comes back', async () => {
  const { run, states, loads, view } = await liveRun();
  loads[0]?.options.onLost();
  await vi.advanceTimersByTimeAsync(5_000);
  loads[0]?.options.onRestored();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['loading', 'live', 'lost', 'live']);
  expect(faults).toEqual([]);
  expect(run.snapshot.view).toBe(view);
  expect(view.dispose).not.toHaveBeenCalled();
});

test('gives up and frees memory when the WebGL context does not come back in time', async () => {
  const { run, states, loads, view } = await liveRun();
  loads[0]?.options.onLost();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['loading', 'live', 'lost', 'broken']);
  expect(run.snapshot.view).toBeUndefined();
  expect(view.dispose).toHaveBeenCalledOnce();
});

test('gives up what could only be drawn as a mosaic, and starts again on request', async () => {
  const { run, states, loads, start, arrive, view } = await liveRun();
  loads[0]?.options.onSlow();
  expect(run.snapshot).toMatchObject({ state: 'slow', view: undefined, attempt: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(view.dispose).toHaveBeenCalledOnce();
  loads[0]?.options.onSlow();
  start();
  await arrive();
  expect(states).toEqual(['loading', 'live', 'slow', 'loading', 'live']);
});

test('waits for the WebGL context while the tab is hidden', async () => {
  const { states, loads } = await liveRun();
  page.hidden = true;
  loads[0]?.options.onLost();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe('lost');
  page.hidden = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states.at(-1)).toBe('broken');
});

test('does not show a drawing that arrives after its run was given up', async () => {
  const { run, loads, start, arrive } = stageRun();
  start();
  loads[0]?.options.onLost();
  await vi.advanceTimersByTimeAsync(60_000);
  const view = await arrive();
  expect(run.snapshot).toMatchObject({ state: 'broken', view: undefined });
  expect(view.dispose).toHaveBeenCalledOnce();
});

test('is lost when the WebGL context was lost during loading', async () => {
  const { states, loads, start, arrive } = stageRun();
  start();
  loads[0]?.options.onLost();
  await arrive();
  expect(states).toEqual(['loading', 'lost', 'lost']);
});

test('moves the focus from the start button to the drawing, and reports a failure with the focus inside', async () => {
  const { run, focus, loads, start, arrive } = stageRun();
  page.activeElement = { closest: () => null };
  start();
  await arrive();
  expect(focus).toHaveBeenCalledOnce();
  expect(run.snapshot.hadFocus).toBe(false);
  loads[0]?.options.onLost();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run.snapshot.hadFocus).toBe(true);
});

test('leaves the focus on a control that stays, such as a button that the robot does not need', async () => {
  const { run, focus, loads, start, arrive } = stageRun();
  page.activeElement = { closest: (selector: string) => (selector === '[data-stays]' ? {} : null) };
  start();
  await arrive();
  expect(focus).not.toHaveBeenCalled();
  loads[0]?.options.onLost();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run.snapshot.hadFocus).toBe(false);
});

test('frees a drawing that arrives after the run has ended', async () => {
  const { run, states, start, arrive } = stageRun();
  start();
  run.end();
  const view = await arrive();
  expect(view.dispose).toHaveBeenCalledOnce();
  expect(states).toEqual(['loading']);
});

test('counts as visible while it is in view, in a visible tab, and not lost', async () => {
  const { run, loads, start, arrive } = stageRun();
  expect(run.isVisible).toBe(true);
  const changes: boolean[] = [];
  run.addEventListener('change', () => changes.push(run.isVisible));
  run.setInView(false);
  run.setInView(true);
  expect(changes).toEqual([false, true]);
  page.hidden = true;
  expect(run.isVisible).toBe(false);
  page.hidden = false;
  start();
  await arrive();
  loads[0]?.options.onLost();
  expect(run.isVisible).toBe(false);
  loads[0]?.options.onRestored();
  expect(run.isVisible).toBe(true);
});

test('renders no frames out of view', async () => {
  const { run, view } = await liveRun();
  run.setInView(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(view.setVisible).toHaveBeenLastCalledWith(false);
});
