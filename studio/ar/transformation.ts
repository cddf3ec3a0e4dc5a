/** The transformation and the way back as keys of each joint, for files that show it over and over. */
import type { Rig } from '#robots/rig.ts';
import { type ArRobot, SHAPES, type Shape } from './ar-robot.ts';

/** Seconds that a shape stands still, and that it takes to become the other. */
const STILL = 1.6,
  TURN = 3.6;
/** Keys of one transformation; viewers go straight from one to the next. */
const STEPS = 24;

export type Channel = 'translation' | 'rotation' | 'scale';
export interface Keys {
  joint: string;
  channel: Channel;
  values: Float32Array;
}
export interface Transformation {
  times: Float32Array;
  keys: Keys[];
}

export function transformationFrom(shape: Shape, { rig, joints }: Pick<ArRobot, 'rig' | 'joints'>): Transformation {
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS),
    there = steps.map((u) => [STILL + u * TURN, u] as const),
    back = steps.map((u) => [2 * STILL + TURN + u * TURN, 1 - u] as const),
    frames = [[0, 0] as const, ...there, ...back],
    names = ['root', ...joints.map(([name]) => name)],
    poses = frames.map(([, u]) => {
      rig.apply(shape === 'first' ? u : SHAPES.other - u);
      return names.map((name) => poseOf(rig, name));
    }),
    keys = names.flatMap((joint, j) =>
      (['translation', 'rotation', 'scale'] as const).flatMap((channel): Keys[] => {
        const values = continuous(poses.map((pose) => pose[j][channel]));
        return values.every((value) => isSame(value, values[0]))
          ? []
          : [{ joint, channel, values: Float32Array.from(values.flat()) }];
      }),
    );
  return { times: Float32Array.from(frames, ([time]) => time), keys };
}

export type Pose = Record<Channel, number[]>;
export function poseOf(rig: Rig, joint: string): Pose {
  const { position, quaternion, scale } = rig.get(joint);
  return { translation: position.toArray(), rotation: quaternion.toArray(), scale: scale.toArray() };
}

const isSame = (a: number[], b: number[]): boolean => a.every((x, i) => Math.abs(x - b[i]) < 1e-6);

/** A rotation is two quaternions: always the one nearer to the last, so that nothing turns the long way round. */
function continuous(values: number[][]): number[][] {
  const out: number[][] = [];
  for (const value of values) {
    const last = out.at(-1),
      isOpposite = value.length === 4 && last && dot(value, last) < 0;
    out.push(isOpposite ? value.map((x) => -x) : value);
  }
  return out;
}
const dot = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i], 0);
