import type { Motion, Motions } from '../motions.ts';
import { between, poseAt, wayTakes } from '../motions.ts';
import type { Pose, Robot } from '../rig.ts';

/** Seconds from one pose to another. */
const poseTakes = 0.5;

/** The most recognizable point of a motion, as a share of its length. */
const telling = 0.35;

/**
 * A robot that transforms, takes poses and performs motions. Time is passed in. With reduced motion it reaches every
 * target at once and shows one pose of each motion.
 */
export class LiveRobot {
  readonly robot: Robot;
  readonly motions: Motions;
  #still: boolean;
  #t = 0;
  #goal = 0;
  #from: Pose = {};
  #to: Pose = {};
  #posed = 1;
  #motion: { motion: Motion; seconds: number } | undefined;
  #doing: string | undefined;
  /** The pose to take once the shape is reached. */
  #next: string | undefined;

  constructor(robot: Robot, motions: Motions, still = false) {
    this.robot = robot;
    this.motions = motions;
    this.#still = still;
    this.#apply();
  }

  /** Progress of the transformation: 0 is the first shape, 1 the other. */
  get shape(): number {
    return this.#t;
  }

  /** The target of `shape`. */
  get goal(): number {
    return this.#goal;
  }

  /** The current pose or the one being taken; empty during a motion. */
  get held(): Pose {
    return this.#motion ? {} : this.#to;
  }

  /** Name of the current motion or pose. */
  get motion(): string | undefined {
    return this.#doing;
  }

  get still(): boolean {
    return this.#still;
  }

  get isMoving(): boolean {
    return this.#t !== this.#goal || this.#posed < 1 || this.#motion !== undefined;
  }

  /** Switching to reduced motion ends a movement in progress at its target. */
  setStill(still: boolean): void {
    this.#still = still;
    if (!still) return;
    if (this.#motion && this.#doing) this.play(this.#doing);
    if (this.#next) this.pose(this.#next);
    this.#t = this.#goal;
    this.#posed = 1;
    this.#apply();
  }

  /** Transforms towards a shape. The current pose ends on the way. */
  transformTo(shape: number): void {
    if (this.#still) this.holdAt(shape);
    else {
      this.#goal = Math.min(1, Math.max(0, shape));
      if (this.#goal > 0 || this.#next || this.#isFolded(this.#doing)) this.pose({});
    }
  }

  /** Jumps to a point of the transformation. */
  holdAt(shape: number): void {
    this.#t = this.#goal = Math.min(1, Math.max(0, shape));
    this.#motion = this.#doing = this.#next = undefined;
    this.#from = this.#to = {};
    this.#posed = 1;
    this.#apply();
  }

  /**
   * Takes a named pose in the shape that it belongs to, or a given pose in the current shape. Throws a RangeError for
   * an unknown name.
   */
  pose(pose: string | Pose): void {
    if (typeof pose !== 'string') {
      this.#doing = this.#next = undefined;
      this.#take(pose);
      return;
    }
    const wanted = this.robot.poses[pose];
    if (!wanted) throw new RangeError(`the robot knows no pose ${JSON.stringify(pose)}`);
    const shape = this.#isFolded(pose) ? 1 : 0;
    if (this.#still) this.holdAt(shape);
    this.#goal = shape;
    this.#doing = pose;
    this.#next = this.#t === shape ? undefined : pose;
    this.#take(this.#next ? {} : wanted);
  }

  /** Performs a motion; one that loops continues until `rest`. Throws a RangeError for an unknown name. */
  play(name: string): void {
    const motion = this.motions[name];
    if (!motion) throw new RangeError(`the robot knows no motion ${JSON.stringify(name)}`);
    if (this.#still) {
      this.holdAt(0);
      this.pose(poseAt(motion, motion.seconds * telling));
    } else {
      this.#from = this.#now();
      this.#to = {};
      this.#posed = 0;
      this.#motion = { motion, seconds: 0 };
      this.#goal = 0;
    }
    this.#doing = name;
    this.#next = undefined;
  }

  /** Returns to the neutral pose. */
  rest(): void {
    this.pose({});
  }

  advance(seconds: number): void {
    const way = seconds / wayTakes;
    this.#t += Math.min(way, Math.max(-way, this.#goal - this.#t));
    this.#posed = Math.min(1, this.#posed + seconds / poseTakes);
    if (this.#motion && this.#t === 0) {
      this.#motion.seconds += seconds;
      if (!this.#motion.motion.loops && this.#motion.seconds >= this.#motion.motion.seconds)
        this.#motion = this.#doing = undefined;
    }
    if (this.#next && this.#t === this.#goal && this.#posed === 1) this.pose(this.#next);
    this.#apply();
  }

  #take(pose: Pose): void {
    this.#from = this.#now();
    this.#to = pose;
    this.#posed = this.#still ? 1 : 0;
    this.#motion = undefined;
    if (this.#still) this.#apply();
  }

  #isFolded(pose: string | undefined): boolean {
    return pose !== undefined && this.robot.folded?.includes(pose) === true;
  }

  #now(): Pose {
    const moving = this.#motion ? poseAt(this.#motion.motion, this.#motion.seconds) : this.#to;
    return this.#posed < 1 ? between(this.#from, moving, this.#posed) : moving;
  }

  #apply(): void {
    this.robot.rig.apply(this.#t, this.#now());
    this.robot.glow?.(this.#t);
  }
}
