import * as T from 'three';
import type { Pose } from '../rig.ts';
import { detailFor, triangleBudget } from './detail.ts';
import { fetchRobot } from './fetch-robot.ts';
import { FramePace } from './frame-pace.ts';
import { LiveRobot } from './live-robot.ts';
import { LiveStage } from './live-stage.ts';
import type { LiveView, LiveViewSettings, StartLiveView, Studio } from './live-view.ts';
import { robotFrom } from './robot-plan.ts';
import { placesOf, spread } from './spots.ts';

/** A longer pause between two frames than this, in seconds, is not caught up with. */
const longestStep = 0.25;

export const startLiveView: StartLiveView = async (settings) => {
  const pace = new FramePace();
  const stage = new LiveStage(settings.canvas, pace);
  const detail = detailFor(stage.machine, matchMedia('(pointer: coarse)').matches);
  stage.setDetail(detail);
  try {
    const plan = await fetchRobot({ robot: settings.robot, triangles: triangleBudget[detail] });
    return new RunningView(settings, stage, pace, new LiveRobot(robotFrom(plan, detail === 'light'), plan.motions, settings.still));
  } catch (error) {
    stage.dispose();
    throw error;
  }
};

/** One robot on its stage. Frames are drawn only while something moves and can be seen. */
class RunningView implements LiveView {
  readonly poses: readonly string[];
  readonly motions: readonly string[];
  #settings: LiveViewSettings;
  #stage: LiveStage;
  #pace: FramePace;
  #live: LiveRobot;
  #stops = new AbortController();
  #frame = 0;
  #last = 0;
  #stale = true;
  #visible = true;
  #lost = false;
  #studio: Studio;
  #speed = { along: 0, turning: 0 };
  /** When it was set so fast. */
  #set = 0;
  #recent: number[] = [];

  constructor(settings: LiveViewSettings, stage: LiveStage, pace: FramePace, live: LiveRobot) {
    this.#settings = settings;
    this.#studio = settings.studio;
    this.#stage = stage;
    this.#pace = pace;
    this.#live = live;
    this.poses = Object.keys(live.robot.poses);
    this.motions = Object.keys(live.motions);
    stage.stand.add(live.robot.root);
    stage.setStudio(settings.studio);
    stage.frame(this.#room(), settings.room);
    stage.resize();
    stage.controls.enableDamping = !settings.still;
    stage.controls.addEventListener('change', this.#wake);
    const { canvas } = settings;
    const observer = new ResizeObserver(() => {
      stage.resize();
      this.#wake();
    });
    observer.observe(canvas);
    const { signal } = this.#stops;
    signal.addEventListener('abort', () => observer.disconnect());
    canvas.addEventListener('webglcontextlost', this.#lose, { signal });
    canvas.addEventListener('webglcontextrestored', this.#restore, { signal });
    this.#wake();
  }

  get shape(): number {
    return this.#live.shape;
  }

  secondsOf(motion: string): number {
    return this.#live.motions[motion]?.seconds ?? 0;
  }

  transformTo(shape: 'first' | 'other'): void {
    this.#live.transformTo(shape === 'first' ? 0 : 1);
    this.#wake();
  }

  holdAt(shape: number): void {
    this.#live.holdAt(shape);
    this.#wake();
  }

  pose(name: string): void {
    this.#live.pose(name);
    this.#wake();
  }

  play(name: string): void {
    this.#live.play(name);
    this.#wake();
  }

  rest(): void {
    this.#live.rest();
    this.travel(0, 0);
  }

  travel(speed: number, turn: number): void {
    if (this.#settings.still) this.#go((performance.now() - this.#set) / 1000);
    this.#speed = { along: speed, turning: turn };
    this.#set = performance.now();
    this.#wake();
  }

  home(): void {
    this.#stage.stand.position.set(0, 0, 0);
    this.#stage.stand.rotation.y = 0;
    this.#wake();
  }

  bend(joint: string, channel: 'rx' | 'ry' | 'rz', degrees: number): void {
    const bent: Pose = { ...this.#live.held, [joint]: { ...this.#live.held[joint], [channel]: degrees } };
    this.#live.pose(bent);
    this.#wake();
  }

  turn(degrees: number): void {
    this.#stage.look(degrees, 0);
    this.#wake();
  }

  tilt(degrees: number): void {
    this.#stage.look(0, degrees);
    this.#wake();
  }

  zoom(factor: number): void {
    this.#stage.look(0, 0, factor);
    this.#wake();
  }

  setStudio(studio: Studio): void {
    this.#studio = studio;
    this.#stage.setStudio(studio);
    this.#wake();
  }

  setImmersed(immersed: boolean): void {
    this.#stage.controls.enableZoom = immersed;
  }

  setVisible(visible: boolean): void {
    this.#visible = visible;
    if (visible) this.#wake();
  }

  figures(): ReturnType<LiveView['figures']> {
    const { render, memory } = this.#stage.renderer.info;
    const seconds = this.#recent.reduce((sum, each) => sum + each, 0) / 1000;
    return {
      triangles: render.triangles,
      drawCalls: render.calls,
      geometries: memory.geometries,
      textures: memory.textures,
      share: this.#pace.share,
      framesPerSecond: seconds > 0 ? this.#recent.length / seconds : 0,
    };
  }

  dispose(): void {
    this.#stops.abort();
    cancelAnimationFrame(this.#frame);
    this.#frame = -1;
    this.#stage.dispose();
  }

  /** What both shapes need between them. */
  #room(): T.Box3 {
    const box = new T.Box3();
    for (const shape of [1, 0]) {
      this.#live.holdAt(shape);
      box.union(new T.Box3().setFromObject(this.#live.robot.root));
    }
    return box;
  }

  #wake = (): void => {
    this.#stale = true;
    if (this.#frame !== 0 || this.#lost || !this.#visible) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#step);
  };

  #step = (now: number): void => {
    this.#frame = 0;
    const passed = now - this.#last;
    this.#last = now;
    const moving = this.#live.isMoving || (!this.#settings.still && (this.#speed.along !== 0 || this.#speed.turning !== 0));
    if (moving) this.#advance(Math.min(longestStep, Math.max(0, passed) / 1000));
    // Damping of the camera asks for the next frame itself, by its change.
    this.#stale = false;
    this.#stage.controls.update();
    this.#stage.draw();
    this.#tell(moving);
    if (moving && passed > 0) this.#note(passed);
    if ((moving || this.#stale) && this.#visible && !this.#lost && this.#frame === 0) this.#frame = requestAnimationFrame(this.#step);
  };

  #advance(seconds: number): void {
    this.#live.advance(seconds);
    if (!this.#settings.still) this.#go(seconds);
  }

  /** Goes on over the floor as fast as it is set, for so many seconds. */
  #go(seconds: number): void {
    const { stand } = this.#stage;
    stand.rotation.y += (this.#speed.turning * seconds * Math.PI) / 180;
    stand.position.x += Math.sin(stand.rotation.y) * this.#speed.along * seconds;
    stand.position.z += Math.cos(stand.rotation.y) * this.#speed.along * seconds;
    stand.position.clampLength(0, this.#stage.floorReach);
  }

  #note(milliseconds: number): void {
    this.#recent = [...this.#recent.slice(-59), milliseconds];
    if (this.#pace.note(milliseconds)) this.#stage.resize();
  }

  #tell(moving: boolean): void {
    const { spots, onSpots, onState } = this.#settings;
    onState({ shape: this.#live.shape, moving });
    if (spots.length === 0) return;
    const { clientWidth, clientHeight } = this.#settings.canvas;
    onSpots(spread(placesOf(spots, this.#live.robot, this.#stage.camera), clientWidth, clientHeight));
  }

  #lose = (event: Event): void => {
    event.preventDefault();
    this.#lost = true;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#settings.onLost();
  };

  #restore = (): void => {
    this.#lost = false;
    this.#stage.renew(this.#studio);
    this.#settings.onBack();
    this.#wake();
  };
}
