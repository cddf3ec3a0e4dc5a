import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { programPrefix } from '#contract/programming.ts';
import type { Picture } from '#core/media/picture.ts';
import type { Voice } from '#core/section/voice.ts';
import type { SpotPosition } from '#robots/live/live-view-types.ts';
import type { RobotName } from '#robots/names.ts';
import { useMessages } from '#ui/messages.ts';
import { RobotStage } from '../stage/robot-stage.tsx';
import { loadRobot, useLive } from '../stage/use-live.ts';
import styles from './playground.module.css';
import type { PlaygroundMessage } from './playground-messages.ts';
import { createStageRobot } from './run/stage-robot.ts';
import { useRobotVoice } from './run/use-robot-voice.ts';
import type { WorkbenchProps } from './workbench.tsx';

const loadWorkbench = () => import('./workbench.tsx').then(({ Workbench: Bench }) => ({ default: Bench }));
const Workbench = lazy(loadWorkbench);
/** Does nothing when its script is missing: the stage, which needs it too, then says that something went wrong. */
const whenLoaded = (showWorkbench: () => void) => loadWorkbench().then(showWorkbench, () => undefined);

interface ProgramPlaygroundProps extends Omit<WorkbenchProps, 'robot' | 'visibility' | 'voice'> {
  model: RobotName;
  picture: Picture;
  label: string;
  voice: Voice;
}

const mouthSpot = [{ id: 'mouth', joint: 'head', at: [0, 0.55, 0] as [number, number, number] }];
const floorSize = 1.7;

/** Scrolls the row of robots above the stage, and nothing else, to the chosen one. */
function showChosenRobot(stage: Element | null): void {
  const link = stage?.closest('section')?.querySelector('nav > [aria-current]');
  const row = link?.parentElement;
  if (!link || !row) return;
  const [linkBox, rowBox] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += linkBox.left + linkBox.width / 2 - rowBox.left - rowBox.width / 2;
}

export function Island({ model, picture, label, voice, ...bench }: ProgramPlaygroundProps) {
  const { playground, viewer } = useMessages<PlaygroundMessage>();
  const bubble = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { bubble: speech, robotVoice, onSpeaker } = useRobotVoice(voice);
  const { live, run, view, start } = useLive({
    island: 'program-playground',
    load: loadRobot({ robot: model, floorSize, spots: mouthSpot, onSpots: follow, onState: () => {} }),
    loadControls: loadWorkbench,
  });
  const { canvas } = live;
  const [robot] = useState(createStageRobot);

  function follow([mouth]: readonly SpotPosition[]) {
    if (!mouth) return;
    bubble.current?.style.setProperty('--x', `${(mouth.x * 100).toFixed(1)}%`);
    bubble.current?.style.setProperty('--y', `${(mouth.y * 100).toFixed(1)}cqh`);
  }

  useEffect(() => robot.connect(view), [view, robot]);
  useEffect(() => {
    if (!CSS.supports('scroll-initial-target', 'nearest')) showChosenRobot(canvas.current);
  }, [canvas]);

  useEffect(() => {
    const openIfLinked = () => location.hash.startsWith(programPrefix) && void whenLoaded(() => setOpen(true));
    openIfLinked();
    addEventListener('hashchange', openIfLinked);
    return () => removeEventListener('hashchange', openIfLinked);
  }, []);

  return (
    <div className={styles.playground} data-open={isOpen ? '' : undefined} data-fragment={programPrefix}>
      <div>
        <RobotStage
          live={live}
          lighting="light"
          picture={picture}
          label={label}
          startLabel={isOpen ? viewer.start : playground.open}
          failure={playground.noModel}
          onSpeaker={onSpeaker}
          onStart={() => {
            void whenLoaded(() => setOpen(true));
            start('light');
          }}
        >
          {/* A screen reader would speak over what the robot itself says. */}
          <p
            ref={bubble}
            role="status"
            aria-live={speech?.isSpoken ? 'off' : undefined}
            className="notch-s"
            data-bubble=""
          >
            {speech?.text}
          </p>
        </RobotStage>
      </div>
      {isOpen && (
        <Suspense>
          <Workbench {...bench} robot={robot} visibility={run} voice={robotVoice} />
        </Suspense>
      )}
    </div>
  );
}
