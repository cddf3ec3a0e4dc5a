import * as T from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import type { Listener } from '../sound/motion-reader.ts';
import { Backdrop } from './backdrop.ts';
import { type Detail, detailFor, detailSettings, gpuName, resolutionFloor, tooSlow } from './detail.ts';
import { environment } from './environment.ts';
import { FramePace } from './frame-pace.ts';
import { type Framing, fieldOfView } from './framing.ts';
import { StageFloor } from './lighting/stage-floor.ts';
import { lights } from './lighting/stage-lights.ts';
import type { Lighting } from './live-view-types.ts';
import { drawAs } from './loading/moving-triangles.ts';
import { disposeMeshes, rendererOn } from './stage-renderer.ts';

/** Highest device pixel ratio that makes a visible difference on a moving robot. */
const maxPixelRatio = 2;
const shadowSize = 1024;

/** Floor, lights and camera around robots. Draws only when asked. */
export class LiveStage {
  readonly scene = new T.Scene();
  readonly camera = new T.PerspectiveCamera(fieldOfView, 1, 0.5, 60);
  readonly controls: OrbitControls;
  readonly renderer: T.WebGLRenderer;
  readonly pace: FramePace;
  readonly detail: Detail;
  #key = new T.DirectionalLight('#ffffff');
  #rim = new T.DirectionalLight('#dfe9ff');
  #floor: StageFloor;
  #environments = new Map<string, T.Texture>();
  #backdrop: Backdrop | undefined;
  #framing: Framing | undefined;
  #distance = 0;
  #lowestRatio: number;
  #canBeTooSlow: boolean;

  /** `coarse`: the resolution may fall below what looks good. Throws without WebGL 2. */
  constructor(canvas: HTMLCanvasElement, coarse: boolean) {
    this.#lowestRatio = coarse ? resolutionFloor.accepted : resolutionFloor.wanted;
    this.#canBeTooSlow = !coarse;
    this.detail = detailFor(gpuName() ?? '', matchMedia('(pointer: coarse)').matches);
    this.pace = new FramePace(...detailSettings[this.detail].pace);
    // With software rendering, shadows and antialiasing would cost as much as the robot itself.
    const isDetailed = this.detail !== 'software';
    if (!isDetailed && Backdrop.isDefinedFor(canvas)) this.#backdrop = new Backdrop(canvas);
    this.renderer = rendererOn(canvas, { antialias: isDetailed, alpha: !this.#backdrop });
    // Three itself would go on without the part, and a robot of one material would not be seen at all.
    this.renderer.debug.onShaderError = (gl, program) => {
      if (!gl.isContextLost()) throw new Error(`a shader does not link: ${gl.getProgramInfoLog(program)}`);
    };
    this.renderer.shadowMap.enabled = isDetailed;
    this.renderer.shadowMap.type = T.PCFShadowMap;
    this.controls = new OrbitControls(this.camera, canvas);
    Object.assign(this.controls, { enablePan: false, enableZoom: false, dampingFactor: 0.09, rotateSpeed: 0.8 });
    Object.assign(this.controls, { minPolarAngle: 0.9, maxPolarAngle: 1.62, cursorStyle: 'grab' });
    // One finger scrolls the page, two zoom it.
    canvas.style.touchAction = 'pan-y pinch-zoom';
    this.#floor = new StageFloor(isDetailed);
    this.#key.castShadow = true;
    this.#key.shadow.mapSize.setScalar(shadowSize);
    this.#key.shadow.radius = 5;
    this.#key.shadow.normalBias = 0.03;
    this.#key.position.set(3.4, 6, 3.8);
    this.#rim.position.set(-4.5, 3.4, -4);
    this.scene.add(this.#floor.group, this.#key, this.#rim);
    if (this.#backdrop) this.scene.add(this.#backdrop.mesh);
  }

  addStand(robot: T.Object3D): T.Object3D {
    const stand = new T.Object3D().add(robot);
    this.scene.add(stand);
    this.#floor.carry(robot);
    return stand;
  }

  setLighting(lighting: Lighting): void {
    const light = lights[lighting];
    const environmentMap =
      this.#environments.get(light.environment) ??
      environment(this.renderer, light.environment, detailSettings[this.detail].environment);
    this.#environments.set(light.environment, environmentMap);
    this.scene.environment = environmentMap;
    this.scene.environmentIntensity = light.strength;
    this.#key.intensity = light.key;
    this.#rim.intensity = light.rim;
    this.#floor.tone = light.floor;
    this.renderer.toneMappingExposure = light.exposure;
    this.#backdrop?.invalidate();
  }

  /** Recreates the textures that were lost with the WebGL context. */
  restore(lighting: Lighting): void {
    for (const texture of this.#environments.values()) texture.dispose();
    this.#environments.clear();
    this.setLighting(lighting);
  }

  /** Places the camera, now and whenever the aspect ratio changes. */
  frame(framing: Framing): void {
    const { shadow } = this.#key;
    Object.assign(shadow.camera, {
      left: -framing.shadowRadius,
      right: framing.shadowRadius,
      top: framing.shadowRadius,
      bottom: -framing.shadowRadius,
      near: 1,
      far: 22,
    });
    shadow.camera.updateProjectionMatrix();
    this.#floor.radius = framing.shadowRadius;
    this.#framing = framing;
    this.#distance = 0;
    this.#placeCamera(framing);
  }

  /** Keeps the view as the visitor turned it while the distance stays the same. */
  #placeCamera({ standpoint, turn }: Framing): void {
    const { target, azimuth, elevation, distance } = standpoint(this.camera.aspect);
    if (distance === this.#distance) return;
    this.#distance = distance;
    Object.assign(this.controls, {
      minDistance: distance * 0.42,
      maxDistance: distance * 1.3,
      minAzimuthAngle: azimuth - turn,
      maxAzimuthAngle: azimuth + turn,
    });
    this.controls.target.copy(target);
    this.camera.position.setFromSphericalCoords(distance, Math.PI / 2 - elevation, azimuth).add(target);
    this.controls.update();
  }

  /** Moves target and camera up or down together; `height` in model units above the floor. */
  lookAtHeight(height: number): void {
    const rise = height - this.controls.target.y;
    this.controls.target.y += rise;
    this.camera.position.y += rise;
  }

  /**
   * Fits the picture to the canvas and the pace. Call it when either has changed. A robot at rest has the full
   * resolution and all triangles.
   */
  resize(isAtRest = false): void {
    const { clientWidth, clientHeight } = this.renderer.domElement;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.renderer.setDrawingBufferSize(
      clientWidth,
      clientHeight,
      isAtRest ? this.#pixelRatio : this.#affordablePixelRatio,
    );
    drawAs(isAtRest ? 'standing' : 'moving', this.scene);
    this.#backdrop?.invalidate();
    this.camera.aspect = clientWidth / clientHeight;
    this.camera.updateProjectionMatrix();
    if (this.#framing) this.#placeCamera(this.#framing);
  }

  /** True if moving frames have a lower resolution or fewer triangles than those of a robot at rest. */
  get isReduced(): boolean {
    return this.#affordablePixelRatio < this.#pixelRatio || detailSettings[this.detail].moving !== undefined;
  }

  get #pixelRatio(): number {
    return Math.min(maxPixelRatio, globalThis.devicePixelRatio || 1);
  }

  /** True if moving frames are too slow, although their resolution is as low as it may be. */
  get isTooSlow(): boolean {
    return this.#canBeTooSlow && this.#fastPixelRatio < this.#lowestRatio && this.pace.isSlowerThan(tooSlow);
  }

  get #affordablePixelRatio(): number {
    return Math.min(this.#pixelRatio, Math.max(this.#lowestRatio, this.#fastPixelRatio));
  }

  get #fastPixelRatio(): number {
    const { clientWidth, clientHeight } = this.renderer.domElement;
    return (
      Math.min(this.#pixelRatio, Math.sqrt(detailSettings[this.detail].pixels / (clientWidth * clientHeight))) *
      this.pace.share
    );
  }

  /** Turns and tilts the view, in degrees, and zooms by a factor. */
  moveCamera(turn: number, tilt: number, nearer = 1): void {
    const offset = this.camera.position.clone().sub(this.controls.target);
    const position = new T.Spherical().setFromVector3(offset);
    position.theta += (turn * Math.PI) / 180;
    position.phi = Math.min(
      this.controls.maxPolarAngle,
      Math.max(this.controls.minPolarAngle, position.phi + (tilt * Math.PI) / 180),
    );
    position.radius = Math.min(
      this.controls.maxDistance,
      Math.max(this.controls.minDistance, position.radius / nearer),
    );
    this.camera.position.setFromSpherical(position).add(this.controls.target);
    this.controls.update();
  }

  /** From where the robots are heard: as loud as they are near, compared with the camera as it was first placed. */
  get listener(): Listener {
    return { view: this.camera.matrixWorldInverse.elements, distance: this.#distance };
  }

  render(): void {
    this.#backdrop?.update();
    this.scene.updateMatrixWorld();
    this.#floor.update();
    this.renderer.render(this.scene, this.camera);
  }

  dispose(): void {
    disposeMeshes(this.scene);
    for (const texture of this.#environments.values()) texture.dispose();
    this.#key.shadow.map?.dispose();
    this.controls.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
