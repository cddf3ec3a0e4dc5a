import { blendPoses, type Motion, type Motions, poseAt, progressAt, transformSeconds } from '../motions.ts';
import type { Pose, Robot } from '../rig.ts';

const poseSeconds = 0.5;

/** The most recognizable point of a motion, as a share of its length. */
const keyPoint = 0.35;

/**
 * A robot that transforms, takes poses and performs motions. Time is passed in. With reduced motion it reaches every
 * target at once and shows one pose of each motion.
 */
export class LiveRobot {
  readonly robot: Robot;
  readonly motions: Motions;
  #reducedMotion: boolean;
  #t = 0;
  #targetShape = 0;
  #from: Pose = {};
  #to: Pose = {};
  #poseProgress = 1;
  #motion: { motion: Motion; seconds: number } | undefined;
  #motionName: string | undefined;
  #nextPose: string | undefined;

  constructor(robot: Robot, motions: Motions, reducedMotion = false) {
    this.robot = robot;
    this.motions = motions;
    this.#reducedMotion = reducedMotion;
    this.#apply();
  }

  /** Progress of the transformation: 0 is the first shape, 1 the other. */
  get shape(): number {
    return this.#t;
  }

  get targetShape(): number {
    return this.#targetShape;
  }

  /** The current pose or the one being taken; empty during a motion. */
  get currentPose(): Pose {
    return this.#motion ? {} : this.#to;
  }

  get motion(): string | undefined {
    return this.#motionName;
  }

  get reducedMotion(): boolean {
    return this.#reducedMotion;
  }

  get isMoving(): boolean {
    return this.#t !== this.#targetShape || this.#poseProgress < 1 || this.#motion !== undefined;
  }

  /** Switching to reduced motion ends a movement in progress at its target. */
  setReducedMotion(reducedMotion: boolean): void {
    this.#reducedMotion = reducedMotion;
    if (!reducedMotion) return;
    if (this.#motion && this.#motionName) this.play(this.#motionName);
    if (this.#nextPose) this.pose(this.#nextPose);
    this.#t = this.#targetShape;
    this.#poseProgress = 1;
    this.#apply();
  }

  /** Transforms towards a shape. The current pose ends on the way. */
  transformTo(shape: number): void {
    if (this.#reducedMotion) this.jumpTo(shape);
    else {
      this.#targetShape = Math.min(1, Math.max(0, shape));
      const ends = this.#targetShape > 0 || this.#nextPose || this.#motion?.motion.shape;
      if (ends || this.#isFolded(this.#motionName)) this.pose({});
    }
  }

  jumpTo(shape: number): void {
    this.#t = this.#targetShape = Math.min(1, Math.max(0, shape));
    this.#motion = this.#motionName = this.#nextPose = undefined;
    this.#from = this.#to = {};
    this.#poseProgress = 1;
    this.#apply();
  }

  /**
   * Takes a named pose in the shape that it belongs to, or a given pose in the current shape. Throws a RangeError for
   * an unknown name.
   */
  pose(pose: string | Pose): void {
    if (typeof pose !== 'string') {
      // A motion may have been on its way to the other shape.
      if (this.#motion) this.#targetShape = Math.round(this.#targetShape);
      this.#motionName = this.#nextPose = undefined;
      this.#moveTo(pose);
      return;
    }
    const namedPose = this.robot.poses[pose];
    if (!namedPose) throw new RangeError(`the robot knows no pose ${JSON.stringify(pose)}`);
    const shape = this.#isFolded(pose) ? 1 : 0;
    if (this.#reducedMotion) this.jumpTo(shape);
    this.#targetShape = shape;
    this.#motionName = pose;
    this.#nextPose = this.#t === shape ? undefined : pose;
    this.#moveTo(this.#nextPose ? {} : namedPose);
  }

  /** Performs a motion; one that loops continues until `rest`. Throws a RangeError for an unknown name. */
  play(name: string): void {
    const motion = this.motions[name];
    if (!motion) throw new RangeError(`the robot knows no motion ${JSON.stringify(name)}`);
    if (this.#reducedMotion) {
      const seconds = motion.seconds * keyPoint;
      this.jumpTo(progressAt(motion, seconds));
      this.pose(poseAt(motion, seconds));
    } else {
      this.#from = this.#blendedPose();
      this.#to = {};
      this.#poseProgress = 0;
      this.#motion = { motion, seconds: 0 };
      this.#targetShape = progressAt(motion, 0);
    }
    this.#motionName = name;
    this.#nextPose = undefined;
  }

  rest(): void {
    this.pose({});
  }

  advance(seconds: number): void {
    const maxChange = seconds / transformSeconds;
    this.#t += Math.min(maxChange, Math.max(-maxChange, this.#targetShape - this.#t));
    this.#poseProgress = Math.min(1, this.#poseProgress + seconds / poseSeconds);
    if (this.#motion && this.#t === this.#targetShape) {
      this.#motion.seconds += seconds;
      this.#t = this.#targetShape = progressAt(this.#motion.motion, this.#motion.seconds);
      if (!this.#motion.motion.loops && this.#motion.seconds >= this.#motion.motion.seconds)
        this.#motion = this.#motionName = undefined;
    }
    if (this.#nextPose && this.#t === this.#targetShape && this.#poseProgress === 1) this.pose(this.#nextPose);
    this.#apply();
  }

  #moveTo(pose: Pose): void {
    this.#from = this.#blendedPose();
    this.#to = pose;
    this.#poseProgress = this.#reducedMotion ? 1 : 0;
    this.#motion = undefined;
    if (this.#reducedMotion) this.#apply();
  }

  #isFolded(pose: string | undefined): boolean {
    return pose !== undefined && this.robot.folded?.includes(pose) === true;
  }

  #blendedPose(): Pose {
    const targetPose = this.#motion ? poseAt(this.#motion.motion, this.#motion.seconds) : this.#to;
    return this.#poseProgress < 1 ? blendPoses(this.#from, targetPose, this.#poseProgress) : targetPose;
  }

  #apply(): void {
    this.robot.rig.apply(this.#t, this.#blendedPose());
    this.robot.glow?.(this.#t);
  }
}
