import { type ComponentType, lazy, type ReactNode, type Ref, Suspense } from 'react';
import type { Clip as ClipValue, Picture as PictureValue } from '#core/media/picture.ts';
import type { Lighting } from '#robots/live/live-view-types.ts';
import { Picture } from '#ui/media/picture.tsx';
import { LiveCanvas, type LiveCanvasProps, LiveStart, type LiveStartProps } from './live-canvas.tsx';
import styles from './robot-stage.module.css';
import type { SoundSwitchProps } from './sound/sound-switch.tsx';
import { StageSound } from './stage-sound.tsx';

/** Loaded only where it is shown. Without its script the picture stays. */
const StageClip = lazy<ComponentType<{ clip: ClipValue }>>(() =>
  import('./stage-clip.tsx').then(
    ({ StageClip: Clip }) => ({ default: Clip }),
    () => ({ default: () => null }),
  ),
);

interface RobotStageProps extends LiveCanvasProps, Pick<LiveStartProps, 'startLabel' | 'failure' | 'onStart'> {
  onSpeaker?: SoundSwitchProps['onSpeaker'];
  stage?: Ref<HTMLDivElement>;
  lighting: Lighting;
  picture: PictureValue;
  /** True if the overlay moves below the robot on a small screen. */
  isControlled?: boolean;
  /** Shown where the robot could only be drawn as a mosaic; without it the picture stays. */
  clip?: ClipValue | undefined;
  children?: ReactNode;
  /** Always rendered. Its element is marked `data-stays`, so that it keeps the focus when the drawing comes or goes. */
  permanent?: ReactNode;
  fragment?: string | undefined;
}

export function RobotStage({
  stage,
  lighting,
  picture,
  isControlled,
  startLabel,
  failure,
  clip,
  onStart,
  onSpeaker,
  children,
  permanent,
  fragment,
  ...canvas
}: RobotStageProps) {
  const { live } = canvas;
  const { state } = live;
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
      <LiveCanvas {...canvas} />
      {state === 'slow' && clip && (
        <Suspense>
          <StageClip clip={clip} />
        </Suspense>
      )}
      <StageSound live={live} onSpeaker={onSpeaker} />
      {children}
      <LiveStart state={state} startLabel={startLabel} failure={failure} onStart={onStart} />
      {permanent}
    </div>
  );
}
