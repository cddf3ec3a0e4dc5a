import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Studio } from '#robots/live/live-view.ts';
import { canRun, meansOf } from './can-run.ts';
import { useReducedMotion } from './use-still.ts';

export type LiveState = 'still' | 'loading' | 'live' | 'lost' | 'failed';

/** What can stand on a canvas. */
interface Living {
  setStill(still: boolean): void;
  setVisible(visible: boolean): void;
  dispose(): void;
}

/** What it is told, and tells, when it is made. */
interface LiveTerms {
  studio: Studio;
  /** No movement that was not asked for. */
  still: boolean;
  onLost(): void;
  onBack(): void;
}

interface LiveRequest<View extends Living> {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Whether it comes only when `start` is called. */
  waits: boolean;
  load(canvas: HTMLCanvasElement, terms: LiveTerms): Promise<View>;
}

/** Seconds that a model must stand in view, with a mouse at hand, before it comes to life by itself. */
const patience = 1.2;
/** Seconds for which a drawing machine that was taken away is awaited: some browsers never give it back. */
const returns = 8;
/**
 * Milliseconds in which a screen reader follows the focus: one that loses its place meanwhile does not say where it
 * came.
 */
const following = 100;

/**
 * Something live on a canvas: fetched when `start` is called or, unless it waits for that, once it has been in view for
 * a while and the browser is idle. It draws nothing out of view, and its memory goes with the component. `attempt` is
 * the key of the canvas; `still`: nothing moves by itself.
 */
export function useLive<View extends Living>({ canvas, waits, load }: LiveRequest<View>) {
  const [state, setState] = useState<LiveState>('still');
  const [view, setView] = useState<View>();
  const [attempt, setAttempt] = useState(0);
  const still = useReducedMotion();
  const running = useRef<Promise<View | undefined>>(undefined);
  const awaiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hadFocus = useRef(false);
  /** Whether it failed: then it does not come by itself again. */
  const failedOnce = useRef(false);
  const latest = useRef({ load, still });
  latest.current = { load, still };

  const start = useCallback(
    (studio: Studio = 'dark'): void => {
      if (running.current || !canvas.current) return;
      if (meansOf(window).webgl2) running.current = bring(canvas.current);
      else setState('failed');

      async function bring(element: HTMLCanvasElement): Promise<View | undefined> {
        setState('loading');
        try {
          const started = await latest.current.load(element, {
            studio,
            still: latest.current.still,
            onLost: lose,
            onBack: comeBack,
          });
          if (holdsFocus()) await comeOver(element);
          setView(started);
          setState(awaiting.current === undefined ? 'live' : 'lost');
          return started;
        } catch {
          giveUp();
          return undefined;
        }
      }

      /** Gives the focus to the model before the button that has it goes. */
      async function comeOver(element: HTMLCanvasElement): Promise<void> {
        element.removeAttribute('aria-hidden');
        element.focus({ preventScroll: true });
        await new Promise((done) => setTimeout(done, following));
      }

      function lose(): void {
        stopAwaiting();
        setState('lost');
        // A tab that nobody sees may have to wait for its drawing machine until somebody does.
        awaiting.current = setTimeout(() => (document.hidden ? lose() : giveUp()), returns * 1000);
      }

      function comeBack(): void {
        stopAwaiting();
        setState('live');
      }

      function giveUp(): void {
        stopAwaiting();
        void running.current?.then((started) => started?.dispose());
        running.current = undefined;
        hadFocus.current = holdsFocus();
        setView(undefined);
        // A canvas that gave its drawing machine back gets no other one: the next attempt has a new canvas.
        setAttempt((made) => made + 1);
        failedOnce.current = true;
        setState('failed');
      }

      function stopAwaiting(): void {
        clearTimeout(awaiting.current);
        awaiting.current = undefined;
      }

      function holdsFocus(): boolean {
        return canvas.current?.parentElement?.contains(document.activeElement) === true;
      }
    },
    [canvas],
  );

  useEffect(() => view?.setStill(still), [view, still]);

  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    // The model and its controls had the focus and were given up.
    if (!view) canvas.current?.parentElement?.querySelector('button')?.focus({ preventScroll: true });
  }, [canvas, view]);

  useEffect(() => {
    const element = canvas.current?.parentElement;
    if (!element) return;
    const mayComeByItself = !waits && !still && matchMedia('(pointer: fine)').matches;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const seen = entry?.isIntersecting === true;
        void running.current?.then((started) => started?.setVisible(seen));
        clearTimeout(waiting);
        if (seen && mayComeByItself && !failedOnce.current && !running.current)
          waiting = setTimeout(() => atLeisure(() => canRun(meansOf(window)) && start()), patience * 1000);
      },
      { threshold: [0, 0.6] },
    );
    observer.observe(element);
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
    };
  }, [canvas, start, waits, still]);

  useEffect(
    () => () => {
      clearTimeout(awaiting.current);
      void running.current?.then((started) => started?.dispose());
      running.current = undefined;
    },
    [],
  );

  return { state, view, start, attempt, still };
}

const atLeisure = (act: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
};
