import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Studio } from '#studio/live/live-view.ts';
import { canRun, meansOf } from './can-run.ts';

export type LiveState = 'still' | 'loading' | 'live' | 'lost' | 'failed';

/** What can stand on a canvas. */
interface Living {
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

/**
 * Something live on a canvas: fetched when `start` is called or, unless it waits for that, once it has been in view for a while and the browser is idle.
 * It draws nothing out of view, and its memory goes with the component. `attempt` is the key of the canvas.
 */
export function useLive<View extends Living>({ canvas, waits, load }: LiveRequest<View>) {
  const [state, setState] = useState<LiveState>('still');
  const [view, setView] = useState<View>();
  const [attempt, setAttempt] = useState(0);
  const running = useRef<Promise<View | undefined>>(undefined);
  const latest = useRef(load);
  latest.current = load;

  const start = useCallback(
    (studio: Studio = 'dark') => {
      running.current ??= bring();
      return running.current;

      async function bring(): Promise<View | undefined> {
        const element = canvas.current;
        if (!element) return undefined;
        setState('loading');
        try {
          const started = await latest.current(element, {
            studio,
            still: matchMedia('(prefers-reduced-motion: reduce)').matches,
            onLost: () => setState('lost'),
            onBack: () => setState('live'),
          });
          setView(started);
          setState('live');
          return started;
        } catch {
          // A canvas that gave its drawing machine back gets no other one: the next attempt has a new canvas.
          running.current = undefined;
          setAttempt((made) => made + 1);
          setState('failed');
          return undefined;
        }
      }
    },
    [canvas],
  );

  useEffect(() => {
    const element = canvas.current?.parentElement;
    if (!element) return;
    const mayComeByItself = !waits && matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)').matches;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const seen = entry?.isIntersecting === true;
        void running.current?.then((started) => started?.setVisible(seen));
        clearTimeout(waiting);
        if (seen && mayComeByItself && !running.current) waiting = setTimeout(() => atLeisure(() => canRun(meansOf(window)) && void start()), patience * 1000);
      },
      { threshold: [0, 0.6] },
    );
    observer.observe(element);
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
    };
  }, [canvas, start, waits]);

  useEffect(
    () => () => {
      void running.current?.then((started) => started?.dispose());
      running.current = undefined;
    },
    [],
  );

  return { state, view, start, attempt };
}

const atLeisure = (act: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
};
