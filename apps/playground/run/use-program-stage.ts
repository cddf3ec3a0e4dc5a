import { useEffect, useRef, useState } from 'react';
import type { IslandName } from '#contract/faults.ts';
import type { Clip } from '#core/media/picture.ts';
import type { Voice } from '#core/section/voice.ts';
import type { SpotPosition } from '#robots/live/live-view-types.ts';
import type { RobotName } from '#robots/names.ts';
import { isGivenUp } from '../../stage/live-run.ts';
import type { StageClipProps } from '../../stage/stage-clip.tsx';
import { loadRobot, useLive } from '../../stage/use-live.ts';
import type { Step } from '../program/program.ts';
import { createStageRobot } from './stage-robot.ts';
import { useRobotVoice } from './use-robot-voice.ts';

export interface ProgrammedRobot {
  model: RobotName;
  films: Record<string, Clip>;
  voice: Voice;
}

interface ProgramStageOptions extends ProgrammedRobot {
  island: IslandName;
  loadControls(): Promise<unknown>;
}

type Wait = (seconds: number) => Promise<void>;

const mouthSpot = [{ id: 'mouth', joint: 'head', at: [0, 0.55, 0] as [number, number, number] }];
const floorSize = 1.7;
/** Seconds until a drawing that was loaded is connected with the robot. */
const connecting = 0.1;
/** Seconds after which a film is over, even if it could not be played, and for which its poster stands there. */
const longestFilm = 10;
const posterTime = 2.5;

export type ProgramStage = ReturnType<typeof useProgramStage>['stage'];

/** A robot that runs programs, with its voice: drawn live, or in films of its steps where it cannot be drawn. */
export function useProgramStage({ island, model, films, voice, loadControls }: ProgramStageOptions) {
  const bubble = useRef<HTMLParagraphElement>(null);
  const takes = useRef(0);
  const [film, setFilm] = useState<StageClipProps>();
  const { bubble: speech, robotVoice, onSpeaker, whenSpeaking } = useRobotVoice(voice);
  const { live, run, view, start, reducedMotion } = useLive({
    island,
    load: loadRobot({ robot: model, floorSize, spots: mouthSpot, onSpots: follow, onState: () => {} }),
    loadControls,
  });
  const [robot] = useState(createStageRobot);
  useEffect(() => robot.connect(view), [view, robot]);

  function follow([mouth]: readonly SpotPosition[]) {
    if (!mouth) return;
    bubble.current?.style.setProperty('--x', `${(mouth.x * 100).toFixed(1)}%`);
    bubble.current?.style.setProperty('--y', `${(mouth.y * 100).toFixed(1)}cqh`);
  }

  const findFilm = (block: Step['block']): Clip | undefined => films[block.do === 'gesture' ? block.motion : block.do];

  async function playFilm(clip: Clip, wait: Wait): Promise<void> {
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    takes.current += 1;
    const onVideo = (video: HTMLVideoElement | null) => video?.addEventListener('ended', () => resolve());
    setFilm({ clip, take: takes.current, onVideo });
    try {
      await Promise.race([ended, wait(reducedMotion ? posterTime : longestFilm)]);
    } finally {
      setFilm(undefined);
    }
  }

  const stage = {
    robot,
    visibility: run,
    /** Draws the robot, and resolves when it can move and speak, or when films take its place. */
    async prepare(wait: Wait): Promise<void> {
      if (run.snapshot.state === 'idle') start('light');
      await run.settle();
      await whenSpeaking();
      await wait(connecting);
    },
    /** Plays the film of a step where the robot is not drawn; undefined where it is, or where there is none. */
    showFilm(block: Step['block'], wait: Wait): Promise<void> | undefined {
      const clip = isGivenUp(run.snapshot.state) ? findFilm(block) : undefined;
      return clip && playFilm(clip, wait);
    },
    isUnseen: (block: Step['block']): boolean =>
      isGivenUp(run.snapshot.state) && !['say', 'wait'].includes(block.do) && findFilm(block) === undefined,
  };
  return { stage, robotVoice, start, shown: { bubble, speech, live, film, onSpeaker } };
}
