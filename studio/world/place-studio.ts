/** Photographs robots in a place: its lamps, its own light from all around, and a mirror in the plane they stand on. */
import * as T from 'three';
import { D, type V3, v3 } from '#robots/kit/place.ts';
import { occ } from '#robots/materials.ts';
import { Floor } from '../light/floor.ts';
import { halton, onDisk } from '../light/jitter.ts';
import { aim, type View } from '../light/lens.ts';
import { occlusion } from '../light/occlusion.ts';
import { print } from '../light/print.ts';
import { Screen, summing, target } from '../light/screen.ts';
import { mirror } from './stuff.ts';

/** A light of a place: a round softbox that shines from one point to another. */
export interface Lamp {
  from: V3;
  to: V3;
  color: string;
  /** Brightness at its aim: about 3 exposes white well at exposure 1. */
  power: number;
  /** Radius of the softbox in units; it softens the shadows. */
  radius: number;
  /** Half angle of the cone in degrees, and how much of it fades out. */
  angle: number;
  fade?: number;
}

/** A place in which robots stand on y = 0, in units of 100 mm. */
export interface Place {
  /** Surfaces that receive shadows: walls, desk tops, floors. Their light comes from the room around them. */
  shell: T.Object3D;
  /** The surface in the plane y = 0 and everything below it; hidden while the mirror is drawn. */
  ground: T.Object3D;
  props: T.Object3D;
  /** Windows, ceilings and walls beyond the picture, seen in reflections only. */
  around: T.Object3D;
  lamps: Lamp[];
  /** Things outside the picture that only cast shadows. */
  gobo?: T.Object3D;
  /** Brightness of the room's own light on things. */
  ambient: number;
  exposure: number;
  mirror: { strength: number; blur: number };
  bloom?: number;
  vignette?: number;
}

export interface PlaceStill extends View {
  fov?: number;
  samples?: number;
  ao?: number;
  bloom?: number;
  exposure?: number;
}

const MIRROR_SCALE = 0.45;
const AROUND_SIZE = 256;
/** The reach of the darkening of corners, as a multiple of the robots' own reach. */
const REACH = 1.5;
/** Everything beyond a place is black. */
const NO_LOOK = { edge: '#000', centre: '#000', floor: '#000' };

export class PlaceStudio {
  #renderer: T.WebGLRenderer;
  #screen: Screen;
  #camera = new T.PerspectiveCamera(24, 16 / 9, 0.3, 400);
  #floor = new Floor();
  #around = new Map<Place, T.Texture>();

  constructor(renderer: T.WebGLRenderer) {
    this.#renderer = renderer;
    this.#screen = new Screen(renderer);
  }
  #spot(lamp: Lamp): T.SpotLight {
    const far = v3(lamp.from).distanceTo(v3(lamp.to)),
      l = new T.SpotLight(lamp.color, lamp.power * far * far, 0, lamp.angle * D, lamp.fade ?? 0.6, 2);
    l.castShadow = true;
    l.shadow.mapSize.set(1536, 1536);
    l.shadow.bias = -0.0009;
    l.shadow.normalBias = 0.05;
    l.shadow.radius = 4.5; // fills the steps between the places of a lamp
    l.shadow.camera.near = far * 0.15;
    l.shadow.camera.far = far * 3;
    l.target.position.set(...lamp.to);
    l.target.updateMatrixWorld();
    return l;
  }
  /** Puts a lamp at a point of its softbox. */
  #move(l: T.SpotLight, lamp: Lamp, [a, b]: [number, number]): void {
    const d = v3(lamp.to).sub(v3(lamp.from)).normalize(),
      x = new T.Vector3(0.01, 1, 0).cross(d).normalize(),
      y = d.clone().cross(x);
    l.position
      .set(...lamp.from)
      .addScaledVector(x, a * lamp.radius)
      .addScaledVector(y, b * lamp.radius);
    l.updateMatrixWorld();
  }
  /** The place as it looks from where the robots stand, as light; it is itself lit by its surroundings. */
  #light(place: Place, scene: T.Scene, actors: T.Object3D, at: V3): T.Texture {
    const old = this.#around.get(place);
    if (old) return old;
    const pm = new T.PMREMGenerator(this.#renderer),
      bare = new T.Scene();
    const draw = (s: T.Scene) => pm.fromScene(s, 0, 0.3, 400, { size: AROUND_SIZE, position: v3(at) } as never).texture;
    actors.visible = false;
    bare.add(place.around);
    scene.environment = draw(bare);
    scene.environmentIntensity = 1;
    scene.add(place.around);
    const texture = draw(scene);
    pm.dispose();
    actors.visible = true;
    this.#around.set(place, texture);
    return texture;
  }
  still(place: Place, actors: T.Object3D, o: PlaceStill): void {
    const r = this.#renderer,
      { width: w, height: h } = o,
      n = o.samples ?? 18,
      scene = new T.Scene(),
      cam = this.#camera,
      lamps = place.lamps.map((lamp) => ({ lamp, spot: this.#spot(lamp) }));
    r.setSize(w, h, false);
    r.toneMapping = T.NoToneMapping;
    r.shadowMap.enabled = true;
    cam.fov = o.fov ?? 24;
    cam.aspect = w / h;
    scene.add(place.shell, place.ground, place.props, place.around, actors);
    if (place.gobo) scene.add(place.gobo);
    // near things first, so that nothing is shaded twice
    for (const [k, o] of [place.props, place.ground, place.shell, place.around].entries())
      o.traverse((x) => {
        x.renderOrder = k + 1;
      });
    for (const { lamp, spot } of lamps) {
      scene.add(spot, spot.target);
      this.#move(spot, lamp, [0, 0]);
    }
    const bounds = new T.Box3().setFromObject(actors),
      c = bounds.getCenter(new T.Vector3()),
      reach = bounds.getSize(new T.Vector3()).length() * 0.52 * REACH;
    occ.occOn.value = 0;
    mirror.reflK.value = 0;
    scene.environment = this.#light(place, scene, actors, [c.x, c.y, c.z]);
    scene.environmentIntensity = place.ambient;
    for (const { spot } of lamps) spot.shadow.autoUpdate = false;
    aim(cam, o, 0, 0, [0, 0]);
    const hidden = [place.shell, place.ground, place.around, ...(place.gobo ? [place.gobo] : [])];
    const set = { renderer: r, screen: this.#screen, scene, camera: cam, floor: this.#floor, hidden };
    const shade = occlusion(set, actors, false, w, h, o.ao ?? 64, c, reach);
    occ.tOcc.value = shade.texture;
    occ.occInv.value.set(1 / w, 1 / h);
    const hdr = target(w, h, T.HalfFloatType),
      sum = target(w, h, T.FloatType),
      add = summing(hdr.texture, 1 / n),
      half = [w, h].map((x) => Math.round(x * MIRROR_SCALE)) as [number, number],
      mirrored = new T.WebGLRenderTarget(...half, { type: T.HalfFloatType });
    r.setRenderTarget(sum);
    r.clear();
    for (let i = 1; i <= n; i++) {
      // shadow maps cost most: the first lamp moves every time, the others in turn
      lamps.forEach(({ lamp, spot }, k) => {
        spot.shadow.needsUpdate = i === 1 || k === 0 || i % lamps.length === k;
        if (spot.shadow.needsUpdate) this.#move(spot, lamp, onDisk(i + k * 7, 5, 7));
      });
      aim(cam, o, halton(i, 2) - 0.5, halton(i, 3) - 0.5, onDisk(i, 2, 5));
      if (place.mirror.strength > 0 && i % 2) this.#reflect(scene, place, mirrored, onDisk(i, 3, 7));
      occ.occOn.value = 1;
      mirror.reflK.value = place.mirror.strength;
      r.setRenderTarget(hdr);
      r.clear();
      r.render(scene, cam);
      r.shadowMap.autoUpdate = true;
      this.#screen.add(add, sum);
    }
    occ.occOn.value = 0;
    cam.clearViewOffset();
    r.toneMapping = T.ACESFilmicToneMapping;
    r.toneMappingExposure = o.exposure ?? place.exposure;
    print(this.#screen, sum.texture, {
      width: w,
      height: h,
      look: NO_LOOK,
      transparent: false,
      bloom: o.bloom ?? place.bloom ?? 0.25,
      horizon: 0.5,
      middle: 0.5,
      vignette: place.vignette ?? 0.25,
    });
    scene.clear();
    for (const { spot } of lamps) spot.dispose();
    for (const x of [shade, hdr, sum, mirrored, add]) x.dispose();
  }
  #reflect(scene: T.Scene, place: Place, into: T.WebGLRenderTarget, [a, b]: [number, number]): void {
    const r = this.#renderer,
      view = this.#floor.mirror(this.#camera, a * place.mirror.blur, b * place.mirror.blur);
    mirror.reflM.value.copy(this.#floor.uniforms.reflM.value);
    occ.occOn.value = 0;
    place.ground.visible = false;
    r.setRenderTarget(into);
    r.clear();
    r.render(scene, view);
    mirror.tRefl.value = into.texture;
    place.ground.visible = true;
    r.shadowMap.autoUpdate = false; // the picture itself uses the same shadow maps
  }
}
