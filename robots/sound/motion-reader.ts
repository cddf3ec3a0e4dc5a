/** Reads the causes of sound from a robot as just drawn: the speed of joints, latches, and contacts with the floor. */
import { transformSeconds } from '../motions.ts';
import type { RobotName } from '../names.ts';
import type { Robot } from '../rig.ts';
import {
  JET,
  LIGHTING,
  NEAR,
  perGroup,
  perRobot,
  ROBOT_NEAR,
  ROBOT_SIDE,
  ROLL,
  SIDE,
  type SoundEvent,
  SPEED,
  WORK,
} from './control-frame.ts';
import { FloorContacts } from './floor-contacts.ts';
import { groupOf, massShares } from './joint-groups.ts';
import { passedStops, type Stop, stopsOf } from './latches.ts';
import { timbreOf } from './timbres.ts';

export interface Listener {
  /** The camera's `matrixWorldInverse.elements`. */
  view: ArrayLike<number>;
  /** Distance at which a robot has its full level: that of the camera as it was first placed. */
  distance: number;
}

/** Degrees that sound like a slide by one unit, and like a change to twice the size. */
const degreesPerUnit = 70;
const degreesPerSize = 30;
/** Faster than any servo: the picture jumped. */
const maxSpeed = 600;
const maxTravel = 12;
/** Longest time between two frames of one movement, in seconds, and the largest part of a transformation in it. */
const maxElapsed = 0.3;
const maxProgress = 0.12;
/** Sides are heard twice as far apart as they are seen. */
const width = 0.3;
/** Degrees per second that roll a wheel as one unit per second does. */
const degreesPerRolledUnit = 60;

interface JointState {
  group: number;
  mass: number;
  node: ReturnType<Robot['rig']['get']>;
  last: Float64Array;
}

export class MotionReader {
  readonly values = new Float32Array(perRobot);
  #robot: Pick<Robot, 'rig' | 'root'>;
  #joints: JointState[];
  #stops: Stop[];
  #contacts: FloorContacts;
  #lights: { emissiveIntensity: number }[];
  #jet: boolean;
  #alwaysOnWheels: boolean;
  #drives: boolean;
  #mass = new Float64Array(perRobot);
  #last = { t: 0, x: 0, z: 0, yaw: 0, light: 0 };
  #brightest = 1e-6;
  #point = new Float64Array(3);

  /** Takes the robot as it is for the first frame. */
  constructor(name: RobotName, robot: Pick<Robot, 'rig' | 'root'>) {
    const plan = robot.rig.plan();
    const shares = massShares(plan.joints);
    this.#robot = robot;
    this.#joints = plan.joints.map(([joint]) => ({
      group: groupOf(joint),
      mass: shares.get(joint) ?? 0,
      node: robot.rig.get(joint),
      last: new Float64Array(7),
    }));
    this.#stops = stopsOf(plan, shares);
    this.#contacts = new FloorContacts(plan.floor, robot.rig);
    this.#lights = lightsOf(robot);
    const { jet, drive } = timbreOf(name);
    this.#jet = jet;
    this.#drives = drive !== undefined;
    this.#alwaysOnWheels = plan.joints.some(([joint]) => joint.startsWith('wheel'));
    this.#keep(0);
  }

  get isSilent(): boolean {
    const { values } = this;
    if (values[ROLL] > 0 || values[JET] > 0 || values[LIGHTING] > 0) return false;
    for (let g = 0; g < ROLL; g += perGroup) if (values[g + WORK] > 0) return false;
    return true;
  }

  /**
   * Reads the robot after its rig has been applied, `elapsed` seconds after the frame before. `values` has the speeds,
   * the events are returned. A jump of the picture is silent.
   */
  read(at: number, elapsed: number, t: number, listener: Listener, robot = 0): SoundEvent[] {
    const progress = t - this.#last.t;
    this.#locate(this.#robot.root.matrixWorld.elements, listener, ROBOT_SIDE, ROBOT_NEAR);
    if (elapsed <= 0 || elapsed > maxElapsed || Math.abs(progress) > maxProgress) {
      this.#clear();
      this.#contacts.forget();
      this.#keep(t);
      return [];
    }
    this.#readJoints(elapsed, listener);
    this.#readRobot(elapsed, t);
    const [side, near] = [this.values[ROBOT_SIDE] as number, this.values[ROBOT_NEAR] as number];
    const events: SoundEvent[] = [];
    for (const { stop, share } of passedStops(this.#stops, this.#last.t, t)) {
      const from = stop.group * perGroup;
      events.push({
        at: at - elapsed * (1 - share) + stop.lag,
        robot,
        strike: 'latch',
        group: stop.group,
        strength: stop.strength,
        side: this.values[from + SIDE] as number,
        near: this.values[from + NEAR] as number,
      });
    }
    for (const { group, strength, point, share } of this.#contacts.read()) {
      events.push({ at: at - elapsed * (1 - share), robot, strike: 'step', group, strength, side, near });
      const event = events.at(-1) as SoundEvent;
      [event.side, event.near] = this.#heard(point, listener);
    }
    this.#keep(t);
    return events;
  }

  #readJoints(elapsed: number, listener: Listener): void {
    const { values } = this;
    const mass = this.#mass.fill(0);
    const sum = positions.fill(0);
    for (let g = 0; g < ROLL; g += perGroup) values[g + SPEED] = values[g + WORK] = 0;
    for (const { group, mass: share, node, last } of this.#joints) {
      const { position: p, rotation: r, scale: s } = node;
      const turned = Math.hypot(r.x - last[0], r.y - last[1], r.z - last[2]) * (180 / Math.PI);
      const slid = Math.hypot(p.x - last[3], p.y - last[4], p.z - last[5]) * degreesPerUnit;
      const grown = Math.abs(s.x - last[6]) * degreesPerSize;
      const speed = Math.hypot(turned, slid, grown) / elapsed;
      if (speed < 0.05 || speed > maxSpeed * 4) continue;
      const v = Math.min(maxSpeed, speed);
      const work = share * v;
      const g = group * perGroup;
      values[g + SPEED] += work * v;
      values[g + WORK] += work;
      mass[g] += work;
      const { elements } = node.matrixWorld;
      for (let i = 0; i < 3; i++) sum[group * 3 + i] += work * elements[12 + i];
    }
    for (let g = 0; g < ROLL; g += perGroup) {
      const work = mass[g] as number;
      if (work <= 0) continue;
      values[g + SPEED] = (values[g + SPEED] as number) / work;
      for (let i = 0; i < 3; i++) this.#point[i] = (sum[(g / perGroup) * 3 + i] as number) / work;
      [values[g + SIDE], values[g + NEAR]] = this.#heard(this.#point, listener);
    }
  }

  #readRobot(elapsed: number, t: number): void {
    const { values } = this;
    const { x, z, yaw, light } = this.#place();
    const last = this.#last;
    const travel = Math.hypot(x - last.x, z - last.z) / elapsed;
    const turn = Math.abs(Math.atan2(Math.sin(yaw - last.yaw), Math.cos(yaw - last.yaw))) * (180 / Math.PI);
    const moved = travel > maxTravel ? 0 : travel + Math.min(maxTravel, turn / elapsed / degreesPerRolledUnit);
    const folded = this.#alwaysOnWheels ? 1 : Math.min(1, Math.max(0, (t - 0.6) / 0.3));
    values[ROLL] = this.#drives ? moved * folded : 0;
    const unfolding = (Math.abs(t - last.t) / elapsed) * transformSeconds * t * (1 - t) * 1.4;
    values[JET] = this.#jet ? Math.min(1, unfolding + Math.sqrt(moved) * folded * 0.7) : 0;
    this.#brightest = Math.max(this.#brightest, light);
    const lit = (light - last.light) / this.#brightest / elapsed;
    values[LIGHTING] = Math.min(1, lit > 0 ? lit * 0.6 : lit * -0.15);
  }

  #clear(): void {
    for (let g = 0; g < ROLL; g += perGroup) this.values[g + SPEED] = this.values[g + WORK] = 0;
    this.values[ROLL] = this.values[JET] = this.values[LIGHTING] = 0;
  }

  #keep(t: number): void {
    for (const { node, last } of this.#joints) {
      const { position: p, rotation: r, scale: s } = node;
      last[0] = r.x;
      last[1] = r.y;
      last[2] = r.z;
      last[3] = p.x;
      last[4] = p.y;
      last[5] = p.z;
      last[6] = s.x;
    }
    this.#last = { t, ...this.#place() };
  }

  #place(): { x: number; z: number; yaw: number; light: number } {
    const m = this.#robot.root.matrixWorld.elements;
    const light = this.#lights.reduce((sum, { emissiveIntensity }) => sum + emissiveIntensity, 0);
    return { x: m[12], z: m[14], yaw: Math.atan2(m[8], m[10]), light };
  }

  #locate(matrix: ArrayLike<number>, listener: Listener, side: number, near: number): void {
    for (let i = 0; i < 3; i++) this.#point[i] = matrix[12 + i];
    [this.values[side], this.values[near]] = this.#heard(this.#point, listener);
  }

  /** Side from -1 (left) to 1, and level by distance, of a point of the scene. */
  #heard([x = 0, y = 0, z = 0]: Float64Array, { view: m, distance }: Listener): [side: number, near: number] {
    const right = m[0] * x + m[4] * y + m[8] * z + m[12];
    const ahead = -(m[2] * x + m[6] * y + m[10] * z + m[14]);
    const away = Math.max(0.2 * distance, ahead);
    return [Math.min(1, Math.max(-1, right / (width * away))), Math.min(1.5, Math.max(0.4, distance / away))];
  }
}

/** Sums of the positions of each group, only while a frame is read. */
const positions = new Float64Array((ROLL / perGroup) * 3);

function lightsOf({ root }: Pick<Robot, 'root'>): { emissiveIntensity: number }[] {
  const lights = new Set<{ emissiveIntensity: number }>();
  root.traverse((o) => {
    const { material } = o as { material?: { emissiveIntensity?: number; emissive?: { getHex(): number } } };
    if (material?.emissiveIntensity && material.emissive?.getHex())
      lights.add(material as { emissiveIntensity: number });
  });
  return [...lights];
}
