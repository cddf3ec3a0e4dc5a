import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveSpot, LiveView, Studio } from '#studio/live/live-view.ts';
import { canRun, meansOf } from './can-run.ts';

export type LiveState = 'still' | 'loading' | 'live' | 'lost' | 'failed';

interface LiveViewRequest {
  robot: string;
  /** 1 frames the robot alone; more gives it floor to walk on. */
  room?: number;
  /** Whether it comes only when `start` is called. */
  waits?: boolean;
  spots: readonly LiveSpot[];
  canvas: RefObject<HTMLCanvasElement | null>;
  onSpots(places: readonly { id: string; x: number; y: number; seen: boolean }[]): void;
  onShape(shape: number): void;
}

/** Seconds that a robot must stand in view, with a mouse at hand, before it comes to life by itself. */
const patience = 1.2;

/**
 * A live robot on a canvas: fetched when `start` is called or, unless it waits for that, once it has been in view for a while and the browser is idle.
 * It draws nothing out of view, and its memory goes with the component. `attempt` is the key of the canvas.
 */
export function useLiveView({ robot, room = 1, waits = false, spots, canvas, onSpots, onShape }: LiveViewRequest) {
  const [state, setState] = useState<LiveState>('still');
  const [view, setView] = useState<LiveView>();
  const [attempt, setAttempt] = useState(0);
  const running = useRef<Promise<LiveView | undefined>>(undefined);
  const told = useRef({ onSpots, onShape });
  told.current = { onSpots, onShape };

  const start = useCallback(
    (studio: Studio = 'dark') => {
      running.current ??= load();
      return running.current;

      async function load(): Promise<LiveView | undefined> {
        const element = canvas.current;
        if (!element) return undefined;
        setState('loading');
        try {
          const { startLiveView } = await import('#studio/live/start.ts');
          const started = await startLiveView({
            canvas: element,
            robot,
            room,
            studio,
            spots,
            still: matchMedia('(prefers-reduced-motion: reduce)').matches,
            onSpots: (places) => told.current.onSpots(places),
            onState: ({ shape }) => told.current.onShape(shape),
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
    [robot, room, spots, canvas],
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
