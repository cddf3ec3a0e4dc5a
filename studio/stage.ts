/** Runs in the browser: places robots on the floor and draws the picture for `camera.ts`. */
import * as T from 'three';
import type { V3 } from '#robots/kit/place.ts';
import { modelHeight } from '#robots/model-height.ts';
import { ROBOTS } from '#robots/models/all.ts';
import { isRobotName } from '#robots/names.ts';
import type { Pose, Robot } from '#robots/rig.ts';
import { eyeOf, MM_PER_UNIT, placeActor, trueSize } from './actors.ts';
import { takeApart } from './apart.ts';
import { LOOKS, type Look } from './light/looks.ts';
import { type Still, Studio } from './light/still.ts';
import { GIFTS } from './props/gifts.ts';
import type { Stock } from './world/parts-bench.ts';
import { PlaceStudio } from './world/place-studio.ts';
import { place } from './world/places.ts';

export interface Actor {
  robot: string;
  t?: number;
  pose?: string | Pose;
  /** Position, direction in degrees, scale. */
  place?: V3;
  yaw?: number;
  size?: number;
  /** Height of the robot in its first shape. Sets its size in a place, or beside others. */
  heightMm?: number;
  /** Takes the robot apart. Its parts lie around its place, in a field of this width and depth. */
  apart?: [width: number, depth: number];
}
export interface Exposure extends Actor, Omit<Still, 'look' | 'eye'> {
  beside?: Actor[];
  look: string;
  /** A place of studio/world, in which `place`, `target` and `dist` are in units of 100 mm, and its variant. */
  world?: string;
  variant?: number;
  /** Spare parts beside a robot that is taken apart. */
  stock?: Stock;
  /** Overrides of the look, mostly its background. */
  tint?: Partial<Look>;
  /** Camera: azimuth and elevation in degrees around the target, distance from it. */
  az: number;
  el: number;
  dist: number;
  exposure?: number;
}

const canvas = document.createElement('canvas');
document.body.append(canvas);
const renderer = new T.WebGLRenderer({
  canvas,
  antialias: false,
  alpha: true,
  premultipliedAlpha: true,
  preserveDrawingBuffer: true,
});
const studio = new Studio(renderer);
const placeStudio = new PlaceStudio(renderer);
const floor = new T.Object3D();
const builtRobots = new Map<string, Robot>();

function robot(name: string): Robot {
  const make = isRobotName(name) ? ROBOTS[name] : GIFTS[name];
  if (!make) throw new Error(`there is no robot ${name}; see robots/names.ts and studio/props`);
  const r = builtRobots.get(name) ?? make();
  builtRobots.set(name, r);
  return r;
}
function addActor(a: Actor, mmPerUnit: number | undefined): void {
  const r = robot(a.robot),
    stand = new T.Object3D();
  r.root.removeFromParent(); // its height is measured without the size of the last picture
  const size = a.heightMm && mmPerUnit ? trueSize(modelHeight(r), a.heightMm, mmPerUnit) : a.size;
  stand.add(r.root);
  floor.add(stand);
  placeActor(stand, r, a, size);
  if (!a.apart) return;
  stand.removeFromParent();
  floor.add(takeApart(stand, a.apart));
}
function shoot(e: Exposure): { seconds: number; png: string } {
  const t0 = performance.now();
  floor.clear();
  const mmPerUnit = e.world ? MM_PER_UNIT : e.heightMm && e.heightMm / modelHeight(robot(e.robot));
  for (const a of [e, ...(e.beside ?? [])]) addActor(a, mmPerUnit);
  const eye = eyeOf(e);
  if (e.world) placeStudio.still(place(e.world, e.variant, e.stock), floor, { ...e, eye });
  else inStudio(e, eye);
  const png = canvas.toDataURL('image/png'); // waits until drawing has finished
  return { seconds: (performance.now() - t0) / 1000, png };
}
function inStudio(e: Exposure, eye: V3): void {
  studio.scene.add(floor);
  const baseLook = LOOKS[e.look];
  if (!baseLook) throw new Error(`there is no look ${e.look}; see studio/light/looks.ts`);
  const look: Look = { ...baseLook, ...e.tint, exposure: e.exposure ?? baseLook.exposure };
  studio.still(floor, { ...e, look, eye });
}

Object.assign(window, { shoot });
