import type { ReactNode, Ref } from 'react';
import type { Picture as PictureValue } from '#core/media/picture.ts';
import type { Lighting } from '#robots/live/live-view-types.ts';
import { Picture } from '#ui/media/picture.tsx';
import { LiveCanvas, type LiveCanvasProps, LiveStart, type LiveStartProps } from './live-canvas.tsx';
import { isGivenUp } from './live-run.ts';
import styles from './robot-stage.module.css';
import type { SoundSwitchProps } from './sound/sound-switch.tsx';
import type { StageClipProps } from './stage-clip.tsx';
import { StageFilm, StageSound } from './stage-parts.tsx';

interface RobotStageProps extends LiveCanvasProps, Pick<LiveStartProps, 'startLabel' | 'failure' | 'onStart'> {
  onSpeaker?: SoundSwitchProps['onSpeaker'];
  stage?: Ref<HTMLDivElement>;
  lighting: Lighting;
  picture: PictureValue;
  /** True if the overlay moves below the robot on a small screen. */
  isControlled?: boolean;
  /** The robot whole, for the upright stage of a phone. */
  uprightPicture?: PictureValue | undefined;
  /** Shown where the robot cannot be drawn; without it the picture stays. */
  film?: StageClipProps | undefined;
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
  uprightPicture,
  film,
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
      data-given-up={isGivenUp(state) ? '' : undefined}
      data-fragment={fragment}
    >
      <div className={styles.still} aria-hidden={state === 'live'}>
        <Picture picture={picture} sizes="(width >= 1024px) 92vw, 160vw" className="fill" />
        {uprightPicture && (
          <div className={styles.upright}>
            <Picture picture={uprightPicture} sizes="100vw" className="fill" />
          </div>
        )}
      </div>
      <LiveCanvas {...canvas} />
      {isGivenUp(state) && film && <StageFilm key={film.take} {...film} />}
      <StageSound live={live} onSpeaker={onSpeaker} />
      {children}
      <LiveStart state={state} startLabel={startLabel} failure={failure} onStart={onStart} />
      {permanent}
    </div>
  );
}
