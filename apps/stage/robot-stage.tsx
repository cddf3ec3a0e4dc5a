import type { ComponentType, KeyboardEvent, ReactNode, Ref } from 'react';
import { lazy, Suspense } from 'react';
import type { Clip as ClipValue, Picture as PictureValue } from '#core/media/picture.ts';
import type { Lighting } from '#robots/live/live-view-types.ts';
import { Picture } from '#ui/media/picture.tsx';
import { LiveCanvas } from './live-canvas.tsx';
import type { LiveStartProps } from './live-start.tsx';
import { LiveStart } from './live-start.tsx';
import styles from './robot-stage.module.css';

/** Loaded only where it is shown. Without its script the picture stays. */
const StageClip = lazy<ComponentType<{ clip: ClipValue }>>(() =>
  import('./stage-clip.tsx').then(
    ({ StageClip: Clip }) => ({ default: Clip }),
    () => ({ default: () => null }),
  ),
);

interface RobotStageProps extends Pick<LiveStartProps, 'state' | 'startLabel' | 'failure' | 'onStart'> {
  stage?: Ref<HTMLDivElement>;
  canvas: Ref<HTMLCanvasElement>;
  /** Number of failed attempts: each one needs a new canvas. */
  attempt: number;
  lighting: Lighting;
  picture: PictureValue;
  /** Text alternative of the robot. */
  label: string;
  /** Describes the keys for screen readers. Without it the canvas takes no keys. */
  keys?: { id: string; text: string } | undefined;
  /** Whether the overlay moves below the robot on a small screen. */
  isControlled?: boolean;
  /** Shown where the robot could only be drawn as a mosaic; without it the picture stays. */
  clip?: ClipValue | undefined;
  onKeyDown?(event: KeyboardEvent): void;
  /** Overlay on the robot. */
  children?: ReactNode;
  /** Stands there whether the robot is drawn or not. Its element is marked `data-stays`, so that it keeps the focus. */
  permanent?: ReactNode;
  /** Start of a hash in the address that leads to the stage. */
  fragment?: string | undefined;
}

/** A robot's picture with a start button, replaced by the live robot while that is drawn. */
export function RobotStage({
  stage,
  canvas,
  attempt,
  state,
  lighting,
  picture,
  label,
  keys,
  isControlled,
  startLabel,
  failure,
  clip,
  onKeyDown,
  onStart,
  children,
  permanent,
  fragment,
}: RobotStageProps) {
  return (
    <div
      className={`notch-l ${styles.stage}`}
      ref={stage}
      data-live-stage
      data-state={state}
      data-studio={lighting}
      data-below={isControlled}
      data-fragment={fragment}
    >
      <div className={styles.still} aria-hidden={state === 'live'}>
        <Picture picture={picture} sizes="(width >= 1024px) 92vw, 160vw" className="fill" />
      </div>
      <LiveCanvas key={attempt} canvas={canvas} state={state} label={label} keys={keys} onKeyDown={onKeyDown} />
      {state === 'slow' && clip && (
        <Suspense>
          <StageClip clip={clip} />
        </Suspense>
      )}
      {children}
      <LiveStart state={state} startLabel={startLabel} failure={failure} onStart={onStart} />
      {permanent}
    </div>
  );
}
