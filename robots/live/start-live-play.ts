import * as T from 'three';
import { commonScale, modelHeight } from '../model-height.ts';
import { PLAYS, type Play, stateAt } from '../plays.ts';
import { createFrameLoop } from './frame-loop.ts';
import { playFraming } from './framing.ts';
import { LiveStage } from './live-stage.ts';
import type { LivePlay, LivePlaySettings } from './live-view-types.ts';
import { fetchCast, type Player } from './loading/fetch-cast.ts';
import { PlayClock } from './play-clock.ts';
import { StageSound } from './stage-sound.ts';

/** Number of intervals at which a play is measured for framing. */
const measureSteps = 24;

/**
 * Builds the robots of a play and shows its first moment. Rejects without WebGL 2, for an unknown play, or when a robot
 * cannot be loaded.
 */
export async function startLivePlay(settings: LivePlaySettings): Promise<LivePlay> {
  const play = (PLAYS as Record<string, Play>)[settings.play];
  if (!play) throw new RangeError(`no play ${settings.play}`);
  const stage = new LiveStage(settings.canvas, settings.coarse);
  try {
    const cast = await fetchCast(
      play.parts.map(({ robot }) => robot),
      stage.detail,
    );
    return createPlay(settings, stage, play, cast);
  } catch (error) {
    stage.dispose();
    throw error;
  }
}

/** A play on its stage: every frame sets each robot from its part and the clock. */
function createPlay(settings: LivePlaySettings, stage: LiveStage, play: Play, cast: readonly Player[]): LivePlay {
  const clock = new PlayClock(play, settings.reducedMotion);
  const scales = commonScale(
    cast.map(({ robot }, index) => ({ height: modelHeight(robot), heightMm: settings.heightsMm[index] })),
  );
  const actors = cast.map(({ robot, motions }, index) => {
    const stand = stage.addStand(robot.root);
    stand.scale.setScalar(scales[index] || 1);
    return { robot, motions, stand, part: play.parts[index] };
  });
  const sound = new StageSound(actors.map(({ robot, part }) => ({ name: part.robot, robot })));
  let shapes: number[] = [];
  stage.frame(playFraming(measure()));
  const loop = createFrameLoop(settings, stage, {
    isMoving: () => clock.playing,
    advance(seconds) {
      clock.advance(seconds);
      show(clock.seconds);
    },
    onDrawn(_moving, now) {
      sound.frame(now, shapes, stage.listener);
      settings.onTime({ seconds: clock.seconds, playing: clock.playing });
    },
  });
  seek(0);

  function show(at: number): void {
    shapes = actors.map(({ robot, motions, stand, part }) => {
      const { t, pose, place, yaw } = stateAt(part, motions, at);
      stand.position.set(place[0], 0, place[1]);
      stand.rotation.y = T.MathUtils.degToRad(yaw);
      robot.rig.apply(t, pose);
      robot.glow?.(t);
      return t;
    });
  }

  function measure(): T.Box3[] {
    return Array.from({ length: measureSteps + 1 }, (_, i) => {
      show((play.seconds * i) / measureSteps);
      return actors.map(({ stand }) => new T.Box3().setFromObject(stand));
    }).flat();
  }

  function seek(seconds: number): void {
    clock.seek(seconds);
    show(clock.seconds);
    loop.wake();
  }

  return {
    seconds: play.seconds,
    play() {
      clock.play();
      seek(clock.seconds);
    },
    pause() {
      clock.pause();
      loop.wake();
    },
    seek,
    setPace: (pace) => clock.setPace(pace),
    turn(degrees) {
      stage.moveCamera(degrees, 0);
      loop.wake();
    },
    setReducedMotion(reducedMotion) {
      clock.setReducedMotion(reducedMotion);
      loop.setReducedMotion(reducedMotion);
    },
    setVisible: loop.setVisible,
    startSound: (output, onHeard) => sound.start(output, onHeard),
    dispose: loop.dispose,
  };
}
