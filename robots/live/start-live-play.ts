import * as T from 'three';
import { commonScale, modelHeight } from '../model-height.ts';
import type { Play } from '../plays.ts';
import { PLAYS, stateAt } from '../plays.ts';
import { FrameLoop } from './frame-loop.ts';
import { playFraming } from './framing.ts';
import type { LivePlay, LivePlaySettings, StartLivePlay } from './live-play-types.ts';
import type { LiveSound, SoundName } from './live-sound-types.ts';
import { LiveStage } from './live-stage.ts';
import type { RenderStats } from './live-view-types.ts';
import type { Player } from './loading/fetch-cast.ts';
import { fetchCast } from './loading/fetch-cast.ts';
import { PlayClock } from './play-clock.ts';
import { StageSound } from './stage-sound.ts';

/** Number of intervals at which a play is measured for framing. */
const measureSteps = 24;

export const startLivePlay: StartLivePlay = async (settings) => {
  const play = (PLAYS as Record<string, Play>)[settings.play];
  if (!play) throw new RangeError(`no play ${settings.play}`);
  const stage = new LiveStage(settings.canvas, settings.coarse);
  try {
    const cast = await fetchCast(
      play.parts.map(({ robot }) => robot),
      stage.detail,
    );
    return new RunningPlay(settings, stage, play, cast);
  } catch (error) {
    stage.dispose();
    throw error;
  }
};

/** A play on its stage: every frame sets each robot from its part and the clock. */
class RunningPlay implements LivePlay {
  readonly seconds: number;
  #stage: LiveStage;
  #clock: PlayClock;
  #loop: FrameLoop;
  #sound: StageSound;
  /** Each shows a robot at a time and returns the progress of its transformation. */
  #actors: ((seconds: number) => number)[];
  #shapes: number[] = [];

  constructor(settings: LivePlaySettings, stage: LiveStage, play: Play, cast: readonly Player[]) {
    this.seconds = play.seconds;
    this.#stage = stage;
    const clock = new PlayClock(play, settings.still);
    this.#clock = clock;
    const stands = cast.map(({ robot }) => stage.addStand(robot.root));
    const scales = commonScale(
      cast.map(({ robot }, index) => ({
        height: modelHeight(robot),
        heightMm: settings.heightsMm[index] ?? Number.NaN,
      })),
    );
    for (const [index, stand] of stands.entries()) stand.scale.setScalar(scales[index] || 1);
    this.#actors = cast.map(({ robot, motions }, index) => (seconds) => {
      const [part, stand] = [play.parts[index], stands[index]];
      if (!part || !stand) return 0;
      const { t, pose, place, yaw } = stateAt(part, motions, seconds);
      stand.position.set(place[0], 0, place[1]);
      stand.rotation.y = T.MathUtils.degToRad(yaw);
      robot.rig.apply(t, pose);
      robot.glow?.(t);
      return t;
    });
    this.#sound = new StageSound(cast.map(({ robot }, index) => ({ name: play.parts[index].robot, robot })));
    stage.frame(playFraming(this.#measureBoxes(stands)));
    this.#loop = new FrameLoop(settings, stage, {
      isMoving: () => clock.playing,
      advance: (seconds) => {
        clock.advance(seconds);
        this.#show(clock.seconds);
      },
      onDrawn: (_moving, now) => {
        this.#sound.frame(now, this.#shapes, stage.listener);
        settings.onTime({ seconds: clock.seconds, playing: clock.playing });
      },
    });
    this.seek(0);
  }

  play(): void {
    this.#clock.play();
    this.seek(this.#clock.seconds);
  }

  pause(): void {
    this.#clock.pause();
    this.#loop.wake();
  }

  seek(seconds: number): void {
    this.#clock.seek(seconds);
    this.#show(this.#clock.seconds);
    this.#loop.wake();
  }

  setPace(pace: number): void {
    this.#clock.setPace(pace);
  }

  turn(degrees: number): void {
    this.#stage.moveCamera(degrees, 0);
    this.#loop.wake();
  }

  setStill(still: boolean): void {
    this.#clock.setStill(still);
    this.#loop.setStill(still);
  }

  setVisible(visible: boolean): void {
    this.#loop.setVisible(visible);
  }

  startSound(output: AudioNode, onHeard: (names: readonly SoundName[]) => void): Promise<LiveSound> {
    return this.#sound.startSound(output, onHeard);
  }

  renderStats(): RenderStats {
    return this.#loop.renderStats();
  }

  dispose(): void {
    this.#loop.dispose();
  }

  #show(seconds: number): void {
    this.#shapes = this.#actors.map((show) => show(seconds));
  }

  #measureBoxes(stands: readonly T.Object3D[]): T.Box3[] {
    return Array.from({ length: measureSteps + 1 }, (_, i) => {
      this.#show((this.seconds * i) / measureSteps);
      return stands.map((stand) => new T.Box3().setFromObject(stand));
    }).flat();
  }
}
