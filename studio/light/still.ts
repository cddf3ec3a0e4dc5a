/**
 * Stills are drawn many times and averaged. Every sample shifts the camera within its pixel, the lights on their
 * softboxes, the floor's mirror and the lens. One loop gives smooth edges, soft shadows, a glossy floor and depth of
 * field.
 */
import * as T from 'three';
import { D, type V3, v3 } from '#robots/kit/place.ts';
import { environment } from '#robots/live/environment.ts';
import { occ } from '#robots/materials.ts';
import { Floor } from './floor.ts';
import { halton, onDisk } from './jitter.ts';
import { aim, type View } from './lens.ts';
import type { Look } from './looks.ts';
import { occlusion } from './occlusion.ts';
import { print } from './print.ts';
import { Screen, summing, target } from './screen.ts';

export interface Still extends View {
  look: Look;
  fov?: number;
  samples?: number;
  ao?: number;
  transparent?: boolean;
  floor?: boolean;
  bloom?: number;
}

/** Weaker reflections in a cut-out, because the colours below it are unknown. */
const CUT_OUT_REFLECTION = 0.6;
/** Radius of a cut-out's shadow, as a multiple of half the subject's ground diagonal. */
const CUT_OUT_SHADOW = 1.2;
const MIRROR_SCALE = 0.6;

export class Studio {
  scene = new T.Scene();
  #renderer: T.WebGLRenderer;
  #screen: Screen;
  #camera = new T.PerspectiveCamera(24, 16 / 9, 0.1, 100);
  #key = new T.DirectionalLight('#fff', 1);
  #rim = new T.DirectionalLight('#fff', 1);
  #floor = new Floor();
  #walls = new Map<string, T.Texture>();

  constructor(renderer: T.WebGLRenderer) {
    this.#renderer = renderer;
    this.#screen = new Screen(renderer);
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = T.PCFShadowMap;
    renderer.setPixelRatio(1);
    renderer.setClearColor(0, 0);
    for (const l of [this.#key, this.#rim]) {
      l.castShadow = true;
      l.shadow.mapSize.set(1024, 1024);
      l.shadow.bias = -0.0004;
      l.shadow.normalBias = 0.012;
      l.shadow.radius = 1.5;
      this.scene.add(l, l.target);
    }
    this.scene.add(this.#floor.mesh);
  }
  #wallsOf(kind: Look['env']): T.Texture {
    const wall = this.#walls.get(kind) ?? environment(this.#renderer, kind);
    this.#walls.set(kind, wall);
    return wall;
  }
  /** Puts a light at the i-th point of its softbox. */
  #place(l: T.DirectionalLight, dir: V3, soft: number, [a, b]: [number, number], c: T.Vector3, R: number): void {
    const d = v3(dir).normalize(),
      x = new T.Vector3(0, 1, 0).cross(d).normalize(),
      y = d.clone().cross(x);
    d.addScaledVector(x, a * soft)
      .addScaledVector(y, b * soft)
      .normalize();
    l.position.copy(c).addScaledVector(d, R * 2.5);
    l.target.position.copy(c);
    l.target.updateMatrixWorld();
    const cam = l.shadow.camera;
    cam.left = cam.bottom = -R;
    cam.right = cam.top = R;
    cam.near = R * 0.5;
    cam.far = R * 4.5;
    cam.updateProjectionMatrix();
  }
  #light(look: Look, transparent: boolean, R: number, ground: number): void {
    this.scene.environment = this.#wallsOf(look.env);
    this.scene.environmentIntensity = look.envIntensity;
    this.scene.environmentRotation.set(0, (look.envTurn ?? 0) * D, 0);
    for (const [l, from] of [
      [this.#key, look.key],
      [this.#rim, look.rim],
    ] as const) {
      l.color.set(from.color ?? '#fff');
      l.intensity = from.power;
    }
    const u = this.#floor.uniforms;
    u.fade.value = transparent ? ground * CUT_OUT_SHADOW : R * 4; // a cut-out's shadow must end inside the picture
    u.shadowK.value = look.shadow;
    u.reflK.value = look.reflect * (transparent ? CUT_OUT_REFLECTION : 1);
  }
  still(subject: T.Object3D, o: Still): void {
    const r = this.#renderer,
      { width: w, height: h, look } = o,
      n = o.samples ?? 18,
      onFloor = o.floor !== false,
      transparent = o.transparent ?? false;
    r.setSize(w, h, false);
    r.toneMapping = T.NoToneMapping;
    const bounds = new T.Box3().setFromObject(subject),
      c = bounds.getCenter(new T.Vector3()),
      R = bounds.getSize(new T.Vector3()).length() * 0.52;
    const cam = this.#camera;
    cam.fov = o.fov ?? 24;
    cam.aspect = w / h;
    cam.near = 0.2;
    cam.far = 80;
    const size = bounds.getSize(new T.Vector3());
    this.#light(look, transparent, R, Math.hypot(size.x, size.z) / 2);
    aim(cam, o, 0, 0, [0, 0]);
    this.#floor.mesh.visible = onFloor;
    const shade = occlusion(
      { renderer: r, screen: this.#screen, scene: this.scene, camera: cam, floor: this.#floor },
      subject,
      onFloor,
      w,
      h,
      o.ao ?? 64,
      c,
      R,
    );
    this.#floor.mesh.visible = onFloor;
    occ.tOcc.value = shade.texture;
    occ.occInv.value.set(1 / w, 1 / h);
    const hdr = target(w, h, T.HalfFloatType),
      sum = target(w, h, T.FloatType),
      add = summing(hdr.texture, 1 / n);
    const mirrored = new T.WebGLRenderTarget(Math.round(w * MIRROR_SCALE), Math.round(h * MIRROR_SCALE), {
      type: T.HalfFloatType,
    });
    r.setRenderTarget(sum);
    r.clear();
    for (let i = 1; i <= n; i++) {
      this.#place(this.#key, look.key.dir, look.key.soft, onDisk(i, 5, 7), c, R * 1.15);
      this.#place(this.#rim, look.rim.dir, look.rim.soft, onDisk(i, 11, 13), c, R * 1.15);
      aim(cam, o, halton(i, 2) - 0.5, halton(i, 3) - 0.5, onDisk(i, 2, 5));
      if (onFloor && this.#floor.uniforms.reflK.value > 0) {
        const [a, b] = onDisk(i, 3, 7),
          view = this.#floor.mirror(cam, a * look.reflectBlur, b * look.reflectBlur);
        occ.occOn.value = 0;
        this.#floor.mesh.visible = false;
        r.setRenderTarget(mirrored);
        r.clear();
        r.render(this.scene, view);
        this.#floor.uniforms.tRefl.value = mirrored.texture;
        this.#floor.mesh.visible = true;
        r.shadowMap.autoUpdate = false; // the main picture uses the same shadow maps
      }
      occ.occOn.value = 1;
      r.setRenderTarget(hdr);
      r.clear();
      r.render(this.scene, cam);
      r.shadowMap.autoUpdate = true;
      this.#screen.add(add, sum);
    }
    occ.occOn.value = 0;
    cam.clearViewOffset();
    aim(cam, o, 0, 0, [0, 0]);
    r.toneMapping = T.ACESFilmicToneMapping;
    r.toneMappingExposure = look.exposure;
    const horizon = new T.Vector3(0, 0, -30).project(cam).y * 0.5 + 0.5;
    print(this.#screen, sum.texture, {
      width: w,
      height: h,
      look,
      transparent,
      bloom: o.bloom ?? 0.3,
      horizon,
      middle: 0.5 - (o.shift?.[0] ?? 0),
    });
    for (const x of [shade, hdr, sum, mirrored, add]) x.dispose();
  }
}
