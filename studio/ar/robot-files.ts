/** All files of a robot for augmented reality. */
import type { RobotName } from '#robots/names.ts';
import { arRobot, SHAPES, type Shape } from './ar-robot.ts';
import { glb } from './glb.ts';
import { usdz } from './usdz.ts';

const WRITERS = { glb, usdz } as const;

export interface RobotFile {
  shape: Shape;
  format: keyof typeof WRITERS;
  bytes: Buffer;
}

export async function robotFiles(name: RobotName, heightMm: number): Promise<RobotFile[]> {
  const robot = await arRobot(name, heightMm);
  return (Object.keys(SHAPES) as Shape[]).flatMap((shape) =>
    (Object.keys(WRITERS) as (keyof typeof WRITERS)[]).map((format) => ({
      shape,
      format,
      bytes: WRITERS[format](robot, shape),
    })),
  );
}
