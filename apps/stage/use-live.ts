import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sessionStore } from '#browser/toolbox/storage.ts';
import { whenIdle } from '#browser/toolbox/when-idle.ts';
import type { IslandName } from '#contract/faults.ts';
import { gpuName } from '#robots/live/detail.ts';
import type { Lighting, LiveDrawing, LiveSettings, LiveView, LiveViewSettings } from '#robots/live/live-view-types.ts';
import { isConnectionFast } from './device-capabilities.ts';
import { type Drawing, LiveRun, type LoadDrawing } from './live-run.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface LiveOptions<View> {
  island: IslandName;
  startsAutomatically?: boolean;
  load: LoadDrawing<View>;
  /** Loads the scripts of what is shown with it. It does not start without them. */
  loadControls(): Promise<unknown>;
}

/** Time in view before a model starts by itself, in ms. Only with a fine pointer, such as a mouse. */
const autoStartDelay = 1_200;
/** Says for the rest of the visit that the visitor wants live models even where they are coarse. */
const coarseKey = 'coarse';

/** Manages something live on a canvas: it renders no frames out of view and is freed with the component. */
export function useLive<View extends LiveDrawing>({
  island,
  startsAutomatically = false,
  load,
  loadControls,
}: LiveOptions<View>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [run] = useState(() => new LiveRun<View>(island));
  const reducedMotion = useReducedMotion();
  const getSnapshot = () => run.snapshot;
  const { state, view, attempt, hadFocus } = useSyncExternalStore(run.onChange, getSnapshot, getSnapshot);
  const startRequested = useRef(false);

  const begin = (lighting: Lighting = 'dark'): void => {
    if (!canvas.current) return;
    const coarse = sessionStore.read(coarseKey) === 'on';
    run.start({ canvas: canvas.current, lighting, coarse, reducedMotion }, withControls(load, loadControls));
  };
  const start = (lighting?: Lighting): void => {
    startRequested.current = true;
    if (state === 'slow') sessionStore.write(coarseKey, 'on');
    begin(lighting);
  };
  const beginAlone = useEffectEvent(() => {
    if (run.snapshot.state === 'idle' && isConnectionFast() && gpuName() !== undefined) begin();
  });

  useEffect(() => () => run.end(), [run]);

  useEffect(() => view?.setReducedMotion(reducedMotion), [view, reducedMotion]);

  useLayoutEffect(() => {
    // The focused view and its controls have been removed.
    if (hadFocus) canvas.current?.parentElement?.querySelector('button')?.focus({ preventScroll: true });
  }, [hadFocus]);

  useEffect(() => {
    const stage = canvas.current?.parentElement;
    const mayAutoStart = startsAutomatically && !reducedMotion && matchMedia('(pointer: fine)').matches;
    return stage ? watchStage(stage, run, mayAutoStart ? () => beginAlone() : undefined) : undefined;
  }, [run, startsAutomatically, reducedMotion]);

  return { live: { canvas, state, attempt, source: view, startRequested }, run, view, start, reducedMotion };
}

export type Live = ReturnType<typeof useLive>['live'];

/** Loads a drawing and the scripts of its controls side by side, and frees the drawing if they cannot be loaded. */
const withControls =
  <View extends Drawing>(load: LoadDrawing<View>, loadControls: () => Promise<unknown>): LoadDrawing<View> =>
  async (settings) => {
    const controls = loadControls().then(
      () => true,
      () => false,
    );
    const view = await load(settings);
    if (await controls) return view;
    view.dispose();
    throw new Error('the controls did not load');
  };

function watchStage(
  stage: Element,
  run: Pick<LiveRun<Drawing>, 'setInView' | 'snapshot'>,
  onStay: (() => void) | undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const isInView = entries.at(-1)?.isIntersecting === true;
      run.setInView(isInView);
      clearTimeout(timer);
      if (isInView && onStay && run.snapshot.state === 'idle')
        timer = setTimeout(() => whenIdle(onStay), autoStartDelay);
    },
    { threshold: [0, 0.6] },
  );
  observer.observe(stage);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Creates the loader of a live robot. Callbacks and spots of the request stay fixed from its start. */
export const loadRobot =
  (request: Omit<LiveViewSettings, keyof LiveSettings>): LoadDrawing<LiveView> =>
  async (settings) => {
    const { startLiveView } = await import('#robots/live/start-live-view.ts');
    return startLiveView({ ...request, ...settings });
  };
