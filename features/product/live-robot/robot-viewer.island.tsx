import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { RobotStage } from '#apps/stage/robot-stage.tsx';
import { loadRobot, useLive } from '#apps/stage/use-live.ts';
import type { Lighting, LiveView, LiveViewSettings, SpotPosition } from '#robots/live/live-view-types.ts';
import { useMessages } from '#ui/messages.ts';
import { arMode, detectDevice, homeHash } from './at-home-links.browser.ts';
import type { LiveRobotValue } from './live-robot.ts';

/** Loaded with the robot, because it is of no use before. */
const loadOverlay = () => import('./robot-controls.tsx').then(({ RobotOverlay: Overlay }) => ({ default: Overlay }));
const RobotOverlay = lazy(loadOverlay);

interface RobotViewerProps extends Omit<LiveRobotValue, 'kind' | 'anchor' | 'heading' | 'lead' | 'nav' | 'arModel'> {
  label: string;
  home?: LiveRobotValue['arModel'];
}

/** With software rendering, updating the controls in every frame costs as much as drawing the robot. */
const shapeSteps = 20;
/** Degrees per press of an arrow key. */
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

export function Island({ id, robot, picture, uprightPicture, clip, shapes, spots, label, home }: RobotViewerProps) {
  const { viewer } = useMessages<'viewer'>();
  const stage = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState(0);
  const [motion, setMotion] = useState<string>();
  const [lighting, setLighting] = useState<Lighting>('dark');
  const [isFull, setFull] = useState(false);
  const [atHome, setAtHome] = useState<Awaited<ReturnType<typeof loadAtHome>>>();
  const positions = useRef<readonly SpotPosition[]>([]);
  const placeSpots = useCallback(() => {
    for (const { id: spot, x, y, isVisible } of positions.current) {
      const marker = stage.current?.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
      if (!marker) continue;
      marker.toggleAttribute('data-hidden', !isVisible);
      if (isVisible)
        marker.style.translate = `calc(${(x * 100).toFixed(2)}cqw - 50%) calc(${(y * 100).toFixed(2)}cqh - 50%)`;
    }
  }, []);
  const onSpots = (now: typeof positions.current) => {
    positions.current = now;
    placeSpots();
  };
  const onState: LiveViewSettings['onState'] = ({ shape: progress, moving, motion: current }) => {
    setShape(moving ? Math.round(progress * shapeSteps) / shapeSteps : progress);
    setMotion(current);
  };
  const { live, view, start } = useLive({
    island: 'robot-viewer',
    startsAutomatically: true,
    load: loadRobot({ robot, floorSize: 1, spots, onSpots, onState }),
    loadControls: loadOverlay,
  });

  const hasModel = home !== undefined;
  useEffect(() => {
    if (hasModel) loadAtHome().then(setAtHome, () => undefined);
  }, [hasModel]);

  useEffect(() => {
    const onFullScreenChange = () => {
      const isFullScreen = document.fullscreenElement === stage.current;
      setFull(isFullScreen);
      view?.setImmersed(isFullScreen);
    };
    document.addEventListener('fullscreenchange', onFullScreenChange);
    return () => document.removeEventListener('fullscreenchange', onFullScreenChange);
  }, [view]);

  const onKey = (event: KeyboardEvent) => {
    if (!view || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keys[event.key];
    if (action) action(view);
    else if (event.key === ' ') view.transformTo(shape < 0.5 ? 'other' : 'first');
    else return;
    event.preventDefault();
  };
  const changeLighting = (next: Lighting) => {
    setLighting(next);
    view?.setLighting(next);
  };
  const current = shape < 0.5 ? 'first' : 'other';

  return (
    <RobotStage
      stage={stage}
      live={live}
      lighting={lighting}
      picture={picture}
      uprightPicture={uprightPicture}
      film={clip && { clip }}
      label={`${label} ${shapes[current]}`}
      keys={{ id: `${id}-keys`, text: viewer.keys }}
      isControlled
      fragment={home && homeHash}
      permanent={
        home &&
        atHome && (
          <atHome.AtHome
            id={id}
            mode={atHome.mode}
            robot={robot}
            RoomButton={atHome.RoomButton}
            model={home}
            picture={picture}
            current={live.state === 'live' ? current : undefined}
            shapes={shapes}
          />
        )
      }
      startLabel={viewer.start}
      failure={clip ? viewer.slow : viewer.failed}
      onKeyDown={onKey}
      onStart={() => start(lighting)}
    >
      {view && (
        <Suspense>
          <RobotOverlay
            id={id}
            view={view}
            spots={live.state === 'live' ? spots : []}
            shape={shape}
            motion={motion}
            shapes={shapes}
            lighting={lighting}
            isFull={isFull}
            onSpots={placeSpots}
            onLighting={changeLighting}
            onFull={() => void toggleFullScreen(stage.current)}
          />
        </Suspense>
      )}
    </RobotStage>
  );
}

async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await element?.requestFullscreen?.();
}

async function loadAtHome() {
  const mode = arMode(await detectDevice());
  if (!mode) return undefined;
  const [home, room] = await Promise.all([
    import('./at-home.tsx'),
    mode === 'webXr' ? import('./at-home-room.tsx') : undefined,
  ]);
  // A script that is missing in this build is undefined.
  return home && (mode !== 'webXr' || room) && { mode, AtHome: home.AtHome, RoomButton: room?.RoomButton };
}
