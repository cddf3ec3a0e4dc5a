import type { ReactNode } from 'react';
import type { Picture } from '#core/media/picture.ts';
import { isGivenUp } from '../../stage/live-run.ts';
import { RobotStage } from '../../stage/robot-stage.tsx';
import styles from './program-stage.module.css';
import type { useProgramStage } from './use-program-stage.ts';

interface ProgramStageProps {
  shown: ReturnType<typeof useProgramStage>['shown'];
  picture: Picture;
  label: string;
  startLabel: string;
  failure: string;
  onStart(): void;
}

/** The robot with a bubble of what it says. */
export function ProgramStage({ shown: { bubble, speech, ...stage }, ...words }: ProgramStageProps): ReactNode {
  return (
    <RobotStage {...stage} {...words} lighting={isGivenUp(stage.live.state) ? 'dark' : 'light'}>
      {/* A screen reader would speak over what the robot itself says. */}
      <p
        ref={bubble}
        role="status"
        aria-live={speech?.isSpoken ? 'off' : undefined}
        className={`notch-s ${styles.bubble}`}
        data-bubble=""
      >
        {speech?.text}
      </p>
    </RobotStage>
  );
}
