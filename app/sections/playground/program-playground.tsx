import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { RobotName } from '#robots/names.ts';
import type { Picture } from '#rules/page/page-value.ts';
import { loadRobot } from '../live-robot/stage/load-robot.ts';
import { RobotStage } from '../live-robot/stage/robot-stage.tsx';
import { useLive } from '../live-robot/stage/use-live.ts';
import styles from './playground.module.css';
import { programMark } from './program/program-link.ts';
import { pictureRobot } from './run/picture-robot.ts';
import { presentRobot } from './run/present-robot.ts';
import { Sight } from './run/sight.ts';
import type { WorkbenchProps } from './workbench.tsx';

/** Loaded on demand, or when the URL holds a program. */
const Workbench = lazy(() => import('./workbench.tsx').then(({ Workbench: Bench }) => ({ default: Bench })));

interface ProgramPlaygroundProps extends Omit<WorkbenchProps, 'robot' | 'sight' | 'onSay'> {
  model: RobotName;
  picture: Picture;
  label: string;
}

/** Where the speech bubble points: above the head. */
const mouth = [{ id: 'mouth', joint: 'head', at: [0, 0.55, 0] as [number, number, number] }];
/** Size of the floor: enough to walk on. */
const room = 1.7;

/** A robot on its stage; the workbench to program it opens beside it. */
export function ProgramPlayground({ model, picture, label, ...bench }: ProgramPlaygroundProps) {
  const { words } = bench;
  const canvas = useRef<HTMLCanvasElement>(null);
  const bubble = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<string>();
  const { state, view, start, attempt } = useLive({
    canvas,
    load: loadRobot({ robot: model, room, spots: mouth, onSpots: follow, onState: () => {} }),
  });
  const standIn = useMemo(pictureRobot, []);
  const present = useMemo(() => presentRobot(standIn), [standIn]);
  const sight = useMemo(() => new Sight(), []);

  function follow([place]: readonly { x: number; y: number }[]) {
    if (!place) return;
    bubble.current?.style.setProperty('--x', `${(place.x * 100).toFixed(1)}%`);
    bubble.current?.style.setProperty('--y', `${(place.y * 100).toFixed(1)}cqh`);
  }

  useEffect(() => present.become(view ?? standIn), [view, standIn, present]);
  useEffect(() => sight.setDark(state === 'lost'), [state, sight]);
  useEffect(() => {
    const stage = canvas.current?.parentElement;
    return stage ? sight.watch(stage) : undefined;
  }, [sight]);

  useEffect(() => {
    const opened = () => location.hash.startsWith(programMark) && setOpen(true);
    opened();
    addEventListener('hashchange', opened);
    return () => removeEventListener('hashchange', opened);
  }, []);

  const stageWords = {
    start: isOpen ? words.start : words.playground.open,
    loading: words.loading,
    failed: words.playground.noModel,
    lost: words.lost,
  };
  return (
    <div className={styles.playground} data-open={isOpen ? '' : undefined} data-fragment={programMark}>
      <div>
        <RobotStage
          canvas={canvas}
          attempt={attempt}
          state={state}
          lighting="light"
          picture={picture}
          label={label}
          words={stageWords}
          onStart={() => {
            setOpen(true);
            start('light');
          }}
        >
          <p ref={bubble} role="status" data-bubble="">
            {said}
          </p>
        </RobotStage>
      </div>
      {isOpen && (
        <Suspense>
          <Workbench {...bench} robot={present} sight={sight} onSay={setSaid} />
        </Suspense>
      )}
    </div>
  );
}
