import type { Motion, Motions } from '../motions.ts';
import { between, poseAt, wayTakes } from '../motions.ts';
import type { Pose, Robot } from '../rig.ts';

/** Seconds of going from one pose to another. */
const poseTakes = 0.5;

/** The share of a motion at which it is told from others best. */
const telling = 0.35;

/** A robot that moves: towards a shape, into poses, through motions. Time is handed in. One that is `still` is there at once, and holds a pose of each motion. */
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

  constructor(robot: Robot, motions: Motions, still = false) {
    this.robot = robot;
    this.motions = motions;
    this.#still = still;
    this.#apply();
  }

  /** 0: the first shape; 1: the other. */
  get shape(): number {
    return this.#t;
  }

  /** The shape that it goes to, counted as `shape` is. */
  get goal(): number {
    return this.#goal;
  }

  /** The pose that it takes or has taken. */
  get held(): Pose {
    return this.#motion ? {} : this.#to;
  }

  /** Name of the motion that goes on, or of which a pose is held. */
  get motion(): string | undefined {
    return this.#doing;
  }

  get still(): boolean {
    return this.#still;
  }

  get isMoving(): boolean {
    return this.#t !== this.#goal || this.#posed < 1 || this.#motion !== undefined;
  }

  /** Moves from now on, or is still. One that becomes still amid a movement is where it leads at once. */
  setStill(still: boolean): void {
    this.#still = still;
    if (!still) return;
    if (this.#motion && this.#doing) this.play(this.#doing);
    this.#t = this.#goal;
    this.#posed = 1;
    this.#apply();
  }

  /** Goes to a shape, all the way through what lies between; a pose ends on the way. */
  transformTo(shape: number): void {
    if (this.#still) this.holdAt(shape);
    else {
      this.#goal = Math.min(1, Math.max(0, shape));
      if (this.#goal > 0) this.pose({});
    }
  }

  /** Stands at a point of the transformation at once, as scrolling asks. */
  holdAt(shape: number): void {
    this.#t = this.#goal = Math.min(1, Math.max(0, shape));
    this.#motion = this.#doing = undefined;
    this.#from = this.#to = {};
    this.#posed = 1;
    this.#apply();
  }

  /** Takes a pose by its name, or one made by hand. Throws a RangeError for a name that it does not know. */
  pose(pose: string | Pose): void {
    const next = typeof pose === 'string' ? this.robot.poses[pose] : pose;
    if (!next) throw new RangeError(`the robot knows no pose ${JSON.stringify(pose)}`);
    this.#from = this.#now();
    this.#to = next;
    this.#posed = this.#still ? 1 : 0;
    this.#motion = this.#doing = undefined;
    if (this.#still) this.#apply();
  }

  /** Goes through a motion from its beginning; one that loops goes on until `rest`. Throws a RangeError for a name that it does not know. */
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
  }

  /** Stands at ease. */
  rest(): void {
    this.pose({});
  }

  /** Moves on by so many seconds. */
  advance(seconds: number): void {
    const way = seconds / wayTakes;
    this.#t += Math.min(way, Math.max(-way, this.#goal - this.#t));
    this.#posed = Math.min(1, this.#posed + seconds / poseTakes);
    if (this.#motion && this.#t === 0) {
      this.#motion.seconds += seconds;
      if (!this.#motion.motion.loops && this.#motion.seconds >= this.#motion.motion.seconds) this.#motion = this.#doing = undefined;
    }
    this.#apply();
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
