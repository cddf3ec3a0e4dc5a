import * as T from 'three';
import { environment } from '../environment.ts';
import { lights } from '../lighting/stage-lights.ts';
import type { ArPhase, ArView, ArViewSettings, Shape } from '../live-view-types.ts';
import type { Player } from '../loading/fetch-cast.ts';
import { disposeMeshes, rendererOn } from '../stage-renderer.ts';
import { Aim, rayOf } from './aim.ts';
import { type RoomLight, watchLight } from './room-light.ts';
import { Sign } from './sign.ts';
import { StandingRobot } from './standing-robot.ts';

/** Longest time step of a frame, in seconds. Longer pauses are skipped. */
const maxStep = 0.25;
/** Seconds that the sign hangs beside a robot that stands. */
const signSeconds = 12;
const environmentSize = 64;
/** Height of the ring above the floor, in metres, so that the floor of the room does not hide it. */
const ringHeight = 0.005;

/** The room of a session: the robot, the ring on the floor, and a sign where the page cannot be seen. */
export class RunningArView implements ArView {
  #settings: ArViewSettings;
  #renderer: T.WebGLRenderer;
  #space: XRReferenceSpace;
  #aim: Aim;
  #scene = new T.Scene();
  #camera = new T.PerspectiveCamera();
  #key = new T.DirectionalLight('#ffffff', lights.light.key);
  #ring = floorRing();
  #sign: Sign | undefined;
  #robot: StandingRobot | undefined;
  #lightIn: ((frame: XRFrame) => RoomLight | undefined) | undefined;
  /** The visitor has pointed at the floor since the last frame. */
  #isCalled = false;
  #last: number | undefined;
  #standing = 0;
  #reported: { phase: ArPhase; shape: Shape } | undefined;

  /** Takes over a session, which shows the robot once it is added. */
  static async in(settings: ArViewSettings): Promise<RunningArView> {
    const { session } = settings;
    const canvas = document.createElement('canvas');
    const renderer = rendererOn(canvas, { antialias: true, alpha: true, xrCompatible: true });
    renderer.toneMappingExposure = lights.light.exposure;
    let view: RunningArView | undefined;
    const end = () => {
      if (view) disposeMeshes(view.#scene);
      release(renderer);
    };
    try {
      const surroundings = environment(renderer, lights.light.environment, environmentSize);
      renderer.xr.enabled = true;
      renderer.xr.setReferenceSpaceType('local-floor');
      // Before the session: later, the loop of the window would run beside that of the session.
      renderer.setAnimationLoop((now, frame) => {
        if (frame && view) view.#step(now, frame);
      });
      // After the renderer's own listener, which starts the loop of the window again.
      renderer.xr.addEventListener('sessionend', end);
      await renderer.xr.setSession(session);
      const space = renderer.xr.getReferenceSpace();
      if (!space) throw new Error('the session has ended');
      view = new RunningArView(settings, renderer, space);
      view.#scene.environment = surroundings;
    } catch (error) {
      release(renderer);
      throw error;
    }
    await view.#aim.start();
    view.#lightIn = await watchLight(session);
    return view;
  }

  private constructor(settings: ArViewSettings, renderer: T.WebGLRenderer, space: XRReferenceSpace) {
    this.#settings = settings;
    this.#renderer = renderer;
    this.#space = space;
    this.#aim = new Aim(settings.session, space);
    this.#key.position.set(3.4, 6, 3.8);
    this.#scene.environmentIntensity = lights.light.strength;
    this.#scene.add(this.#key, this.#ring);
    if (settings.hints) {
      this.#sign = new Sign();
      this.#scene.add(this.#sign.mesh);
    }
    const { session } = settings;
    session.addEventListener('select', this.#onSelect);
    session.addEventListener('squeeze', () => this.#transform());
  }

  add(player: Player): void {
    this.#robot = new StandingRobot(player, this.#settings);
    this.#scene.add(this.#robot.stand);
  }

  transformTo(shape: Shape): void {
    this.#robot?.transformTo(shape);
    this.#standing = signSeconds;
  }

  #transform(): void {
    if (this.#robot?.isPlaced) this.transformTo(this.#robot.shape === 'first' ? 'other' : 'first');
  }

  /** Pointing at the robot transforms it, pointing at the floor calls it there. */
  #onSelect = ({ frame, inputSource }: XRInputSourceEvent): void => {
    const ray = rayOf(frame, inputSource.targetRaySpace, this.#space);
    if (ray && this.#robot?.isHitBy(ray)) {
      this.#transform();
      return;
    }
    // The frame of an event knows neither the viewer nor surfaces: the next one does.
    this.#isCalled = true;
  };

  #step(now: number, frame: XRFrame): void {
    const seconds = Math.min(maxStep, (now - (this.#last ?? now)) / 1000);
    this.#last = now;
    const viewer = viewerIn(frame, this.#space);
    const point = this.#aim.at(frame);
    if (this.#isCalled && point && viewer)
      void this.#robot?.place(point, new T.Vector3().setFromMatrixPosition(viewer), this.#space);
    this.#isCalled = false;
    this.#ring.visible = point !== undefined && this.#robot?.isAt(point) === false;
    if (point) this.#ring.position.copy(point.position);
    this.#robot?.follow(frame, this.#space);
    this.#robot?.advance(seconds);
    if (this.#robot?.isPlaced) this.#standing += seconds;
    this.#report(point !== undefined);
    this.#updateSign(viewer, seconds);
    this.#updateLight(frame);
    this.#scene.updateMatrixWorld();
    this.#robot?.updateShadow();
    this.#renderer.render(this.#scene, this.#camera);
  }

  #report(pointsAtFloor: boolean): void {
    const phase = this.#phase(pointsAtFloor);
    const shape = this.#robot?.shape ?? this.#settings.shape;
    if (this.#reported?.phase === phase && this.#reported.shape === shape) return;
    this.#reported = { phase, shape };
    this.#settings.onChange(this.#reported);
  }

  #phase(pointsAtFloor: boolean): ArPhase {
    if (!this.#robot) return 'loading';
    if (this.#robot.isPlaced) return 'standing';
    return pointsAtFloor ? 'placing' : 'searching';
  }

  #updateSign(viewer: T.Matrix4 | undefined, seconds: number): void {
    if (!this.#sign || !viewer) return;
    const isRead = this.#standing >= signSeconds;
    this.#sign.say((!isRead && this.#reported && this.#settings.hints?.[this.#reported.phase]) || '');
    this.#sign.follow(viewer, seconds);
  }

  #updateLight(frame: XRFrame): void {
    const light = this.#lightIn?.(frame);
    if (!light) return;
    const { surroundings, from, color, brightness } = light;
    this.#scene.environmentIntensity = surroundings;
    this.#key.position.copy(from);
    this.#key.color.copy(color);
    this.#key.intensity = brightness;
  }
}

function viewerIn(frame: XRFrame, space: XRReferenceSpace): T.Matrix4 | undefined {
  const pose = frame.getViewerPose(space);
  return pose && new T.Matrix4().fromArray(pose.transform.matrix);
}

function release(renderer: T.WebGLRenderer): void {
  renderer.setAnimationLoop(null);
  renderer.dispose();
  renderer.forceContextLoss();
}

function floorRing(): T.Mesh {
  const shape = new T.RingGeometry(0.1, 0.12, 48).rotateX(-Math.PI / 2).translate(0, ringHeight, 0);
  const ring = new T.Mesh(shape, new T.MeshBasicMaterial({ color: '#ffffff', toneMapped: false }));
  ring.visible = false;
  return ring;
}
