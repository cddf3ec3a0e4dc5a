import * as T from 'three';
import type { Pose } from '../rig.ts';
import { FrameLoop } from './frame-loop.ts';
import type { RobotBounds, RobotFraming } from './framing.ts';
import { robotFraming } from './framing.ts';
import { LiveRobot } from './live-robot.ts';
import type { LiveSound, SoundName } from './live-sound-types.ts';
import { LiveStage } from './live-stage.ts';
import type { Lighting, LiveView, LiveViewSettings, RenderStats, Shape, StartLiveView } from './live-view-types.ts';
import { fetchCast } from './loading/fetch-cast.ts';
import { projectSpots, spread } from './spots.ts';
import { StageSound } from './stage-sound.ts';

export const startLiveView: StartLiveView = async (settings) => {
  const stage = new LiveStage(settings.canvas, settings.coarse);
  try {
    const [{ robot, motions }] = await fetchCast([settings.robot], stage.detail);
    return new RunningView(settings, stage, new LiveRobot(robot, motions, settings.still));
  } catch (error) {
    stage.dispose();
    throw error;
  }
};

/** Number of steps of the transformation at which a robot is measured. */
const heightSteps = 12;

class RunningView implements LiveView {
  readonly poses: readonly string[];
  readonly motions: readonly string[];
  #settings: LiveViewSettings;
  #stage: LiveStage;
  #live: LiveRobot;
  #stand: T.Object3D;
  #framing: RobotFraming;
  #loop: FrameLoop;
  #sound: StageSound;
  #speed = { along: 0, turning: 0 };
  /** Time at which the speed was set, in ms. */
  #speedSetAt = 0;

  constructor(settings: LiveViewSettings, stage: LiveStage, live: LiveRobot) {
    this.#settings = settings;
    this.#stage = stage;
    this.#live = live;
    this.poses = Object.keys(live.robot.poses);
    this.motions = Object.keys(live.motions);
    this.#sound = new StageSound([{ name: settings.robot, robot: live.robot }]);
    this.#stand = stage.addStand(live.robot.root);
    this.#framing = robotFraming(this.#measure(), settings.floorSize);
    stage.frame(this.#framing);
    this.#loop = new FrameLoop(settings, stage, {
      isMoving: () => live.isMoving || (!live.still && (this.#speed.along !== 0 || this.#speed.turning !== 0)),
      advance: (seconds) => this.#advance(seconds),
      aim: () => stage.lookAtHeight(this.#framing.targetHeight(live.shape)),
      onDrawn: (moving, now) => {
        this.#sound.frame(now, [live.shape], stage.listener);
        this.#report(moving);
      },
    });
    this.#loop.wake();
  }

  get shape(): number {
    return this.#live.shape;
  }

  get targetShape(): Shape {
    return this.#live.targetShape < 0.5 ? 'first' : 'other';
  }

  secondsOf(motion: string): number {
    return this.#live.motions[motion]?.seconds ?? 0;
  }

  transformTo(shape: Shape): void {
    this.#live.transformTo(shape === 'first' ? 0 : 1);
    this.#loop.wake();
  }

  jumpTo(shape: number): void {
    this.#live.jumpTo(shape);
    this.#loop.wake();
  }

  pose(name: string): void {
    this.#live.pose(name);
    this.#loop.wake();
  }

  play(name: string): void {
    this.#live.play(name);
    this.#loop.wake();
  }

  rest(): void {
    this.#live.rest();
    this.travel(0, 0);
  }

  travel(speed: number, turn: number): void {
    if (this.#live.still) this.#moveOnFloor((performance.now() - this.#speedSetAt) / 1000);
    this.#speed = { along: speed, turning: turn };
    this.#speedSetAt = performance.now();
    this.#loop.wake();
  }

  home(): void {
    this.#stand.position.set(0, 0, 0);
    this.#stand.rotation.y = 0;
    this.#loop.wake();
  }

  bend(joint: string, channel: 'rx' | 'ry' | 'rz', degrees: number): void {
    const pose: Pose = { ...this.#live.currentPose, [joint]: { ...this.#live.currentPose[joint], [channel]: degrees } };
    this.#live.pose(pose);
    this.#loop.wake();
  }

  turn(degrees: number): void {
    this.#stage.moveCamera(degrees, 0);
    this.#loop.wake();
  }

  tilt(degrees: number): void {
    this.#stage.moveCamera(0, degrees);
    this.#loop.wake();
  }

  zoom(factor: number): void {
    this.#stage.moveCamera(0, 0, factor);
    this.#loop.wake();
  }

  setLighting(lighting: Lighting): void {
    this.#loop.setLighting(lighting);
  }

  setStill(still: boolean): void {
    // Applies the distance so far in the old mode before switching.
    this.travel(this.#speed.along, this.#speed.turning);
    this.#live.setStill(still);
    this.#loop.setStill(still);
  }

  setImmersed(immersed: boolean): void {
    this.#stage.controls.enableZoom = immersed;
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

  /** Measures both shapes and the transformation. Leaves the robot in its first shape. */
  #measure(): RobotBounds {
    const around = (shape: number) => {
      this.#live.jumpTo(shape);
      return new T.Box3().setFromObject(this.#live.robot.root);
    };
    const heights = Array.from({ length: heightSteps + 1 }, (_, step) => around(step / heightSteps).max.y);
    return { heights, box: around(1).union(around(0)) };
  }

  #advance(seconds: number): void {
    this.#live.advance(seconds);
    if (!this.#live.still) this.#moveOnFloor(seconds);
  }

  /** Moves over the floor at the set speed. */
  #moveOnFloor(seconds: number): void {
    const stand = this.#stand;
    stand.rotation.y += (this.#speed.turning * seconds * Math.PI) / 180;
    stand.position.x += Math.sin(stand.rotation.y) * this.#speed.along * seconds;
    stand.position.z += Math.cos(stand.rotation.y) * this.#speed.along * seconds;
    stand.position.clampLength(0, this.#framing.floorReach);
  }

  #report(moving: boolean): void {
    const { spots, onSpots, onState } = this.#settings;
    onState({ shape: this.#live.shape, moving, motion: this.#live.motion });
    if (spots.length === 0) return;
    const { clientWidth, clientHeight } = this.#settings.canvas;
    const places = spread(projectSpots(spots, this.#live.robot, this.#stage.camera), clientWidth, clientHeight);
    // With software rendering, moving the spots costs as much as the robot, so they show only when it stands.
    const hides = moving && this.#stage.detail === 'software';
    onSpots(hides ? places.map((place) => ({ ...place, isVisible: false })) : places);
  }
}
