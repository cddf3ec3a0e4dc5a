import * as T from 'three';
import { modelHeight } from '../../model-height.ts';
import { ContactShadow } from '../lighting/contact-shadow.ts';
import { LiveRobot } from '../live-robot.ts';
import type { Shape } from '../live-view-types.ts';
import type { Player } from '../loading/fetch-cast.ts';
import { drawAs } from '../loading/moving-triangles.ts';
import type { FloorPoint } from './aim.ts';

/** Darkness of the floor where the robot stands, from 0 to 1. */
const shadowStrength = 0.6;

/** Metres around its middle that are under it. */
const nearby = 0.25;

/** A robot on the floor of a room, at its true size. Lengths are in metres. */
export class StandingRobot {
  /** The robot and its shadow; hidden until it is placed. */
  readonly stand = new T.Object3D();
  #live: LiveRobot;
  #shadow: ContactShadow;
  #anchor: XRAnchor | undefined;
  /** From the anchor to the robot. */
  #offset = new T.Matrix4();
  #placements = 0;

  constructor(
    { robot, motions }: Player,
    { heightMm, shape, reducedMotion }: { heightMm: number; shape: Shape; reducedMotion: boolean },
  ) {
    this.stand.name = 'robot at home';
    this.stand.scale.setScalar(heightMm / 1000 / modelHeight(robot));
    this.stand.visible = false;
    this.#live = new LiveRobot(robot, motions, reducedMotion);
    this.#live.jumpTo(shape === 'first' ? 0 : 1);
    this.#shadow = new ContactShadow(robot.root);
    this.#shadow.strength = shadowStrength;
    this.stand.add(robot.root, this.#shadow.mesh);
    drawAs('moving', robot.root);
  }

  get isPlaced(): boolean {
    return this.stand.visible;
  }

  isAt({ position }: FloorPoint): boolean {
    return this.isPlaced && position.distanceTo(this.stand.position) < nearby;
  }

  get shape(): Shape {
    return this.#live.targetShape < 0.5 ? 'first' : 'other';
  }

  transformTo(shape: Shape): void {
    this.#live.transformTo(shape === 'first' ? 0 : 1);
  }

  /** Stands the robot on a point, facing the viewer. Where the device can, it stays there while the room is mapped. */
  async place({ position, hit }: FloorPoint, viewer: T.Vector3, space: XRSpace): Promise<void> {
    const placement = ++this.#placements;
    this.#anchor?.delete();
    this.#anchor = undefined;
    this.stand.position.copy(position);
    this.stand.rotation.set(0, Math.atan2(viewer.x - position.x, viewer.z - position.z), 0);
    this.stand.visible = true;
    const pose = hit?.getPose(space);
    // Rejects without the feature `anchors`.
    const anchor = pose && (await Promise.resolve(hit?.createAnchor?.()).catch(() => undefined));
    if (!anchor) return;
    if (placement !== this.#placements) {
      anchor.delete();
      return;
    }
    this.stand.updateMatrix();
    this.#offset.fromArray(pose.transform.matrix).invert().multiply(this.stand.matrix);
    this.#anchor = anchor;
  }

  follow(frame: XRFrame, space: XRSpace): void {
    const pose = this.#anchor && frame.getPose(this.#anchor.anchorSpace, space);
    if (!pose) return;
    const { position, quaternion, scale } = this.stand;
    new T.Matrix4().fromArray(pose.transform.matrix).multiply(this.#offset).decompose(position, quaternion, scale);
  }

  advance(seconds: number): void {
    if (this.#live.isMoving) this.#live.advance(seconds);
  }

  /** Call it before each frame, once all matrices are up to date. */
  updateShadow(): void {
    this.#shadow.update();
  }

  isHitBy(ray: T.Ray): boolean {
    return this.isPlaced && ray.intersectsBox(new T.Box3().setFromObject(this.#live.robot.root));
  }
}
