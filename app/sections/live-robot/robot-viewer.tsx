import type { KeyboardEvent } from 'react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { LiveView, Studio } from '#robots/live/live-view.ts';
import type { Picture as PictureValue } from '#rules/page/page-value.ts';
import type { Spot } from './robot-spots.tsx';
import { RobotStage } from './robot-stage.tsx';
import { useLiveView } from './use-live-view.ts';
import type { ViewerWords } from './viewer-words.ts';

/** Comes with the robot: what has no use before it is there. */
const RobotOverlay = lazy(() =>
  import('./robot-overlay.tsx').then(({ RobotOverlay: Overlay }) => ({ default: Overlay })),
);

interface RobotViewerProps {
  id: string;
  robot: string;
  picture: PictureValue;
  shapes: { first: string; other: string };
  spots: Spot[];
  words: ViewerWords;
}

/**
 * So often the controls follow a transformation: with every frame they would cost as much as the robot where the
 * processor draws.
 */
const toldSteps = 20;
/** Degrees of a press of an arrow key. */
const keyTurn = 15;
const keys: Record<string, (view: LiveView) => void> = {
  ArrowLeft: (view) => view.turn(-keyTurn),
  ArrowRight: (view) => view.turn(keyTurn),
  ArrowUp: (view) => view.tilt(-keyTurn / 2),
  ArrowDown: (view) => view.tilt(keyTurn / 2),
  '+': (view) => view.zoom(1.15),
  '=': (view) => view.zoom(1.15),
  '-': (view) => view.zoom(1 / 1.15),
};

/** The robot's picture, and in its place the robot itself once it is wanted. */
export function RobotViewer({ id, robot, picture, shapes, spots, words }: RobotViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shape, setShape] = useState(0);
  const [motion, setMotion] = useState<string>();
  const [studio, setStudio] = useState<Studio>('dark');
  const [isFull, setFull] = useState(false);
  const places = useRef<readonly { id: string; x: number; y: number; seen: boolean }[]>([]);
  const place = useCallback(() => {
    for (const { id: spot, x, y, seen } of places.current) {
      const marker = stage.current?.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
      if (!marker) continue;
      marker.toggleAttribute('data-hidden', !seen);
      if (seen)
        marker.style.translate = `calc(${(x * 100).toFixed(2)}cqw - 50%) calc(${(y * 100).toFixed(2)}cqh - 50%)`;
    }
  }, []);
  const onSpots = (now: typeof places.current) => {
    places.current = now;
    place();
  };
  const onShape = (at: number, isMoving: boolean) => setShape(isMoving ? Math.round(at * toldSteps) / toldSteps : at);
  const { state, view, start, attempt } = useLiveView({ robot, spots, canvas, onSpots, onShape, onMotion: setMotion });

  useEffect(() => {
    const changed = () => {
      const full = document.fullscreenElement === stage.current;
      setFull(full);
      view?.setImmersed(full);
    };
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [view]);

  const onKey = (event: KeyboardEvent) => {
    if (!view || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key];
    if (act) act(view);
    else if (event.key === ' ') view.transformTo(shape < 0.5 ? 'other' : 'first');
    else return;
    event.preventDefault();
  };
  const light = (next: Studio) => {
    setStudio(next);
    view?.setStudio(next);
  };
  const name = shape < 0.5 ? shapes.first : shapes.other;

  return (
    <RobotStage
      stage={stage}
      canvas={canvas}
      attempt={attempt}
      state={state}
      studio={studio}
      picture={picture}
      label={`${words.label} ${name}`}
      keys={{ id: `${id}-keys`, text: words.keys }}
      isControlled
      words={words}
      onKeyDown={onKey}
      onStart={() => start(studio)}
    >
      {view && (
        <Suspense>
          <RobotOverlay
            id={id}
            view={view}
            spots={state === 'live' ? spots : []}
            shape={shape}
            motion={motion}
            shapes={shapes}
            studio={studio}
            isFull={isFull}
            words={words}
            onSpots={place}
            onStudio={light}
            onFull={() => void toggleFull(stage.current)}
          />
        </Suspense>
      )}
    </RobotStage>
  );
}

async function toggleFull(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await element?.requestFullscreen?.();
}
