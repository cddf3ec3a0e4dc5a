import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { Lighting } from '#robots/live/live-view.ts';
import type { Picture as PictureValue } from '#rules/page/page-value.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { LiveCanvas } from './live-canvas.tsx';
import type { LiveState } from './live-run.ts';
import { LiveStart } from './live-start.tsx';
import styles from './robot-stage.module.css';

interface RobotStageProps {
  stage?: Ref<HTMLDivElement>;
  canvas: Ref<HTMLCanvasElement>;
  /** How often it was tried in vain: each attempt has a canvas of its own. */
  attempt: number;
  state: LiveState;
  lighting: Lighting;
  picture: PictureValue;
  /** What a reader is told of the robot. */
  label: string;
  /** What keys do on it, told to readers too; without, it takes none. */
  keys?: { id: string; text: string } | undefined;
  /** Whether what lies over the robot stands below it on a small screen. */
  isControlled?: boolean;
  words: { start: string; loading: string; failed: string; lost: string };
  onKeyDown?(event: KeyboardEvent): void;
  onStart(): void;
  /** What lies over the robot. */
  children?: ReactNode;
}

/**
 * A robot's picture, and in its place the robot itself while it is drawn; until it is there, the button that brings it.
 */
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
  words,
  onKeyDown,
  onStart,
  children,
}: RobotStageProps) {
  return (
    <div
      className={styles.stage}
      ref={stage}
      data-live-stage
      data-state={state}
      data-studio={lighting}
      data-below={isControlled}
    >
      <div className={styles.still} aria-hidden={state === 'live'}>
        <Picture picture={picture} sizes="(width >= 768px) 70vw, 96vw" className="fill" />
      </div>
      <LiveCanvas key={attempt} canvas={canvas} state={state} label={label} keys={keys} onKeyDown={onKeyDown} />
      {children}
      <LiveStart state={state} words={words} onStart={onStart} />
    </div>
  );
}
