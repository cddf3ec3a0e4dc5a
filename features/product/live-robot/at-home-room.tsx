import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#apps/stage/use-reduced-motion.ts';
import { type ArShape, arShapes } from '#core/media/media-address.ts';
import type { ArPhase, ArView } from '#robots/live/live-view-types.ts';
import type { RobotName } from '#robots/names.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { useMessages } from '#ui/messages.ts';
import homeStyles from './at-home.module.css';
import styles from './at-home-room.module.css';
import sheet from './at-home-room.module.css?inline';

adoptStyles(sheet);

interface RoomButtonProps {
  robot: RobotName;
  heightMm: number;
  shape: ArShape;
  shapes: Record<ArShape, string>;
  className: string | undefined;
  icon: ReactNode;
}

/** Asked for in the tap itself, and all at once: a second request would need a second tap. */
const requestRoom = (overlay: HTMLElement): Promise<XRSession> =>
  navigator.xr?.requestSession('immersive-ar', {
    requiredFeatures: ['local-floor'],
    optionalFeatures: ['hit-test', 'anchors', 'light-estimation', 'dom-overlay', 'layers'],
    domOverlay: { root: overlay },
  }) ?? Promise.reject(new Error('no WebXR'));

/** Keeps a press on the panel from placing the robot. It is the `ref` of the panel. */
const keepRobotInPlace = (panel: HTMLElement | null): void =>
  panel?.addEventListener('beforexrselect', (event) => event.preventDefault());

export function RoomButton({ robot, heightMm, shape, shapes, className, icon }: RoomButtonProps) {
  const { viewer, room, action } = useMessages<'viewer' | 'room' | 'action.close'>();
  const phases: Record<ArPhase, string> = { ...room, loading: viewer.loading };
  const button = useRef<HTMLButtonElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const [session, setSession] = useState<XRSession>();
  const [view, setView] = useState<ArView>();
  const [now, setNow] = useState<{ phase: ArPhase; shape: ArShape }>();
  const [problem, setProblem] = useState<'denied' | 'failed'>();
  useEffect(() => () => void session?.end().catch(() => undefined), [session]);

  const open = async () => {
    if (!overlay.current) return;
    setProblem(undefined);
    setNow({ phase: 'loading', shape });
    const requested = requestRoom(overlay.current);
    const script = import('#robots/live/start-ar-view.ts');
    script.catch(() => undefined);
    let opened: XRSession | undefined;
    let isOpen = true;
    try {
      opened = await requested;
      opened.addEventListener('end', () => {
        isOpen = false;
        setSession(undefined);
        setView(undefined);
        button.current?.focus({ preventScroll: true });
      });
      setSession(opened);
      const hints = opened.domOverlayState ? undefined : phases;
      const { startArView } = await script;
      setView(await startArView({ session: opened, robot, heightMm, shape, reducedMotion, hints, onChange: setNow }));
    } catch (error) {
      // A visitor who has left while it was loading needs no message.
      if (!isOpen) return;
      setProblem(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'failed');
      await opened?.end().catch(() => undefined);
    }
  };
  const close = () => void session?.end().catch(() => undefined);

  return (
    <>
      <button type="button" className={className} ref={button} onClick={() => (session ? close() : void open())}>
        {icon}
        {session ? action.close : viewer.atHome}
      </button>
      <p className={styles.problem} role="status">
        {problem && room[problem]}
      </p>
      {/* Over the room, where the browser shows a part of the page there. */}
      <div ref={overlay} className={styles.overlay} data-shown={session?.domOverlayState ? '' : undefined}>
        <fieldset ref={keepRobotInPlace} className={styles.panel} aria-label={viewer.controls}>
          <p role="status">{now && phases[now.phase]}</p>
          {arShapes.map((which) => (
            <button
              className={homeStyles.choice}
              key={which}
              type="button"
              aria-pressed={now?.shape === which}
              disabled={now?.phase !== 'standing'}
              onClick={() => view?.transformTo(which)}
            >
              {shapes[which]}
            </button>
          ))}
          <button type="button" className={homeStyles.choice} onClick={close}>
            {action.close}
          </button>
        </fieldset>
      </div>
    </>
  );
}
